import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orderStatus, outputStatuses, parcelStatus } from '../../shared/statuses.ts';
import { delayOf } from '../parcels/waybillDelay.ts';

const WAITS_FOR_ERP = '供应商备货中，发货后更新运单号';

/** The supplier's account at an ERP that ships an order; undefined where its waybills are issued here, as all of shops' orders. */
export async function findErpOf(db: Queryable, orderId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ accountId: number }>(sql`
    SELECT w.account_id AS "accountId" FROM orders o JOIN erp_warehouse w ON w.warehouse_id = o.warehouse_id
     WHERE o.id = ${orderId} AND o.shop_id IS NULL`);
  return rows[0]?.accountId;
}

/**
 * Gives the parcels of an order that wait for their waybill to its ERP, once its warehouse's delay is over; answers how many,
 * and whether others still wait here. The order is locked before the parcels, as by a claim: whoever comes first has them.
 */
export function giveToErp(
  db: Db,
  orderId: number,
  erpAccountId: number,
): Promise<{ given: number; hasOthers: boolean }> {
  return db.transaction(async (tx) => {
    const { rows: due } = await tx.execute(sql`
      SELECT FROM orders o JOIN warehouse h ON h.id = o.warehouse_id JOIN account s ON s.id = o.seller_id
       WHERE o.id = ${orderId} AND o.status = ${literal(orderStatus.pendingShipment)} AND s.status <> 2
         AND o.paid_at + ${delayOf(sql`h.output_mode`)} <= now() FOR UPDATE OF o`);
    if (due.length === 0) return { given: 0, hasOthers: true };
    const { rowCount } = await tx.execute(sql`
      WITH given AS (
        INSERT INTO erp_trade (package_id, order_id, seller_id, account_id, due_at)
        SELECT p.id, p.order_id, p.seller_id, ${erpAccountId}, now() FROM order_package p
         WHERE p.order_id = ${orderId} AND p.status = ${literal(parcelStatus.pendingShipment)}
           AND p.output_status = ${literal(outputStatuses.queued)} AND p.encrypted_id IS NULL AND NOT p.waybill_outcome_unknown
           AND (p.lease_until IS NULL OR p.lease_until <= now())
         ORDER BY p.id FOR UPDATE SKIP LOCKED
        ON CONFLICT DO NOTHING RETURNING package_id)
      UPDATE order_package p SET output_info = ${WAITS_FOR_ERP} FROM given WHERE p.id = given.package_id`);
    const { rows: others } = await tx.execute(sql`
      SELECT FROM order_package p WHERE p.order_id = ${orderId} AND p.output_status IN (1, 2)
         AND NOT EXISTS (SELECT FROM erp_trade t WHERE t.package_id = p.id) LIMIT 1`);
    return { given: rowCount ?? 0, hasOthers: others.length > 0 };
  });
}
