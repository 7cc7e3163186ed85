import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../adapters/shops/lines.ts';
import type { RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { orderStatus, parcelStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import { MAX_STOPPED } from './reroutes.schemas.ts';

const WAREHOUSE_STOPPED = sql<boolean>`EXISTS (
  SELECT FROM warehouse w WHERE w.id = ${orders.warehouseId} AND (w.status <> 1 OR w.deleted_at IS NOT NULL))`;
const COURIER_STOPPED = sql<boolean>`NOT EXISTS (
  SELECT FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
   WHERE f.warehouse_id = ${orders.warehouseId} AND f.courier_id = ${orders.courierId} AND f.enabled AND c.status = 1)`;
const AREA_BANNED = sql`EXISTS (
  SELECT FROM area_rule r
   WHERE r.type = 1 AND coalesce(r.warehouse_id, ${orders.warehouseId}) = ${orders.warehouseId}
     AND coalesce(r.courier_id, ${orders.courierId}) = ${orders.courierId}
     AND r.area_code IN (${parcels.provinceCode}, ${parcels.cityCode}, ${parcels.districtCode})
     AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now()))`;

/** Paid, without a waybill and free of refunds: what can be taken back at once. */
export const CAN_MOVE: SQL = sql`${and(
  eq(parcels.status, literal(parcelStatus.pendingShipment)),
  inArray(parcels.outputStatus, [...NOT_ISSUED]),
  notInArray(parcels.refundStatus, [...REFUND_ACTIVE]),
  isNull(parcels.partOf),
  isNull(parcels.receiverErasedAt),
  isNull(orders.replaces),
  eq(orders.status, literal(orderStatus.pendingShipment)),
)}`;

/** Parcels of the account that wait although their warehouse, their courier there or their area was stopped, the oldest first. */
export async function findStopped(db: Queryable, accountId: number, ids?: readonly number[]) {
  return db
    .select({
      parcel: parcels,
      order: orders,
      warehouseStopped: WAREHOUSE_STOPPED,
      courierStopped: COURIER_STOPPED,
      pauseReason: sql<
        string | null
      >`(SELECT w.pause_reason FROM warehouse w WHERE w.id = ${orders.warehouseId})`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.accountId, accountId),
        ids && inArray(parcels.id, [...ids]),
        CAN_MOVE,
        sql`(${WAREHOUSE_STOPPED} OR ${COURIER_STOPPED} OR ${AREA_BANNED})`,
      ),
    )
    .orderBy(asc(parcels.id))
    .limit(MAX_STOPPED);
}
export type StoppedRow = Awaited<ReturnType<typeof findStopped>>[number];

/** What a parcel holds of a shop's order. */
type HeldOrder = {
  packageId: number;
  shopOrderId: number;
  remoteOrderNo: string;
  receiverKey: string;
  lineIds: string[] | null;
  items: (RemoteItem & { text: string; lineId: string })[];
};

/** What parcels hold of their shops' orders, by parcel; nothing of other parcels. */
export async function findHeldOrders(
  db: Queryable,
  packageIds: readonly number[],
): Promise<Map<number, HeldOrder[]>> {
  const { rows } = await db.execute<HeldOrder>(sql`
    SELECT x.package_id AS "packageId", s.id AS "shopOrderId", s.remote_order_no AS "remoteOrderNo", s.receiver_key AS "receiverKey",
           x.line_ids AS "lineIds", (
             SELECT json_agg(i || jsonb_build_object('text', shop_sku_text(i), 'lineId', line_id(i)) ORDER BY n)
               FROM jsonb_array_elements(s.items) WITH ORDINALITY y (i, n)) AS items
      FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id
     WHERE x.package_id = ANY (${`{${packageIds.join()}}`}::bigint[]) ORDER BY s.id`);
  const held = rows.map((row) => ({
    ...row,
    items: row.items.filter((item) => row.lineIds === null || isOneOf(row.lineIds, item)),
  }));
  return Map.groupBy(held, ({ packageId }) => packageId);
}
export type HeldOrders = HeldOrder[];

/**
 * Locks what moving a parcel changes besides it and its order: its shop's orders, then the stock that it leaves and that it
 * takes, in the order in which every transaction locks them.
 */
export async function lockMoved(
  tx: Tx,
  packageId: number,
  taken: { warehouseId: number; skuIds: readonly number[] },
): Promise<void> {
  await tx.execute(sql`
    SELECT FROM shop_order s WHERE s.id IN (SELECT shop_order_id FROM shop_order_parcel WHERE package_id = ${packageId})
     ORDER BY s.shop_id, s.remote_order_no COLLATE "C" FOR UPDATE`);
  await tx.execute(sql`
    SELECT FROM good_stock s
      JOIN (SELECT l.sku_id, o.warehouse_id FROM parcel_stock l JOIN orders o ON o.id = l.order_id WHERE l.package_id = ${packageId}
            UNION SELECT sku_id, ${taken.warehouseId}::bigint FROM unnest(${`{${taken.skuIds.join()}}`}::bigint[]) sku_id) moved USING (sku_id, warehouse_id)
     ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s`);
}
