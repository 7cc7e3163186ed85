import type { Db } from '../../db/client.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { AreaRule } from '../areas/areaRules.ts';
import { areaVerdict } from '../areas/areaRules.ts';
import { promisedShipAt } from '../couriers/workDays.ts';
import { findOrderable } from '../shipments/shopOrders.repository.ts';
import { shopRecipients } from '../shipments/shopRecipients.ts';
import { findShop } from '../shops/shops.repository.ts';
import { findAreaRules, findLinks, findOffers, findParcels, findWarehouses } from './planning.repository.ts';
import { type Choices, type ParcelToPlan, planOrders, unplannedOf } from './planOrders.ts';
import type { PlanInput, ShopOrderPlanDto } from './shopOrders.schemas.ts';
import { apartFrom, findOfferLinks } from './sourcedParcels.ts';

const MAX_ORDERS = 1000;
const NOTHING = { shopOrderIds: [], mergeId: null, lineIds: null };

/** Plans orders for shop orders. Read-only: placing validates again. */
export function planningService({ db, now }: { db: Db; now: () => Date }) {
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
      { shopId, shopOrderIds = [], mergeIds = [], byItems = false, fallbackIds = [] }: PlanInput,
    ): Promise<ShopOrderPlanDto> {
      const shop = await findShop(db, accountId, shopId);
      if (!shop) throw new Refusal('SHOP_UNBOUND');
      if (shopOrderIds.length + mergeIds.length === 0) return { parts: [], unplanned: [], sourced: [] };
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
      const groups = list.map(({ fromShop, receiver: place, problems: [problem] }) => {
        const { shopOrderIds: ids, mergeId, lineIds } = fromShop ?? NOTHING;
        return { shopOrderIds: ids, mergeId, lineIds, place: codesOf(place), problem };
      });
      const found = await findParcels(
        db,
        groups.filter(({ problem }) => !problem),
      );
      const offerLinks = await findOfferLinks(db, shopId, goodIdsIn(found));
      const { rest: parcels, ...apart } = apartFrom(found, offerLinks);
      const links = await findLinks(db, shopId, goodIdsIn(parcels));
      const skuIds = links.flatMap(({ items, fallback }) =>
        [...items, ...(fallback?.items ?? [])].map(({ skuId }) => skuId),
      );
      const offers = await findOffers(db, shop.platform, { skuIds: [...new Set(skuIds)], accountId });
      const heldAt = offers.flatMap(({ available, parts }) => [
        available,
        ...parts.map((part) => part.available),
      ]);
      const warehouseIds = [...new Set(heldAt.flat().map(({ warehouseId }) => warehouseId))];
      const areaCodes = [...new Set(parcels.flatMap(({ place }) => Object.values(place)))].filter(Boolean);
      const [warehouses, rules] = await Promise.all([
        findWarehouses(db, shop.platform, warehouseIds),
        findAreaRules(db, { warehouseIds, areaCodes }),
      ]);
      const { defaultCourierId } = shop;
      const { parts, unplanned } = planOrders(parcels, links, {
        offers,
        warehouses,
        defaultCourierId,
        byItems,
        fallbackIds: new Set(fallbackIds),
        isBanned: bansOf(rules, now()),
        promisedAt: promisesOf(warehouses, now()),
      });
      const unfit = groups.flatMap((group) =>
        group.problem ? unplannedOf(group, reasonOf(group.problem)) : [],
      );
      const { sourced } = apart;
      return { parts, unplanned: [...unfit, ...apart.unplanned, ...unplanned], sourced };
    },
  };
}

export type PlanningService = ReturnType<typeof planningService>;

function goodIdsIn(parcels: readonly ParcelToPlan[]): string[] {
  return [...new Set(parcels.flatMap(({ items }) => items.map(({ remoteGoodId }) => remoteGoodId)))];
}

function reasonOf({ reasonCode, msg }: { reasonCode: ReasonCode; msg: string }) {
  return { reasonCode, msg };
}

function codesOf({ provinceCode = '', cityCode = '', districtCode = '' }: Partial<ParcelToPlan['place']>) {
  return { provinceCode, cityCode, districtCode };
}

/** Whether a courier of a warehouse does not go to a place now. */
export function bansOf(rules: readonly AreaRule[], at: Date): Choices['isBanned'] {
  return (warehouseId, courierId, place) => {
    const here = rules.filter(
      (rule) =>
        (rule.warehouseId ?? warehouseId) === warehouseId && (rule.courierId ?? courierId) === courierId,
    );
    return here.length > 0 && areaVerdict(here, place, at).banned;
  };
}

/** Until when what is ordered now is sent by a courier of a warehouse. */
function promisesOf(warehouses: Awaited<ReturnType<typeof findWarehouses>>, at: Date): Choices['promisedAt'] {
  const byId = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]));
  return (warehouseId, courierId) => {
    const warehouse = byId.get(warehouseId);
    const courier = warehouse?.couriers.find(({ id }) => id === courierId);
    return warehouse && courier ? promisedShipAt([courier, warehouse], at) : null;
  };
}
