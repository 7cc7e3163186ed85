import { Refusal } from '../../shared/refusal.ts';
import { type LinkFallbackDto, MAX_LINK_PIECES } from './shopGoods.schemas.ts';

/** A combination on sale, with the warehouses that hold it and the couriers that these work with. */
export type LinkableSku = {
  skuId: number;
  goodId: number;
  sellerId: number;
  platforms: number[];
  warehouses: { id: number; courierIds: number[] }[];
};

/** So many pieces of a combination. */
export type LinkedPieces = { skuId: number; num: number };

/**
 * What is to stand for an item of a shop; null for any warehouse, the usual courier, and the words seen last. Without items
 * it is the link that there is, whose SKU's words are agreed.
 */
export type NewLink = {
  remoteGoodId: string;
  remoteSkuId: string;
  remoteTitle: string;
  remoteSkuText: string | null;
  warehouseId: number | null;
  courierId: number | null;
  items: (LinkedPieces & { goodId: number })[] | null;
  /** What goes out where these cannot; null for nothing, undefined for what there is. */
  fallback?: NewFallback | null | undefined;
};
export type NewFallback = {
  items: LinkedPieces[];
  byItself: boolean;
  priceLimit: number | null;
  moreLimit: number | null;
};

type Asked = {
  items: readonly LinkedPieces[];
  warehouseId: number | null;
  courierId: number | null;
};

/**
 * The combinations of a link with their goods, those of the same combination together.
 * @throws Refusal GOODS_OFF, SELLERS_DIFFER, GOODS_PLATFORM, WAREHOUSE_OFF, COURIER_OFF, BAD_PARAM above 99 pieces
 */
export function linkedItems(
  { items, warehouseId, courierId }: Asked,
  platform: number,
  skus: readonly LinkableSku[],
): NonNullable<NewLink['items']> {
  const found = [...Map.groupBy(items, ({ skuId }) => skuId)].map(([skuId, same]) => {
    const sku = skus.find((each) => each.skuId === skuId);
    if (!sku) throw new Refusal('GOODS_OFF');
    return { sku, num: same.reduce((sum, { num }) => sum + num, 0) };
  });
  for (const { sku, num } of found) {
    if (num > MAX_LINK_PIECES) throw new Refusal('BAD_PARAM', { field: 'num' });
    if (sku.sellerId !== found[0]?.sku.sellerId) throw new Refusal('SELLERS_DIFFER');
    if (sku.platforms.length > 0 && !sku.platforms.includes(platform)) throw new Refusal('GOODS_PLATFORM');
    const warehouses = sku.warehouses.filter(({ id }) => warehouseId === null || id === warehouseId);
    if (warehouses.length === 0) throw new Refusal('WAREHOUSE_OFF');
    if (courierId !== null && !warehouses.some(({ courierIds }) => courierIds.includes(courierId)))
      throw new Refusal('COURIER_OFF');
  }
  return found.map(({ sku: { skuId, goodId }, num }) => ({ skuId, goodId, num }));
}

/**
 * The fallback of a link, which is sent from any warehouse.
 * @throws Refusal those of `linkedItems`
 */
export function linkedFallback(
  fallback: LinkFallbackDto | undefined,
  platform: number,
  skus: readonly LinkableSku[],
): NewFallback | null | undefined {
  if (!fallback) return undefined;
  if (fallback.items.length === 0) return null;
  const { items, byItself = false, priceLimit = null, moreLimit = null } = fallback;
  const found = linkedItems({ items, warehouseId: null, courierId: null }, platform, skus);
  return {
    items: found.map(({ skuId, num }) => ({ skuId, num })),
    ...{ byItself, priceLimit, moreLimit },
  };
}

/** The combinations that a link and its fallback name. */
export function namedSkus({
  items = [],
  fallback,
}: {
  items?: readonly LinkedPieces[];
  fallback?: Pick<LinkFallbackDto, 'items'> | undefined;
}): number[] {
  return [...items, ...(fallback?.items ?? [])].map(({ skuId }) => skuId);
}
