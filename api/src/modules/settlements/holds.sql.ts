import { type SQL, sql } from 'drizzle-orm';

/**
 * Until when the shares of a parcel `p` of order `o` may have to come back, once they were paid out: a week after it was
 * signed, or else after its order was received. While its money is asked for, while something is wrong with it and while
 * nobody has said that it arrived, nobody knows: it is looked at again in an hour. It must agree with `refundPath`.
 */
export const HELD_UNTIL: SQL = sql`
  CASE WHEN p.refund_status IN (10, 20, 30) OR p.status = 60 THEN now() + interval '1 hour'
       WHEN p.status = 50 THEN coalesce(p.signed_at, now()) + interval '7 days'
       ELSE coalesce(o.received_at + interval '7 days', now() + interval '1 hour') END`;

/** Whether the shares of a parcel `p` are their owners' for good: its buyer cannot ask for its money any more. */
export const IS_FINAL: SQL = sql`(p.settle_status = 2 AND p.held_until IS NULL)`;
