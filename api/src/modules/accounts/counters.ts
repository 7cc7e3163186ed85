import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Counts a hit in a fixed window and answers how many there are, this one included. Counting comes before trying, so
 * that a thousand parallel tries cannot all see zero.
 */
export async function countHit(
  db: Queryable,
  key: string,
  windowSeconds: number,
): Promise<{ hits: number; minutesLeft: number }> {
  const { rows } = await db.execute<{ hits: number; seconds: number }>(sql`
    INSERT INTO counter AS c (key, hits, ends_at) VALUES (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN c.ends_at <= now() THEN 1 ELSE c.hits + 1 END,
      ends_at = CASE WHEN c.ends_at <= now() THEN excluded.ends_at ELSE c.ends_at END
    RETURNING hits, extract(epoch FROM ends_at - now())::int AS seconds`);
  const row = rows[0];
  if (!row) throw new Error('the counter answered nothing');
  return { hits: row.hits, minutesLeft: Math.max(1, Math.ceil(row.seconds / 60)) };
}

/** Takes one hit back, when what was counted did not happen. */
export async function takeBackHit(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`UPDATE counter SET hits = hits - 1 WHERE key = ${key} AND hits > 0`);
}

/** Forgets a counter, after a success. */
export async function forgetHits(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`DELETE FROM counter WHERE key = ${key}`);
}
