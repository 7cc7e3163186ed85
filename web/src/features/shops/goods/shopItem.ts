import type { ListShopGoodsQuery, ListWaitingItemsQuery } from '../../../graphql/generated/graphql.ts';

/** What a shop sells, as it names it; without ids every item of the shop. */
export interface ShopItem {
  remoteGoodId: string;
  /** Empty for every variant of the item. */
  remoteSkuId: string;
  title: string;
}

/** Which of our goods stand for an item. */
export interface Mapping {
  item: ShopItem;
  goodId: number;
  /** Null: where the goods are in stock. */
  warehouseId: number | null;
  /** Null: the shop's default courier. */
  courierId: number | null;
  /** Pieces for a piece of the item; for the whole shop, pieces a parcel. */
  num: number;
}

export type ShopGoodRow = ListShopGoodsQuery['shopGoods']['list'][number];

/** An item among the waiting orders. */
interface WaitingItem extends ShopItem {
  sku: string;
  pic: string;
  /** Orders that have it. */
  orders: number;
}

export const wholeShop: ShopItem = { remoteGoodId: '', remoteSkuId: '', title: '' };

export const isWholeShop = ({ remoteGoodId }: Pick<ShopItem, 'remoteGoodId'>) => remoteGoodId === '';

/** A mapping as the list has it. */
export function mappingOf(row: ShopGoodRow): Mapping {
  const { remoteGoodId, remoteSkuId, remoteTitle: title, goodId, warehouseId, courierId, num } = row;
  return { item: { remoteGoodId, remoteSkuId, title }, goodId, warehouseId, courierId, num };
}

type Orders = ListWaitingItemsQuery['shopOrders']['list'];

/** The items of orders, each variant once, what most orders have first. */
export function itemsOf(orders: Orders): WaitingItem[] {
  const found = new Map<string, WaitingItem>();
  for (const { items } of orders) {
    const inOrder = new Map(
      items.map((item) => [JSON.stringify([item.remoteGoodId, item.remoteSkuId]), item]),
    );
    for (const [key, { remoteGoodId, remoteSkuId, title, sku, pic }] of inOrder) {
      const before = found.get(key);
      if (before) before.orders += 1;
      else found.set(key, { remoteGoodId, remoteSkuId, title, sku, pic, orders: 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.orders - one.orders);
}
