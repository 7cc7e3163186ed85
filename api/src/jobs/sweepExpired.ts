import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/**
 * Removes what has served its time: captchas, codes, sessions that ended so long ago that no open page asks with them,
 * counters, quotes, first answers that nobody will ask for again, and changes that nobody was there to be told of.
 */
export async function sweepExpired(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM captcha WHERE expires_at < now()`);
  await db.execute(sql`DELETE FROM phone_code WHERE expires_at < now() - interval '1 day'`);
  await db.execute(sql`
    DELETE FROM session WHERE coalesce(revoked_at, least(idle_until, hard_until)) < now() - interval '7 days'`);
  await db.execute(sql`DELETE FROM counter WHERE ends_at < now() - interval '1 day'`);
  await db.execute(sql`DELETE FROM quote WHERE expires_at < now() - interval '1 hour'`);
  await db.execute(sql`DELETE FROM idempotency_key WHERE created_at < now() - interval '72 hours'`);
  await db.execute(sql`DELETE FROM change_event WHERE at < now() - interval '1 minute'`);
}
