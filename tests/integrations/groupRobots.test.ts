import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupRobots } from '../../api/src/adapters/groupRobots/groupRobots.ts';
import type { RobotError, RobotPlatform } from '../../api/src/adapters/groupRobots/robotProtocol.ts';
import { startGroupRobots } from './groupRobots.ts';

let clock = new Date('2026-11-30T02:00:00Z');
let simulated: Awaited<ReturnType<typeof startGroupRobots>>;
beforeAll(async () => {
  simulated = await startGroupRobots({ now: () => clock });
});
afterAll(() => simulated.close());

const platforms = ['wecom', 'dingtalk', 'feishu'] as const;
const keyOf = (name: string) => `robot-of-the-tests-${name}`;
const send = (platform: RobotPlatform, key: string, text = '【橙仓】你好', secret = '') =>
  simulated.robots.send(platform, { key, secret }, text).then(
    () => null,
    ({ failure }: RobotError) => failure,
  );

describe('a robot of a group chat', () => {
  it.each(platforms)('of %s takes what is sent to the key in its address', async (platform) => {
    const { robots } = await simulated.seen();
    const robot = robots.find((one) => one.platform === platform);
    const path = {
      wecom: `/cgi-bin/webhook/send?key=${robot?.key}`,
      dingtalk: `/robot/send?access_token=${robot?.key}`,
      feishu: `/open-apis/bot/v2/hook/${robot?.key}`,
    }[platform];
    const key = simulated.robots.keyIn(platform, simulated.urls[platform] + path) ?? '';
    expect(key).toBe(robot?.key);
    expect(await send(platform, key, '【橙仓】你好', robot?.secret)).toBeNull();
    expect(await simulated.textsOf(key)).toEqual(['【橙仓】你好']);
  });

  it.each(['dingtalk', 'feishu'] as const)(
    'of %s refuses a wrong signature, and one that is old',
    async (platform) => {
      const key = keyOf(`sign-${platform}`);
      await simulated.put({ platform, key, secret: 'right' });
      expect([
        await send(platform, key, 'x', 'right'),
        await send(platform, key, 'x', 'wrong'),
        await send(platform, key),
      ]).toEqual([null, 'sign', 'sign']);
      const late = groupRobots({ urls: simulated.urls, now: () => new Date(clock.getTime() - 3_700_000) });
      const old = late.send(platform, { key, secret: 'right' }, 'x');
      expect(await old.catch(({ failure }: RobotError) => failure)).toBe('sign');
      expect(await simulated.textsOf(key)).toEqual(['x']);
    },
  );

  it.each(['dingtalk', 'feishu'] as const)('of %s refuses what lacks its keyword', async (platform) => {
    const key = keyOf(`keyword-${platform}`);
    await simulated.put({ platform, key, secret: '', keyword: '橙仓' });
    expect([await send(platform, key, '你好'), await send(platform, key)]).toEqual(['keyword', null]);
  });

  it.each(platforms)('of %s is known by its moods', async (platform) => {
    const key = keyOf(`moods-${platform}`);
    const moods = ['well', 'limited', 'removed', 'down', 'garbage'] as const;
    const said: unknown[] = [];
    for (const mood of moods) {
      await simulated.put({ platform, key, secret: '', mood });
      said.push(await send(platform, key));
    }
    expect(said).toEqual([null, 'limited', 'gone', 'unreachable', 'unreachable']);
    expect(await send(platform, keyOf('nobody-has-added'))).toBe('gone');
    expect([await send(platform, key, ''), await send(platform, key, '长'.repeat(8_000))]).toEqual([
      'unreachable',
      'unreachable',
    ]);
  });

  it.each([
    ['wecom', 20],
    ['dingtalk', 20],
    ['feishu', 100],
  ] as const)('of %s takes %i messages a minute', async (platform, most) => {
    const key = keyOf(`rate-${platform}`);
    await simulated.put({ platform, key, secret: '' });
    const said = await Promise.all(Array.from({ length: most + 1 }, () => send(platform, key)));
    expect(said.filter((failure) => failure === 'limited')).toHaveLength(1);
    clock = new Date(clock.getTime() + 61_000);
    expect(await send(platform, key)).toBeNull();
  });

  it('takes no text that is empty or too long', async () => {
    const key = keyOf('text-wecom');
    await simulated.put({ platform: 'wecom', key });
    expect([await send('wecom', key, ''), await send('wecom', key, '长'.repeat(700))]).toEqual([
      'refused',
      'refused',
    ]);
  });
});

describe('the console of the robots', () => {
  const page = async (init?: RequestInit) => {
    const answer = await fetch(`${simulated.origin}/robots/`, init);
    return { status: answer.status, text: await answer.text() };
  };

  it('shows robots and what has arrived, as text', async () => {
    const key = keyOf('console');
    await simulated.put({ platform: 'feishu', key, secret: '' });
    await send('feishu', key, '<script>');
    const { status, text } = await page();
    expect([status, text.includes('模拟群机器人'), text.includes('&lt;script&gt;')]).toEqual([
      200,
      true,
      true,
    ]);
  });

  it('says what is wrong with a robot, and takes none from another site', async () => {
    expect(await simulated.put({ platform: 'wecom', key: 'short' })).toBe('key');
    expect(await simulated.put({ platform: 'slack' as 'wecom', key: keyOf('x') })).toBe('platform');
    expect(await simulated.put({ platform: 'wecom', key: keyOf('x'), mood: 'sad' as 'well' })).toBe('mood');
    const form = (body: string, site: string) =>
      fetch(`${simulated.origin}/robots/do/putRobot`, {
        ...{ method: 'POST', redirect: 'manual', body },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      });
    const good = `platform=wecom&key=${keyOf('form')}&mood=removed`;
    expect([
      (await form(good, 'same-origin')).status,
      (await form('platform=wecom&key=x', 'same-origin')).status,
      (await form(good, 'cross-site')).status,
    ]).toEqual([303, 400, 403]);
    expect(await send('wecom', keyOf('form'))).toBe('gone');
  });
});
