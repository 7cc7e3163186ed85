import type { Db } from '../../db/client.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findOrderable } from '../shipments/shopOrders.repository.ts';
import { shopRecipients } from '../shipments/shopRecipients.ts';
import { findShop } from '../shops/shops.repository.ts';
import { findItems, findMappings, findOffers } from './planning.repository.ts';
import { planOrders, unplannedOf } from './planOrders.ts';
import type { PlanInput, ShopOrderPlanDto } from './shopOrders.schemas.ts';

const MAX_ORDERS = 1000;

/** Plans orders for shop orders. Read-only: placing validates again. */
export function planningService(db: Db) {
  return {
    /**
     * Plans chosen waiting orders and merged parcels of one shop. A merge goes as a whole: when one of its orders is
     * being refunded, was ignored or has another receiver by now, none of them is planned until it is split.
     *
     * @throws Refusal SHOP_UNBOUND; NOT_FOUND when an order or a merge is not the shop's, or the merge was split;
     * TOO_MANY_ROWS above 1,000 orders, those of merges counted
     */
    async plan(
      accountId: number,
      { shopId, shopOrderIds = [], mergeIds = [] }: PlanInput,
    ): Promise<ShopOrderPlanDto> {
      const shop = await findShop(db, accountId, shopId);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      if (shopOrderIds.length + mergeIds.length === 0) return { parts: [], unplanned: [] };
      const orders = await findOrderable(db, accountId, { shopOrderIds, mergeIds });
      if (orders.length > MAX_ORDERS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_ORDERS });
      if (orders.some((order) => order.shopId !== shopId)) throw new Refusal('NOT_FOUND');

      const inMerges = new Set(
        orders.filter(({ mergeId }) => mergeId !== null && mergeIds.includes(mergeId)).map(({ id }) => id),
      );
      const { list } = shopRecipients(orders, {
        mergeIds: [...new Set(mergeIds)],
        shopOrderIds: [...new Set(shopOrderIds)].filter((id) => !inMerges.has(id)),
      });
      const items = await findItems(
        db,
        orders.map(({ id }) => id),
      );
      const parcels = list.map(({ fromShop, problems: [problem] }) => {
        const { shopOrderIds: ids, mergeId } = fromShop ?? { shopOrderIds: [], mergeId: null };
        return { shopOrderIds: ids, mergeId, items: ids.flatMap((id) => items.get(id) ?? []), problem };
      });
      const fit = parcels.filter(({ problem }) => !problem);

      const remoteGoodIds = fit.flatMap((parcel) => parcel.items.map(({ remoteGoodId }) => remoteGoodId));
      const mappings = await findMappings(db, shopId, [...new Set(remoteGoodIds)]);
      const goodIds = [...new Set(mappings.map(({ goodId }) => goodId))];
      const goods = await findOffers(db, shop.platform, goodIds);
      const { parts, unplanned } = planOrders(fit, mappings, {
        goods,
        defaultCourierId: shop.defaultCourierId,
      });
      const unfit = parcels.flatMap((parcel) =>
        unplannedOf(parcel, parcel.problem && reasonOf(parcel.problem)),
      );
      return { parts, unplanned: [...unfit, ...unplanned] };
    },
  };
}

export type PlanningService = ReturnType<typeof planningService>;

function reasonOf({ reasonCode, msg }: { reasonCode: ReasonCode; msg: string }) {
  return { reasonCode, msg };
}
