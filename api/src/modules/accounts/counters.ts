import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** A limit and its subject. `of` must consist of validated values only: free text would multiply the counters. */
export type LimitKey = { limit: LimitName; of: string };
/** A counted hit, which can be released in its window. */
export type Hit = { key: string; hits: number; endsAt: string; minutesLeft: number };

type CounterRow = { hits: number; endsAt: string; seconds: number };

const DAY_SECONDS = 24 * 3600;
/** An attempt without an outcome by then counts as wrong: its process has died. */
const TRY_TIMEOUT_SECONDS = 20;
const MAX_WAIT_MS = 5_000;
const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 160;

function keyOf({ limit, of }: LimitKey): string {
  return `${limit}:${of}`;
}

/**
 * Counts hits in a fixed window and returns their number, these included. Counting precedes the attempt, so that a
 * thousand concurrent attempts cannot all see zero.
 */
export async function countHit(db: Queryable, key: string, windowSeconds: number, amount = 1): Promise<Hit> {
  const { rows } = await db.execute<CounterRow>(sql`
    INSERT INTO counter AS c (key, hits, ends_at)
    VALUES (${key}, ${amount}, now() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN c.ends_at <= now() THEN excluded.hits ELSE c.hits + excluded.hits END,
      ends_at = CASE WHEN c.ends_at <= now() THEN excluded.ends_at ELSE c.ends_at END
    RETURNING hits, ends_at::text AS "endsAt", extract(epoch FROM ends_at - now())::int AS seconds`);
  return hitOf(key, rows[0]);
}

function hitOf(key: string, row: CounterRow | undefined): Hit {
  if (!row) throw new Error('the counter answered nothing');
  const { hits, endsAt, seconds } = row;
  return { key, hits, endsAt, minutesLeft: minutesOf(seconds) };
}

/** Counts hits of a limit without enforcing it. */
export function count(db: Queryable, limitKey: LimitKey, amount = 1): Promise<Hit> {
  return countHit(db, keyOf(limitKey), LIMITS[limitKey.limit].seconds, amount);
}

/**
 * Counts hits of a limit, all or none, or refuses. Runs in a transaction, so that a refusal rolls back earlier
 * counts. The row stays locked until it ends: reserve narrow limits first and global ones last, in the same order
 * everywhere, to avoid deadlocks.
 */
export async function reserve(tx: Tx, limitKey: LimitKey, amount = 1): Promise<Hit> {
  const hit = await count(tx, limitKey, amount);
  if (hit.hits > LIMITS[limitKey.limit].hits) throw refusalOf(limitKey, hit.minutesLeft);
  return hit;
}

/** Refuses what would exceed a limit without counting: counting it later may still refuse. */
export async function enforceLimit(db: Queryable, limitKey: LimitKey, amount: number): Promise<void> {
  const { hits: most, seconds } = LIMITS[limitKey.limit];
  const { rows } = await db.execute<Pick<CounterRow, 'hits' | 'seconds'>>(sql`
    SELECT hits, extract(epoch FROM ends_at - now())::int AS seconds FROM counter
     WHERE key = ${keyOf(limitKey)} AND ends_at > now()`);
  const { hits, ...window } = rows[0] ?? { hits: 0, seconds };
  if (hits + amount > most) throw refusalOf(limitKey, minutesOf(window.seconds));
}

function refusalOf({ limit }: LimitKey, minutes: number): Refusal {
  return new Refusal(LIMITS[limit].refusal, { minutes, wait: waitText(minutes) });
}

function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

function waitText(minutes: number): string {
  return minutes < 120 ? `${minutes}分钟` : `${Math.ceil(minutes / 60)}小时`;
}

/** A limit is full of attempts whose outcome is unknown yet. */
class TriesPending extends Error {}

/**
 * Counts an attempt whose outcome `endAttempts` will record, or refuses it; call inside `beginAttempts`, in the
 * order of `reserve`.
 */
export async function beginAttempt(tx: Tx, limitKey: LimitKey): Promise<Hit> {
  const { hits: most, seconds, refusal } = LIMITS[limitKey.limit];
  const { rows } = await tx.execute<CounterRow & { open: number }>(sql`
    INSERT INTO counter AS c (key, hits, ends_at, open, open_until)
    VALUES (${keyOf(limitKey)}, 1, now() + make_interval(secs => ${seconds}), 1, now() + make_interval(secs => ${TRY_TIMEOUT_SECONDS}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN c.ends_at <= now() THEN 1 ELSE c.hits + 1 END,
      open = CASE WHEN c.ends_at <= now() OR c.open_until <= now() THEN 1 ELSE c.open + 1 END,
      open_until = excluded.open_until,
      ends_at = CASE WHEN c.ends_at <= now() THEN excluded.ends_at ELSE c.ends_at END
    RETURNING hits, open, ends_at::text AS "endsAt", extract(epoch FROM ends_at - now())::int AS seconds`);
  const hit = hitOf(keyOf(limitKey), rows[0]);
  if (hit.hits <= most) return hit;
  if (hit.hits - (rows[0]?.open ?? 0) < most) throw new TriesPending();
  throw new Refusal(refusal, { minutes: hit.minutesLeft });
}

/**
 * Begins attempts in a transaction. While a limit is full of pending attempts this waits for them, so that the right
 * password is not locked out by concurrent attempts.
 * @throws Refusal of a limit that is used up; UNAVAILABLE when the others take too long
 */
export async function beginAttempts<T>(db: Db, open: (tx: Tx) => Promise<T>): Promise<T> {
  const until = Date.now() + MAX_WAIT_MS;
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await db.transaction(open);
    } catch (error) {
      if (!(error instanceof TriesPending)) throw error;
      if (Date.now() >= until) throw new Refusal('UNAVAILABLE');
      await wait(pause);
    }
  }
}

/**
 * Records how attempts ended: wrong ones stay counted, even where recording fails, once they time out. One statement
 * each, as in `releaseHits`.
 */
export async function endAttempts(db: Db, hits: readonly Hit[], outcome: 'right' | 'wrong'): Promise<void> {
  const back = outcome === 'right' ? 1 : 0;
  for (const { key, endsAt } of hits) {
    const ended = db.execute(sql`
      UPDATE counter SET open = greatest(open - 1, 0), hits = greatest(hits - ${back}, 0)
       WHERE key = ${key} AND ends_at = ${endsAt}::timestamptz`);
    await (outcome === 'right' ? ended : ended.catch(() => undefined));
  }
}

/**
 * Counts before it works. A non-null result was no abuse, and an error occurred before anything was decided: both
 * release the count.
 */
export async function countAttempt<T>(
  db: Db,
  limitKey: readonly LimitKey[],
  work: () => Promise<T | null>,
): Promise<T | null> {
  const hits = await beginAttempts(db, async (tx) => {
    const opened: Hit[] = [];
    for (const each of limitKey) opened.push(await beginAttempt(tx, each));
    return opened;
  });
  const result = await work().catch(async (error: unknown) => {
    await endAttempts(db, hits, 'right');
    throw error;
  });
  await endAttempts(db, hits, result === null ? 'wrong' : 'right');
  return result;
}

/** The number of hits in the current window; counts none. */
export async function hitsOf(db: Queryable, limitKey: LimitKey): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(sql`
    SELECT hits FROM counter WHERE key = ${keyOf(limitKey)} AND ends_at > now()`);
  return rows[0]?.hits ?? 0;
}

/** Whether the current window is used up; counts none. */
export async function isUsedUp(db: Queryable, limitKey: LimitKey): Promise<boolean> {
  return (await hitsOf(db, limitKey)) >= LIMITS[limitKey.limit].hits;
}

/** Releases hits, one statement each: a joint statement would lock in an order of its own. */
export async function releaseHits(db: Db, hits: readonly Hit[]): Promise<void> {
  for (const { key, endsAt } of hits) {
    await db.execute(sql`
      UPDATE counter SET hits = hits - 1 WHERE key = ${key} AND ends_at = ${endsAt}::timestamptz AND hits > 0`);
  }
}

/** Releases one hit when the counted action did not happen. */
export async function releaseHit(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`UPDATE counter SET hits = hits - 1 WHERE key = ${key} AND hits > 0`);
}

/** Clears wrong attempts after a success. Pending attempts stay counted. */
export async function clearHits(db: Queryable, limitKey: LimitKey): Promise<void> {
  const key = keyOf(limitKey);
  await db.execute(sql`UPDATE counter SET hits = least(hits, open) WHERE key = ${key}`);
  await db.execute(sql`DELETE FROM counter WHERE key = ${key} AND (open = 0 OR open_until <= now())`);
}

/** Clears all counters of a limit whose subject begins with this. Reads the whole table. */
export async function clearHitsByPrefix(db: Queryable, limitKey: LimitKey): Promise<void> {
  await db.execute(sql`DELETE FROM counter WHERE starts_with(key, ${keyOf(limitKey)})`);
}

/** True for one caller of all processes in the window of a hit. */
export async function isFirstReport(db: Queryable, what: string, { key, endsAt }: Hit): Promise<boolean> {
  const { hits } = await countHit(db, `said:${what}:${key}:${endsAt}`, DAY_SECONDS);
  return hits === 1;
}
