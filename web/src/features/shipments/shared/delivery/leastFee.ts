import type { RegionCodes } from '../../../../fields/region.ts';
import { baseFee } from '../../../../lib/courier.ts';
import { type Delivery, deliveryTo } from '../../../../shop/delivery.ts';
import type { Item } from '../../../../shop/items.ts';
import type { CourierFees, GoodsFacts, WarehouseFacts } from '../../../goodsPicker/goodsFacts.ts';
import { type Basket, gramsOf, skuOf } from '../wizard/basket.ts';

type FeesThere = Pick<WarehouseFacts, 'id' | 'fees'>;

/** What couriers look at of a parcel: how heavy it is, and the goods in it. */
export interface Load {
  grams: number;
  goods: readonly { warehouses: readonly FeesThere[] }[];
}

/** The loads of parcels with these contents; of one that is not known yet that of the basket. */
export function loadsOf(basket: Basket, contents: readonly (readonly Item[])[] = []): Load[] {
  const filled = contents.filter((items) => items.length > 0);
  return (filled.length > 0 ? filled : [basket.items]).map((items) => loadOf(basket, items));
}

/** The load of a parcel; without items that of the basket. */
export function loadOf(basket: Basket, items: readonly Item[]): Load {
  if (items.length === 0) return { grams: gramsOf(basket), goods: basket.goods };
  return { grams: gramsOf(basket, items), goods: goodsOf(basket, items) };
}

/** What a courier takes for the cheapest of some parcels, and by which fees: of those of its goods the dearest count. */
export function leastFee(offer: CourierFees & { warehouseId: number }, loads: readonly Load[]) {
  const priced = loads.map((load) => feeOf(offer, load));
  return priced.reduce((least, one) => (one.fen < least.fen ? one : least));
}

/** The courier of a warehouse that takes least for a parcel of the basket; null where it has none. */
export function leastCourier(basket: Basket, warehouseId: number): number | null {
  const { courierIds = [], fees = [] } = basket.warehouses.find(({ id }) => id === warehouseId) ?? {};
  const loads = loadsOf(basket);
  const offered = courierIds.flatMap((courierId) => {
    const own = fees.find((one) => one.courierId === courierId);
    return own ? [{ courierId, fen: leastFee({ ...own, warehouseId }, loads).fen }] : [];
  });
  const least = offered.toSorted((one, other) => one.fen - other.fen)[0];
  return least?.courierId ?? courierIds[0] ?? null;
}

/** What a courier takes for such a parcel to a place. */
export function deliveryOfLoad(
  offer: Parameters<typeof deliveryTo>[0] & CourierFees & { warehouseId: number },
  load: Load,
  to: RegionCodes,
  at: number,
): Delivery {
  return deliveryTo({ ...offer, ...feeOf(offer, load).fees }, to, load.grams, at);
}

function feeOf(offer: CourierFees & { warehouseId: number }, { grams, goods }: Load) {
  return goods
    .map(({ warehouses }) => feesAt(offer, warehouses))
    .map((fees) => ({ fees, fen: baseFee(fees, grams) }))
    .reduce((most, one) => (one.fen > most.fen ? one : most));
}

function goodsOf(basket: Basket, items: readonly Item[]): readonly GoodsFacts[] {
  const goods = new Set(items.flatMap(({ skuId }) => skuOf(basket, skuId)?.good ?? []));
  return goods.size > 0 ? [...goods] : basket.goods;
}

function feesAt(offer: CourierFees & { warehouseId: number }, warehouses: readonly FeesThere[]): CourierFees {
  const there = warehouses.find(({ id }) => id === offer.warehouseId);
  return there?.fees.find(({ courierId }) => courierId === offer.courierId) ?? offer;
}
