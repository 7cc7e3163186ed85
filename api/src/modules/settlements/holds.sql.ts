import { type SQL, sql } from 'drizzle-orm';

/** Whether an open case of parcel `p` has gone beyond asking and answering. */
export const CASE_UNDERWAY: SQL = sql`EXISTS (SELECT FROM after_sale_case k WHERE k.package_id = p.id AND k.status IN (30, 40, 50, 60))`;
/** Whether something is to be settled about a parcel `p` between buyer and supplier. */
export const HAS_OPEN_CASE: SQL = sql`EXISTS (SELECT FROM after_sale_case k WHERE k.package_id = p.id AND k.status < 70)`;

/**
 * Until when the shares of a settled parcel `p` of order `o` may have to be returned: a week after it, or what replaced it, was signed, or
 * else after its order was received. It is undefined while a refund, a case or a problem is pending or nobody has confirmed
 * the arrival: checked again in an hour. Must agree with `refundPath`.
 */
export const HELD_UNTIL: SQL = sql`
  CASE WHEN p.refund_status IN (10, 20, 30) OR p.status = 60 OR ${HAS_OPEN_CASE} THEN now() + interval '1 hour'
       WHEN p.status = 50 THEN greatest(coalesce(p.signed_at, now()), p.replaced_at) + interval '7 days'
       ELSE coalesce(o.received_at + interval '7 days', now() + interval '1 hour') END`;

/** Whether the shares of a parcel `p` are final: its buyer cannot request a refund any more. */
export const IS_FINAL: SQL = sql`(p.settle_status = 2 AND p.held_until IS NULL)`;

/** Whether a parcel `p`, or what replaced it, was signed so recently that its buyer may still ask for its money. */
export const SIGNED_RECENTLY: SQL = sql`coalesce(greatest(p.signed_at, p.replaced_at) > now() - interval '7 days', false)`;
