import { and, count, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal, onlyIf } from '../../db/conditions.ts';
import { type Order, pageOfRows, sorted, sortKey, unindexed, windowOf } from '../../db/pages.ts';
import { shopOrders, shops } from '../../db/schema/index.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { maskAddress, maskName, maskPhone } from '../../shared/masking.ts';
import { asksForTotal, type Paging } from '../../shared/paging.ts';
import { openPerson, sealPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { importStatuses, remoteStatuses, shopStatuses } from '../../shared/statuses.ts';
import { readPlace } from '../addresses/reading.ts';
import type { OrderParcelDto } from './shopOrders.schemas.ts';

/** The receiver as masked by the platform. */
export type ShopOrderRow = Omit<typeof shopOrders.$inferSelect, 'receiver'> &
  Record<'receiverName' | 'receiverPhone' | 'receiverAddress' | 'shopName', string> & {
    platform: number;
    shipBy: Date;
    isLapsing: boolean;
    parcels: OrderParcelDto[];
    linesLeft: string[];
  };

const WAITING = remoteStatuses.pendingShipment;

/** The status of a shop order before anything was ordered for it. */
function importStatusOf({ status, refundStatus }: RemoteOrder): number {
  return status === WAITING && refundStatus === 0 ? importStatuses.pending : importStatuses.intercepted;
}

/**
 * The receiver columns. A receiver erased with its parcel (an empty `receiver`) is not restored by later readings;
 * for an order that was never shipped here, news of its shop starts a new period.
 */
const PERSON_COLUMNS: readonly string[] = [
  'receiver',
  'encrypted_id',
  'receiver_key',
  'buyer_nick',
  'buyer_memo',
  'seller_memo',
];

const { pending, intercepted } = importStatuses;

/** What a reading says of an order that was not ordered. One that is ordered in part waits for the rest of it. */
const IMPORT_STATUS_READ = `CASE
  WHEN kept.import_status NOT IN (${pending}, ${intercepted}) THEN kept.import_status
  WHEN NOT EXISTS (SELECT FROM shop_order_parcel x WHERE x.shop_order_id = kept.id) THEN excluded.import_status
  WHEN excluded.remote_refund_status = 0 AND excluded.remote_status IN (2, 3, 4) THEN ${pending}
  ELSE kept.import_status END`;

/**
 * Upserts orders, locking them in the global order. A newer state replaces an older one, never the reverse; those that
 * were ordered, even in part, keep their status, and those that were assigned to a supplier wait for nobody here. What they
 * say of the shop's SKUs is taken over. Returns the numbers of
 * new and changed orders.
 */
export async function upsertShopOrders(
  tx: Queryable,
  box: SecretBox,
  shopId: number,
  orders: readonly RemoteOrder[],
): Promise<{ added: number; updated: number }> {
  const read = newestOfEach(orders).map((order) => inColumns(fieldsOf(box, shopId, order)));
  const [first] = read;
  if (!first) return { added: 0, updated: 0 };
  const columns = Object.keys(first);
  const readAnew = columns.map((column) => {
    if (column === 'import_status') return `import_status = ${IMPORT_STATUS_READ}`;
    return PERSON_COLUMNS.includes(column)
      ? `${column} = CASE WHEN kept.receiver = '' AND kept.package_id IS NOT NULL THEN kept.${column} ELSE excluded.${column} END`
      : `${column} = excluded.${column}`;
  });
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    INSERT INTO shop_order AS kept (${sql.raw(columns.join(', '))})
    SELECT ${sql.raw(columns.join(', '))} FROM json_populate_recordset(NULL::shop_order, ${JSON.stringify(read)})
    ON CONFLICT (shop_id, remote_order_no) DO UPDATE SET ${sql.raw(readAnew.join(', '))}, synced_at = now()
     WHERE kept.remote_updated_at < excluded.remote_updated_at
        -- Platforms tell seconds: much may happen in one.
        OR kept.remote_updated_at = excluded.remote_updated_at
           AND (kept.remote_status, kept.remote_refund_status) IS DISTINCT FROM (excluded.remote_status, excluded.remote_refund_status)
    RETURNING xmax = 0 AS "isNew"`);
  const numbers = read.map(({ remote_order_no: number }) => number);
  await tx.execute(sql`SELECT mark_assigned(${shopId}, ${sql.param(numbers)}::text[])`);
  const seen = orders.map(({ createdAt, items }) => ({ created_at: createdAt, items }));
  await tx.execute(sql`SELECT see_shop_skus(${shopId}, ${JSON.stringify(seen)}::jsonb)`);
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, updated: rows.length - added };
}

/** Fields by column name. */
function inColumns(fields: object): Record<string, unknown> {
  const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), value]));
}

/** A page may contain an order twice, which one statement cannot upsert twice. */
function newestOfEach(orders: readonly RemoteOrder[]): RemoteOrder[] {
  const byNo = new Map<string, RemoteOrder>();
  for (const order of orders) {
    const other = byNo.get(order.remoteOrderNo);
    if (!other || other.updatedAt < order.updatedAt) byNo.set(order.remoteOrderNo, order);
  }
  return [...byNo.values()].sort((one, other) => (one.remoteOrderNo < other.remoteOrderNo ? -1 : 1));
}

/** Equal for equal receivers of one shop. */
export function receiverKeyOf(box: SecretBox, { receiver }: RemoteOrder): string {
  const { encryptedId, name, phone, province, address } = receiver;
  return box.fingerprint(encryptedId ?? [name, phone, province, address].join('|'), 'receiver');
}

function fieldsOf(box: SecretBox, shopId: number, order: RemoteOrder) {
  const { receiver, items } = order;
  const place = readPlace([receiver.province, receiver.city, receiver.district].filter(Boolean).join(' '));
  return {
    shopId,
    remoteOrderNo: order.remoteOrderNo,
    importStatus: importStatusOf(order),
    remoteStatus: order.status,
    remoteRefundStatus: order.refundStatus,
    items,
    goodsTitle: items.map(({ title }) => title).join('；'),
    num: items.reduce((sum, { num }) => sum + num, 0),
    payAmount: order.payAmount,
    paidAt: order.paidAt,
    promisedShipAt: order.promisedShipAt,
    buyerNick: order.buyerNick,
    receiver: sealPerson(box, 'shop_order', receiver),
    provinceCode: place.provinceCode,
    cityCode: place.cityCode,
    districtCode: place.districtCode,
    province: place.province || receiver.province,
    city: place.city || receiver.city,
    district: place.district || receiver.district,
    encryptedId: receiver.encryptedId,
    receiverKey: receiverKeyOf(box, order),
    buyerMemo: order.buyerMemo,
    sellerMemo: order.sellerMemo,
    flagColor: order.flagColor,
    remoteUpdatedAt: order.updatedAt,
  } satisfies Partial<typeof shopOrders.$inferInsert>;
}

/** Ignores waiting orders, or restores ignored ones to their current status. Returns the number of changed orders. */
export async function ignoreShopOrders(
  db: Queryable,
  accountId: number,
  ids: number[],
  ignored: boolean,
): Promise<number> {
  const [from, to] = ignored
    ? [pending, sql`${importStatuses.ignored}::smallint`]
    : [
        importStatuses.ignored,
        sql`CASE WHEN awaits_parcels(o) THEN ${pending} ELSE ${intercepted} END::smallint`,
      ];
  const { rowCount } = await db.execute(sql`
    WITH held AS (
      SELECT o.id FROM shop_order o JOIN shop h ON h.id = o.shop_id
       WHERE o.id = ANY (${`{${ids.join(',')}}`}::bigint[]) AND o.import_status = ${from}
         AND h.account_id = ${accountId} AND h.status <> ${shopStatuses.unbound}
       ORDER BY o.shop_id, o.remote_order_no COLLATE "C" FOR UPDATE OF o)
    UPDATE shop_order o SET import_status = ${to} FROM held WHERE o.id = held.id`);
  return rowCount ?? 0;
}

export type ShopOrderFilter = Paging & {
  ids?: number[];
  shopId?: number;
  importStatus?: number;
  remoteStatus?: number;
  refund?: boolean;
  flagColor?: string;
  hasMemo?: boolean;
  keyword?: string;
  goodsKeyword?: string;
  startAt?: string;
  endAt?: string;
  isLapsing?: boolean;
  shipBefore?: string;
  sort?: 'newest' | 'shipBy';
  merge?: boolean;
};

/** The parcels of a shop order, the oldest first. */
const PARCELS = sql<OrderParcelDto[]>`(
  SELECT coalesce(json_agg(json_build_object(
           'packageId', p.id, 'packageNo', p.package_no, 'orderId', p.order_id, 'status', p.status, 'importStatus', x.import_status,
           'waybillNo', p.waybill_no, 'courierName', coalesce(c.name, o.courier_name), 'lineIds', x.line_ids) ORDER BY p.id), '[]')
    FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id JOIN orders o ON o.id = p.order_id
    LEFT JOIN courier c ON c.id = p.own_courier_id
   WHERE x.shop_order_id = ${shopOrders.id})`;

const SHIP_BY = sql<Date>`ship_by(shop_order)`.mapWith(shopOrders.syncedAt);
/** As the partial index of what waits has it. */
const WAITS = sql`shop_order.import_status = ${literal(pending)} AND shop_order.remote_refund_status = 0`;
const LAPSING = sql<boolean>`(${WAITS} AND coalesce(${SHIP_BY} >= untold_from(shop), false))`;

const SORTS: Record<NonNullable<ShopOrderFilter['sort']>, Order> = {
  newest: { name: 'shopOrders', by: [unindexed(sql`${shopOrders.id}`)], descending: true },
  shipBy: { name: 'shopOrders.shipBy', by: [{ moment: SHIP_BY }, sql`${shopOrders.id}`], descending: false },
};

const NOBODY = { name: '', phone: '', address: '' };

/** A page of the account's shop orders, newest first, with counts per import status. */
export async function listShopOrders(
  db: Db,
  accountId: number,
  filter: ShopOrderFilter,
  fields: Fields = null,
) {
  const ofOrder = fieldsBelow(fields, 'list');
  const isCounted = asksForTotal(fields) || asksFor(fields, 'counts');
  const window = windowOf(filter, SORTS[filter.sort ?? 'newest']);
  const { importStatus, ...others } = filter;
  const common = conditionsOf(accountId, others);
  const where = and(
    ...common,
    importStatus === undefined ? undefined : eq(shopOrders.importStatus, literal(importStatus)),
  );
  const [rows, counts] = await Promise.all([
    db
      .select({
        ...{ id: shopOrders.id, order: shopOrders, shopName: shops.shopName, platform: shops.platform },
        ...{ shipBy: SHIP_BY, isLapsing: LAPSING, sortKey: sortKey(window.order) },
        parcels: sql<OrderParcelDto[]>`${onlyIf(asksFor(ofOrder, 'parcels'), PARCELS, sql`'[]'`)}`,
        linesLeft: sql<
          string[]
        >`${onlyIf(asksFor(ofOrder, 'linesLeft'), sql`lines_left(shop_order)`, sql`'{}'`)}`,
      })
      .from(shopOrders)
      .innerJoin(shops, eq(shops.id, shopOrders.shopId))
      .where(and(where, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    isCounted
      ? db
          .select({ importStatus: shopOrders.importStatus, orders: count() })
          .from(shopOrders)
          .innerJoin(shops, eq(shops.id, shopOrders.shopId))
          .where(and(...common))
          .groupBy(shopOrders.importStatus)
      : [],
  ]);
  const total = counts
    .filter((each) => importStatus === undefined || each.importStatus === importStatus)
    .reduce((sum, each) => sum + each.orders, 0);
  const page = pageOfRows(
    window,
    rows,
    total,
    ({ order: { receiver, ...order }, sortKey: _key, ...shop }): ShopOrderRow => {
      const isShown = asksForAny(ofOrder, 'receiverName', 'receiverPhone', 'receiverAddress');
      const { name, phone, address } = isShown ? shownReceiver(db, order.encryptedId, receiver) : NOBODY;
      return { ...order, receiverName: name, receiverPhone: phone, receiverAddress: address, ...shop };
    },
  );
  return { ...page, counts };
}

/** Masked, by the platform or, where it tells its receivers in plain, here. */
function shownReceiver({ box }: Db, encryptedId: string | null, sealed: string) {
  const person = openPerson(box, 'shop_order', sealed);
  if (encryptedId !== null || Object.values(person).some((text) => text.includes('*'))) return person;
  const { name, phone, address } = person;
  return {
    name: name && maskName(name),
    phone: phone && maskPhone(phone),
    address: address && maskAddress(address),
  };
}

function conditionsOf(accountId: number, filter: ShopOrderFilter): (SQL | undefined)[] {
  const { ids, shopId, remoteStatus, refund, flagColor, hasMemo } = filter;
  const { keyword, goodsKeyword, startAt, endAt, isLapsing, shipBefore, merge } = filter;
  return [
    eq(shops.accountId, accountId),
    ne(shops.status, literal(shopStatuses.unbound)),
    ids && inArray(shopOrders.id, ids),
    shopId === undefined ? undefined : eq(shopOrders.shopId, shopId),
    remoteStatus === undefined ? undefined : eq(shopOrders.remoteStatus, remoteStatus),
    refund === undefined ? undefined : sql`(${shopOrders.remoteRefundStatus} <> 0) = ${refund}`,
    flagColor ? eq(shopOrders.flagColor, flagColor) : undefined,
    hasMemo === undefined
      ? undefined
      : sql`(${shopOrders.buyerMemo} <> '' OR ${shopOrders.sellerMemo} <> '') = ${hasMemo}`,
    keyword ? eq(shopOrders.remoteOrderNo, keyword) : undefined,
    goodsKeyword ? sql`${shopOrders.goodsTitle} ILIKE ${containing(goodsKeyword)}` : undefined,
    startAt ? gte(shopOrders.paidAt, sql`${startAt}`) : undefined,
    endAt ? lt(shopOrders.paidAt, sql`${endAt}`) : undefined,
    isLapsing ? LAPSING : undefined,
    shipBefore ? sql`${WAITS} AND ${SHIP_BY} < ${shipBefore}` : undefined,
    merge === false ? isNull(shopOrders.mergeId) : undefined,
  ];
}
