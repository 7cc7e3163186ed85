import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages } from '../../api/src/modules/notices/delivery.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { openStream } from '../support/eventStreams.ts';
import { inHours, noticeDesk } from '../support/notices.ts';
import { operatorWith } from '../support/operators.ts';
import { raceOn } from '../support/race.ts';

let api: TestApi;
let desk: ReturnType<typeof noticeDesk>;
beforeAll(async () => {
  api = await startApi({ beatSeconds: 0.1 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  desk = noticeDesk(await operatorWith(api, ['notices.read', 'notices.publish']));
});
afterAll(() => api.close());

const deliver = (atOnce?: number, stop?: AbortSignal) => deliverMessages(api.database.db, stop, atOnce);
const buyers = (level: number, many: number) =>
  Promise.all(Array.from({ length: many }, () => api.buyer({ level })));
const titlesOf = async ({ call }: Person) =>
  (await call<{ list: { title: string }[] }>('POST', '/notice/mine', {})).data.list.map(({ title }) => title);
const allTitles = (people: Person[]) => Promise.all(people.map(titlesOf));
const times = <T>(many: number, what: T) => Array.from({ length: many }, () => what);

/** A database that ends its work, as a process that is killed, once it was asked to insert into bells so often. */
function dyingAfter(rounds: number) {
  let begun = 0;
  const { db } = api.database;
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (tx: never) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const answer = await work(tx as never);
              begun += 1;
              if (begun > rounds) throw new Error('killed');
              return answer;
            })
        : Reflect.get(target, name),
  });
}

describe('a message', () => {
  it('is told once to each account of its audience, and to no closed one', async () => {
    const [people, other] = [await buyers(7, 5), await api.buyer({ level: 6 })];
    const [closed] = people;
    await api.query('UPDATE account SET status = 4 WHERE id = $1', [closed?.accountId]);
    const id = await desk.published({ type: 4, audience: 3, level: 7, title: '七级专享', link: '/wallet' });
    expect(await desk.one(id)).toMatchObject({
      addressed: 4,
      delivered: 0,
      settled: false,
      reach: 4,
      read: 0,
    });
    await deliver(2);
    await deliver(2);
    expect(await allTitles([...people.slice(1), other])).toEqual([...times(4, ['七级专享']), []]);
    const [reader] = people.slice(1);
    const { data } = (await reader?.call<{ list: object[] }>('POST', '/notice/mine', {})) ?? {
      data: { list: [] },
    };
    expect(data.list).toMatchObject([{ kind: 'message', detail: '明天停发一天', link: '/wallet' }]);
    await reader?.call('POST', '/notice/read', {});
    expect(await desk.one(id)).toMatchObject({ delivered: 4, settled: true, read: 1 });
  });

  it('reaches suppliers, buyers, or all of both', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    for (const [audience, title] of ['全部账号', '全部买家', '全部供应商'].entries())
      await desk.published({ type: 4, audience, title });
    await deliver();
    expect(await allTitles([buyer, seller])).toEqual([
      ['全部买家', '全部账号'],
      ['全部供应商', '全部账号'],
    ]);
  });

  it('waits for its time', async () => {
    const [buyer] = (await buyers(8, 1)) as [Person];
    const id = await desk.published({ type: 4, audience: 3, level: 8, title: '定时', startsAt: inHours(1) });
    await deliver();
    expect(await titlesOf(buyer)).toEqual([]);
    await api.query("UPDATE notice SET created_at = now() - interval '1 second' WHERE id = $1", [id]);
    await deliver();
    expect(await titlesOf(buyer)).toEqual(['定时']);
  });

  it.each([1, 2, 3])(
    'goes on where a process was killed in round %d, with nobody told twice or missed',
    async (round) => {
      const people = await buyers(9, 7);
      const title = `第${round}轮`;
      const id = await desk.published({ type: 4, audience: 3, level: 9, title });
      await expect(deliverMessages(dyingAfter(round), undefined, 2)).rejects.toThrow('killed');
      expect(await desk.one(id)).toMatchObject({ delivered: 2 * round, settled: false });
      await deliver(2);
      const told = (await allTitles(people)).map((titles) => titles.filter((each) => each === title));
      expect(told).toEqual(times(7, [title]));
      expect(await desk.one(id)).toMatchObject({ addressed: (await desk.one(id)).delivered, settled: true });
      await api.query('UPDATE account SET level = 1 WHERE level = 9');
    },
  );

  it('is told once where the place that was reached is lost', async () => {
    const people = await buyers(10, 3);
    const id = await desk.published({ type: 4, audience: 3, level: 10, title: '重来' });
    await deliver();
    await api.query('UPDATE notice SET delivered_to = 0, settled_at = NULL WHERE id = $1', [id]);
    await deliver();
    expect(await allTitles(people)).toEqual(times(3, ['重来']));
    expect(await desk.one(id)).toMatchObject({ delivered: 3 });
  });

  it('is worked on by any number of processes, round by round', async () => {
    const people = await buyers(11, 12);
    const id = await desk.published({ type: 4, audience: 3, level: 11, title: '一起' });
    while (!(await desk.one(id)).settled) await Promise.all(times(4, 0).map(() => deliver(2)));
    expect(await allTitles(people)).toEqual(times(12, ['一起']));
    expect(await desk.one(id)).toMatchObject({ delivered: 12 });
  });

  it('stops when it is told to, after the round that runs', async () => {
    await buyers(2, 3);
    const id = await desk.published({ type: 4, audience: 3, level: 2 });
    await deliver(1, AbortSignal.abort());
    expect(await desk.one(id)).toMatchObject({ delivered: 1, settled: false });
    await deliver();
  });
});

describe('a withdrawn message', () => {
  it('leaves the bells and is delivered to nobody else, however far it was', async () => {
    const people = await buyers(12, 5);
    const id = await desk.published({ type: 4, audience: 3, level: 12, title: '撤回' });
    await deliver(2, AbortSignal.abort());
    const { data } = await desk.withdraw(id);
    expect([data.state, data.settled]).toEqual([5, true]);
    await deliver(2);
    expect(await allTitles(people)).toEqual(times(5, []));
    expect(await desk.one(id)).toMatchObject({ state: 5, delivered: 2, settled: true });
  });

  it('is taken back over many rounds', async () => {
    const people = await buyers(4, 5);
    const id = await desk.published({ type: 4, audience: 3, level: 4, title: '很多' });
    await deliver();
    await api.query('UPDATE notice SET status = 3, settled_at = NULL WHERE id = $1', [id]);
    await deliver(2, AbortSignal.abort());
    expect((await allTitles(people)).flat()).toHaveLength(3);
    await deliver(2);
    expect((await allTitles(people)).flat()).toEqual([]);
    expect(await desk.one(id)).toMatchObject({ settled: true });
  });

  it('is in no bell, whether it or its delivery comes first', async () => {
    const [buyer] = (await buyers(5, 1)) as [Person];
    const race = raceOn((text) => api.query(text));
    await race(
      () => desk.published({ type: 4, audience: 3, level: 5, title: '同时' }),
      (id) => [() => deliver(), () => desk.withdraw(id)],
      async (id) => {
        await deliver();
        expect(await titlesOf(buyer)).toEqual([]);
        expect(await desk.one(id)).toMatchObject({ state: 5, settled: true });
      },
    );
  });

  it('is told to the open page of who had it, as is its delivery', async () => {
    const buyer = await api.buyer();
    await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
    const stream = await openStream(api, buyer);
    const id = await desk.published({ type: 4, audience: 4, account: String(buyer.accountId) });
    await deliver();
    const notice = { event: 'notice', data: {} };
    await expect.poll(() => stream.told).toEqual([notice]);
    await desk.withdraw(id);
    await expect.poll(() => stream.told).toEqual([notice, notice]);
    stream.leave();
  });
});
