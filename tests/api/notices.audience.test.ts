import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { inHours, noticeDesk } from '../support/notices.ts';
import { operatorWith } from '../support/operators.ts';

let api: TestApi;
let desk: ReturnType<typeof noticeDesk>;
let callers: Record<'visitor' | 'buyer' | 'levelThree' | 'chosen' | 'seller', Pick<Person, 'call'>>;
let chosen: Person;
beforeAll(async () => {
  api = await startApi();
  desk = noticeDesk(await operatorWith(api, ['notices.read', 'notices.publish']));
  chosen = await api.buyer();
  callers = {
    visitor: api,
    buyer: await api.buyer(),
    levelThree: await api.buyer({ level: 3 }),
    chosen,
    seller: await api.seller(),
  };
});
afterAll(() => api.close());

type Shown = { id: number; title: string; top: boolean };
const listed = async ({ call }: Pick<Person, 'call'>, type: number) =>
  (await call<{ list: Shown[]; total: number }>('POST', '/notice/list', { type, pageSize: 100 })).data;
const found = async ({ call }: Pick<Person, 'call'>, id: number) =>
  (await call<Shown>('POST', '/notice/id', { id })).data;

/** Who sees it in its list; whoever does finds it by its id, counts it, and nobody else does. */
async function readersOf(id: number, type = 1): Promise<string[]> {
  const readers: string[] = [];
  for (const [name, caller] of Object.entries(callers)) {
    const { list, total } = await listed(caller, type);
    const isListed = list.some((notice) => notice.id === id);
    expect([name, (await found(caller, id)).id === id, total]).toEqual([name, isListed, list.length]);
    if (isListed) readers.push(name);
  }
  return readers;
}

describe('a notice is shown', () => {
  it.each([
    ['everybody', { audience: 0 }, ['visitor', 'buyer', 'levelThree', 'chosen', 'seller']],
    ['buyers', { audience: 1 }, ['buyer', 'levelThree', 'chosen']],
    ['suppliers', { audience: 2 }, ['seller']],
    ['buyers of a level', { audience: 3, level: 3 }, ['levelThree']],
  ])('to %s whom it is for', async (_, given, readers) => {
    for (const type of [1, 2, 3])
      expect(await readersOf(await desk.published({ ...given, type }), type)).toEqual(readers);
  });

  it.each([
    ['phone', () => chosen.phone],
    ['id', () => String(chosen.accountId)],
  ])('to the one account that its %s names', async (_, account) => {
    expect(await readersOf(await desk.published({ audience: 4, account: account() }))).toEqual(['chosen']);
  });

  it('to a level as the account has it now', async () => {
    const id = await desk.published({ audience: 3, level: 5 });
    const buyer = await api.buyer({ level: 4 });
    expect((await found(buyer, id)).errorKey).toBe('NOT_FOUND');
    await api.query('UPDATE account SET level = 5 WHERE id = $1', [buyer.accountId]);
    expect((await found(buyer, id)).id).toBe(id);
  });

  it('to nobody while it is a draft, before its time, after its end, and withdrawn', async () => {
    const draft = (await desk.save()).data.id;
    const scheduled = await desk.published({ startsAt: inHours(1) });
    const ended = await desk.published({ endsAt: inHours(1) });
    const withdrawn = await desk.published();
    await api.query("UPDATE notice SET ends_at = now() - interval '1 second' WHERE id = $1", [ended]);
    await desk.withdraw(withdrawn);
    for (const id of [draft, scheduled, ended, withdrawn]) expect(await readersOf(id)).toEqual([]);
    const states = [draft, scheduled, ended, withdrawn].map(async (id) => (await desk.one(id)).state);
    expect(await Promise.all(states)).toEqual([1, 2, 4, 5]);
  });

  it('at its time by the clock alone, as the newest', async () => {
    const [id, later] = [
      await desk.published({ type: 2, title: '定时', startsAt: inHours(1) }),
      await desk.published({ type: 2, title: '现在' }),
    ];
    const first = async () => (await listed(api, 2)).list[0]?.id;
    expect(await first()).toBe(later);
    // As if an hour had passed: nothing runs in between.
    await api.query(
      "UPDATE notice SET created_at = created_at - interval '1 hour', starts_at = starts_at - interval '1 hour' WHERE id = $1",
      [id],
    );
    // Times of notices are whole seconds; what others of this file published within the second is older too.
    await api.query("UPDATE notice SET created_at = created_at - interval '1 minute' WHERE id <> $1", [id]);
    expect(await first()).toBe(id);
  });

  it('before others where it is pinned, but for those of the home page', async () => {
    for (const [type, isFirst] of [
      [1, true],
      [3, true],
      [2, false],
    ] as const) {
      const pinned = await desk.published({ type, top: true });
      const newer = await desk.published({ type });
      const ids = (await listed(api, type)).list.map(({ id }) => id);
      expect(ids.indexOf(pinned) < ids.indexOf(newer)).toBe(isFirst);
    }
  });

  it('never as a message, which is in the bells alone', async () => {
    const id = await desk.published({ type: 4 });
    for (const caller of Object.values(callers)) expect((await found(caller, id)).errorKey).toBe('NOT_FOUND');
    expect((await api.call('POST', '/notice/list', { type: 4 })).http).toBe(400);
  });
});

describe('tags of the list', () => {
  const ask = async (token: string | undefined, knows = '') => {
    const { statusCode, headers, body } = await api.app.inject({
      ...{ method: 'POST', url: '/api/v1/notice/list', payload: { type: 3 } },
      headers: { ...(token && { 'x-token': token }), 'if-none-match': knows },
    });
    return { status: statusCode, etag: String(headers.etag), cache: headers['cache-control'], body };
  };

  it('of one caller answer no other one, in either direction', async () => {
    const title = '只给这位买家';
    await desk.published({ type: 3, title, audience: 4, account: String(chosen.accountId) });
    const [own, visitor] = [await ask(chosen.token), await ask(undefined)];
    expect([own.body.includes(title), visitor.body.includes(title)]).toEqual([true, false]);
    expect([own.cache, visitor.cache]).toEqual(['private, no-cache', 'public, no-cache']);
    expect([await ask(undefined, own.etag), await ask(chosen.token, visitor.etag)]).toEqual([visitor, own]);
    expect((await ask(chosen.token, own.etag)).status).toBe(304);
    // A session that has ended is a visitor.
    expect((await ask('no-session')).body).toBe(visitor.body);
  });
});
