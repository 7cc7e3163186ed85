import type { RemoteItem } from './shopPlatform.ts';

type Goods = Pick<RemoteItem, 'remoteGoodId' | 'remoteSkuId'>;

/** The id of a line where the platform has none. */
function goodsLineId({ remoteGoodId, remoteSkuId }: Goods): string {
  return `${remoteGoodId}:${remoteSkuId}`;
}

/** The id of a line within its order. Lines of equal goods without an id of their own are one line. */
export function lineIdOf(item: Goods & Pick<RemoteItem, 'lineId'>): string {
  return item.lineId ?? goodsLineId(item);
}

/** Whether an item is one of these lines. Lines that were read before they had ids are known by their goods. */
export function isOneOf(lineIds: readonly string[], item: Goods & Pick<RemoteItem, 'lineId'>): boolean {
  return lineIds.includes(lineIdOf(item)) || lineIds.includes(goodsLineId(item));
}
