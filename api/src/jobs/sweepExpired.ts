import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** Removes what has served its time: captchas, counters, quotes, and first answers that nobody will ask for again. */
export async function sweepExpired(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM captcha WHERE expires_at < now() - interval '1 hour'`);
  await db.execute(sql`DELETE FROM counter WHERE ends_at < now() - interval '1 day'`);
  await db.execute(sql`DELETE FROM quote WHERE expires_at < now() - interval '1 hour'`);
  await db.execute(sql`DELETE FROM idempotency_key WHERE created_at < now() - interval '72 hours'`);
}
