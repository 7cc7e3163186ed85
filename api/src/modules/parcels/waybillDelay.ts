import { type SQL, sql } from 'drizzle-orm';
import { literal, literals } from '../../db/conditions.ts';
import { accountStatuses, outputStatuses, parcelStatus, shopStatuses } from '../../shared/statuses.ts';

/** Without `outputMode` 1 a warehouse delays issuing, so that a buyer may still cancel. */
export const delayOf = (outputMode: SQL): SQL =>
  sql`CASE ${outputMode} WHEN 0 THEN interval '10 minutes' ELSE interval '0' END`;

/**
 * When the waybill of parcel `p` of order `o` will be asked for, its warehouse's delay and its pause over. Null unless it waits
 * for that alone: not for a frozen supplier, nor for an authorisation that a shop has to renew.
 */
export const WAYBILL_DUE_AT = sql`(
  SELECT due.at FROM warehouse h CROSS JOIN LATERAL (SELECT greatest(o.paid_at + ${delayOf(sql`h.output_mode`)}, p.lease_until) AS at) due
   WHERE due.at > now() AND h.id = o.warehouse_id AND p.output_status = ${literal(outputStatuses.queued)}
     AND p.status = ${literal(parcelStatus.pendingShipment)}
     AND NOT EXISTS (SELECT FROM account a WHERE a.id = p.seller_id AND a.status = ${literal(accountStatuses.frozen)})
     AND NOT EXISTS (SELECT FROM shop s WHERE s.id = p.shop_id AND s.status IN ${literals([shopStatuses.expired, shopStatuses.unbound])}))`;
