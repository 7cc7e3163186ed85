import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, equalities, within } from '../../db/conditions.ts';
import { runPrepared } from '../../db/prepared.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { windowOf } from '../../shared/paging.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import { ownedBy } from '../parcels/parcels.repository.ts';
import { allowedOrderActions, NOT_ISSUED, orderStatusTexts } from './orderStatus.ts';
import type { OrderDto, OrdersFilter } from './shipments.schemas.ts';

type OrderRow = Omit<
  OrderDto,
  | 'orderId'
  | 'sendArea'
  | 'sendFrom'
  | 'statusText'
  | 'tradeAt'
  | 'allowedActions'
  | 'createdAt'
  | 'payExpireAt'
  | 'paidAt'
> & {
  warehouseId: number;
  warehouseName: string;
  province: string;
  city: string;
  createdAt: string;
  payExpireAt: string;
  paidAt: string | null;
  /** Live parcels that have a waybill or are getting one, and those whose shop can be told again. */
  begun: number;
  resendable: number;
  total: number;
};

const COLUMNS = sql`
  o.id, o.order_no AS "orderNo", o.type, o.platform, o.warehouse_id AS "warehouseId", o.warehouse_name AS "warehouseName",
  o.warehouse_province AS province, o.warehouse_city AS city, o.courier_id AS "courierId", o.courier_name AS "courierName",
  o.good_id AS "goodId", o.good_name AS "goodName", o.good_pic AS "goodPic", o.good_price AS "goodPrice", o.num, o.status,
  o.after_sale_status AS "afterSaleStatus", o.goods_fee AS "goodsFee", o.courier_fee AS "courierFee", o.remote_fee AS "remoteFee",
  o.discount_fee AS "discountFee", o.total_fee AS "totalFee", o.package_count AS "packageCount", o.refund_count AS "refundCount",
  o.refund_fee AS "refundFee", o.created_at AS "createdAt", o.pay_expire_at AS "payExpireAt", o.paid_at AS "paidAt",
  o.cancel_type AS "cancelType", o.remark, o.sender_id AS "senderId", o.sender->>'name' AS "senderName",
  o.shop_id AS "shopId", (SELECT h.shop_name FROM shop h WHERE h.id = o.shop_id) AS "shopName", o.auto_send AS "autoSend",
  o.batch_no AS "batchNo", live.*`;

/** How far the live parcels of an order are. */
const LIVE = sql`
  SELECT json_build_object('success', count(*) FILTER (WHERE p.output_status = 3), 'failed', count(*) FILTER (WHERE p.output_status = 4),
           'issuing', count(*) FILTER (WHERE p.output_status IN (1, 2))) AS "outputCounts",
         json_build_object('success', count(*) FILTER (WHERE p.auto_send_status = 3), 'failed', count(*) FILTER (WHERE p.auto_send_status = 4),
           'waiting', count(*) FILTER (WHERE p.auto_send_status IN (1, 2, 5)),
           'external', count(*) FILTER (WHERE p.auto_send_status = 6)) AS "autoSendCounts",
         count(*) FILTER (WHERE p.output_status <> ALL (${`{${NOT_ISSUED.join(',')}}`}::smallint[])) AS begun,
         count(*) FILTER (WHERE p.auto_send_status IN (4, 5) AND p.waybill_no IS NOT NULL) AS resendable
    FROM order_package p WHERE p.order_id = o.id AND p.status NOT IN (70, 80)`;

/** A page of the actor's orders, newest first. */
export async function listOrders(db: Queryable, actor: Actor, filter: OrdersFilter) {
  const { page, pageSize, limit, offset } = windowOf(filter);
  const { rows } = await db.execute<OrderRow>(sql`
    SELECT ${COLUMNS}, o.total FROM (
      SELECT o.*, count(*) OVER () AS total ${orderRows(actor, filter)} ORDER BY o.id DESC LIMIT ${limit} OFFSET ${offset}
    ) o CROSS JOIN LATERAL (${LIVE}) live ORDER BY o.id DESC`);
  return { list: rows.map((row) => dto(actor, row)), total: rows[0]?.total ?? 0, page, pageSize };
}

/** What the actor's list goes on with below an order. */
export async function ordersBelow(
  db: Queryable,
  actor: Actor,
  filter: OrdersFilter,
  id: number,
  limit: number,
): Promise<OrderDto[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    SELECT ${COLUMNS}, 0 AS total FROM (
      SELECT o.* ${orderRows(actor, filter)} AND o.id < ${id} ORDER BY o.id DESC LIMIT ${limit}
    ) o CROSS JOIN LATERAL (${LIVE}) live ORDER BY o.id DESC`);
  return rows.map((row) => dto(actor, row));
}

export async function findOrder(db: Db, actor: Actor, id: number): Promise<OrderDto | undefined> {
  const rows = await runPrepared<OrderRow>(
    db,
    sql`SELECT ${COLUMNS} FROM orders o CROSS JOIN LATERAL (${LIVE}) live WHERE o.id = ${id} AND ${ownedBy(actor)}`,
  );
  return rows[0] && dto(actor, rows[0]);
}

/** How many of the actor's orders are in each tab. */
export async function countOrders(db: Queryable, actor: Actor) {
  const { rows } = await db.execute<{
    all: number;
    10: number;
    20: number;
    30: number;
    40: number;
    afterSale: number;
  }>(sql`
    SELECT count(*) AS "all", count(*) FILTER (WHERE status = 10) AS "10", count(*) FILTER (WHERE status = 20) AS "20",
           count(*) FILTER (WHERE status = 30) AS "30", count(*) FILTER (WHERE status = 40) AS "40",
           count(*) FILTER (WHERE after_sale_status > 0) AS "afterSale" FROM orders o WHERE ${ownedBy(actor)}`);
  return rows[0] ?? { all: 0, 10: 0, 20: 0, 30: 0, 40: 0, afterSale: 0 };
}

/** The newest order's choices, for the next one to begin with. */
export async function findLastChoices(db: Queryable, accountId: number) {
  const { rows } = await db.execute<{
    goodId: number;
    warehouseId: number;
    courierId: number;
    num: number;
    senderId: number;
    platform: number;
    boughtAt: string;
  }>(sql`
    SELECT good_id AS "goodId", warehouse_id AS "warehouseId", courier_id AS "courierId", num, sender_id AS "senderId", platform,
           created_at AS "boughtAt" FROM orders WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 1`);
  const last = rows[0];
  return last && { ...last, boughtAt: shanghaiIso(new Date(last.boughtAt)) };
}

/** FROM and WHERE of the actor's orders that pass a filter. */
export function orderRows(actor: Actor, filter: OrdersFilter): SQL {
  const conditions = [ownedBy(actor)];
  conditions.push(
    ...equalities([
      [filter.status, sql`o.status`],
      [filter.platform, sql`o.platform`],
      [filter.orderId, sql`o.id`],
      [filter.warehouseId, sql`o.warehouse_id`],
      [filter.courierId, sql`o.courier_id`],
      [filter.type, sql`o.type`],
      [filter.shopId, sql`o.shop_id`],
    ]),
    ...within(sql`o.created_at`, filter),
  );
  if (filter.batchNo) conditions.push(sql`o.batch_no = ${filter.batchNo}`);
  if (filter.ids) conditions.push(sql`o.id = ANY (${`{${filter.ids.join(',')}}`}::bigint[])`);
  if (filter.afterSale !== undefined) conditions.push(sql`(o.after_sale_status > 0) = ${filter.afterSale}`);
  if (filter.keyword) {
    conditions.push(sql`(o.order_no = ${filter.keyword} OR o.good_name ILIKE ${containing(filter.keyword)}
      OR EXISTS (SELECT FROM order_package p WHERE p.order_id = o.id AND ${filter.keyword} IN (p.third_order_no, p.waybill_no, p.package_no))
      OR EXISTS (SELECT FROM third_order t JOIN order_package p ON p.id = t.package_id
                  WHERE p.order_id = o.id AND t.account_id = o.account_id AND t.third_order_no = ${filter.keyword}))`);
  }
  return sql`FROM orders o WHERE ${sql.join(conditions, sql` AND `)}`;
}

function dto(
  actor: Actor,
  { warehouseId, warehouseName, province, city, begun, resendable, total: _total, ...row }: OrderRow,
): OrderDto {
  const createdAt = shanghaiIso(new Date(row.createdAt));
  const paidAt = shanghaiIsoOrNull(row.paidAt ? new Date(row.paidAt) : null);
  return {
    ...row,
    orderId: row.id,
    sendArea: { warehouseId, warehouseName, province, city },
    sendFrom: `${warehouseName}（${province}${city === province ? '' : city}）`,
    statusText: orderStatusTexts[row.status] ?? '',
    createdAt,
    paidAt,
    payExpireAt: shanghaiIso(new Date(row.payExpireAt)),
    tradeAt: paidAt ?? createdAt,
    allowedActions: allowedOrderActions(actor, {
      status: row.status,
      notIssued: begun === 0,
      ofShop: row.shopId !== null,
      canResend: resendable > 0,
    }),
  };
}
