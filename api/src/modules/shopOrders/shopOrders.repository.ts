import { and, count, desc, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { type Order, pageOfRows, windowOf } from '../../db/pages.ts';
import { shopOrders, shops } from '../../db/schema/index.ts';
import type { Paging } from '../../shared/paging.ts';
import { openPerson, sealPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { importStatuses, remoteStatuses, shopStatuses } from '../../shared/statuses.ts';
import { readPlace } from '../addresses/reading.ts';

/** The receiver as masked by the platform. */
export type ShopOrderRow = Omit<typeof shopOrders.$inferSelect, 'receiver'> &
  Record<'receiverName' | 'receiverPhone' | 'receiverAddress' | 'shopName', string> & { platform: number };

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

/**
 * Upserts orders, locking them in the global order. A newer state replaces an older one, never the reverse; ordered
 * ones keep their status. Returns the numbers of new and changed orders.
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
  const ofBefore = `kept.import_status IN (${importStatuses.pending}, ${importStatuses.intercepted})`;
  const readAnew = columns.map((column) => {
    const kept = PERSON_COLUMNS.includes(column)
      ? "kept.receiver = '' AND kept.package_id IS NOT NULL"
      : column === 'import_status' && `NOT ${ofBefore}`;
    return kept
      ? `${column} = CASE WHEN ${kept} THEN kept.${column} ELSE excluded.${column} END`
      : `${column} = excluded.${column}`;
  });
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    INSERT INTO shop_order AS kept (${sql.raw(columns.join(', '))})
    SELECT ${sql.raw(columns.join(', '))} FROM json_populate_recordset(NULL::shop_order, ${JSON.stringify(read)})
    ON CONFLICT (shop_id, remote_order_no) DO UPDATE SET ${sql.raw(readAnew.join(', '))}, synced_at = now()
     WHERE kept.remote_updated_at < excluded.remote_updated_at
    RETURNING xmax = 0 AS "isNew"`);
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
  const { pending, intercepted } = importStatuses;
  const [from, to] = ignored
    ? [pending, sql`${importStatuses.ignored}::smallint`]
    : [
        importStatuses.ignored,
        sql`CASE WHEN o.remote_status = ${WAITING} AND o.remote_refund_status = 0 THEN ${pending} ELSE ${intercepted} END::smallint`,
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
  merge?: boolean;
};

const NEWEST: Order = { name: 'shopOrders', by: [sql`${shopOrders.id}`], descending: true };

/** A page of the account's shop orders, newest first, with counts per import status. */
export async function listShopOrders(db: Db, accountId: number, filter: ShopOrderFilter) {
  const window = windowOf(filter, NEWEST);
  const { importStatus, ...others } = filter;
  const common = conditionsOf(accountId, others);
  const where = and(
    ...common,
    importStatus === undefined ? undefined : eq(shopOrders.importStatus, importStatus),
  );
  const [rows, counts] = await Promise.all([
    db
      .select({ id: shopOrders.id, order: shopOrders, shopName: shops.shopName, platform: shops.platform })
      .from(shopOrders)
      .innerJoin(shops, eq(shops.id, shopOrders.shopId))
      .where(and(where, window.after))
      .orderBy(desc(shopOrders.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ importStatus: shopOrders.importStatus, orders: count() })
      .from(shopOrders)
      .innerJoin(shops, eq(shops.id, shopOrders.shopId))
      .where(and(...common))
      .groupBy(shopOrders.importStatus),
  ]);
  const total = counts
    .filter((each) => importStatus === undefined || each.importStatus === importStatus)
    .reduce((sum, each) => sum + each.orders, 0);
  const page = pageOfRows(window, rows, total, ({ order: { receiver, ...order }, ...shop }): ShopOrderRow => {
    const { name, phone, address } = openPerson(db.box, 'shop_order', receiver);
    return { ...order, receiverName: name, receiverPhone: phone, receiverAddress: address, ...shop };
  });
  return { ...page, counts };
}

function conditionsOf(accountId: number, filter: ShopOrderFilter): (SQL | undefined)[] {
  const { ids, shopId, remoteStatus, refund, flagColor, hasMemo } = filter;
  const { keyword, goodsKeyword, startAt, endAt, merge } = filter;
  return [
    eq(shops.accountId, accountId),
    ne(shops.status, shopStatuses.unbound),
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
    merge === false ? isNull(shopOrders.mergeId) : undefined,
  ];
}
