import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { couriers, orders, parcels, warehouses } from '../../db/schema/index.ts';
import { orderStatus, outputStatuses, parcelStatus } from '../../shared/statuses.ts';
import { delayOf } from '../parcels/waybillDelay.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';
import { chosenAccount } from '../waybillAccounts/choosing.repository.ts';

export type ParcelRow = typeof parcels.$inferSelect;
/** Parcels of one order claimed by this worker until the lease ends. */
export type Claim = { order: OrderRow; courierCode: string; parcels: ParcelRow[]; leaseUntil: Date };

/** Parcels in one claim, whose outcomes are stored together. */
export const CHUNK = 20;
const LEASE_SECONDS = 120;
export const RESCUED_AT_ONCE = 200;
/** Parcels whose pause is ended early; what is left goes on when its pause is over. */
const ENDED_AT_ONCE = 2_000;

/** Written exactly like a partial index. */
const TO_ISSUE = sql`${parcels.outputStatus} IN (1, 2)`;
/**
 * Nothing more is issued for a frozen supplier, nor of a parcel that its supplier's ERP ships, but pending requests are still
 * resolved.
 */
const NOT_HELD = sql`(order_package.output_status = 2 OR NOT EXISTS (
  SELECT FROM account frozen WHERE frozen.id = order_package.seller_id AND frozen.status = 2)
  AND NOT EXISTS (SELECT FROM erp_trade t WHERE t.package_id = order_package.id))`;
/** Unclaimed and not paused. */
const FREE = or(isNull(parcels.leaseUntil), lte(parcels.leaseUntil, sql`now()`));
const DUE_AT = sql<Date>`${orders.paidAt} + ${delayOf(sql`${warehouses.outputMode}`)}`;

/** What is known of an order before any of it is claimed. */
export type OrderToIssue = Pick<OrderRow, 'id' | 'accountId' | 'shopId' | 'packageCount'> & {
  courierCode: string;
};

export async function findToIssue(db: Queryable, orderId: number): Promise<OrderToIssue | undefined> {
  const { id, accountId, shopId, packageCount } = orders;
  const [order] = await db
    .select({ id, accountId, shopId, packageCount, courierCode: couriers.code })
    .from(orders)
    .innerJoin(couriers, eq(couriers.id, orders.courierId))
    .where(eq(orders.id, orderId));
  return order;
}

/**
 * Claims up to `limit` free parcels of an order for issuing. The order's row is locked before the parcels, as by a cancel: the
 * later one sees the result of the earlier one.
 */
export async function claimParcels(db: Db, orderId: number, limit = CHUNK): Promise<Claim | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ order: orders, courierCode: couriers.code })
      .from(orders)
      .innerJoin(couriers, eq(couriers.id, orders.courierId))
      .innerJoin(warehouses, eq(warehouses.id, orders.warehouseId))
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.status, literal(orderStatus.pendingShipment)),
          lte(DUE_AT, sql`now()`),
        ),
      )
      .for('update', { of: orders });
    if (!row) return undefined;
    const free = tx
      .select({ id: parcels.id })
      .from(parcels)
      .where(
        and(
          eq(parcels.orderId, orderId),
          eq(parcels.status, literal(parcelStatus.pendingShipment)),
          TO_ISSUE,
          FREE,
          NOT_HELD,
        ),
      )
      .orderBy(asc(parcels.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    const claimed = await tx
      .update(parcels)
      .set({
        outputStatus: outputStatuses.issuing,
        outputInfo: '正在出单',
        outputAttempts: sql`${parcels.outputAttempts} + 1`,
        // The previous worker has not returned: its requested waybill may exist.
        waybillOutcomeUnknown: sql`${parcels.waybillOutcomeUnknown} OR ${parcels.outputStatus} = ${outputStatuses.issuing}`,
        waybillAccountId: chosenAccount(row.order),
        leaseUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(inArray(parcels.id, free))
      .returning();
    const leaseUntil = claimed[0]?.leaseUntil;
    return leaseUntil ? { ...row, parcels: claimed, leaseUntil } : undefined;
  });
}

/** When a waiting order is due: the warehouse's delay, or the end of its first pause. */
export async function nextMoment(db: Queryable, orderId: number): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT to_char(min(greatest(${DUE_AT}, lease_until)) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM order_package JOIN orders ON orders.id = order_id JOIN warehouse ON warehouse.id = warehouse_id
     WHERE order_id = ${orderId} AND output_status = ${literal(outputStatuses.queued)} AND ${NOT_HELD}
       AND greatest(${DUE_AT}, lease_until) > now()`);
  return rows[0]?.at ? new Date(rows[0].at) : undefined;
}

/**
 * The next paid orders with due parcels that nobody works on, by their ids: their job was lost, their worker died, or a
 * pause ended. Those of shops with an expired authorisation wait for its renewal.
 */
export async function findForgotten(db: Queryable, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT order_id AS id
      FROM order_package JOIN orders ON orders.id = order_id JOIN warehouse ON warehouse.id = warehouse_id
      LEFT JOIN shop ON shop.id = orders.shop_id
     WHERE output_status IN (1, 2) AND order_package.status = ${literal(parcelStatus.pendingShipment)}
       AND order_id > ${after}
       AND (lease_until IS NULL OR lease_until <= now()) AND ${NOT_HELD}
       AND ${DUE_AT} < now() - interval '1 minute' AND (shop.id IS NULL OR shop.status NOT IN (3, 5))
     ORDER BY order_id LIMIT ${literal(RESCUED_AT_ONCE)}`);
  return rows.map(({ id }) => id);
}

/** Ends the pauses of a supplier's parcels that wait for a courier; answers their orders. */
export async function endPauses(on: Queryable, sellerId: number, courierId: number): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    WITH paused AS (
      SELECT order_package.id FROM order_package JOIN orders ON orders.id = order_id
       WHERE output_status IN (1, 2) AND output_status = ${literal(outputStatuses.queued)} AND order_package.seller_id = ${sellerId}
         AND courier_id = ${courierId} AND lease_until > now()
       ORDER BY order_package.id LIMIT ${literal(ENDED_AT_ONCE)} FOR UPDATE OF order_package SKIP LOCKED),
    ended AS (UPDATE order_package SET lease_until = NULL FROM paused WHERE paused.id = order_package.id RETURNING order_id)
    SELECT DISTINCT order_id AS id FROM ended ORDER BY order_id`);
  return rows.map(({ id }) => id);
}

/** The orders of a shop with parcels to issue. */
export async function findOfShop(db: Queryable, shopId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: parcels.orderId })
    .from(parcels)
    .where(and(eq(parcels.shopId, shopId), TO_ISSUE))
    .orderBy(asc(parcels.orderId))
    .limit(RESCUED_AT_ONCE);
  return rows.map(({ id }) => id);
}
