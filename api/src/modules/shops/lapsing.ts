import { sql } from 'drizzle-orm';

/**
 * As sql of the table `shop`: authorised shops that lapse within seven days. As a shop's own page says it, a token that
 * renews itself without an end does not lapse.
 */
export const LAPSES_SOON = sql`
  status = 1 AND NOT is_seller AND greatest(expires_at, refresh_expires_at) < now() + interval '7 days'
   AND (refresh_token IS NULL OR refresh_expires_at IS NOT NULL)`;

/** When a shop lapses; null where its token renews itself without an end. */
export const LAPSES_AT = sql`
  CASE WHEN refresh_token IS NULL OR refresh_expires_at IS NOT NULL THEN greatest(expires_at, refresh_expires_at) END`;
