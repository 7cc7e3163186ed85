import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopStatuses } from '../../shared/statuses.ts';

/** So long before, a shop counts as expiring on its own page too. */
const EXPIRING_DAYS = 3;

/** When the authorisation of a shop `s` ends; null where its token renews itself without an end. */
const ENDS_AT = sql`CASE WHEN s.refresh_token IS NULL OR s.refresh_expires_at IS NOT NULL THEN greatest(s.expires_at, s.refresh_expires_at) END`;

/** Scheduled job: tells endpoints that hear of it which shops are about to lapse, once for each end that an authorisation has. */
export async function tellExpiringShops(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE shop s SET expiry_told = ${ENDS_AT}
     WHERE s.account_id IN (SELECT account_id FROM webhook_endpoint WHERE enabled AND resting_since IS NULL AND 'shop.expiring' = ANY (events))
       AND s.status = ${literal(shopStatuses.active)} AND ${ENDS_AT} < now() + make_interval(days => ${EXPIRING_DAYS})
       AND s.expiry_told IS DISTINCT FROM ${ENDS_AT}`);
}
