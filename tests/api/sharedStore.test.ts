import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  CHANGES,
  type SharedStore,
  type Subscriber,
} from '../../api/src/adapters/sharedStore/sharedStore.ts';
import { openSharedStore } from '../../api/src/db/openSharedStore.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type RedisServer, redisProgram, startRedis } from '../support/redisServer.ts';

const program = redisProgram();

let api: TestApi;
let redis: RedisServer | undefined;
beforeAll(async () => {
  api = await startApi();
  if (program) redis = await startRedis(program);
});
afterAll(async () => {
  await redis?.stop();
  await api.close();
});

/** A store as another process would have it, and what it says of Redis. */
function openStore(redisUrl: string | null) {
  const told: string[] = [];
  const store = openSharedStore({
    db: api.database.db,
    redisUrl,
    log: {
      warn: (_: object, text: string) => told.push(text),
      info: (text: string) => told.push(text),
    } as never,
  });
  onTestFinished(() => store.close());
  return { store, told };
}

function writing(): { happened: string[]; subscriber: Subscriber } {
  const happened: string[] = [];
  const subscriber = {
    channel: CHANGES,
    hear: (payload: string) => void happened.push(payload),
    onBegin: () => void happened.push('begin'),
    onLost: () => void happened.push('lost'),
    warn: () => void happened.push('warn'),
  };
  return { happened, subscriber };
}

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)));

const places = ['the database', ...(program ? ['Redis'] : [])];

describe.each(places)('what processes share, in %s', (place) => {
  const openOne = () => openStore(place === 'Redis' ? (redis?.url ?? '') : null).store;
  /** Two processes; a Redis counts as there once it has answered. */
  const openTwo = async (): Promise<[SharedStore, SharedStore]> => {
    const both: [SharedStore, SharedStore] = [openOne(), openOne()];
    if (place !== 'Redis') return both;
    for (const store of both)
      await expect
        .poll(async () => (await store.leases.take(`probe:${randomUUID()}`, 1, 1))?.holder)
        .toContain('-');
    return both;
  };

  it('gives the answer of a captcha to whoever asks first', async () => {
    const [here, there] = await openTwo();
    const id = randomUUID();
    const before = await here.captchas.size();
    await here.captchas.keep(id, 'hash', 60);
    expect(await there.captchas.size()).toBe(before + 1);
    const taken = await times(20, (at) => (at % 2 ? here : there).captchas.take(id));
    expect(taken.filter((answer) => answer !== null)).toEqual(['hash']);
    expect(await there.captchas.size()).toBe(before);
  });

  it('forgets a captcha when its time is over', async () => {
    const [store] = await openTwo();
    const id = randomUUID();
    const before = await store.captchas.size();
    await store.captchas.keep(id, 'hash', 1);
    await expect.poll(() => store.captchas.size(), { timeout: 5_000 }).toBe(before);
    expect(await store.captchas.take(id)).toBeNull();
  });

  it('counts what is added at once, each to its own counter', async () => {
    const stores = await openTwo();
    const [a, b] = [randomUUID(), randomUUID()];
    const reached = await times(50, (at) =>
      (stores[at % 2] ?? stores[0]).counts.add(
        [
          { key: a, amount: 1 },
          { key: b, amount: 3 },
        ],
        60,
      ),
    );
    expect(reached.map(([ofA]) => ofA).sort((x = 0, y = 0) => x - y)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    expect(Math.max(...reached.map(([, ofB = 0]) => ofB))).toBe(150);
  });

  it('begins a counter anew when its time is over', async () => {
    const [store] = await openTwo();
    const key = randomUUID();
    expect(await store.counts.add([{ key, amount: 5 }], 1)).toEqual([5]);
    await expect.poll(() => store.counts.add([{ key, amount: 1 }], 1), { timeout: 5_000 }).toEqual([1]);
  });

  it('has as many places as it says, whoever asks at once', async () => {
    const stores = await openTwo();
    const key = randomUUID();
    const taken = await times(40, (at) => (stores[at % 2] ?? stores[0]).leases.take(key, 3, 60));
    const held = taken.filter((lease) => lease !== null);
    expect(held).toHaveLength(3);
    const [first] = held;
    if (!first) throw new Error('nobody has a place');
    await stores[1].leases.release(first);
    expect(await stores[0].leases.take(key, 3, 60)).not.toBeNull();
    expect(await stores[0].leases.take(key, 3, 60)).toBeNull();
    // It is not its holder any more: what is released twice takes nobody's place.
    await stores[1].leases.release(first);
    expect(await stores[0].leases.take(key, 3, 60)).toBeNull();
  });

  it('gives up a place that nobody prolongs, and none that is prolonged', async () => {
    const [store] = await openTwo();
    const key = randomUUID();
    const [kept] = [await store.leases.take(key, 2, 1), await store.leases.take(key, 2, 1)];
    if (!kept) throw new Error('nobody has a place');
    await store.leases.renew([kept], 60);
    await expect
      .poll(async () => (await store.leases.take(key, 2, 60)) !== null, { timeout: 5_000 })
      .toBe(true);
    expect(await store.leases.take(key, 2, 60)).toBeNull();
  });

  it('tells every process of a change once', async () => {
    const [here, there] = await openTwo();
    const heard = [writing(), writing()];
    const listening = [
      here.listen(heard[0]?.subscriber as Subscriber),
      there.listen(heard[1]?.subscriber as Subscriber),
    ];
    onTestFinished(async () => {
      for (const { stop } of listening) await stop();
    });
    await expect.poll(() => heard.map(({ happened }) => happened)).toEqual([['begin'], ['begin']]);
    await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
    const { accountId } = await api.buyer({ balance: 100 });
    const message = JSON.stringify({ a: accountId, w: 1 });
    const tellsOf = (happened: string[]) =>
      happened.map((text) => text.replaceAll(' ', '')).filter((text) => text === message);
    await times(4, (at) => (at % 2 ? here : there).publishChanges());
    await expect.poll(() => heard.map(({ happened }) => tellsOf(happened))).toEqual([[message], [message]]);
  });
});

describe.runIf(program)('a Redis that goes away', () => {
  it('costs captchas and counts of before, and no message about a change', { timeout: 60_000 }, async () => {
    const own = await startRedis(program as string);
    const { store, told } = openStore(own.url);
    const lease = () => store.leases.take(randomUUID(), 1, 60);
    await expect.poll(async () => (await lease())?.holder).toContain('-');
    const { happened, subscriber } = writing();
    const listening = store.listen(subscriber);
    await expect.poll(() => happened).toEqual(['begin']);

    await own.stop();
    // Everything but changes goes on, in the database.
    await expect.poll(async () => (await lease())?.holder).not.toContain('-');
    const id = randomUUID();
    await store.captchas.keep(id, 'hash', 60);
    expect(await store.captchas.take(id)).toBe('hash');
    expect(await store.counts.add([{ key: id, amount: 2 }], 60)).toEqual([2]);
    await api.query('UPDATE change_feed SET told = pg_current_snapshot(), told_at = now()');
    const { accountId } = await api.buyer({ balance: 100 });
    await expect(store.publishChanges()).rejects.toThrow();
    await expect.poll(() => happened).toContain('lost');
    expect(told).toEqual(['Redis does not answer']);

    const again = await startRedis(program as string, Number(new URL(own.url).port));
    onTestFinished(() => again.stop());
    await expect.poll(() => happened.filter((what) => what === 'begin'), { timeout: 20_000 }).toHaveLength(2);
    // Also where nobody asks anything of it.
    await expect
      .poll(() => told, { timeout: 20_000 })
      .toEqual(['Redis does not answer', 'Redis answers again']);
    await expect.poll(async () => (await lease())?.holder, { timeout: 20_000 }).toContain('-');
    await store.publishChanges();
    await expect
      .poll(() =>
        happened.some((what) => what.replaceAll(' ', '') === JSON.stringify({ a: accountId, w: 1 })),
      )
      .toBe(true);
    await listening.stop();
  });

  it('that hangs is not waited for by every request', { timeout: 60_000 }, async () => {
    const own = await startRedis(program as string);
    onTestFinished(() => own.stop());
    const { store, told } = openStore(own.url);
    await expect.poll(async () => (await store.leases.take(randomUUID(), 1, 60))?.holder).toContain('-');
    process.kill(own.pid, 'SIGSTOP');
    const id = randomUUID();
    expect(await times(20, (at) => store.counts.add([{ key: id, amount: at && 1 }], 60))).toHaveLength(20);
    expect(await store.counts.add([{ key: id, amount: 0 }], 60)).toEqual([19]);
    expect(told).toEqual(['Redis does not answer']);
    process.kill(own.pid, 'SIGCONT');
    await expect
      .poll(async () => (await store.leases.take(randomUUID(), 1, 60))?.holder, { timeout: 20_000 })
      .toContain('-');
    expect(told).toEqual(['Redis does not answer', 'Redis answers again']);
  });
});
