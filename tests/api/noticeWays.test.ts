import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import type { PersonNoticeKind } from '../../api/src/modules/notices/personNoticeKinds.ts';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { tell } from '../../api/src/modules/notices/personNotices.ts';
import type { GroupRobotDto } from '../../api/src/modules/noticeWays/noticeWays.schemas.ts';
import { startGroupRobots } from '../integrations/groupRobots.ts';
import { smsChannel } from '../support/accounts.ts';
import { orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { memberOf } from '../support/members.ts';
import {
  robotOf,
  runJob,
  type SimulatedRobots,
  saveWays,
  sendNotices,
  skipPause,
  waysOf,
} from '../support/noticeWays.ts';

const SITE = 'https://shop.example';
const NOON = new Date('2026-11-30T12:00:00+08:00');
let clock = NOON;
const sms = smsChannel();
let simulated: SimulatedRobots;
let api: TestApi;
beforeAll(async () => {
  simulated = await startGroupRobots();
  api = await startApi({
    ...{ demo: false, sms, limitByAddress: false, site: SITE, noticeSmsPerDay: 3 },
    ...{ groupRobots: simulated.robots, now: () => clock },
  });
});
afterAll(async () => {
  await api.close();
  await simulated.close();
});
beforeEach(() => {
  clock = NOON;
  sms.failure = null;
});

const say = (who: Person, title: string, kind: PersonNoticeKind = 'cashOutPaid') =>
  tell(api.database.db, [
    { accountId: who.accountId, kind, title, detail: `${title}。`, link: '/buyer/wallet' },
  ]);
const told = async (who: Person) =>
  (await who.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {})).data.list;
const smsTo = async (who: Person) => {
  const [row] = await api.query<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [
    who.accountId,
  ]);
  const phone = api.database.db.box.open(row?.phone ?? '', 'account.phone');
  return sms.notices.filter((message) => message.phone === phone);
};
const robotRow = async (id: number) =>
  (await api.query<Record<string, unknown>>('SELECT * FROM group_robot WHERE id = $1', [id]))[0];
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

describe('the ways of a person', () => {
  it('are the bell alone until something else is said', async () => {
    const buyer = await api.buyer();
    const ways = await waysOf(buyer);
    expect(ways).toMatchObject({
      ...{ smsGroups: [], quietFrom: null, quietTo: null, digestAt: null, lowBalance: null, robots: [] },
      smsPerDay: 3,
      phone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$|^1\d+\*+\d+$/),
    });
    expect(ways.groups.map(({ group }) => group)).toEqual([
      ...['shipping', 'afterSales', 'money', 'shops', 'goods', 'account', 'digest'],
    ]);
    await say(buyer, '甲');
    await sendNotices(api);
    expect(await smsTo(buyer)).toEqual([]);
    expect(await api.query('SELECT FROM notice_to_route')).toEqual([]);
  });

  it('are saved as a whole, each person their own', async () => {
    const buyer = await api.buyer();
    const member = await memberOf(api, buyer, 'viewer');
    const saved = await saveWays(buyer, {
      ...{ smsGroups: ['money', 'shipping'], quietFrom: '22:00', quietTo: '08:30', digestAt: '09:00' },
    });
    expect(saved).toMatchObject({
      ...{ smsGroups: ['shipping', 'money'], quietFrom: '22:00', quietTo: '08:30', digestAt: '09:00' },
    });
    expect(await waysOf(buyer)).toEqual(saved);
    const ofMember = await waysOf(member);
    expect([ofMember.smsGroups, ofMember.groups.map(({ group }) => group)]).toEqual([
      [],
      ['shipping', 'afterSales', 'shops', 'goods', 'account', 'digest'],
    ]);
    const digestOf = ({ groups }: typeof saved) => groups.find(({ group }) => group === 'digest')?.about;
    expect([saved, ofMember].map((ways) => digestOf(ways)?.endsWith('，余额'))).toEqual([true, false]);
  });

  it.each([
    ['a group of which nobody is told anything', { smsGroups: ['weather'] }],
    ['quiet hours without an end', { quietFrom: '22:00' }],
    ['quiet hours of nothing', { quietFrom: '22:00', quietTo: '22:00' }],
    ['a time that is none', { digestAt: '24:00' }],
  ])('are refused with %s', async (_what, more) => {
    expect(await saveWays(await api.buyer(), more)).toMatchObject({ errorKey: 'BAD_PARAM' });
  });

  it('of a member are within what the role is about', async () => {
    const buyer = await api.buyer();
    const viewer = await memberOf(api, buyer, 'viewer');
    expect(await saveWays(viewer, { smsGroups: ['money'] })).toMatchObject({ errorKey: 'BAD_PARAM' });
    const low = (fen: number | null) => viewer.call('PUT', '/noticeWays/lowBalance', { limit: fen });
    expect((await low(100)).data.errorKey).toBe('ROLE_SCOPE');
  });

  it('have the limit of the balance for the account, which sees it', async () => {
    const buyer = await api.buyer({ balance: 1_000 });
    const finance = await memberOf(api, buyer, 'finance');
    await finance.call('PUT', '/noticeWays/lowBalance', { limit: 2_000 });
    expect([(await waysOf(buyer)).lowBalance, (await told(buyer))[0]?.kind]).toEqual([2_000, 'balanceLow']);
    expect((await waysOf(await memberOf(api, buyer, 'viewer'))).lowBalance).toBeNull();
    await buyer.call('PUT', '/noticeWays/lowBalance', { limit: null });
    expect((await waysOf(finance)).lowBalance).toBeNull();
    const withoutWallet = await api.buyer();
    await withoutWallet.call('PUT', '/noticeWays/lowBalance', { limit: 5 });
    expect([(await waysOf(withoutWallet)).lowBalance, (await told(withoutWallet)).length]).toEqual([5, 1]);
  });
});

describe('a robot', () => {
  it('is added by its address, of which the key lies sealed, renamed, tested and removed', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['digest', 'money'], {
      platform: 'feishu',
      secret: 'sign-me',
    });
    const [robot] = (await waysOf(buyer)).robots;
    expect(robot).toEqual({
      ...{ id, platform: 'feishu', name: expect.any(String), hint: given.key.slice(-4), isSigned: true },
      ...{ groups: ['money', 'digest'], status: 1, problem: null, restedAt: null, sentAt: null },
    });
    expect(JSON.stringify(await robotRow(id))).not.toMatch(new RegExp(`${given.key}|sign-me`));
    await buyer.call('POST', '/noticeWays/renameRobot', { id, name: ' 财务群 ' });
    const { data } = await buyer.call<GroupRobotDto>('POST', '/noticeWays/testRobot', { id });
    expect([data.name, data.sentAt, await simulated.textsOf(given.key)]).toEqual([
      '财务群',
      expect.any(String),
      // When it was added, and now.
      Array.from({ length: 2 }, () => '【橙仓】这是一条测试消息，收到说明机器人已连接。'),
    ]);
    expect((await buyer.call('POST', '/noticeWays/testRobot', { id })).data.errorKey).toBe('ROBOT_BUSY');
    await buyer.call('POST', '/noticeWays/removeRobot', { id });
    expect((await waysOf(buyer)).robots).toEqual([]);
    expect((await buyer.call('POST', '/noticeWays/removeRobot', { id })).data.errorKey).toBe('NOT_FOUND');
  });

  it('is its person’s own: another account and other people of the account have nothing to do with it', async () => {
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    const member = await memberOf(api, buyer, 'finance');
    const { id } = await robotOf(simulated, buyer, ['money']);
    for (const who of [other, member]) {
      for (const call of ['renameRobot', 'removeRobot', 'wakeRobot', 'testRobot']) {
        const body = call === 'renameRobot' ? { id, name: '我的' } : { id };
        expect((await who.call('POST', `/noticeWays/${call}`, body)).data.errorKey).toBe('NOT_FOUND');
      }
      const robots = [{ id, groups: [] }];
      expect(await saveWays(who, { robots })).toMatchObject({ errorKey: 'NOT_FOUND' });
      expect((await waysOf(who)).robots).toEqual([]);
    }
    expect((await waysOf(buyer)).robots).toMatchObject([{ groups: ['money'] }]);
  });

  it.each([
    'http://169.254.169.254/cgi-bin/webhook/send?key=latest-meta-data-of-it',
    'https://qyapi.weixin.qq.com.example/cgi-bin/webhook/send?key=aaaaaaaaaaaaaaaaaaaa',
    'not an address',
  ])('is refused at %s', async (address) => {
    const robot = { platform: 'wecom', address, name: '群', groups: [] };
    expect((await (await api.buyer()).call('POST', '/noticeWays/addRobot', robot)).data.errorKey).toBe(
      'ROBOT_ADDRESS',
    );
  });

  it('is one however often it is added, and there are five at most, also when they come together', async () => {
    const buyer = await api.buyer();
    const add = (key: string, name = '群') =>
      buyer.call<GroupRobotDto>('POST', '/noticeWays/addRobot', {
        ...{ platform: 'wecom', name, groups: ['money'] },
        address: `${simulated.urls.wecom}/cgi-bin/webhook/send?key=${key}`,
      });
    const same = await Promise.all([1, 2, 3].map(() => add('the-same-robot-again')));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const many = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => add(`another-robot-number-${n}`)));
    expect(many.filter(({ code }) => code === 0)).toHaveLength(4);
    expect(await add('the-same-robot-again', '改名')).toMatchObject({
      ...{ msg: '已添加过（群）', data: { errorKey: 'ROBOT_THERE', field: 'address' } },
    });
    expect((await waysOf(buyer)).robots.map(({ name }) => name)).not.toContain('改名');
  });

  it('is not added with a secret that its platform refuses', async () => {
    const buyer = await api.buyer();
    const given = { platform: 'dingtalk', key: 'robot-that-is-signed', secret: 'right' } as const;
    await simulated.put(given);
    const add = (secret: string) =>
      buyer.call<GroupRobotDto>('POST', '/noticeWays/addRobot', {
        ...{ platform: 'dingtalk', name: '群', groups: ['money'], secret },
        address: `${simulated.urls.dingtalk}/robot/send?access_token=${given.key}`,
      });
    expect(await add('wrong')).toMatchObject({
      ...{ msg: '没有发送成功：签名不正确，请核对加签密钥' },
      data: { errorKey: 'ROBOT_REFUSED', problem: 'sign', field: 'secret' },
    });
    expect((await waysOf(buyer)).robots).toEqual([]);
    const { data } = await add('right');
    expect((await add('right')).data.id).toBe(data.id);
    expect(await simulated.textsOf(given.key)).toEqual(['【橙仓】这是一条测试消息，收到说明机器人已连接。']);
    // Another secret does not take the place of the one that works.
    await add('wrong');
    await buyer.call('POST', '/noticeWays/testRobot', { id: data.id });
    expect((await waysOf(buyer)).robots).toMatchObject([
      { status: 1, problem: null, sentAt: expect.any(String) },
    ]);
  });

  it('that refuses a test says why, and rests where no waiting mends it', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money'], {
      platform: 'dingtalk',
      secret: 'right',
    });
    await simulated.put({ ...given, mood: 'keywordRefused' });
    const refused = await buyer.call('POST', '/noticeWays/testRobot', { id });
    expect(refused.data).toMatchObject({ errorKey: 'ROBOT_REFUSED', problem: 'keyword' });
    expect(refused.msg).toBe('没有发送成功：消息不含机器人要求的关键词，请把“橙仓”设为关键词');
    expect((await waysOf(buyer)).robots).toMatchObject([{ status: 2, problem: 'keyword' }]);
    expect((await buyer.call('POST', '/noticeWays/testRobot', { id })).data.errorKey).toBe('ROBOT_OFF');
    await simulated.put({ ...given, mood: 'well' });
    const { data } = await buyer.call<GroupRobotDto>('POST', '/noticeWays/wakeRobot', { id });
    expect(data).toMatchObject({ status: 1, problem: null });
    expect((await buyer.call('POST', '/noticeWays/testRobot', { id })).code).toBe(0);
  });
});

describe('a notice', () => {
  it('goes to the robots and the phone that are to hear of its group, with where it leads', async () => {
    const buyer = await api.buyer();
    const money = await robotOf(simulated, buyer, ['money']);
    const shipping = await robotOf(simulated, buyer, ['shipping'], { platform: 'dingtalk', secret: 's' });
    await saveWays(buyer, { smsGroups: ['money'] });
    await say(buyer, '提现已到账');
    await sendNotices(api);
    expect(await simulated.textsOf(money.given.key)).toEqual([
      `【橙仓】提现已到账\n提现已到账。\n${SITE}/t3/buyer/wallet`,
    ]);
    // It was tried when it was added.
    expect(await simulated.textsOf(shipping.given.key)).toEqual([expect.stringContaining('测试消息')]);
    expect(await smsTo(buyer)).toMatchObject([{ group: 'money', variables: { count: '1' } }]);
    await sendNotices(api);
    expect(await simulated.textsOf(money.given.key)).toHaveLength(1);
    expect(await api.query('SELECT FROM notice_send')).toEqual([]);
  });

  it('is joined with those that are due at the same time', async () => {
    const buyer = await api.buyer();
    const { given } = await robotOf(simulated, buyer, ['money', 'afterSales']);
    await saveWays(buyer, { smsGroups: ['money', 'afterSales'] });
    for (const title of ['甲', '乙']) await say(buyer, title);
    await say(buyer, '丙', 'case.offer');
    await sendNotices(api);
    const [text = ''] = await simulated.textsOf(given.key);
    expect(text.split('\n').filter((line) => /^【|^\d\./.test(line))).toEqual([
      ...['【橙仓】您有 3 条新消息', '1. 甲', '2. 乙', '3. 丙'],
    ]);
    expect((await smsTo(buyer)).map(({ group, variables }) => [group, variables.count])).toEqual([
      ['money', '2'],
      ['afterSales', '1'],
    ]);
  });

  it('waits for the end of quiet hours, with all that has come meanwhile', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    await saveWays(buyer, { smsGroups: ['money'], quietFrom: '22:00', quietTo: '08:00' });
    clock = new Date('2026-11-30T21:59:00+08:00');
    await say(buyer, '之前');
    await sendNotices(api);
    clock = new Date('2026-11-30T23:00:00+08:00');
    await skipPause(api, id);
    for (const title of ['夜里', '又一条']) {
      await say(buyer, title);
      await sendNotices(api);
      later(60);
    }
    clock = new Date('2026-12-01T07:59:59+08:00');
    await sendNotices(api);
    expect([await simulated.textsOf(given.key), (await smsTo(buyer)).length]).toEqual([
      [expect.stringContaining('之前')],
      1,
    ]);
    clock = new Date('2026-12-01T08:00:00+08:00');
    await sendNotices(api);
    const [joined] = await simulated.textsOf(given.key);
    expect([joined?.startsWith('【橙仓】您有 2 条新消息'), (await smsTo(buyer)).at(-1)?.variables]).toEqual([
      true,
      { count: '2' },
    ]);
  });

  it('that waits goes at once when quiet hours are emptied, and later when they end later', async () => {
    const buyer = await api.buyer();
    const { given } = await robotOf(simulated, buyer, ['money']);
    const quiet = { smsGroups: ['money'], quietFrom: '22:00', quietTo: '08:00' };
    await saveWays(buyer, quiet);
    clock = new Date('2026-11-30T23:00:00+08:00');
    await say(buyer, '夜里');
    await sendNotices(api);
    await saveWays(buyer, { ...quiet, quietTo: '09:00' });
    clock = new Date('2026-12-01T08:30:00+08:00');
    await sendNotices(api);
    expect([await simulated.textsOf(given.key), await smsTo(buyer)]).toEqual([[], []]);
    await saveWays(buyer, { smsGroups: ['money'] });
    await sendNotices(api);
    expect([await simulated.textsOf(given.key), (await smsTo(buyer)).length]).toEqual([
      [expect.stringContaining('夜里')],
      1,
    ]);
  });

  it('goes to each person by what their rights are about, and to nobody who has left', async () => {
    const owner = await api.buyer();
    const viewer = await memberOf(api, owner, 'viewer');
    const finance = await memberOf(api, owner, 'finance');
    const ofViewer = await robotOf(simulated, viewer, ['account', 'afterSales']);
    const ofFinance = await robotOf(simulated, finance, ['money', 'account']);
    await saveWays(finance, { smsGroups: ['money'] });
    // What the role of a robot's owner no longer reaches is not told.
    await api.query("UPDATE group_robot SET groups = '{money,afterSales,account}' WHERE id = $1", [
      ofViewer.id,
    ]);
    await say(owner, '提现已到账');
    await say(owner, '令牌已停用', 'tokenRevoked');
    await sendNotices(api);
    expect(await simulated.textsOf(ofViewer.given.key)).toEqual([]);
    expect(await simulated.textsOf(ofFinance.given.key)).toMatchObject([
      expect.stringContaining('提现已到账'),
    ]);
    expect(sms.notices.filter(({ phone }) => phone === finance.phone)).toHaveLength(1);
    expect((await owner.call('POST', '/members/remove', { id: finance.memberId })).code).toBe(0);
    await say(owner, '再一次');
    await sendNotices(api);
    expect(await simulated.textsOf(ofFinance.given.key)).toHaveLength(1);
    expect(await api.query('SELECT FROM notice_setting WHERE member_id = $1', [finance.memberId])).toEqual(
      [],
    );
  });

  it('that has waited for a day, while an account was frozen or nobody worked, is sent no more', async () => {
    const buyer = await api.buyer();
    const { given } = await robotOf(simulated, buyer, ['money']);
    await say(buyer, '旧的');
    await runJob(api, 'routeNotices');
    later(23 * 60);
    await say(buyer, '新的');
    await runJob(api, 'routeNotices');
    later(61);
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([expect.stringContaining('【橙仓】新的')]);
  });

  it('that is rolled back is sent to nobody', async () => {
    const buyer = await api.buyer();
    const { given } = await robotOf(simulated, buyer, ['money']);
    const undone = api.database.db.transaction(async (tx) => {
      const words = { title: '没有发生', detail: '', link: '' };
      await tell(tx, [{ accountId: buyer.accountId, kind: 'cashOutPaid', ...words }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([]);
  });
});

describe('short messages', () => {
  it('are so many a day, and those beyond are in the bell alone', async () => {
    const buyer = await api.buyer();
    await saveWays(buyer, { smsGroups: ['money'] });
    for (const title of ['甲', '乙', '丙', '丁']) {
      await say(buyer, title);
      await sendNotices(api);
    }
    expect([(await smsTo(buyer)).length, (await told(buyer)).length]).toEqual([3, 4]);
    expect(await api.query('SELECT FROM notice_send')).toEqual([]);
    later(24 * 60);
    await say(buyer, '第二天');
    await sendNotices(api);
    expect(await smsTo(buyer)).toHaveLength(4);
  });

  it('that the provider does not take now are sent later, and what it refuses is not', async () => {
    const buyer = await api.buyer();
    await saveWays(buyer, { smsGroups: ['money'] });
    sms.failure = new ProviderError('aliyunSms', 'unreachable', 'TIMEOUT');
    await say(buyer, '甲');
    await sendNotices(api);
    sms.failure = null;
    await sendNotices(api);
    expect(await smsTo(buyer)).toEqual([]);
    await api.query('UPDATE notice_setting SET paused_until = NULL WHERE account_id = $1', [buyer.accountId]);
    await sendNotices(api);
    expect(await smsTo(buyer)).toHaveLength(1);
    sms.failure = new ProviderError('aliyunSms', 'refused', 'isv.MOBILE_NUMBER_ILLEGAL');
    await say(buyer, '乙');
    await sendNotices(api);
    sms.failure = null;
    await sendNotices(api);
    expect(await smsTo(buyer)).toHaveLength(1);
  });
});

describe('a robot that does not take its messages', () => {
  it('is asked again after growing pauses, with all that has come meanwhile', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    await simulated.put({ ...given, mood: 'down' });
    await say(buyer, '甲');
    const pauses: number[] = [];
    for (const _ of [1, 2, 3]) {
      await sendNotices(api);
      const [row] = await api.query<{ seconds: number }>(
        'SELECT extract(epoch FROM paused_until - now())::float8 AS seconds FROM group_robot WHERE id = $1',
        [id],
      );
      pauses.push(row?.seconds ?? 0);
      await skipPause(api, id);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect((await waysOf(buyer)).robots).toMatchObject([{ status: 1, problem: 'unreachable' }]);
    await simulated.put({ ...given, mood: 'well' });
    await say(buyer, '乙');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toMatchObject([expect.stringMatching(/1\. 甲[\s\S]*2\. 乙/)]);
    expect(await robotRow(id)).toMatchObject({
      failures: 0,
      failing_since: null,
      problem: '',
      next_at: null,
    });
  });

  it('waits a minute where it is asked too often', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    await simulated.put({ ...given, mood: 'limited' });
    await say(buyer, '甲');
    await sendNotices(api);
    const [row] = await api.query<{ waits: boolean }>(
      "SELECT paused_until > now() + interval '50 seconds' AS waits FROM group_robot WHERE id = $1",
      [id],
    );
    expect(row).toEqual({ waits: true });
  });

  it('is put to rest when it is gone, its person is told once, and nothing is kept for it', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money', 'account']);
    await simulated.put({ ...given, mood: 'removed' });
    await say(buyer, '甲');
    await sendNotices(api);
    await say(buyer, '乙');
    await sendNotices(api);
    expect((await waysOf(buyer)).robots).toMatchObject([
      { status: 2, problem: 'gone', restedAt: expect.any(String) },
    ]);
    expect((await told(buyer)).filter(({ kind }) => kind === 'robotResting')).toMatchObject([
      {
        title: expect.stringMatching(/^群机器人「群\d+」已暂停$/),
        detail: '机器人已从群里移除或停用，已停止发送。处理后请在消息设置中恢复。',
        link: '/messages?show=settings',
      },
    ]);
    expect(await api.query('SELECT FROM notice_send WHERE robot_id = $1', [id])).toEqual([]);
    await simulated.put({ ...given, mood: 'well' });
    await buyer.call('POST', '/noticeWays/wakeRobot', { id });
    await say(buyer, '丙');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toMatchObject([expect.stringContaining('丙')]);
  });

  it('that rests is told of to its person alone, by the bell and by other ways', async () => {
    const buyer = await api.buyer();
    const member = await memberOf(api, buyer, 'viewer');
    const other = await memberOf(api, buyer, 'viewer');
    const rest = async (who: Pick<Person, 'call'>) => {
      const { given } = await robotOf(simulated, who, ['account']);
      await simulated.put({ ...given, mood: 'removed' });
      await say(buyer, '甲', 'message');
      await sendNotices(api);
    };
    const robotNotices = async (who: Pick<Person, 'call'>) =>
      (await who.call<{ list: PersonNoticeDto[] }>('POST', '/notice/mine', {})).data.list.filter(
        ({ kind }) => kind === 'robotResting',
      ).length;
    const everybody = () => Promise.all([buyer, member, other].map(robotNotices));
    const watching = await robotOf(simulated, other, ['account']);
    await rest(buyer);
    expect(await everybody()).toEqual([1, 0, 0]);
    await rest(member);
    expect(await everybody()).toEqual([1, 1, 0]);
    // What all people are told reaches the robot of the other; what was told to one of them stays away.
    await say(buyer, '乙', 'message');
    await skipPause(api, watching.id);
    await sendNotices(api);
    const texts = await simulated.textsOf(watching.given.key);
    expect(texts.join()).toContain('乙');
    expect(texts.join()).not.toContain('已暂停');
  });

  it('rests once it has failed for three days, and keeps what has waited for a day no longer', async () => {
    // What is said below is as old as the database says.
    clock = new Date();
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    await simulated.put({ ...given, mood: 'garbage' });
    for (const title of ['旧的', '新的']) await say(buyer, title);
    await sendNotices(api);
    await api.query(
      "UPDATE notice_send SET due_at = now() - interval '25 hours' WHERE robot_id = $1 AND title = '旧的'",
      [id],
    );
    await skipPause(api, id);
    await sendNotices(api);
    expect(await api.query('SELECT title FROM notice_send WHERE robot_id = $1', [id])).toEqual([
      { title: '新的' },
    ]);
    await api.query("UPDATE group_robot SET failing_since = now() - interval '73 hours' WHERE id = $1", [id]);
    await skipPause(api, id);
    await sendNotices(api);
    expect(await robotRow(id)).toMatchObject({ resting_since: expect.any(Date) });
  });
});

describe('two workers', () => {
  it('send what is due for a robot and for a person once', async () => {
    const other = await startApi({
      ...{ beside: api, demo: false, sms, limitByAddress: false, site: SITE, noticeSmsPerDay: 3 },
      ...{ groupRobots: simulated.robots, now: () => clock },
    });
    const people = await Promise.all(Array.from({ length: 6 }, () => api.buyer()));
    const robots = [];
    for (const who of people) {
      robots.push(await robotOf(simulated, who, ['money']));
      await saveWays(who, { smsGroups: ['money'] });
    }
    await Promise.all(people.map((who) => say(who, '一次')));
    await Promise.all([sendNotices(api), sendNotices(other), sendNotices(api), sendNotices(other)]);
    await sendNotices(api);
    for (const { given } of robots) expect(await simulated.textsOf(given.key)).toHaveLength(1);
    for (const who of people) expect(await smsTo(who)).toHaveLength(1);
    await other.close();
  });

  it('lose nothing that is told while a robot is being served', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    for (let turn = 0; turn < 10; turn += 1) {
      await say(buyer, `先${turn}`);
      await runJob(api, 'routeNotices');
      await Promise.all([
        runJob(api, 'sendToRobots'),
        say(buyer, `后${turn}`).then(() => runJob(api, 'routeNotices')),
      ]);
      await skipPause(api, id);
      await sendNotices(api);
      await skipPause(api, id);
    }
    const text = (await simulated.textsOf(given.key)).join('\n');
    for (let turn = 0; turn < 10; turn += 1)
      expect([text.includes(`先${turn}`), text.includes(`后${turn}`)]).toEqual([true, true]);
  });

  it('take up the robot of a worker that was killed', async () => {
    const buyer = await api.buyer();
    const { id, given } = await robotOf(simulated, buyer, ['money']);
    await say(buyer, '甲');
    await runJob(api, 'routeNotices');
    await api.query(
      "UPDATE group_robot SET lease_until = now() + interval '1 minute', claims = claims + 1 WHERE id = $1",
      [id],
    );
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([]);
    await api.query("UPDATE group_robot SET lease_until = now() - interval '1 second' WHERE id = $1", [id]);
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toHaveLength(1);
  });
});

describe('the digest', () => {
  it('has the figures of the day before, once a day at its time', async () => {
    const shop = await api.shop();
    const buyer = await api.buyer({ balance: 100_000 });
    const { id, given } = await robotOf(simulated, buyer, ['digest']);
    clock = new Date();
    await saveWays(buyer, { smsGroups: ['digest'], digestAt: '09:00' });
    for (const pays of [true, false]) {
      const { data } = await buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, shop),
      );
      if (pays) await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
      if (!pays) continue;
      await api.query('UPDATE order_package SET output_status = 4 WHERE order_id = $1', [data.orderId]);
    }
    const [row] = await api.query<{ at: Date }>(
      'SELECT digest_next_at AS at FROM notice_setting WHERE account_id = $1',
      [buyer.accountId],
    );
    await runJob(api, 'sendDigests');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([]);
    // Orders of today are told tomorrow: in the digest after the next midnight.
    const next = row?.at ?? NOON;
    const day = 86_400_000;
    const ofTomorrow = new Date(Math.ceil((Date.now() + 8 * 3_600_000) / day) * day + 3_600_000);
    await api.query('UPDATE notice_setting SET digest_next_at = $2 WHERE account_id = $1', [
      buyer.accountId,
      ofTomorrow,
    ]);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    clock = new Date(ofTomorrow.getTime() + 1_000);
    for (const _ of [1, 2]) await runJob(api, 'sendDigests');
    await sendNotices(api);
    const balance = await api.query<{ yuan: string }>(
      "SELECT to_char(balance / 100.0, 'FM999990.00') AS yuan FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
      [buyer.accountId],
    );
    const [text = ''] = await simulated.textsOf(given.key);
    expect(text).toMatch(
      /^【橙仓】每日摘要 \d+月\d+日\n订单 2 单，发货 0 件，待处理 1 件，等待处理的退款 0 件，可用余额 ¥/,
    );
    expect(text).toContain(`¥${balance[0]?.yuan}。`);
    expect((await smsTo(buyer)).at(-1)?.variables).toEqual({
      orders: '2',
      shipped: '0',
      problems: '1',
      refunds: '0',
    });
    expect(await simulated.textsOf(given.key)).toHaveLength(1);
    await skipPause(api, id);
  });

  it('tells a member what the role is about, waits in quiet hours, and comes to nobody who chose no way for it', async () => {
    const owner = await api.seller();
    const viewer = await memberOf(api, owner, 'viewer');
    const { given } = await robotOf(simulated, viewer, ['digest'], { platform: 'feishu' });
    await saveWays(viewer, { digestAt: '07:00', quietFrom: '22:00', quietTo: '08:00' });
    await saveWays(owner, { digestAt: '07:00' });
    clock = new Date('2026-12-01T07:00:01+08:00');
    await runJob(api, 'sendDigests');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([]);
    clock = new Date('2026-12-01T08:00:00+08:00');
    await sendNotices(api);
    expect(await simulated.textsOf(given.key)).toEqual([
      `【橙仓】每日摘要 11月30日\n订单 0 单，发货 0 件，待处理 0 件，等待处理的退款 0 件。\n${SITE}/t3/problems`,
    ]);
    const nextOf = await api.query<{ next: string }>(
      `SELECT to_char(digest_next_at AT TIME ZONE 'Asia/Shanghai', 'DD HH24:MI') AS next FROM notice_setting WHERE account_id = $1`,
      [owner.accountId],
    );
    expect(nextOf.map(({ next }) => next)).toEqual(['02 07:00', '02 07:00']);
  });
});
