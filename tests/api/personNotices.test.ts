import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpired } from '../../api/src/jobs/sweepExpired.ts';
import type { PersonNoticeDto } from '../../api/src/modules/notices/personNotices.schemas.ts';
import { tell } from '../../api/src/modules/notices/personNotices.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { openStream } from '../support/eventStreams.ts';
import { memberOf, type TestMember } from '../support/members.ts';
import { raceOn } from '../support/race.ts';
import { programOf } from '../support/tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ beatSeconds: 0.1 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

type Page = { list: PersonNoticeDto[]; total: number; nextCursor: string | null };

const noticeTo = ({ accountId }: Person, title: string, more: { onceKey?: string } = {}) => ({
  ...{ accountId, kind: 'message' as const, title, detail: `${title}的内容`, link: '/problems' },
  ...more,
});
const say = (who: Person, ...titles: string[]) =>
  tell(
    api.database.db,
    titles.map((title) => noticeTo(who, title)),
  );
const list = async (who: Person, body: object = {}) =>
  (await who.call<Page>('POST', '/notice/mine', body)).data;
const titles = async (who: Person, body: object = {}) =>
  (await list(who, body)).list.map(({ title }) => title);
const unread = async (who: Person) =>
  (await who.call<{ unread: number }>('POST', '/notice/unread')).data.unread;
const read = async (who: Person, ids?: number[]) =>
  (await who.call<{ unread: number }>('POST', '/notice/read', ids ? { ids } : {})).data.unread;

describe('notices to a person', () => {
  it('are those of the account alone, the newest first, by page and by whether they are unread', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    await tell(api.database.db, [
      noticeTo(buyer, '甲'),
      noticeTo(seller, '给供应商'),
      noticeTo(buyer, '乙'),
      noticeTo(buyer, '丙'),
    ]);
    const all = await list(buyer);
    expect(all.list[0]).toEqual({
      id: expect.any(Number),
      ...{ type: 4, kind: 'message', title: '丙', detail: '丙的内容', link: '/problems', readAt: null },
      created_at: expect.stringMatching(/\+08:00$/),
    });
    expect([all.total, await titles(buyer), await titles(seller)]).toEqual([
      3,
      ['丙', '乙', '甲'],
      ['给供应商'],
    ]);
    expect(await read(buyer, [all.list[1]?.id ?? 0])).toBe(2);
    expect(await titles(buyer, { unread: true })).toEqual(['丙', '甲']);
    expect(await titles(buyer, { unread: false })).toEqual(['乙']);
    const first = await list(buyer, { pageSize: 2 });
    await say(buyer, '丁');
    expect(await titles(buyer, { pageSize: 2, cursor: first.nextCursor })).toEqual(['甲']);
  });

  it('are told once for the same key, to each account', async () => {
    const [one, other] = [await api.buyer(), await api.buyer()];
    const keyed = (who: Person, title: string) => noticeTo(who, title, { onceKey: 'case:12:opened' });
    await tell(api.database.db, [keyed(one, '甲'), keyed(one, '甲又'), keyed(other, '乙')]);
    await Promise.all(Array.from({ length: 10 }, () => tell(api.database.db, [keyed(one, '再')])));
    await say(one, '没有键', '没有键');
    expect([await titles(one), await titles(other)]).toEqual([['没有键', '没有键', '甲'], ['乙']]);
  });

  it('are not told by a transaction that is rolled back', async () => {
    const who = await api.buyer();
    const undone = api.database.db.transaction(async (tx) => {
      await tell(tx, [noticeTo(who, '没有发生')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles(who)).toEqual([]);
  });

  it('are counted to a hundred while they are unread', async () => {
    const who = await api.buyer();
    expect(await unread(who)).toBe(0);
    await say(who, ...Array.from({ length: 99 }, (_, n) => `第${n}条`));
    expect(await unread(who)).toBe(99);
    await say(who, '再一条', '又一条');
    expect([await unread(who), (await list(who)).total]).toEqual([100, 101]);
  });
});

describe('reading', () => {
  it('marks the own notices alone, and each at its first reading', async () => {
    const [one, other] = [await api.buyer(), await api.seller()];
    await say(one, '甲', '乙');
    await say(other, '丙');
    const ids = (await list(one)).list.map(({ id }) => id);
    expect([await read(other, ids), await unread(one)]).toEqual([1, 2]);
    expect(await read(one, ids.slice(0, 1))).toBe(1);
    const { readAt } = (await list(one)).list[0] ?? {};
    await api.query("UPDATE person_notice SET read_at = read_at - interval '1 hour' WHERE id = $1", [ids[0]]);
    const earlier = (await list(one)).list[0]?.readAt;
    expect(earlier).not.toBe(readAt);
    expect([await read(one), (await list(one)).list[0]?.readAt, await unread(other)]).toEqual([
      0,
      earlier,
      1,
    ]);
  });

  it('of all leaves unread what is told afterwards, and loses nothing that comes at the same time', async () => {
    const race = raceOn((text) => api.query(text));
    await race(
      async () => {
        const who = await api.buyer();
        await say(who, '以前');
        return who;
      },
      (who) => [() => read(who), () => say(who, '同时')],
      async (who) => {
        const left = await titles(who, { unread: true });
        expect([[], ['同时']]).toContainEqual(left);
        expect(await titles(who)).toEqual(['同时', '以前']);
        await say(who, '以后');
        expect(await titles(who, { unread: true })).toEqual(['以后', ...left]);
      },
    );
  });
});

describe('members', () => {
  it('read each for themselves, what was told since they joined, and only what their rights are about', async () => {
    const owner = await api.buyer();
    await say(owner, '以前');
    const [finance, viewer] = [await memberOf(api, owner, 'finance'), await memberOf(api, owner, 'viewer')];
    await tell(api.database.db, [
      noticeTo(owner, '平台'),
      { ...noticeTo(owner, '提现'), kind: 'cashOutPaid' },
      { ...noticeTo(owner, '售后'), kind: 'case.offer' },
      { ...noticeTo(owner, '令牌'), kind: 'tokenRevoked' },
    ]);
    const as = (member: TestMember): Person => ({ ...owner, ...member });
    expect(await titles(as(finance))).toEqual(['售后', '提现', '平台', '以前']);
    expect(await titles(as(viewer))).toEqual(['售后', '平台', '以前']);
    expect([await unread(owner), await unread(as(finance)), await unread(as(viewer))]).toEqual([5, 3, 2]);
    const [newest] = (await list(as(finance))).list;
    expect(await read(as(finance), [newest?.id ?? 0])).toBe(2);
    expect(await titles(as(finance), { unread: true })).toEqual(['提现', '平台']);
    expect(await titles(as(finance), { unread: false })).toEqual(['售后', '以前']);
    expect([await read(as(viewer)), await unread(as(finance)), await unread(owner)]).toEqual([0, 2, 5]);
    // What a role does not reach is neither shown nor marked.
    await api.query("UPDATE member SET role = 'finance' WHERE id = $1", [viewer.memberId]);
    expect(await titles(as(viewer), { unread: true })).toEqual(['提现']);
    expect([await read(owner), await unread(as(finance))]).toEqual([0, 2]);
  });

  it('and programs see of it what their scopes are about, as their owner has read it', async () => {
    const owner = await api.buyer();
    const program = await programOf(api, owner, ['account:read', 'refunds:read']);
    await tell(api.database.db, [
      { ...noticeTo(owner, '提现'), kind: 'cashOutPaid' },
      { ...noticeTo(owner, '售后'), kind: 'case.offer' },
    ]);
    const asProgram: Person = { ...owner, ...program };
    expect([await titles(asProgram), await unread(asProgram), await unread(owner)]).toEqual([['售后'], 1, 2]);
    await read(owner);
    expect(await unread(asProgram)).toBe(0);
  });

  it('who have left are told nothing more', async () => {
    const owner = await api.seller();
    const { memberId } = await memberOf(api, owner, 'viewer');
    await say(owner, '甲');
    await api.query('UPDATE member SET removed_at = now() WHERE id = $1', [memberId]);
    await say(owner, '乙');
    expect(
      await api.query('SELECT count(*)::int AS told FROM member_notice WHERE member_id = $1', [memberId]),
    ).toEqual([{ told: 1 }]);
  });

  it('hear that another page of theirs has read', async () => {
    const owner = await api.buyer();
    const member = await memberOf(api, owner, 'viewer');
    await say(owner, '甲');
    await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
    const heard = await openStream(api, { ...owner, token: member.token });
    await read({ ...owner, ...member });
    await expect.poll(() => heard.told).toEqual([{ event: 'notice', data: {} }]);
    heard.leave();
  });
});

describe('the event stream', () => {
  it('reports a notice, and that it was read, to its account alone and once for many', async () => {
    const [who, other] = [await api.buyer(), await api.buyer()];
    await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
    const [heard, elsewhere] = [await openStream(api, who), await openStream(api, other)];
    const notice = { event: 'notice', data: {} };
    await say(who, '甲', '乙', '丙');
    await expect.poll(() => heard.told).toEqual([notice]);
    await read(who);
    await expect.poll(() => heard.told).toEqual([notice, notice]);
    await read(who);
    await api.query('SELECT give_demo_money($1, 1), give_demo_money($2, 1)', [
      who.accountId,
      other.accountId,
    ]);
    const wallet = { event: 'wallet', data: {} };
    await expect.poll(() => [heard.told, elsewhere.told]).toEqual([[notice, notice, wallet], [wallet]]);
    for (const { leave } of [heard, elsewhere]) leave();
  });
});

it('the sweep removes notices after 180 days', async () => {
  const who = await api.buyer();
  await say(who, '旧', '新');
  await api.query(
    `UPDATE person_notice SET created_at = now() - CASE title WHEN '旧' THEN interval '181 days' ELSE interval '179 days' END
      WHERE account_id = $1`,
    [who.accountId],
  );
  await sweepExpired(api.database.db);
  expect(await titles(who)).toEqual(['新']);
});
