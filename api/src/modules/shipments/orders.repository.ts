import { type SQL, sql } from 'drizzle-orm';
import { actedByName } from '../../db/actedBy.ts';
import { AT_ERP } from '../../db/atErp.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal, onlyIf } from '../../db/conditions.ts';
import { hasValue, isKept, keptBy, keptOrders, keptTotal } from '../../db/keptTotals.ts';
import { ownedBy } from '../../db/ownership.ts';
import {
  type Listed,
  newestOf,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent, runPrepared } from '../../db/prepared.ts';
import { readTogether } from '../../db/readTogether.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull, shanghaiMillis } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { maskName, maskPhone } from '../../shared/masking.ts';
import { asksForTotal, withoutPaging } from '../../shared/paging.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import { allowedOrderActions } from '../lifecycle/orderActions.ts';
import { NOT_ISSUED, orderStatusTexts } from '../lifecycle/orderStatus.ts';
import { MAX_RESUBMITS } from '../lifecycle/parcelActions.ts';
import { isNamedAlone, meaningOf } from '../parcels/numbers.ts';
import type { PricedPiece } from '../pricing/supplyPrice.ts';
import { orderRows, ordersWhere } from './orderRows.ts';
import type { OrderDto, OrdersFilter } from './shipments.schemas.ts';

export { orderRows };

type Moment =
  | 'createdAt'
  | 'updatedAt'
  | 'payExpireAt'
  | 'paidAt'
  | 'shippedAt'
  | 'receivedAt'
  | 'completedAt'
  | 'cancelledAt';
type OrderRow = Omit<
  OrderDto,
  | 'orderId'
  | 'senderName'
  | 'sendArea'
  | 'sendFrom'
  | 'statusText'
  | 'tradeAt'
  | 'allowedActions'
  | 'prices'
  | 'firstReceiver'
  | Moment
> & {
  firstParcel: { receiver: string; isSealed: boolean; province: string; city: string } | null;
  prices: PricedPiece[] | null;
  /** Encrypted. */
  sender: string;
  warehouseId: number;
  warehouseName: string;
  province: string;
  city: string;
  createdAt: string;
  updatedAt: string;
  payExpireAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  receivedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  /**
   * Counts of active parcels: with a waybill or getting one, possible write-backs, and failed ones that may be
   * requested again.
   */
  begun: number;
  resendable: number;
  resubmittable: number;
};

/** The first parcel of order `o` whose receiver is held; a shop's is stored as its platform masks it. */
const FIRST_PARCEL = sql`(
  SELECT json_build_object('receiver', p.receiver, 'isSealed', p.encrypted_id IS NOT NULL, 'province', p.province, 'city', p.city)
    FROM order_package p WHERE p.order_id = o.id AND p.receiver_erased_at IS NULL ORDER BY p.id LIMIT 1)`;

const columns = (fields: Fields): SQL => sql`
  o.id, o.order_no AS "orderNo", o.type, o.platform, o.warehouse_id AS "warehouseId", o.warehouse_name AS "warehouseName",
  o.warehouse_province AS province, o.warehouse_city AS city, o.courier_id AS "courierId", o.courier_name AS "courierName",
  o.software_id AS "softwareId", o.software_name AS "softwareName", o.good_id AS "goodId", o.good_name AS "goodName", o.good_pic AS "goodPic", o.good_price AS "goodPrice", o.sku_id AS "skuId", o.sku_name AS "skuName", o.num,
  o.sku_count AS "skuCount", o.piece_count AS "pieceCount", o.status,
  o.after_sale_status AS "afterSaleStatus", o.goods_fee AS "goodsFee", o.courier_fee AS "courierFee", o.remote_fee AS "remoteFee",
  o.discount_fee AS "discountFee", o.total_fee AS "totalFee", o.package_count AS "packageCount", o.refund_count AS "refundCount",
  o.refund_fee AS "refundFee", o.created_at AS "createdAt", o.updated_at AS "updatedAt", o.pay_expire_at AS "payExpireAt", o.paid_at AS "paidAt",
  o.shipped_at AS "shippedAt", o.received_at AS "receivedAt", o.completed_at AS "completedAt", o.cancelled_at AS "cancelledAt",
  o.cancel_type AS "cancelType", o.review_score AS "reviewScore", o.review_text AS "reviewText", o.remark, o.sender_id AS "senderId", o.sender,
  o.shop_id AS "shopId", (SELECT h.shop_name FROM shop h WHERE h.id = o.shop_id) AS "shopName", o.auto_send AS "autoSend",
  o.batch_no AS "batchNo", ${onlyIf(asksFor(fields, 'actedBy'), actedByName(sql`o`, sql`o.account_id`))} AS "actedBy", ${onlyIf(asksFor(fields, 'prices'), sql`o.price_parts`)} AS prices,
  ${onlyIf(asksFor(fields, 'firstReceiver'), FIRST_PARCEL)} AS "firstParcel", live.*`;

const OF_PROGRESS = ['outputCounts', 'autoSendCounts', 'allowedActions'];

/** The progress of an order's active parcels; of none where nobody asked. */
const live = (fields: Fields): SQL => sql`
  SELECT json_build_object('success', count(*) FILTER (WHERE p.output_status = 3), 'failed', count(*) FILTER (WHERE p.output_status = 4),
           'issuing', count(*) FILTER (WHERE p.output_status IN (1, 2))) AS "outputCounts",
         json_build_object('success', count(*) FILTER (WHERE p.auto_send_status = 3), 'failed', count(*) FILTER (WHERE p.auto_send_status = 4),
           'waiting', count(*) FILTER (WHERE p.auto_send_status IN (1, 2, 5)),
           'external', count(*) FILTER (WHERE p.auto_send_status = 6)) AS "autoSendCounts",
         count(*) FILTER (WHERE p.output_status <> ALL (${`{${NOT_ISSUED.join(',')}}`}::smallint[]) OR ${AT_ERP} IS NOT NULL) AS begun,
         count(*) FILTER (WHERE p.auto_send_status IN (4, 5) AND p.waybill_no IS NOT NULL) AS resendable,
         count(*) FILTER (WHERE p.output_status = 4 AND p.refund_status NOT IN (10, 20, 30) AND p.resubmits < ${MAX_RESUBMITS})
           AS resubmittable
    FROM order_package p WHERE p.order_id = o.id AND p.status NOT IN (70, 80) AND ${asksForAny(fields, ...OF_PROGRESS)}`;

const SORTS: Record<NonNullable<OrdersFilter['sort']>, Order> = {
  newest: { name: 'orders', by: [sql`o.id`], descending: true },
  oldest: { name: 'orders.oldest', by: [sql`o.id`], descending: false },
  feeHigh: { name: 'orders.feeHigh', by: [sql`o.total_fee`, sql`o.id`], descending: true },
  feeLow: { name: 'orders.feeLow', by: [sql`o.total_fee`, sql`o.id`], descending: false },
};

/** The filters that the totals are kept by. */
const KEPT_BY = {
  status: hasValue('status'),
  platform: hasValue('platform'),
  type: hasValue('type'),
  warehouseId: hasValue('warehouse'),
  courierId: hasValue('courier'),
  shopId: hasValue('shop'),
  afterSale: (yes: boolean): ReturnType<ReturnType<typeof hasValue>> => [
    'afterSale',
    (value) => (yes ? sql`${value} > 0` : sql`${value} = 0`),
  ],
};

/** A page of the actor's orders, by default the newest first. */
export async function listOrders(db: Queryable, actor: Actor, filter: OrdersFilter, fields: Fields = null) {
  const ofOrder = fieldsBelow(fields, 'list');
  const order = SORTS[filter.sort ?? 'newest'];
  const window = windowOf(filter, order, 10);
  const { keyword } = filter;
  const meaning = keyword ? await meaningOf(db, actor, keyword, 'order') : undefined;
  const from = sql`orders o WHERE ${ordersWhere(db.box, actor, filter, meaning)}`;
  const newest =
    meaning && 'goodName' in meaning && window.order === SORTS.newest
      ? newestOf({
          ...{ id: sql`o.id`, alias: sql`o` },
          from: sql`orders o WHERE ${ordersWhere(db.box, actor, { ...filter, keyword: '' })} AND ${isKept(keptOrders, actor)}`,
          where: isNamedAlone(meaning.goodName),
        })
      : undefined;
  const { sort: _sort, ...filters } = withoutPaging(filter);
  const kept = keptBy(keptOrders, actor, filters, KEPT_BY);
  const rows = await runFrequent<OrderRow & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`o.id`, from, kept, newest, isCounted: asksForTotal(fields) }, window)}
    SELECT ${columns(ofOrder)}, ${TOTALS}, ${sortKey(order)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN orders o ON o.id = page.id CROSS JOIN LATERAL (${live(ofOrder)}) live) ON true ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, (row) => dto(db.box, actor, row, ofOrder));
}

/** The continuation of the actor's list below an order. */
export async function ordersBelow(
  db: Queryable,
  actor: Actor,
  filter: OrdersFilter,
  id: number,
  limit: number,
): Promise<OrderDto[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    SELECT ${columns(null)} FROM (
      SELECT o.* ${orderRows(db.box, actor, filter)} AND o.id < ${id} ORDER BY o.id DESC LIMIT ${limit}
    ) o CROSS JOIN LATERAL (${live(null)}) live ORDER BY o.id DESC`);
  return rows.map((row) => dto(db.box, actor, row, null));
}

const readOwn = readTogether<{ actor: Actor; id: number }, OrderRow | undefined>(async (db, requests) => {
  const owner = (kind: Actor['kind']) =>
    sql.param(requests.map(({ actor }) => (actor.kind === kind ? actor.accountId : null)));
  const rows = await runPrepared<OrderRow & { n: number }>(
    db,
    sql`SELECT q.n, ${columns(null)}
          FROM unnest(${sql.param(requests.map(({ id }) => id))}::bigint[], ${owner('buyer')}::bigint[], ${owner('seller')}::bigint[]) WITH ORDINALITY AS q (id, buyer, seller, n)
          CROSS JOIN LATERAL (
            -- OFFSET: each by its id. As a join the planner might read all orders.
            SELECT * FROM orders WHERE id = q.id AND (account_id = q.buyer OR seller_id = q.seller) OFFSET 0) o
          CROSS JOIN LATERAL (${live(null)}) live`,
  );
  const byPlace = new Map(rows.map(({ n, ...row }) => [n, row]));
  return requests.map((_, at) => byPlace.get(at + 1));
});

/** One of the actor's orders. */
export async function findOrder(db: Db, actor: Actor, id: number): Promise<OrderDto | undefined> {
  const row = await readOwn(db, { actor, id });
  return row && dto(db.box, actor, row, null);
}

/** The numbers of orders per tab where there are none. */
export const NO_ORDERS = { all: 0, 10: 0, 20: 0, 30: 0, 40: 0, afterSale: 0 };

/** The number of the actor's orders per tab. */
export async function countOrders(db: Queryable, actor: Actor) {
  const count = (facet?: string, fits?: (value: SQL) => SQL) => {
    const column = facet === undefined ? undefined : keptOrders.facets[facet];
    const those = column && fits ? sql`${ownedBy(actor)} AND ${fits(column)}` : ownedBy(actor);
    return sql`coalesce((${keptTotal(keptOrders, actor, facet, fits)}), (SELECT count(*) FROM orders o WHERE ${those}))`;
  };
  const inStatus = (status: number) => count('status', (value) => sql`${value} = ${literal(status)}`);
  const rows = await runFrequent<typeof NO_ORDERS>(
    db,
    sql`
    SELECT ${count()} AS "all", ${inStatus(10)} AS "10", ${inStatus(20)} AS "20", ${inStatus(30)} AS "30", ${inStatus(40)} AS "40",
           ${count('afterSale', (value) => sql`${value} > 0`)} AS "afterSale"`,
  );
  return rows[0] ?? NO_ORDERS;
}

/** The choices of the newest order, as defaults of the next one. Where its parcels differ, one piece is. */
export async function findLastChoices(db: Queryable, accountId: number) {
  const { rows } = await db.execute<{
    goodId: number;
    warehouseId: number;
    courierId: number;
    num: number;
    senderId: number;
    softwareId: number;
    platform: number;
    boughtAt: string;
  }>(sql`
    SELECT good_id AS "goodId", warehouse_id AS "warehouseId", courier_id AS "courierId", sender_id AS "senderId",
           CASE WHEN EXISTS (SELECT FROM parcel_line l WHERE l.order_id = o.id AND (l.sku_id, l.num) <> (o.sku_id, o.num))
             THEN 1 ELSE num END AS num,
           software_id AS "softwareId", platform, created_at AS "boughtAt" FROM orders o WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 1`);
  const last = rows[0];
  return last && { ...last, boughtAt: shanghaiIso(new Date(last.boughtAt)) };
}

function receiverOf(
  box: SecretBox,
  { receiver, isSealed, province, city }: NonNullable<OrderRow['firstParcel']>,
) {
  const { name, phone } = openPerson(box, 'receiver', receiver);
  return isSealed
    ? { name, phone, province, city }
    : { name: maskName(name), phone: maskPhone(phone), province, city };
}

function dto(
  box: SecretBox,
  actor: Actor,
  {
    warehouseId,
    warehouseName,
    province,
    city,
    begun,
    resendable,
    resubmittable,
    sender,
    firstParcel,
    ...row
  }: OrderRow,
  fields: Fields,
): OrderDto {
  const createdAt = shanghaiIso(new Date(row.createdAt));
  const paidAt = shanghaiIsoOrNull(row.paidAt);
  return {
    ...row,
    prices: actor.kind === 'buyer' ? (row.prices ?? []) : [],
    actedBy: actor.kind === 'buyer' ? row.actedBy : null,
    orderId: row.id,
    senderName: asksFor(fields, 'senderName') ? openSender(box, sender).name : '',
    firstReceiver: firstParcel && receiverOf(box, firstParcel),
    sendArea: { warehouseId, warehouseName, province, city },
    sendFrom: `${warehouseName}（${province}${city === province ? '' : city}）`,
    statusText: orderStatusTexts[row.status] ?? '',
    createdAt,
    updatedAt: shanghaiMillis(new Date(row.updatedAt)),
    paidAt,
    shippedAt: shanghaiIsoOrNull(row.shippedAt),
    receivedAt: shanghaiIsoOrNull(row.receivedAt),
    completedAt: shanghaiIsoOrNull(row.completedAt),
    cancelledAt: shanghaiIsoOrNull(row.cancelledAt),
    payExpireAt: shanghaiIso(new Date(row.payExpireAt)),
    tradeAt: paidAt ?? createdAt,
    allowedActions: allowedOrderActions(actor, {
      status: row.status,
      notIssued: begun === 0,
      canResend: resendable > 0,
      canResubmit: resubmittable > 0,
    }),
  };
}
