import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { TAKE_BACK } from '../../jobs/kinds/assignedShops.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { parcelStatus, refundStatus, remoteRefundStatuses, remoteStatuses } from '../../shared/statuses.ts';

const UNDERWAY = literals([parcelStatus.pendingShipment, parcelStatus.shipped, parcelStatus.inTransit]);

/**
 * Has parcels taken back whose assigned orders, of these that were just read, are taken back or refunded at the platform. One
 * whose refund was asked for before is left to that.
 */
export async function takeParcelsBack(
  tx: Queryable,
  queue: JobSender,
  shopId: number,
  remoteOrderNos: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute<{ packageId: number; isClosed: boolean }>(sql`
    SELECT p.id AS "packageId", bool_or(o.remote_status = ${literal(remoteStatuses.closed)}) AS "isClosed"
      FROM shop_order o JOIN shop_order_parcel x ON x.shop_order_id = o.id JOIN order_package p ON p.id = x.package_id
     WHERE o.shop_id = ${shopId} AND o.remote_order_no = ANY (${sql.param(remoteOrderNos)}::text[])
       AND (o.remote_status = ${literal(remoteStatuses.closed)} OR o.remote_refund_status <> ${literal(remoteRefundStatuses.none)})
       AND p.status IN ${UNDERWAY} AND p.refund_status = ${literal(refundStatus.none)}
     GROUP BY p.id ORDER BY p.id`);
  for (const { packageId, isClosed } of rows)
    await queue.send(tx, TAKE_BACK, String(packageId), {
      packageId,
      why: isClosed ? 'cancelled' : 'refunding',
    });
}
