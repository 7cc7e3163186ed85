import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../adapters/shops/lines.ts';
import type { RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import { AT_ERP } from '../../db/atErp.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { orders, parcels, reroutedParcels } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { accountKinds, accountStatuses, orderStatus, parcelStatus } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { REFUND_ACTIVE } from '../lifecycle/refundStatus.ts';
import { MAX_STOPPED, type RerouteRuleDto } from './reroutes.schemas.ts';

const WAREHOUSE_STOPPED = sql<boolean>`EXISTS (
  SELECT FROM warehouse w WHERE w.id = ${orders.warehouseId} AND (w.status <> 1 OR w.deleted_at IS NOT NULL))`;
const COURIER_STOPPED = sql<boolean>`NOT EXISTS (
  SELECT FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
   WHERE f.warehouse_id = ${orders.warehouseId} AND f.courier_id = ${orders.courierId} AND f.enabled AND c.status = 1)`;
/** To whom the orders of its shop were assigned at the platform. */
const SUPPLIER = sql<number | null>`(
  SELECT f.account_id FROM shop h JOIN shop f ON f.id = h.assigned_from WHERE h.id = ${orders.shopId})`;
const AREA_BANNED = sql`EXISTS (
  SELECT FROM area_rule r
   WHERE r.type = 1 AND coalesce(r.warehouse_id, ${orders.warehouseId}) = ${orders.warehouseId}
     AND coalesce(r.courier_id, ${orders.courierId}) = ${orders.courierId}
     AND r.area_code IN (${parcels.provinceCode}, ${parcels.cityCode}, ${parcels.districtCode})
     AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now()))`;

/** What lies at an ERP may have been shipped there: it is shown, and not moved. */
const IS_AT_ERP = sql<boolean>`(SELECT ${AT_ERP} FROM order_package p WHERE p.id = ${parcels.id}) IS NOT NULL`;

/** Paid, without a waybill and free of refunds. */
const PAID: SQL = sql`${and(
  eq(parcels.status, literal(parcelStatus.pendingShipment)),
  inArray(parcels.outputStatus, [...NOT_ISSUED]),
  notInArray(parcels.refundStatus, [...REFUND_ACTIVE]),
  isNull(parcels.partOf),
  isNull(parcels.receiverErasedAt),
  isNull(orders.replaces),
  eq(orders.status, literal(orderStatus.pendingShipment)),
)}`;
const UNPAID: SQL = sql`${and(
  eq(parcels.status, literal(parcelStatus.pendingPayment)),
  isNull(parcels.receiverErasedAt),
  eq(orders.status, literal(orderStatus.pendingPayment)),
  sql`${orders.payExpireAt} > now()`,
)}`;
const STOPPED = sql`(${WAREHOUSE_STOPPED} OR ${COURIER_STOPPED} OR ${AREA_BANNED})`;

/**
 * Parcels of the account that wait, to be paid or to be sent, although their warehouse, their courier there or their area was
 * stopped, the oldest first.
 */
export async function findStopped(db: Queryable, accountId: number, ids?: readonly number[]) {
  return db
    .select({
      parcel: parcels,
      order: orders,
      supplierId: SUPPLIER,
      warehouseStopped: WAREHOUSE_STOPPED,
      courierStopped: COURIER_STOPPED,
      atErp: IS_AT_ERP,
      pauseReason: sql<
        string | null
      >`(SELECT w.pause_reason FROM warehouse w WHERE w.id = ${orders.warehouseId})`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(eq(parcels.accountId, accountId), ids && inArray(parcels.id, [...ids]), or(PAID, UNPAID), STOPPED),
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

/** Notes which order a parcel has become. */
export async function keepMoved(tx: Tx, packageId: number, orderId: number): Promise<void> {
  await tx.insert(reroutedParcels).values({ packageId, orderId });
}

/** Serialises this with the placing of the buyer's other unpaid orders; before any other lock. */
export async function lockUnpaid(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`SELECT lock_unpaid_orders(${JSON.stringify({ accountId, confirm: false })}::jsonb)`);
}

/** By which rule parcels of the account are moved by themselves; undefined where none are. */
export async function findRule(db: Queryable, accountId: number): Promise<RuleLimits | undefined> {
  const { rows } = await db.execute<RuleLimits>(
    sql`SELECT max_more AS "maxMore", max_days AS "maxDays" FROM reroute_rule WHERE account_id = ${accountId}`,
  );
  return rows[0];
}
export type RuleLimits = Pick<RerouteRuleDto, 'maxMore' | 'maxDays'>;

export async function saveRule(db: Queryable, accountId: number, rule: RerouteRuleDto): Promise<void> {
  const { isOn, maxMore, maxDays } = rule;
  await db.execute(
    isOn
      ? sql`INSERT INTO reroute_rule (account_id, max_more, max_days) VALUES (${accountId}, ${maxMore}, ${maxDays})
            ON CONFLICT (account_id) DO UPDATE SET max_more = excluded.max_more, max_days = excluded.max_days`
      : sql`DELETE FROM reroute_rule WHERE account_id = ${accountId}`,
  );
}

/**
 * Notes of which stops the rule of an account leaves parcels now; answers those that it was not told of. Locked until the
 * transaction ends; nothing where the rule is gone.
 */
export async function takeNewStops(tx: Tx, accountId: number, stops: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ told: string[] }>(
    sql`SELECT told_stops AS told FROM reroute_rule WHERE account_id = ${accountId} FOR UPDATE`,
  );
  const [rule] = rows;
  if (!rule) return [];
  await tx.execute(
    sql`UPDATE reroute_rule SET told_stops = ${sql.param(stops)}::text[] WHERE account_id = ${accountId}`,
  );
  return stops.filter((stop) => !rule.told.includes(stop));
}

/** The next accounts with a rule that have paid parcels which were stopped, or had when they were told of it, by their ids. */
export async function findRuled(
  db: Queryable,
  after: number,
  limit: number,
): Promise<{ actor: Actor; rule: RuleLimits }[]> {
  const { rows } = await db.execute<
    { accountId: number; level: number; superId: number | null } & RuleLimits
  >(sql`
    SELECT a.id AS "accountId", a.level, a.super_id AS "superId", u.max_more AS "maxMore", u.max_days AS "maxDays"
      FROM reroute_rule u
      JOIN account a ON a.id = u.account_id AND a.kind = ${literal(accountKinds.buyer)} AND a.status = ${literal(accountStatuses.active)}
     WHERE u.account_id > ${after} AND (u.told_stops <> '{}' OR EXISTS (
       SELECT FROM ${parcels} JOIN ${orders} ON ${orders.id} = ${parcels.orderId}
        WHERE ${parcels.accountId} = u.account_id AND ${PAID} AND ${STOPPED}))
     ORDER BY u.account_id LIMIT ${literal(limit)}`);
  return rows.map(({ maxMore, maxDays, ...account }) => ({
    actor: { ...account, kind: 'buyer' },
    rule: { maxMore, maxDays },
  }));
}
