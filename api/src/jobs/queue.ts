import {
  activeTraceparent,
  duration,
  endSpan,
  LONG_SECONDS,
  labelSets,
  SpanKind,
  startSpan,
  withinSpan,
} from '@chengcang/process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db as BossDatabase, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Queryable } from '../db/client.ts';
import type { Listener } from '../db/listening.ts';
import { observePool } from '../db/observedPool.ts';
import { jobError } from './jobError.ts';

/** A kind of work, named once. `Data` is what a job of it carries: ids, never people's data. */
export type JobKind<Data extends object = object> = {
  name: string;
  /** Seconds after which a worker that has not come back is given up and the job is tried again. */
  expireInSeconds?: number;
  /** Seconds for which jobs that are done can be looked at, a week by default. */
  deleteAfterSeconds?: number;
  /** Jobs of this kind that one process works on at a time. */
  atOnce?: number;
  /** Only for the type. */
  data?: Data;
};

export type JobHandler = { kind: JobKind; run(data: object): Promise<void> };

/** What is done with the jobs of a kind. */
export function handles<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<void>,
): JobHandler {
  return { kind, run: (data) => run(data as Data) };
}

/** Sends jobs. In the caller's transaction: the job exists if and only if what it is about does. */
export interface JobSender {
  /**
   * While a job of the kind with this key waits, another is not added. Of the jobs that wait, those of the highest
   * `priority` are taken first, 0 by default.
   */
  send<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    key: string,
    data: Data,
    options?: { startAfter?: Date; priority?: number },
  ): Promise<void>;
}

/** When the queue sends the job of this name, in UTC, as cron says it: by the minute. */
export type Schedule = { name: string; cron: string };

export interface JobQueue extends JobSender {
  /** Keeps these schedules and no others: each tick sends one job of the kind with the name, however many processes there are. */
  schedule(kind: JobKind<{ name: string }>, schedules: readonly Schedule[]): Promise<void>;
  /** Begins to work on jobs of these kinds; any number of processes may. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Works on what is due now, one by one, and answers how many jobs there were; for tests and commands. */
  drain(handlers: readonly JobHandler[]): Promise<number>;
  /** Lets the jobs under way finish. */
  stop(): Promise<void>;
}

const SCHEMA = 'queue';
const CONNECTIONS = 4;
const CONNECT_WITHIN_MS = 10_000;
const RETRIES = 10;
const STOP_WITHIN_MS = 8_000;
/** What nobody is notified of: jobs for later, and those that are tried again. */
const LOOKED_FOR_SECONDS = 2;
/** One process looks for ticks: a job comes this much later than its minute, at most. */
const TICKS_LOOKED_FOR_SECONDS = 5;

/**
 * The queue in the product's own database. A job that throws, or whose worker dies, is tried again with growing pauses;
 * handlers must therefore be safe to run twice. A process that does not work only sends.
 */
export async function openJobQueue(
  database: Database,
  kinds: readonly JobKind[],
  onError: (error: Error) => void,
  { works = true }: { works?: boolean } = {},
): Promise<JobQueue> {
  const pool = new pg.Pool({
    connectionString: database.url,
    application_name: 'chengcang-queue',
    max: works ? CONNECTIONS : 1,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  pool.on('error', onError);
  observePool(pool, 'queue');
  const boss = new PgBoss({
    db: bossDatabase(pool, database.db.listener, onError),
    schema: SCHEMA,
    supervise: works,
    schedule: works,
    cronMonitorIntervalSeconds: TICKS_LOOKED_FOR_SECONDS,
    cronWorkerIntervalSeconds: LOOKED_FOR_SECONDS,
    useListenNotify: works,
  });
  boss.on('error', onError);
  await boss.start();
  await indexLookedAt(pool);
  for (const { name, expireInSeconds = 60, deleteAfterSeconds } of kinds) {
    await boss.createQueue(name, {
      policy: 'short',
      notify: true,
      expireInSeconds,
      ...(deleteAfterSeconds && { deleteAfterSeconds }),
      retryLimit: RETRIES,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
    });
  }

  async function startWorker({ name }: JobKind, run: JobHandler['run']): Promise<void> {
    let worker = '';
    worker = await boss.work(name, { notifyPollingIntervalSeconds: LOOKED_FOR_SECONDS }, async (jobs) => {
      // A notification is for one job: without this, each of those that wait behind it would wait for the next poll.
      boss.notifyWorker(worker);
      for (const job of jobs) await runObserved(name, run, job.data as object);
    });
  }

  return {
    async send(tx, { name }, key, data, { startAfter, priority = 0 } = {}) {
      const traceparent = activeTraceparent();
      await boss.send(name, traceparent ? { ...data, traceparent } : data, {
        db: fromDrizzle(tx, sql),
        singletonKey: key,
        priority,
        ...(startAfter ? { startAfter } : {}),
      });
    },

    async schedule({ name }, schedules) {
      for (const { key } of await boss.getSchedules(name))
        if (!schedules.some((schedule) => schedule.name === key)) await boss.unschedule(name, key);
      for (const { name: key, cron } of schedules)
        await boss.schedule(name, cron, { name: key }, { key, singletonKey: key });
    },

    async work(handlers) {
      for (const { kind, run } of handlers)
        for (let workers = kind.atOnce ?? 1; workers > 0; workers -= 1) await startWorker(kind, run);
    },

    async drain(handlers) {
      let done = 0;
      for (let idle = false; !idle; ) {
        idle = true;
        for (const { kind, run } of handlers) {
          for (const job of await boss.fetch(kind.name)) {
            idle = false;
            done += 1;
            await runObserved(kind.name, run, job.data as object).then(
              () => boss.complete(kind.name, job.id),
              (error: Error) => boss.fail(kind.name, job.id, error),
            );
          }
        }
      }
      return done;
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
      await pool.end();
    },
  };
}

/** What operators look at, without reading what is done: the queue itself has no index of what failed. */
async function indexLookedAt(pool: pg.Pool): Promise<void> {
  await pool.query(`
    DO $$ BEGIN
      IF to_regclass('${SCHEMA}.job_looked_at') IS NULL THEN
        PERFORM pg_advisory_xact_lock(hashtext('${SCHEMA}.job_looked_at'));
        CREATE INDEX IF NOT EXISTS job_looked_at ON ${SCHEMA}.job (name, state, completed_on) WHERE state IN ('active', 'failed');
      END IF;
    END $$`);
}

const durations = duration('chengcang_job_duration_seconds', {
  description: 'Jobs by kind and outcome',
  seconds: LONG_SECONDS,
});
const labels = labelSets('kind', 'outcome');

/** Runs a job in the trace of what has sent it, if that is recorded, and measures it. */
async function runObserved(
  name: string,
  run: JobHandler['run'],
  { traceparent, ...data }: { traceparent?: unknown },
): Promise<void> {
  const begun = performance.now();
  const span = startSpan(() => `process ${name}`, {
    kind: SpanKind.CONSUMER,
    attributes: () => ({ 'messaging.destination.name': name }),
    traceparent,
    linked: true,
  });
  let outcome = 'failed';
  try {
    await withinSpan(span, () => run(data));
    outcome = 'done';
  } catch (error) {
    // The queue keeps all that is in an error, and a failed query has its values in it.
    throw jobError(error);
  } finally {
    endSpan(span, outcome === 'failed' ? outcome : undefined);
    durations.record((performance.now() - begun) / 1000, labels(name, outcome));
  }
}

/** Connections of the queue's own, and the one on which the process listens. */
function bossDatabase(pool: pg.Pool, listener: Listener, onError: (error: Error) => void): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, hear, onBegin) => {
      const { stop } = listener.listen({ channel, hear, onBegin, warn: onError });
      return { close: stop };
    },
  };
}
