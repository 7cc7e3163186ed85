import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kuaidi100Tracking } from '../../api/src/adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import { CALLBACK_HEADERS } from '../../api/src/modules/shops/callbackPage.ts';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { signedPush } from '../../simulators/src/kuaidi100/pollResults.ts';
import { pushKeysOf, sealedPush } from '../../simulators/src/weixin/pushes.ts';
import { APP } from '../integrations/simulatedShops.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let gateway: FastifyInstance;
beforeAll(async () => {
  api = await startApi({
    weixinPushKeys: { ...pushKeysOf(APP), appId: APP.key },
    douyinApp: { appKey: APP.key, appSecret: APP.secret },
    tracking: kuaidi100Tracking({ key: '', customer: '', salt: 'salt', callbackUrl: '', url: '' }),
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  gateway = await createGateway({ apiBaseUrl: `http://127.0.0.1:${port}`, webDist: '/nonexistent' });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

it('the authorisation callback page may run its own script and nothing else', async () => {
  const { statusCode, headers, body } = await gateway.inject('/api/v1/shops/callback/4?code=c&state=s');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject(CALLBACK_HEADERS);
  expect(body).toContain('<p role="status">页面已失效，请回到店铺管理重新绑定</p>');
  const wrong = await gateway.inject('/api/v1/shops/callback/9');
  expect([wrong.statusCode, wrong.headers['content-security-policy']]).toEqual([
    400,
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ]);
});

it('a WeChat push is forwarded unchanged', async () => {
  const { msgSignature, body, ...seal } = sealedPush('<xml/>', APP, new Date());
  const push = (signature: string) =>
    gateway.inject({
      method: 'POST',
      url: `/api/v1/shops/callback/6?${new URLSearchParams({ ...seal, msg_signature: signature })}`,
      headers: { 'content-type': 'text/xml' },
      payload: body,
    });
  const [ours, forged] = [await push(msgSignature), await push('x')];
  expect([ours.statusCode, ours.body]).toEqual([200, 'success']);
  expect([forged.statusCode, forged.body]).toEqual([403, '']);
});

it('a Douyin push is forwarded unchanged', async () => {
  // Spaced and ordered as no program of ours would write it.
  const body = '[ {"tag":"1", "msg_id":"a","data":"{\\"p_id\\":1}"} ]';
  const push = (secret: string) =>
    gateway.inject({
      method: 'POST',
      url: '/api/v1/shops/callback/4',
      headers: {
        'content-type': 'application/json',
        'app-id': APP.key,
        'event-sign': createHash('md5').update(`${APP.key}${body}${secret}`).digest('hex'),
      },
      payload: body,
    });
  const [ours, forged] = [await push(APP.secret), await push('other')];
  expect([ours.statusCode, ours.json()]).toEqual([200, { code: 0, msg: 'success' }]);
  expect([forged.statusCode, forged.json()]).toEqual([400, { code: 40041, msg: '解析推送数据失败' }]);
});

it('a Kuaidi100 push is forwarded unchanged', async () => {
  const param =
    '{"status":"polling","lastResult":{"nu":"YT2026000000001","com":"yuantong","state":"0","data":[]}}';
  const push = (salt: string) =>
    gateway.inject({
      method: 'POST',
      url: '/api/v1/tracking/push',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: signedPush(param, salt).toString(),
    });
  const [ours, forged] = [await push('salt'), await push('other')];
  expect([ours.statusCode, ours.json()]).toEqual([200, { result: true, returnCode: '200', message: '成功' }]);
  expect([forged.statusCode, forged.json()]).toEqual([
    403,
    { result: false, returnCode: '403', message: '签名不正确' },
  ]);
});
