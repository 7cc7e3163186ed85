import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../db/conditions.ts';
import { importStatuses, parcelStatus, remoteRefundStatuses } from '../../shared/statuses.ts';
import type { Span } from './scope.ts';

/** What buyers paid in an account's own shops on some days: in all of them, one, or for one of its goods. */
export type ShopSalesScope = Span & {
  accountId: number;
  shopId: number | undefined;
  remoteGoodId: string | undefined;
};

const UNPAID = literal(parcelStatus.pendingPayment);

/** A part of a figure: up to and with `x` less up to it, so that the parts add up to the fen. */
const part = (figure: SQL, x: SQL = sql`x`): SQL =>
  sql`(${figure} * ${x}.upto / ${x}.whole - ${figure} * (${x}.upto - ${x}.weight) / ${x}.whole)`;

/** The items of an order with their weights by price, all of them or those that are in a parcel. */
const itemsOf = (items: SQL, which: SQL = sql`true`): SQL => sql`
  SELECT w.n, w.item->>'remoteGoodId' AS remote_good_id, w.item->>'title' AS title, (w.item->>'num')::int AS num, w.weight,
         (sum(w.weight) OVER (ORDER BY w.n))::bigint AS upto, (sum(w.weight) OVER ())::bigint AS whole
    FROM (SELECT e.n, e.item, (e.item->>'price')::bigint * (e.item->>'num')::bigint + 1 AS weight
            FROM jsonb_array_elements(${items}) WITH ORDINALITY e (item, n) WHERE ${which}) w`;

/** Orders that were paid for within the span; ownership is that of their shop. */
const paidOrders = ({ accountId, shopId, from, to }: ShopSalesScope): SQL => sql`
  SELECT s.id, s.shop_id, s.remote_order_no, s.paid_at, s.num, s.pay_amount, s.import_status,
         s.remote_refund_status = ${literal(remoteRefundStatuses.refunded)} AS is_refunded
    FROM shop h JOIN shop_order s ON s.shop_id = h.id
   WHERE h.account_id = ${accountId} AND NOT h.is_seller AND ${shopId === undefined ? sql`true` : sql`h.id = ${shopId}`}
     AND s.paid_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Shanghai'
     AND s.paid_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'`;

const FEES = sql`p.status, p.goods_fee, p.courier_fee + p.remote_fee AS freight, p.refund_fee + p.compensated AS back`;

/** The parcels that hold these orders. */
const HELD: SQL = sql`
  SELECT o.id AS order_id, x.package_id, x.line_ids, p.merge_id, ${FEES}
    FROM own o JOIN shop_order_parcel x ON x.shop_order_id = o.id JOIN order_package p ON p.id = x.package_id`;

/** The shares of orders in merged parcels, of those outside the span too. */
const MERGED: SQL = sql`
  SELECT w.package_id, w.order_id, w.weight, (sum(w.weight) OVER (PARTITION BY w.package_id ORDER BY w.order_id))::bigint AS upto,
         (sum(w.weight) OVER (PARTITION BY w.package_id))::bigint AS whole
    FROM (SELECT x.package_id, s.id AS order_id, s.pay_amount + 1 AS weight
            FROM (SELECT DISTINCT package_id FROM held WHERE merge_id IS NOT NULL) k
            JOIN shop_order_parcel x ON x.package_id = k.package_id JOIN shop_order s ON s.id = x.shop_order_id) w`;

/**
 * What parcels cost for these orders: those that hold them, pieces of these that were refunded apart, and those that were
 * refunded and have given their orders back. Of a merged parcel each order has its share by what was paid for it.
 */
const parcels = ({ accountId }: ShopSalesScope): SQL => sql`
  SELECT f.order_id, f.line_ids, f.status, ${part(sql`f.goods_fee`)} AS goods, ${part(sql`f.freight`)} AS freight, ${part(sql`f.back`)} AS back
    FROM (SELECT h.order_id, h.package_id, h.line_ids, h.status, h.goods_fee, h.freight, h.back FROM held h
          UNION ALL
          SELECT h.order_id, h.package_id, h.line_ids, ${FEES} FROM held h JOIN order_package p ON p.part_of = h.package_id
          UNION ALL
          SELECT o.id, p.id, p.line_ids, ${FEES}
            FROM order_package p JOIN own o ON o.remote_order_no = p.third_order_no AND o.shop_id = p.shop_id
           WHERE p.account_id = ${accountId} AND p.status = ${literal(parcelStatus.refunded)} AND p.part_of IS NULL
             AND NOT EXISTS (SELECT FROM shop_order_parcel x WHERE x.package_id = p.id AND x.shop_order_id = o.id)) f
    LEFT JOIN merged m ON m.package_id = f.package_id AND m.order_id = f.order_id
   CROSS JOIN LATERAL (SELECT coalesce(m.weight, 1) AS weight, coalesce(m.upto, 1) AS upto, coalesce(m.whole, 1) AS whole) x
   WHERE f.status <> ${literal(parcelStatus.cancelled)}`;

/**
 * An order counts once all of it is in parcels that are paid for, or its shop has refunded it: before that its cost is not
 * known, and 0 here. One that waits for goods nobody has linked says so.
 */
const COUNTED: SQL = sql`
  SELECT o.id, o.shop_id, o.paid_at, o.num, o.pay_amount, o.is_refunded,
         x.counts, CASE WHEN x.counts THEN coalesce(c.goods, 0) ELSE 0 END AS goods,
         CASE WHEN x.counts THEN coalesce(c.freight, 0) ELSE 0 END AS freight, CASE WHEN x.counts THEN coalesce(c.back, 0) ELSE 0 END AS back,
         coalesce(c.in_parts, 0) AS in_parts,
         NOT o.is_refunded AND o.import_status = ${literal(importStatuses.pending)} AND EXISTS (
           SELECT FROM shop_order s, jsonb_array_elements(s.items) i
            WHERE s.id = o.id AND NOT EXISTS (SELECT FROM shop_good m
              WHERE m.shop_id = o.shop_id AND m.remote_good_id IN (i->>'remoteGoodId', '') AND m.remote_sku_id IN (i->>'remoteSkuId', ''))) AS is_unlinked
    FROM own o LEFT JOIN (
      SELECT order_id, count(*) FILTER (WHERE status <> ${UNPAID}) AS paid, count(*) FILTER (WHERE status = ${UNPAID}) AS unpaid,
             sum(goods) FILTER (WHERE status <> ${UNPAID})::bigint AS goods, sum(freight) FILTER (WHERE status <> ${UNPAID})::bigint AS freight,
             sum(back) FILTER (WHERE status <> ${UNPAID})::bigint AS back, count(line_ids) AS in_parts
        FROM parcels GROUP BY order_id) c ON c.order_id = o.id
   CROSS JOIN LATERAL (
     SELECT coalesce(o.is_refunded OR c.paid > 0 AND c.unpaid = 0 AND o.import_status <> ${literal(importStatuses.pending)}, false) AS counts) x`;

const base = (scope: ShopSalesScope): SQL => sql`
  WITH own AS MATERIALIZED (${paidOrders(scope)}), held AS MATERIALIZED (${HELD}), merged AS MATERIALIZED (${MERGED}),
       parcels AS MATERIALIZED (${parcels(scope)}), counted AS MATERIALIZED (${COUNTED})`;

/** A line for each order. */
const ORDER_LINES: SQL = sql`
  SELECT o.id AS order_id, o.shop_id, NULL::text AS remote_good_id, NULL::text AS title, o.paid_at, o.num, o.pay_amount AS paid, o.is_refunded,
         o.counts, o.is_unlinked, o.goods, o.freight, o.back
    FROM counted o`;

/**
 * A line for each item of an order: what was paid is divided by its prices, and what its parcels cost too. Where these hold
 * parts of it, each parcel is divided by the prices of what is in it.
 */
const ITEM_LINES: SQL = sql`
  SELECT x.order_id, x.shop_id, x.remote_good_id, x.title, x.paid_at, x.num, ${part(sql`x.pay_amount`)} AS paid, x.is_refunded, x.counts, x.is_unlinked,
         CASE WHEN x.in_parts > 0 THEN coalesce(c.goods, 0) ELSE ${part(sql`x.goods`)} END AS goods,
         CASE WHEN x.in_parts > 0 THEN coalesce(c.freight, 0) ELSE ${part(sql`x.freight`)} END AS freight,
         CASE WHEN x.in_parts > 0 THEN coalesce(c.back, 0) ELSE ${part(sql`x.back`)} END AS back
    FROM (SELECT o.id AS order_id, o.shop_id, o.paid_at, o.pay_amount, o.is_refunded, o.counts, o.is_unlinked, o.in_parts, o.goods, o.freight,
                 o.back, i.*
            FROM counted o JOIN shop_order s ON s.id = o.id CROSS JOIN LATERAL (${itemsOf(sql`s.items`)}) i) x
    LEFT JOIN (
      SELECT y.order_id, y.n, sum(${part(sql`y.goods`, sql`y`)})::bigint AS goods, sum(${part(sql`y.freight`, sql`y`)})::bigint AS freight,
             sum(${part(sql`y.back`, sql`y`)})::bigint AS back
        FROM (SELECT p.order_id, p.goods, p.freight, p.back, i.*
                FROM parcels p JOIN counted o ON o.id = p.order_id AND o.counts AND o.in_parts > 0 JOIN shop_order s ON s.id = p.order_id
               CROSS JOIN LATERAL (${itemsOf(sql`s.items`, sql`p.line_ids IS NULL OR line_id(e.item) = ANY (p.line_ids)`)}) i
               WHERE p.status <> ${UNPAID}) y
       GROUP BY y.order_id, y.n) c ON c.order_id = x.order_id AND c.n = x.n`;

/** The lines of a scope, by order, or by item where goods are asked for. */
export function shopSalesLines(scope: ShopSalesScope, byGoods = false): SQL {
  const { remoteGoodId } = scope;
  if (!byGoods && remoteGoodId === undefined) return sql`(${base(scope)} ${ORDER_LINES})`;
  const narrowed = remoteGoodId === undefined ? sql`true` : sql`z.remote_good_id = ${remoteGoodId}`;
  return sql`(${base(scope)} SELECT z.* FROM (${ITEM_LINES}) z WHERE ${narrowed})`;
}
