import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { inRounds } from './inRounds.ts';

const AT_ONCE = 5_000;

/** What has served its time: rows of a table that meet a condition. Tables in partitions lose them whole (`keepPartitions`). */
const EXPIRED: readonly [table: string, condition: string][] = [
  ['phone_code', "expires_at < now() - interval '1 day'"],
  // So long ago that no open page asks with them.
  ['session', "hard_until < now() - interval '7 days'"],
  ['operator_session', "hard_until < now() - interval '180 days'"],
  ['operator_challenge', "expires_at < now() - interval '1 day'"],
  ['counter', "ends_at < now() - interval '1 day'"],
  // No courier voids or stops a parcel that went out so long ago.
  ['waybill_account', "removed_at < now() - interval '180 days'"],
  ['person_notice', "created_at < now() - interval '180 days'"],
  ['provider_call', "at < now() - interval '2 days'"],
  ['running_process', "seen_at < now() - interval '1 day'"],
];

/** Scheduled job: removes what has served its time. */
export async function sweepExpired(db: Db, stop?: AbortSignal): Promise<void> {
  for (const [table, condition] of EXPIRED)
    await inRounds(AT_ONCE, stop, () => removeSome(db, sql.raw(table), sql.raw(condition)));
}

/** Rows locked by others are left for the next run. */
async function removeSome(db: Db, table: SQL, condition: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}
