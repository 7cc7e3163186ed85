import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../api/src/db/client.ts';
import { handles, type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { runSchedules, SCHEDULED, type ScheduledJob } from '../../api/src/jobs/schedules.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { testBox } from '../support/sealed.ts';

describe('the schedules of the queue', () => {
  let place: TestDatabase;
  let database: Database;
  const queues: JobQueue[] = [];
  const open = async () => {
    const queue = await openJobQueue(database, [SCHEDULED], (error) => {
      throw error;
    });
    queues.push(queue);
    return queue;
  };

  beforeEach(async () => {
    place = await freshDatabase('empty');
    database = openDatabase(place.pooledUrl, testBox, 1, place.url);
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    await database.close();
    await place.drop();
  });

  const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
    (await database.pool.query(text)).rows;

  it('run once a tick, however many processes there are', async () => {
    // A minute may end on the way, and with it comes a second tick.
    const minute = () => Math.floor(Date.now() / 60_000);
    const begun = minute();
    const ran: string[] = [];
    const handler = handles(SCHEDULED, async ({ name }) => void ran.push(name));
    const processes = await Promise.all([open(), open(), open()]);
    const schedules = ['sweep', 'settle'].map((name) => ({ name, cron: '* * * * *' }));
    await Promise.all(processes.map((queue) => queue.schedule(SCHEDULED, schedules)));
    for (const queue of processes) await queue.work([handler]);
    await vi.waitFor(() => expect(new Set(ran)).toEqual(new Set(['settle', 'sweep'])), { timeout: 25_000 });
    const jobs = await rowsOf("SELECT data->>'name' AS name FROM queue.job WHERE name = 'scheduled'");
    const ticks = minute() - begun + 1;
    for (const { name } of schedules) {
      const sent = jobs.filter((job) => job.name === name).length;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(ticks);
    }
  });

  it('are those of the newest process, and no others', async () => {
    const queue = await open();
    await queue.schedule(SCHEDULED, [
      { name: 'gone', cron: '0 0 1 1 *' },
      { name: 'kept', cron: '0 0 1 1 *' },
    ]);
    await queue.schedule(SCHEDULED, [
      { name: 'kept', cron: '0 0 2 1 *' },
      { name: 'new', cron: '0 0 1 1 *' },
    ]);
    expect(await rowsOf('SELECT key, cron FROM queue.schedule ORDER BY key')).toEqual([
      { key: 'kept', cron: '0 0 2 1 *' },
      { key: 'new', cron: '0 0 1 1 *' },
    ]);
  });
});

describe('a scheduled job', () => {
  const logged: unknown[][] = [];
  const log = { error: (...words: unknown[]) => logged.push(words) } as unknown as FastifyBaseLogger;
  const everyMinute = (run: ScheduledJob['run']): ScheduledJob => ({
    name: 'settle',
    cron: '* * * * *',
    run,
  });

  it('that fails is logged without its data, and runs at the next tick', async () => {
    let runs = 0;
    const { handler } = runSchedules(
      [
        everyMinute(async () => {
          runs += 1;
          throw new Error('failed query', { cause: new Error('a phone') });
        }),
      ],
      log,
    );
    await handler.run({ name: 'settle' });
    await handler.run({ name: 'settle' });
    expect(runs).toBe(2);
    expect(logged).toEqual([
      [expect.objectContaining({ job: 'settle' }), 'scheduled job failed'],
      [expect.objectContaining({ job: 'settle' }), 'scheduled job failed'],
    ]);
    expect(JSON.stringify(logged)).not.toContain('a phone');
  });

  it('does not run twice at a time in one process, and is waited for at the end', async () => {
    let runs = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const scheduled = runSchedules(
      [
        everyMinute(() => {
          runs += 1;
          return promise;
        }),
      ],
      log,
    );
    const first = scheduled.handler.run({ name: 'settle' });
    await scheduled.handler.run({ name: 'settle' });
    expect(runs).toBe(1);
    let isStopped = false;
    const stopping = scheduled.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    resolve();
    await Promise.all([first, stopping]);
    await scheduled.handler.run({ name: 'settle' });
    expect(runs).toBe(2);
  });

  it('is told to stop when the process ends, and after ten minutes', async () => {
    vi.useFakeTimers();
    const stops: AbortSignal[] = [];
    const endless = everyMinute(
      (stop) =>
        new Promise<void>((resolve) => {
          stops.push(stop);
          stop.addEventListener('abort', () => resolve());
        }),
    );
    const scheduled = runSchedules([endless], log);
    const first = scheduled.handler.run({ name: 'settle' });
    await vi.advanceTimersByTimeAsync(599_000);
    expect(stops.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_000);
    await first;
    const second = scheduled.handler.run({ name: 'settle' });
    await scheduled.stop();
    await second;
    expect(stops.map(({ aborted }) => aborted)).toEqual([true, true]);
    vi.useRealTimers();
  });

  it('runs by a timer where it is due oftener than once a minute, and is no schedule of the queue', async () => {
    vi.useFakeTimers();
    const run = vi.fn(async () => {});
    const poll: ScheduledJob = { name: 'poll', everySeconds: 5, run };
    const scheduled = runSchedules([poll, everyMinute(async () => {})], log);
    expect(scheduled.schedules).toEqual([{ name: 'settle', cron: '* * * * *' }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(2);
    await scheduled.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
