import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { shopStatuses } from '../../shared/statuses.ts';

/** So long before, a shop counts as expiring on its own page too. */
const EXPIRING_DAYS = 3;
/** What ended longer ago is not told any more. */
const TOLD_FOR_DAYS = 7;
const AT_ONCE = 500;

/** When the authorisation of a shop ends, as the index `shop_ending` has it; null where its token renews itself without an end. */
const ENDS_AT = sql`(CASE WHEN refresh_token IS NULL OR refresh_expires_at IS NOT NULL THEN greatest(expires_at, refresh_expires_at) END)`;

/**
 * Scheduled job: tells people and programs which shops are about to lapse and which have lapsed, once each for each end that
 * an authorisation has. Triggers of the shop say the words.
 */
export async function tellEndingShops(db: Db, stop?: AbortSignal): Promise<void> {
  await inRounds(AT_ONCE, stop, async () => {
    const { rowCount } = await db.execute(sql`
      UPDATE shop s SET expiry_told = e.ends_at, lapse_told = CASE WHEN e.ends_at <= now() THEN e.ends_at ELSE s.lapse_told END
        FROM (SELECT id, ${ENDS_AT} AS ends_at FROM shop
               WHERE status = ${literal(shopStatuses.active)} AND lapse_told IS DISTINCT FROM ${ENDS_AT}
                 AND ${ENDS_AT} BETWEEN now() - make_interval(days => ${literal(TOLD_FOR_DAYS)}) AND now() + make_interval(days => ${literal(EXPIRING_DAYS)})
                 AND (expiry_told IS DISTINCT FROM ${ENDS_AT} OR ${ENDS_AT} <= now())
               LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED) e
       WHERE s.id = e.id`);
    return rowCount ?? 0;
  });
}
