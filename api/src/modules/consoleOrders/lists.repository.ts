import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities, literal, within } from '../../db/conditions.ts';
import {
  countTold,
  NEWEST_READ,
  type Order,
  orderBy,
  pageOfRows,
  type SortKey,
  sortKey,
  type Window,
  windowOf,
} from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Total } from '../../shared/paging.ts';
import { orderStatus, outputStatuses, parcelStatus } from '../../shared/statuses.ts';
import { orderStatusTexts, parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { COURIER_NAME } from '../parcels/parcels.repository.ts';
import type { OrderItemDto, OrdersFilter, ParcelRowDto, ParcelsFilter } from './consoleOrders.schemas.ts';

/** A table as `r` with the states of its rows, and what parcels and orders with a number are. */
type List = { table: SQL; statuses: readonly number[]; numbered(number: string): SQL };

const ORDERS: List = {
  table: sql`orders`,
  statuses: Object.values(orderStatus),
  numbered: (number) => sql`
    SELECT id FROM orders WHERE order_no = ${number}
    UNION ALL SELECT order_id FROM order_package WHERE package_no = ${number}
    UNION ALL SELECT order_id FROM order_package WHERE waybill_no = ${number} AND waybill_no IS NOT NULL
    UNION ALL SELECT order_id FROM order_package WHERE third_order_no = ${number} AND third_order_no IS NOT NULL
    UNION ALL SELECT p.order_id FROM third_order t JOIN order_package p ON p.id = t.package_id WHERE t.third_order_no = ${number}`,
};
const PARCELS: List = {
  table: sql`order_package`,
  statuses: Object.values(parcelStatus),
  numbered: (number) => sql`
    SELECT p.id FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.order_no = ${number}
    UNION ALL SELECT id FROM order_package WHERE package_no = ${number}
    UNION ALL SELECT id FROM order_package WHERE waybill_no = ${number} AND waybill_no IS NOT NULL
    UNION ALL SELECT id FROM order_package WHERE third_order_no = ${number} AND third_order_no IS NOT NULL
    UNION ALL SELECT package_id FROM third_order WHERE third_order_no = ${number}`,
};

/** Of everybody, by the index of states: it has the rows of each in this order. */
const OF_ALL: Order = {
  name: 'console.ofAll',
  by: [{ moment: sql`r.created_at` }, sql`r.id`],
  descending: true,
};
/** Of a buyer, a supplier, an order or a number: by the ids, as in their own lists. */
const OF_FEW: Order = { name: 'console.ofFew', by: [sql`r.id`], descending: true };

type Filter = Pick<ParcelsFilter, 'orderId'> & Omit<OrdersFilter, 'page' | 'pageSize' | 'cursor'>;

type Rows = (window: Pick<Window, 'order' | 'after'>) => SQL;
/** FROM and WHERE of what is listed; `newest` has what no index knows in a WHERE of its own. */
type Listed = { order: Order; rows: Rows; counted: SQL; newest: { rows: Rows; which: SQL } | undefined };

type Besides = {
  /** Of which no index knows. */
  more: readonly SQL[];
  /** Of which an index has the few rows that there are: they are sorted, whatever their state. */
  rare?: SQL | undefined;
};

/** Rows of what a filter names, and of what it names besides. */
function rowsOf({ table, statuses, numbered }: List, filter: Filter, { more, rare }: Besides): Listed {
  const { accountId, sellerId, orderId, status, number } = filter;
  const few = [
    ...equalities([
      [accountId, sql`r.account_id`],
      [sellerId, sql`r.seller_id`],
      [orderId, sql`r.order_id`],
    ]),
    ...(number ? [sql`r.id = ANY (ARRAY(${numbered(number)}))`] : []),
  ];
  const isFew = few.length > 0;
  const isSorted = isFew || rare !== undefined;
  const known = [sql`true`, ...few, ...(rare ? [rare] : []), ...within(sql`r.created_at`, filter)];
  if (isSorted) known.push(...equalities([[status, sql`r.status`]]));
  const states = status === undefined ? statuses : [status];
  const ofStates = (sorting: SQL) =>
    sql.join(
      states.map((state) => sql`(SELECT * FROM ${table} r WHERE r.status = ${literal(state)} ${sorting})`),
      sql` UNION ALL `,
    );
  // Those of each state are sorted by its index: put together they need no other sorting.
  const from = (sorting: SQL) => (isSorted ? sql`FROM ${table} r` : sql`FROM (${ofStates(sorting)}) r`);
  const where = (conditions: readonly SQL[]) => sql`WHERE ${sql.join([...conditions], sql` AND `)}`;
  const all = where([...known, ...more]);
  const isAll = known.length === 1 && more.length === 0 && status === undefined;
  const order = isFew ? OF_FEW : OF_ALL;
  return {
    order,
    rows: ({ order: by, after }) => sql`${from(orderBy(by))} ${all} AND ${after}`,
    // Of all rows any will do, as far as they are counted.
    counted: isAll ? sql`FROM ${table} r` : sql`${from(sql``)} ${all}`,
    newest:
      isSorted || more.length === 0
        ? undefined
        : {
            rows: ({ order: by, after }) =>
              sql`FROM (SELECT r.* ${from(orderBy(by))} ${where(known)} AND ${after} ${orderBy(by)} LIMIT ${literal(NEWEST_READ)}) r`,
            which: sql.join([...more], sql` AND `),
          },
  };
}

type Found = { page: SQL; total: Total };

/** A page, and how many there are. Of what no index knows the newest rows are looked at first, and alone where they fill it. */
async function found(db: Queryable, listed: Listed, window: Window, fields: Fields): Promise<Found> {
  const isCounted = asksForTotal(fields);
  const { newest } = listed;
  if (newest) {
    const among = newest.rows(window);
    const { rows } = await db.execute<{ read: number; total: number }>(
      sql`SELECT count(*) AS read, count(*) FILTER (WHERE ${newest.which}) AS total ${among}`,
    );
    const { read, total } = rows[0] ?? { read: 0, total: 0 };
    const isWhole = read < NEWEST_READ;
    if (isWhole || total >= window.offset + window.limit) {
      const page = pageOfRowsIn(sql`${among} WHERE ${newest.which}`, window);
      if (!isCounted || !window.key) return { page, total: { total, totalIsExact: isWhole } };
      return { page, total: await countTold(db, listed.counted) };
    }
  }
  return {
    page: pageOfRowsIn(listed.rows(window), window),
    total: await countTold(db, listed.counted, isCounted),
  };
}

/** Its size stands in the text: a plan for any size would rather sort all rows. */
const pageOfRowsIn = (rows: SQL, { order, limit, offset }: Window) => sql`
  SELECT r.id, ${sortKey(order)} AS "sortKey" ${rows} ${orderBy(order)} LIMIT ${literal(limit)} OFFSET ${literal(offset)}`;

const PEOPLE = sql`${accountName('b')} AS "buyerName", ${accountName('s')} AS "sellerName"`;

type OrderRow = Omit<OrderItemDto, 'statusText'> & { sortKey: SortKey };

/** Orders of everybody, the newest first. */
export async function listAllOrders(db: Queryable, filter: OrdersFilter, fields: Fields) {
  const byCourier = equalities([[filter.courierId, sql`r.courier_id`]]);
  const listed = rowsOf(ORDERS, filter, { more: byCourier });
  const window = windowOf(filter, listed.order);
  const { page, total } = await found(db, listed, window, fields);
  const { rows } = await db.execute<OrderRow>(sql`
    SELECT o.id, o.order_no AS "orderNo", o.status, o.account_id AS "accountId", o.seller_id AS "sellerId", ${PEOPLE},
           o.courier_name AS "courierName", o.good_name AS "goodName", o.created_at AS "createdAt", o.after_sale_status AS "afterSaleStatus",
           o.package_count AS "packageCount", o.total_fee AS "totalFee", o.refund_fee AS "refundFee", o.paid_at AS "paidAt", page."sortKey"
      FROM (${page}) page JOIN orders o ON o.id = page.id
      JOIN account b ON b.id = o.account_id JOIN account s ON s.id = o.seller_id ${placed(window, sql`o`)}`);
  return pageOfRows(window, rows, total, ({ sortKey: _, ...row }) => ({
    ...row,
    statusText: orderStatusTexts[row.status] ?? '',
    createdAt: shanghaiIso(new Date(row.createdAt)),
    paidAt: shanghaiIsoOrNull(row.paidAt),
  }));
}

/** States of a waybill in which parcels do not stay: partial indexes have them. */
const FEW_AT_A_TIME: readonly number[] = [
  outputStatuses.queued,
  outputStatuses.issuing,
  outputStatuses.failed,
];

type ParcelRow = Omit<ParcelRowDto, 'statusText'> & { sortKey: SortKey };

/** Parcels of everybody, the newest first. */
export async function listAllParcels(db: Queryable, filter: ParcelsFilter, fields: Fields) {
  const { courierId, outputStatus } = filter;
  const isRare = outputStatus !== undefined && FEW_AT_A_TIME.includes(outputStatus);
  const more = isRare ? [] : equalities([[outputStatus, sql`r.output_status`]]);
  if (courierId !== undefined)
    more.push(
      sql`coalesce(r.own_courier_id, (SELECT o.courier_id FROM orders o WHERE o.id = r.order_id)) = ${courierId}`,
    );
  const rare = isRare ? sql`r.output_status = ${literal(outputStatus)}` : undefined;
  const listed = rowsOf(PARCELS, filter, { more, rare });
  const window = windowOf(filter, listed.order);
  const { page, total } = await found(db, listed, window, fields);
  const { rows } = await db.execute<ParcelRow>(sql`
    SELECT p.id, p.package_no AS "packageNo", p.order_id AS "orderId", o.order_no AS "orderNo", p.status, p.account_id AS "accountId",
           p.seller_id AS "sellerId", ${PEOPLE}, ${COURIER_NAME} AS "courierName", o.good_name AS "goodName", p.created_at AS "createdAt",
           p.refund_status AS "refundStatus", p.output_status AS "outputStatus", p.output_result AS "outputResult", p.waybill_no AS "waybillNo",
           concat_ws(' ', p.province, nullif(p.city, p.province)) AS place, p.package_fee AS "packageFee",
           p.refund_fee + p.compensated AS "refundFee", page."sortKey"
      FROM (${page}) page JOIN order_package p ON p.id = page.id JOIN orders o ON o.id = p.order_id
      JOIN account b ON b.id = p.account_id JOIN account s ON s.id = p.seller_id ${placed(window, sql`p`)}`);
  return pageOfRows(window, rows, total, ({ sortKey: _, ...row }) => ({
    ...row,
    statusText: parcelStatusTexts[row.status] ?? '',
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}

/** The order of a page again, after what is shown was joined. */
function placed({ order: { name, descending } }: Window, of: SQL): SQL {
  const way = descending ? sql`DESC` : sql`ASC`;
  const byId = sql`${of}.id ${way}`;
  return name === OF_FEW.name ? sql`ORDER BY ${byId}` : sql`ORDER BY ${of}.created_at ${way}, ${byId}`;
}
