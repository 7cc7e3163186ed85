import { type SQL, sql } from 'drizzle-orm';
import { HAS_OPEN_CASE } from '../settlements/holds.sql.ts';

/** The last moment of an ended parcel `p` according to its own row, never after its last case. */
export const OWN_LAST_AT: SQL = sql`greatest(p.created_at, p.signed_at, p.settled_at, p.refunded_at)`;

/**
 * Whether a parcel `p` of order `o` had ended at `before`, so that its receiver is not needed: its order is
 * completed, cancelled or closed; its money is settled and cannot be refunded; no refund and no case is open, no waybill is to
 * be voided, and nothing is wrong with it, or its courier's liability has ended (docs/decisions/0036). The first two
 * lines equal those of the index `order_package_to_erase`.
 */
export const isOverSince = (before: SQL): SQL => sql`(
  p.receiver_erased_at IS NULL AND (p.settle_status IN (2, 3) OR p.status IN (70, 80))
  AND ${OWN_LAST_AT} < ${before}
  AND o.status IN (50, 60, 70) AND p.status NOT IN (10, 20) AND p.settle_status <> 1
  AND p.refund_status NOT IN (10, 20, 30) AND NOT ${HAS_OPEN_CASE}
  AND NOT EXISTS (SELECT FROM refund r WHERE r.package_id = p.id
                   AND (r.status IN (10, 20, 30) OR r.void_at IS NOT NULL
                        OR greatest(r.created_at, r.finished_at, r.returned_at) >= ${before}))
  AND CASE WHEN p.status = 60 THEN p.shipped_at + interval '1 year' < ${before} ELSE p.held_until IS NULL END
  AND greatest(o.completed_at, o.cancelled_at,
        CASE WHEN p.settle_status = 2 THEN coalesce(p.signed_at, o.received_at) + interval '7 days' END,
        ${OWN_LAST_AT}) < ${before})`;

/**
 * Whether a shop order `s` is in no parcel, and neither its shop nor a former parcel has changed it since `before`.
 */
export const isForgottenSince = (before: SQL): SQL => sql`(
  s.receiver <> '' AND s.package_id IS NULL AND s.synced_at < ${before}
  AND NOT EXISTS (SELECT FROM order_package p WHERE p.third_order_no = s.remote_order_no AND p.shop_id = s.shop_id
                   AND p.receiver_erased_at IS NULL))`;
