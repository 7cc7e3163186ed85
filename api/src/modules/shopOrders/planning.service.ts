import type { Db } from '../../db/client.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findOrderable } from '../shipments/shopOrders.repository.ts';
import { shopRecipients } from '../shipments/shopRecipients.ts';
import { findShop } from '../shops/shops.repository.ts';
import { findLinks, findOffers, findParcels, findWarehouses } from './planning.repository.ts';
import { planOrders, unplannedOf } from './planOrders.ts';
import type { PlanInput, ShopOrderPlanDto } from './shopOrders.schemas.ts';

const MAX_ORDERS = 1000;
const NOTHING = { shopOrderIds: [], mergeId: null, lineIds: null };

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
      { shopId, shopOrderIds = [], mergeIds = [], byItems = false }: PlanInput,
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
      const groups = list.map(({ fromShop, problems: [problem] }) => {
        const { shopOrderIds: ids, mergeId, lineIds } = fromShop ?? NOTHING;
        return { shopOrderIds: ids, mergeId, lineIds, problem };
      });
      const parcels = await findParcels(
        db,
        groups.filter(({ problem }) => !problem),
      );
      const remoteGoodIds = parcels.flatMap((parcel) => parcel.items.map(({ remoteGoodId }) => remoteGoodId));
      const links = await findLinks(db, shopId, [...new Set(remoteGoodIds)]);
      const skuIds = links.flatMap((link) => link.items.map(({ skuId }) => skuId));
      const offers = await findOffers(db, shop.platform, [...new Set(skuIds)]);
      const warehouseIds = offers.flatMap(({ available }) => available.map(({ warehouseId }) => warehouseId));
      const warehouses = await findWarehouses(db, shop.platform, [...new Set(warehouseIds)]);
      const { defaultCourierId } = shop;
      const { parts, unplanned } = planOrders(parcels, links, {
        offers,
        warehouses,
        defaultCourierId,
        byItems,
      });
      const unfit = groups.flatMap((group) =>
        group.problem ? unplannedOf(group, reasonOf(group.problem)) : [],
      );
      return { parts, unplanned: [...unfit, ...unplanned] };
    },
  };
}

export type PlanningService = ReturnType<typeof planningService>;

function reasonOf({ reasonCode, msg }: { reasonCode: ReasonCode; msg: string }) {
  return { reasonCode, msg };
}
