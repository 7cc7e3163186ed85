import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { dingtalk, signDingtalk } from './dingtalk.ts';
import { feishu, signFeishu } from './feishu.ts';
import { groupRobots } from './groupRobots.ts';
import type { RobotError } from './robotProtocol.ts';
import { wecom } from './wecom.ts';

const URLS = {
  wecom: 'https://qyapi.weixin.qq.com',
  dingtalk: 'https://oapi.dingtalk.com',
  feishu: 'https://open.feishu.cn',
};
const KEY = '693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa';
const robots = groupRobots({ urls: URLS });

describe('signatures of robots', () => {
  it('of 飞书 equal what others have published for the same input', () => {
    expect(signFeishu(1_756_800_000, 'orbit-test-secret')).toBe(
      'sN+9ZKa5w6BQmKyxCaxNA1DWEgtEnZaOcfEOCqZ26fg=',
    );
  });

  it('of 钉钉 sign with the secret what 飞书 signs with', () => {
    // hmac_sha256("this is secret", "1577262236757\nthis is secret"), by OpenSSL.
    expect(signDingtalk(1_577_262_236_757, 'this is secret')).toBe(
      'hmPWwU+7lVdm3ZZz0r9tSfx0L4Q26jWOZr9+Gs6EZQM=',
    );
  });
});

describe('the address of a robot', () => {
  it.each([
    ['wecom', `${URLS.wecom}/cgi-bin/webhook/send?key=${KEY}`],
    ['dingtalk', `${URLS.dingtalk}/robot/send?access_token=${KEY}`],
    ['feishu', ` ${URLS.feishu}/open-apis/bot/v2/hook/${KEY} `],
  ] as const)('of %s gives its key', (platform, address) => {
    expect(robots.keyIn(platform, address)).toBe(KEY);
  });

  it.each([
    ['wecom', `https://qyapi.weixin.qq.com.example/cgi-bin/webhook/send?key=${KEY}`],
    ['wecom', `https://qyapi.weixin.qq.com@example.com/cgi-bin/webhook/send?key=${KEY}`],
    ['wecom', `https://me:word@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${KEY}`],
    ['wecom', `http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${KEY}`],
    ['wecom', `https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=${KEY}`],
    ['wecom', `https://qyapi.weixin.qq.com/cgi-bin/user/get?key=${KEY}`],
    ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=../../../x&a=bbbbbbbbbb'],
    ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send'],
    ['dingtalk', `${URLS.wecom}/cgi-bin/webhook/send?key=${KEY}`],
    ['dingtalk', 'http://169.254.169.254/robot/send?access_token=latest-meta-data-x'],
    ['feishu', `${URLS.feishu}/open-apis/im/v1/messages/${KEY}`],
    ['feishu', `${URLS.feishu}/open-apis/bot/v2/hook/`],
    ['feishu', 'not an address'],
  ] as const)('of %s is refused elsewhere: %s', (platform, address) => {
    expect(robots.keyIn(platform, address)).toBeNull();
  });
});

describe('requests', () => {
  const at = new Date(1_756_800_000_000);

  it('of 钉钉 carry timestamp and signature in the query, 飞书 in the body, 企业微信 neither', () => {
    const robot = { key: KEY, secret: 'orbit-test-secret' };
    expect(wecom.request(robot, '你好', at)).toEqual({
      path: `/cgi-bin/webhook/send?key=${KEY}`,
      body: { msgtype: 'text', text: { content: '你好' } },
    });
    const sign = encodeURIComponent(signDingtalk(at.getTime(), robot.secret));
    expect(dingtalk.request(robot, '你好', at)).toEqual({
      path: `/robot/send?access_token=${KEY}&timestamp=1756800000000&sign=${sign}`,
      body: { msgtype: 'text', text: { content: '你好' } },
    });
    expect(feishu.request(robot, '你好', at)).toEqual({
      path: `/open-apis/bot/v2/hook/${KEY}`,
      body: {
        ...{ timestamp: '1756800000', sign: 'sN+9ZKa5w6BQmKyxCaxNA1DWEgtEnZaOcfEOCqZ26fg=' },
        ...{ msg_type: 'text', content: { text: '你好' } },
      },
    });
  });

  it('of a robot without a secret carry no signature', () => {
    const robot = { key: KEY, secret: '' };
    expect(dingtalk.request(robot, '', at).path).toBe(`/robot/send?access_token=${KEY}`);
    expect(Object.keys(feishu.request(robot, '', at).body)).toEqual(['msg_type', 'content']);
  });
});

describe('answers', () => {
  it.each([
    [wecom, { errcode: 0, errmsg: 'ok' }, null],
    [wecom, { errcode: 93000, errmsg: 'invalid webhook url, hint: [1_2]' }, 'gone'],
    [wecom, { errcode: 45009, errmsg: 'api freq out of limit' }, 'limited'],
    [wecom, { errcode: -1, errmsg: 'system error' }, 'busy'],
    [wecom, { errcode: 40058, errmsg: 'content exceed max length' }, 'refused'],
    [dingtalk, { errcode: 0, errmsg: 'ok' }, null],
    [dingtalk, { errcode: 310000, errmsg: 'keywords not in content' }, 'keyword'],
    [dingtalk, { errcode: 310000, errmsg: 'sign not match' }, 'sign'],
    [dingtalk, { errcode: 310000, errmsg: 'invalid timestamp' }, 'sign'],
    [dingtalk, { errcode: 310000, errmsg: 'ip 1.2.3.4 not in whitelist' }, 'address'],
    [dingtalk, { errcode: 130101, errmsg: 'send too fast, exceed 20 times per minute' }, 'limited'],
    [dingtalk, { errcode: 300005, errmsg: 'token is not exist' }, 'gone'],
    [dingtalk, { errcode: 400102, errmsg: '机器人已停用' }, 'gone'],
    [feishu, { code: 0, msg: 'success', data: {} }, null],
    [feishu, { StatusCode: 0, StatusMessage: 'success' }, null],
    [feishu, { code: 19001, msg: 'param invalid: incoming webhook access token invalid' }, 'gone'],
    [feishu, { code: 19021, msg: 'sign match fail or timestamp is not within one hour' }, 'sign'],
    [feishu, { code: 19022, msg: 'Ip Not Allowed' }, 'address'],
    [feishu, { code: 19024, msg: 'Key Words Not Found' }, 'keyword'],
    [feishu, { code: 11232, msg: 'frequency limited psm' }, 'limited'],
    [feishu, { code: 9499, msg: 'too many request' }, 'limited'],
    [feishu, { code: 9499, msg: 'Bad Request' }, 'refused'],
  ])('%#: %j', (protocol, answer, failure) => {
    expect(protocol.verdictOf(answer)?.failure).toBe(failure);
  });

  it('that are none of the platform’s, late or none are told apart from refusals', async () => {
    const server = createServer(({ url = '' }, response) => {
      if (url.includes('hang-hang-hang-hang')) return;
      response.writeHead(url.includes('busy-busy-busy-busy') ? 502 : 200).end('<html>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const local = groupRobots({
      urls: { wecom: at, dingtalk: at, feishu: 'http://127.0.0.1:1' },
      timeoutMs: 100,
    });
    const codeOf = (platform: 'wecom' | 'feishu', key: string) =>
      local.send(platform, { key, secret: '' }, '').catch(({ failure, code }: RobotError) => [failure, code]);
    expect(await codeOf('wecom', 'html-html-html-html')).toEqual(['unreachable', 'BAD_ANSWER']);
    expect(await codeOf('wecom', 'busy-busy-busy-busy')).toEqual(['unreachable', 'HTTP_502']);
    expect(await codeOf('wecom', 'hang-hang-hang-hang')).toEqual(['unreachable', 'TIMEOUT']);
    expect(await codeOf('feishu', 'none-none-none-none')).toEqual(['unreachable', 'NO_ANSWER']);
    server.closeAllConnections();
    server.close();
  });
});
