import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import type { SourceItem } from '../../db/schema/sources.ts';
import { importStatuses, remoteRefundStatuses, sourceOrderStatuses } from '../../shared/statuses.ts';
import type { SourceOrderDto, SourceOrdersFilter } from './sourceOrders.schemas.ts';

const { waiting, unpaid, paid, sent, told, closed } = sourceOrderStatuses;

/** What is bought for an order of a shop, claimed by one worker for the time of its lease. */
export type ClaimedSourceOrder = {
  id: number;
  shopId: number;
  sourceId: number;
  shopOrderId: number;
  /** Of the shop's order, and at the source. */
  remoteOrderNo: string;
  sourceOrderNo: string | null;
  items: SourceItem[];
  status: number;
  amount: number | null;
  waybillNo: string | null;
  courierCode: string | null;
  attempts: number;
  lease: string;
};

const CLAIMED = sql`
  o.id, o.shop_id AS "shopId", o.source_id AS "sourceId", o.shop_order_id AS "shopOrderId", s.remote_order_no AS "remoteOrderNo",
  o.remote_order_no AS "sourceOrderNo", o.items, o.status, o.amount, o.waybill_no AS "waybillNo", o.courier_code AS "courierCode",
  o.attempts, o.lease_until::text AS lease`;

export type OwnSourceOrder = ClaimedSourceOrder & { isRefunding: boolean };

/** Those of the account, by their ids. */
export async function findSourceOrders(
  db: Queryable,
  accountId: number,
  ids: readonly number[],
): Promise<OwnSourceOrder[]> {
  const { rows } = await db.execute<OwnSourceOrder>(sql`
    SELECT ${CLAIMED}, s.remote_refund_status <> ${literal(remoteRefundStatuses.none)} AS "isRefunding"
      FROM source_order o JOIN shop_order s ON s.id = o.shop_order_id JOIN shop h ON h.id = o.shop_id
     WHERE o.id = ANY (${`{${ids.join()}}`}::bigint[]) AND h.account_id = ${accountId} ORDER BY o.id`);
  return rows;
}

/** Claims one that is due for two minutes; undefined when it is not, or another has it. */
export async function claimSourceOrder(db: Queryable, id: number): Promise<ClaimedSourceOrder | undefined> {
  const { rows } = await db.execute<ClaimedSourceOrder>(sql`
    UPDATE source_order o SET lease_until = now() + interval '2 minutes' FROM shop_order s
     WHERE o.id = ${id} AND s.id = o.shop_order_id AND o.due_at <= now() AND (o.lease_until IS NULL OR o.lease_until <= now())
    RETURNING ${CLAIMED}`);
  return rows[0];
}

/** The next that are due, by their ids. */
export async function dueSourceOrders(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT o.id FROM source_order o WHERE o.due_at <= now() AND (o.lease_until IS NULL OR o.lease_until <= now()) AND o.id > ${after}
     ORDER BY o.id LIMIT ${literal(limit)}`);
  return rows.map(({ id }) => id);
}

/** What a claim has come to. Without `dueInSeconds` nothing more is done by itself. */
export type SourceChange = Partial<{
  status: number;
  sourceOrderNo: string;
  amount: number;
  freight: number;
  waybillNo: string;
  courierCode: string;
  code: string;
  msg: string;
  attempts: number;
}> & { dueInSeconds: number | null };

/** Stores what a claim has come to, and how the shop's order stands by it; false when the claim has ended meanwhile. */
export async function settleSourceOrder(
  tx: Queryable,
  { id, lease, shopOrderId, status: before }: ClaimedSourceOrder,
  { status = before, code = '', msg = '', attempts = 0, dueInSeconds, ...read }: SourceChange,
): Promise<boolean> {
  await lockShopOrder(tx, shopOrderId);
  const { rowCount } = await tx.execute(sql`
    UPDATE source_order SET lease_until = NULL, status = ${status}, code = ${code}, msg = ${msg}, attempts = ${attempts},
           due_at = now() + make_interval(secs => ${dueInSeconds}::integer),
           remote_order_no = coalesce(${read.sourceOrderNo ?? null}, remote_order_no),
           amount = coalesce(${read.amount ?? null}, amount), freight = coalesce(${read.freight ?? null}, freight),
           waybill_no = coalesce(${read.waybillNo ?? null}, waybill_no), courier_code = coalesce(${read.courierCode ?? null}, courier_code),
           paid_at = CASE WHEN ${status}::integer IN (${literal(paid)}, ${literal(sent)}) THEN coalesce(paid_at, now()) ELSE paid_at END,
           sent_at = CASE WHEN ${status}::integer = ${literal(sent)} THEN coalesce(sent_at, now()) ELSE sent_at END
     WHERE id = ${id} AND lease_until = ${lease}::timestamptz`);
  await tx.execute(sql`SELECT refresh_shop_orders(ARRAY[${shopOrderId}::bigint])`);
  return rowCount === 1;
}

async function lockShopOrder(tx: Queryable, shopOrderId: number): Promise<void> {
  await tx.execute(sql`SELECT FROM shop_order WHERE id = ${shopOrderId} FOR UPDATE`);
}

/** Closes one that is not claimed; false when it is, or was closed. */
export async function closeSourceOrder(tx: Queryable, id: number, shopOrderId: number): Promise<boolean> {
  await lockShopOrder(tx, shopOrderId);
  const { rowCount } = await tx.execute(sql`
    UPDATE source_order SET status = ${closed}, due_at = NULL, code = '', msg = ''
     WHERE id = ${id} AND status IN (${waiting}, ${unpaid}) AND (lease_until IS NULL OR lease_until <= now())`);
  await tx.execute(sql`SELECT refresh_shop_orders(ARRAY[${shopOrderId}::bigint])`);
  return rowCount === 1;
}

/** Makes one due at once; false when nothing is to be done for it any more. */
export async function wakeSourceOrder(tx: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE source_order SET due_at = now(), attempts = 0 WHERE id = ${id} AND status < ${told}`);
  return rowCount === 1;
}

export type NewSourceOrder = {
  shopOrderId: number;
  sourceId: number;
  supplier: string;
  items: SourceItem[];
};

/**
 * Takes waiting orders of a shop, none of which anything was ordered for, out of what can be ordered here; answers the new
 * ones by the order of the shop that they are for. The others were taken meanwhile, or have changed.
 */
export async function addSourceOrders(
  tx: Queryable,
  shopId: number,
  orders: readonly NewSourceOrder[],
): Promise<Map<number, number>> {
  const rows = JSON.stringify(
    orders.map(({ shopOrderId, sourceId, supplier, items }) => ({
      ...{ shop_order_id: shopOrderId, source_id: sourceId, supplier, items },
    })),
  );
  const { rows: held } = await tx.execute<{ id: number }>(sql`
    SELECT s.id FROM shop_order s WHERE s.shop_id = ${shopId}
       AND s.id IN (SELECT shop_order_id FROM jsonb_to_recordset(${rows}::jsonb) AS x (shop_order_id bigint))
       AND s.import_status = ${importStatuses.pending} AND s.merge_id IS NULL AND awaits_parcels(s)
       AND NOT EXISTS (SELECT FROM shop_order_parcel p WHERE p.shop_order_id = s.id)
     ORDER BY s.remote_order_no COLLATE "C" FOR UPDATE`);
  const ids = `{${held.map(({ id }) => id).join()}}`;
  const { rows: added } = await tx.execute<{ id: number; shopOrderId: number }>(sql`
    INSERT INTO source_order (shop_order_id, shop_id, source_id, supplier, items, due_at)
    SELECT x.shop_order_id, ${shopId}, x.source_id, x.supplier, x.items, now()
      FROM jsonb_to_recordset(${rows}::jsonb) AS x (shop_order_id bigint, source_id bigint, supplier text, items jsonb)
     WHERE x.shop_order_id = ANY (${ids}::bigint[])
    ON CONFLICT DO NOTHING
    RETURNING id, shop_order_id AS "shopOrderId"`);
  await tx.execute(
    sql`UPDATE shop_order SET problem_code = '', problem_text = '' WHERE id = ANY (${ids}::bigint[])`,
  );
  await tx.execute(sql`SELECT refresh_shop_orders(${ids}::bigint[])`);
  return new Map(added.map(({ id, shopOrderId }) => [shopOrderId, id]));
}

/** Moments as the database writes them. */
export type SourceOrderRow = Omit<
  SourceOrderDto,
  'createdAt' | 'paidAt' | 'sentAt' | 'dueAt' | 'code' | 'allowedActions' | 'courierName'
> &
  Record<'paidAt' | 'sentAt' | 'dueAt', string | null> & {
    createdAt: string;
    code: string;
    courierCode: string | null;
  };

const NEWEST: Order = { name: 'sourceOrders', by: [sql`o.id`], descending: true };

/** A page of what the account buys, the newest first. */
export async function listSourceOrders(db: Db, accountId: number, filter: SourceOrdersFilter) {
  const window = windowOf(filter, NEWEST);
  const listed = fromOf(accountId, filter);
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<SourceOrderRow>(sql`
      SELECT o.id, o.shop_order_id AS "shopOrderId", o.shop_id AS "shopId", h.shop_name AS "shopName", h.platform,
             s.remote_order_no AS "remoteOrderNo", o.source_id AS "sourceId", b.shop_name AS "sourceName", o.supplier, o.items, o.status,
             o.remote_order_no AS "sourceOrderNo", o.amount, o.freight, o.waybill_no AS "waybillNo", o.courier_code AS "courierCode",
             o.code, o.msg, o.due_at AS "dueAt", o.created_at AS "createdAt", o.paid_at AS "paidAt", o.sent_at AS "sentAt"
      ${listed} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${listed}`),
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
}

/** How many of what the account buys are in each status. */
export async function countSourceOrders(
  db: Queryable,
  accountId: number,
  { status: _status, ...filter }: SourceOrdersFilter,
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ status: number; orders: number }>(
    sql`SELECT o.status, count(*) AS orders ${fromOf(accountId, filter)} GROUP BY o.status`,
  );
  return Object.fromEntries(rows.map(({ status, orders }) => [status, orders]));
}

function fromOf(accountId: number, { ids, shopId, status }: SourceOrdersFilter): SQL {
  return sql`
    FROM source_order o JOIN shop h ON h.id = o.shop_id JOIN shop b ON b.id = o.source_id JOIN shop_order s ON s.id = o.shop_order_id
   WHERE h.account_id = ${accountId}
     AND ${ids === undefined ? sql`true` : sql`o.id = ANY (${`{${ids.join()}}`}::bigint[])`}
     AND ${shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`}
     AND ${status === undefined ? sql`true` : sql`o.status = ${literal(status)}`}`;
}
