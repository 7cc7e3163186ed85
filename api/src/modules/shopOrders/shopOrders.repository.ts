import { and, count, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { shopOrders, shops } from '../../db/schema/index.ts';
import { type Paging, windowOf } from '../../shared/paging.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { readPlace } from '../addresses/reader.ts';
import { shopStatuses } from '../shops/shops.repository.ts';

export type ShopOrderRow = typeof shopOrders.$inferSelect & { shopName: string; platform: number };

const importStatuses = {
  pending: 0,
  ordered: 1,
  shipped: 2,
  returned: 3,
  ignored: 4,
  intercepted: 5,
} as const;

const WAITING = 2;

/** What an order at the shop is to us before anything was ordered for it. */
function importStatusOf({ status, refundStatus }: RemoteOrder): number {
  return status === WAITING && refundStatus === 0 ? importStatuses.pending : importStatuses.intercepted;
}

/**
 * Writes orders as they were read. A newer state replaces an older one, never the other way round; what has been
 * ordered keeps its own status. Answers how many are new and how many have changed.
 */
export async function keepShopOrders(
  tx: Queryable,
  box: SecretBox,
  shopId: number,
  orders: readonly RemoteOrder[],
): Promise<{ added: number; updated: number }> {
  let [added, updated] = [0, 0];
  for (const order of orders) {
    const fields = fieldsOf(box, order);
    const [row] = await tx
      .insert(shopOrders)
      .values({ ...fields, shopId, remoteOrderNo: order.remoteOrderNo, importStatus: importStatusOf(order) })
      .onConflictDoUpdate({
        target: [shopOrders.shopId, shopOrders.remoteOrderNo],
        set: {
          ...fields,
          importStatus: sql`CASE WHEN ${shopOrders.importStatus} IN (${importStatuses.pending}, ${importStatuses.intercepted})
            THEN excluded.import_status ELSE ${shopOrders.importStatus} END`,
          syncedAt: sql`now()`,
        },
        setWhere: lt(shopOrders.remoteUpdatedAt, sql`excluded.remote_updated_at`),
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (row?.isNew) added += 1;
    else if (row) updated += 1;
  }
  return { added, updated };
}

function fieldsOf(box: SecretBox, order: RemoteOrder) {
  const { receiver, items } = order;
  const place = readPlace([receiver.province, receiver.city, receiver.district].filter(Boolean).join(' '));
  const identity =
    receiver.encryptedId ?? [receiver.name, receiver.phone, receiver.province, receiver.address].join('|');
  return {
    remoteStatus: order.status,
    remoteRefundStatus: order.refundStatus,
    items,
    goodsTitle: items.map(({ title }) => title).join('；'),
    num: items.reduce((sum, { num }) => sum + num, 0),
    payAmount: order.payAmount,
    paidAt: order.paidAt,
    promisedShipAt: order.promisedShipAt,
    buyerNick: order.buyerNick,
    receiverName: receiver.name,
    receiverPhone: receiver.phone,
    receiverAddress: receiver.address,
    provinceCode: place.provinceCode,
    cityCode: place.cityCode,
    districtCode: place.districtCode,
    province: place.province || receiver.province,
    city: place.city || receiver.city,
    district: place.district || receiver.district,
    encryptedId: receiver.encryptedId,
    receiverKey: box.fingerprint(identity, 'receiver'),
    buyerMemo: order.buyerMemo,
    sellerMemo: order.sellerMemo,
    flagColor: order.flagColor,
    remoteUpdatedAt: order.updatedAt,
  };
}

export type ShopOrderFilter = Paging & {
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

/** A page of the orders of the account's shops, the newest first, with how many there are of each import status. */
export async function listShopOrders(db: Db, accountId: number, filter: ShopOrderFilter) {
  const { page, pageSize, limit, offset } = windowOf(filter, 20);
  const { importStatus, ...others } = filter;
  const common = conditionsOf(accountId, others);
  const where = and(
    ...common,
    importStatus === undefined ? undefined : eq(shopOrders.importStatus, importStatus),
  );
  const [rows, counts] = await Promise.all([
    db
      .select({ order: shopOrders, shopName: shops.shopName, platform: shops.platform })
      .from(shopOrders)
      .innerJoin(shops, eq(shops.id, shopOrders.shopId))
      .where(where)
      .orderBy(desc(shopOrders.id))
      .limit(limit)
      .offset(offset),
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
  const list: ShopOrderRow[] = rows.map(({ order, ...shop }) => ({ ...order, ...shop }));
  return { list, counts, total, page, pageSize };
}

function conditionsOf(accountId: number, filter: ShopOrderFilter): (SQL | undefined)[] {
  const { shopId, remoteStatus, refund, flagColor, hasMemo, keyword, goodsKeyword, startAt, endAt, merge } =
    filter;
  return [
    eq(shops.accountId, accountId),
    ne(shops.status, shopStatuses.unbound),
    shopId === undefined ? undefined : eq(shopOrders.shopId, shopId),
    remoteStatus === undefined ? undefined : eq(shopOrders.remoteStatus, remoteStatus),
    refund === undefined ? undefined : sql`(${shopOrders.remoteRefundStatus} <> 0) = ${refund}`,
    flagColor ? eq(shopOrders.flagColor, flagColor) : undefined,
    hasMemo === undefined
      ? undefined
      : sql`(${shopOrders.buyerMemo} <> '' OR ${shopOrders.sellerMemo} <> '') = ${hasMemo}`,
    keyword
      ? sql`(${shopOrders.remoteOrderNo} = ${keyword} OR ${shopOrders.receiverName} ILIKE ${containing(keyword)})`
      : undefined,
    goodsKeyword ? sql`${shopOrders.goodsTitle} ILIKE ${containing(goodsKeyword)}` : undefined,
    startAt ? gte(shopOrders.paidAt, sql`${startAt}`) : undefined,
    endAt ? lt(shopOrders.paidAt, sql`${endAt}`) : undefined,
    merge === false ? isNull(shopOrders.mergeId) : undefined,
  ];
}
