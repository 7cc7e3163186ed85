import type { RemoteOrder, ShopAccess, ShopPlatform } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { findOrderable, type OrderableShopOrder } from '../shipments/shopOrders.repository.ts';
import { problemOf } from '../shipments/shopRecipients.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findShop } from '../shops/shops.repository.ts';
import {
  addMerge,
  findMerge,
  findMergeable,
  findMerges,
  findOpenMerges,
  lockShopOrders,
  splitMerge,
} from './merging.repository.ts';
import type { MergeOrderDto, MergeResultDto } from './merging.schemas.ts';
import { receiverKeyOf, upsertShopOrders } from './shopOrders.repository.ts';

const READ_AT_ONCE = 5;

type Rejection = MergeResultDto['rejected'][number];
/** Freshly read orders, and the numbers of those that may be merged. */
type Reading = { found: RemoteOrder[]; together: string[][] };

/**
 * Merges of several orders of one receiver into a parcel. A merge keeps its orders until it is split, even refunded
 * or changed ones: it cannot be ordered then (the plan has the reason), and splitting releases the others.
 */
export function mergingService({ db, calls, box }: { db: Db; calls: ShopCalls; box: SecretBox }) {
  /**
   * Equal receivers, for which the platform is asked. Different ones are not asked about, even where a platform
   * knows that they are one: a parcel is ordered for one receiver.
   */
  async function read(platform: ShopPlatform, access: ShopAccess, orderNos: string[]): Promise<Reading> {
    const found: RemoteOrder[] = [];
    for (let start = 0; start < orderNos.length; start += READ_AT_ONCE) {
      const some = orderNos.slice(start, start + READ_AT_ONCE);
      const orders = await Promise.all(some.map((orderNo) => platform.getOrder(access, orderNo)));
      found.push(...orders.filter((order) => order !== null));
    }
    const together: string[][] = [];
    for (const same of Map.groupBy(found, (order) => receiverKeyOf(box, order)).values()) {
      if (same.length > 1) together.push(...(await platform.mergeGroups(access, same)));
    }
    return { found, together };
  }

  /** Merges orders that fit by their locked rows, whatever was read before. */
  async function mergeFitting(tx: Tx, accountId: number, ids: number[], { found, together }: Reading) {
    await lockShopOrders(tx, ids);
    const orders = await findOrderable(tx, accountId, { shopOrderIds: ids, mergeIds: [] });
    const isFound = new Set(found.map(({ remoteOrderNo }) => remoteOrderNo));
    const rejected: Rejection[] = [];
    const fit = new Map<string, OrderableShopOrder>();
    for (const order of orders) {
      const msg = isFound.has(order.remoteOrderNo)
        ? (problemOf(order, null)?.msg ??
          (order.isBegun ? `订单号【${order.remoteOrderNo}】已下单一部分，不能合并` : undefined))
        : `店铺里没有订单号【${order.remoteOrderNo}】`;
      if (msg === undefined) fit.set(order.remoteOrderNo, order);
      else rejected.push({ shopOrderId: order.id, msg });
    }
    const mergeIds: number[] = [];
    for (const orderNos of together) {
      const members = orderNos.flatMap((orderNo) => fit.get(orderNo) ?? []);
      for (const same of Map.groupBy(members, ({ receiverKey }) => receiverKey).values()) {
        const [first] = same;
        if (!first || same.length < 2) continue;
        const { shopId, receiverKey } = first;
        mergeIds.push(await addMerge(tx, { shopId, receiverKey, ids: same.map(({ id }) => id) }));
        for (const { remoteOrderNo } of same) fit.delete(remoteOrderNo);
      }
    }
    for (const { id, remoteOrderNo } of fit.values())
      rejected.push({ shopOrderId: id, msg: `订单号【${remoteOrderNo}】的收件信息与其他订单不一致` });
    return { mergeIds, rejected };
  }

  return {
    /**
     * The open merges of a shop, then suggestions by the last reading.
     * @throws Refusal SHOP_UNBOUND
     */
    async suggest(accountId: number, shopId: number): Promise<MergeOrderDto[]> {
      if (!(await findShop(db, accountId, shopId))) throw new Refusal('SHOP_UNBOUND');
      return [...(await findOpenMerges(db, shopId)), ...(await findMergeable(db, shopId))];
    },

    /**
     * Reads orders again and merges those that fit; the others are rejected with a reason.
     * @throws Refusal NOT_FOUND; MERGE_DIFF with `rejected` when nothing was merged; SHOP_EXPIRED, NOT_CONFIGURED;
     * ShopError
     */
    async merge(accountId: number, ids: number[]): Promise<MergeResultDto> {
      const orders = await findOrderable(db, accountId, { shopOrderIds: ids, mergeIds: [] });
      const [first] = orders;
      const shop = first && (await findShop(db, accountId, first.shopId));
      if (!shop || orders.length !== ids.length) throw new Refusal('NOT_FOUND');
      if (orders.some(({ shopId }) => shopId !== shop.id)) throw new Refusal('MERGE_DIFF');

      const orderNos = orders.map(({ remoteOrderNo }) => remoteOrderNo);
      const reading = await calls.run(shop, (platform, access) => read(platform, access, orderNos));
      const { mergeIds, rejected } = await db.transaction(async (tx) => {
        await upsertShopOrders(tx, box, shop.id, reading.found);
        return mergeFitting(tx, accountId, ids, reading);
      });
      if (mergeIds.length === 0) throw new Refusal('MERGE_DIFF', {}, { rejected });
      return { list: await findMerges(db, mergeIds), merged: mergeIds.length, rejected };
    },

    /**
     * Splits a merge that has not been ordered; returns its orders.
     * @throws Refusal NOT_FOUND, MERGE_STATE
     */
    async split(accountId: number, id: number): Promise<number[]> {
      return db.transaction(async (tx) => {
        const merge = await findMerge(tx, accountId, id);
        if (!merge) throw new Refusal('NOT_FOUND');
        if (merge.packageId !== null) throw new Refusal('MERGE_STATE');
        await lockShopOrders(tx, merge.shopOrderIds);
        if (await splitMerge(tx, id)) return merge.shopOrderIds;
        throw new Refusal((await findMerge(tx, accountId, id)) ? 'MERGE_STATE' : 'NOT_FOUND');
      });
    },
  };
}

export type MergingService = ReturnType<typeof mergingService>;
