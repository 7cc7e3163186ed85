import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { shopOrders } from '../../db/schema/index.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { findMembers, hasOnlyOthers } from '../shopOrders/parcelMembers.ts';
import { upsertShopOrders } from '../shopOrders/shopOrders.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import type { ParcelRow } from './claims.repository.ts';
import type { Verdict } from './outcomes.ts';

type State = { remoteStatus: number; remoteRefundStatus: number };

const WAITING = 2;
const CLOSED: readonly number[] = [1, 6];

/** Why a shop order must not be shipped, by its current state; null when it waits for shipping. */
function endOf({ remoteStatus, remoteRefundStatus }: State): ReasonCode | null {
  if (remoteRefundStatus !== 0) return 'SHOP_REFUNDING';
  if (CLOSED.includes(remoteStatus)) return 'SHOP_CLOSED';
  return remoteStatus === WAITING ? null : 'SHOP_SHIPPED';
}

/** Reads a parcel's shop orders at their shop again, stores and validates each. */
export function memberReader({ db, calls, box }: { db: Db; calls: ShopCalls; box: SecretBox }) {
  return async function judgeMembers(shop: ShopRow, parcel: ParcelRow): Promise<Verdict[]> {
    const { remoteOrderNos, otherNos } = await findMembers(db, parcel.id);
    const read = new Map<string, RemoteOrder>();
    for (const no of remoteOrderNos) {
      const order = await calls.run(shop, (platform, access) => platform.getOrder(access, no));
      if (order) read.set(no, order);
    }
    await db.transaction((tx) => upsertShopOrders(tx, box, shop.id, [...read.values()]));
    const rows = await db
      .select()
      .from(shopOrders)
      .where(and(eq(shopOrders.shopId, shop.id), inArray(shopOrders.remoteOrderNo, remoteOrderNos)))
      .orderBy(asc(shopOrders.id));
    return rows.map((row) => {
      const order = read.get(row.remoteOrderNo);
      const changed = row.receiverKey === parcel.receiverKey ? null : ('RECEIVER_CHANGED' as const);
      return {
        shopOrderId: row.id,
        reasonCode: order ? (endOf(newerOf(row, order, otherNos)) ?? changed) : 'SHOP_CLOSED',
      };
    });
  };
}

/**
 * A concurrent reading may be newer than this one; of equal ones this one is newer. What has gone out in the order's other
 * parcels is as if it had not.
 */
function newerOf(
  row: State & { remoteUpdatedAt: Date },
  order: RemoteOrder,
  otherNos: readonly string[],
): State {
  if (row.remoteUpdatedAt > order.updatedAt) return row;
  return {
    remoteStatus: hasOnlyOthers(order, otherNos) ? WAITING : order.status,
    remoteRefundStatus: order.refundStatus,
  };
}
