import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../api/src/db/client.ts';
import { handles, type JobKind, type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { freshDatabase } from '../support/postgres.ts';
import { testBox } from '../support/sealed.ts';

type Count = { n: number };
const counting: JobKind<Count> = { name: 'test.count' };

let place: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let queue: JobQueue;
const seen: number[] = [];
let failing = false;
const handlers = [
  handles(counting, async ({ n }) => {
    if (failing) throw new Error('not now');
    seen.push(n);
  }),
];

beforeAll(async () => {
  place = await freshDatabase();
  database = openDatabase(place.pooledUrl, testBox, 5, place.url);
  queue = await openJobQueue(database, [counting], (error) => {
    throw error;
  });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await place.drop();
});
beforeEach(() => {
  seen.length = 0;
  failing = false;
});
afterEach(async () => {
  await database.pool.query("DELETE FROM queue.job WHERE name = 'test.count'");
});

const states = async () =>
  (await database.pool.query("SELECT state FROM queue.job WHERE name = 'test.count'")).rows.map(
    (row: { state: string }) => row.state,
  );

describe('the job queue', () => {
  it('holds a job exactly when the transaction that sent it is committed', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.send(tx, counting, 'a', { n: 1 });
      throw new Error('changed our mind');
    });
    await expect(rolledBack).rejects.toThrow('changed our mind');
    expect(await states()).toEqual([]);
    await database.db.transaction((tx) => queue.send(tx, counting, 'a', { n: 2 }));
    expect(await queue.drain(handlers)).toBe(1);
    expect([seen, await states()]).toEqual([[2], ['completed']]);
  });

  it('adds no second job while one with its key waits, however many callers send it', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => queue.send(database.db, counting, 'same', { n })));
    await queue.send(database.db, counting, 'other', { n: 99 });
    expect(await queue.drain(handlers)).toBe(2);
    expect(seen).toHaveLength(2);
    await queue.send(database.db, counting, 'same', { n: 100 });
    await queue.drain(handlers);
    expect(seen.at(-1)).toBe(100);
  });

  it('works off all waiting jobs without a notification for each', async () => {
    const waiting = Array.from({ length: 40 }, (_, n) => n);
    const other = await openJobQueue(database, [counting], (error) => {
      throw error;
    });
    onTestFinished(() => other.stop());
    for (const n of waiting) await queue.send(database.db, counting, String(n), { n });
    const all = Promise.withResolvers<void>();
    await other.work([
      handles(counting, async ({ n }) => {
        seen.push(n);
        if (seen.length === waiting.length) all.resolve();
      }),
    ]);
    await all.promise;
    expect(seen).toEqual(waiting);
  });

  it('retries failed jobs and leaves jobs that are not due', async () => {
    failing = true;
    await queue.send(database.db, counting, 'fails', { n: 1 });
    expect(await queue.drain(handlers)).toBe(1);
    expect(await states()).toEqual(['retry']);
    failing = false;
    await database.pool.query("UPDATE queue.job SET start_after = now() WHERE name = 'test.count'");
    await queue.send(database.db, counting, 'later', { n: 2 }, { startAfter: new Date(Date.now() + 60_000) });
    expect(await queue.drain(handlers)).toBe(1);
    expect(seen).toEqual([1]);
  });

  it('gives a job to one of several workers', async () => {
    const second = await openJobQueue(database, [counting], () => undefined);
    for (let n = 0; n < 50; n += 1) await queue.send(database.db, counting, `many-${n}`, { n });
    const done = await Promise.all([queue.drain(handlers), second.drain(handlers)]);
    expect(done.reduce((sum, each) => sum + each)).toBe(50);
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    await second.stop();
  });
});
