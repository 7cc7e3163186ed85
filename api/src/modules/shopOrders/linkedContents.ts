import type { RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import type { UnplannedOrderDto } from './shopOrders.schemas.ts';

/** An item of a shop's order; `text` is what its SKU says of itself. */
export type BoughtItem = Pick<RemoteItem, 'remoteGoodId' | 'remoteSkuId' | 'title' | 'num'> & {
  lineId: string;
  text: string;
};

/** Why something is not ordered. */
export type Reason = Pick<UnplannedOrderDto, 'reasonCode' | 'msg'>;

/** The link of a shop's item; null where any warehouse or courier may be used. */
export type Link = {
  id: number;
  version: number;
  remoteGoodId: string;
  remoteSkuId: string;
  /** What the SKU may say of itself; empty where nothing was agreed, because nothing was seen. */
  agreedTexts: string[];
  /** What it says now although nobody has agreed; null where it waits for nobody. */
  changedText: string | null;
  warehouseId: number | null;
  courierId: number | null;
  /** Empty where somebody has to choose the combination. */
  items: LinkedPieces[];
  /** What goes out in their place where they cannot, from any warehouse; null for nothing. */
  fallback: Fallback | null;
};
type LinkedPieces = { skuId: number; num: number };
/** Limits in fen a piece of the item, without freight; null for any. */
export type Fallback = {
  items: LinkedPieces[];
  /** Taken without a person's word, where it costs at most `moreLimit` more. */
  byItself: boolean;
  /** What the link's own goods may cost. */
  priceLimit: number | null;
  moreLimit: number | null;
};

/** Pieces by the id of the combination, in the order of the items. */
export type Pieces = Map<number, number>;

/** Lines of an order that go into one parcel, with what stands for them. */
export type Unit = {
  lineIds: string[];
  pieces: Pieces;
  warehouseId: number | null;
  courierId: number | null;
  links: Link[];
};

/**
 * What stands for the lines of an order by the links of their items: the one of the SKU, else of its goods, else the shop's
 * own. Links of items count for each piece of the item; the shop's own counts once, for all that have no other. One item
 * without a link, or whose link waits for a word, holds all of them.
 */
export function unitsOf(items: readonly BoughtItem[], links: readonly Link[]): Unit[] | Reason {
  const byItem = new Map(links.map((link) => [keyOf(link), link]));
  const ofShop = byItem.get(keyOf({ remoteGoodId: '', remoteSkuId: '' }));
  const units = new Map<string, Unit>();
  for (const item of items) {
    const link = byItem.get(keyOf(item)) ?? byItem.get(keyOf({ ...item, remoteSkuId: '' })) ?? ofShop;
    if (!link) return unmapped(`商品【${item.title}】还没有关联`);
    const held = waitOf(item, link);
    if (held) return held;
    const key = link === ofShop ? '' : item.lineId;
    const known = units.get(key);
    const times = link !== ofShop ? item.num : known ? 0 : 1;
    units.set(key, joined([...(known ? [known] : []), unitOf(item, link, times)]));
  }
  return units.size > 0 ? [...units.values()] : unmapped('店铺订单里没有商品');
}

function unitOf({ lineId }: BoughtItem, link: Link, times: number): Unit {
  const pieces: Pieces = new Map();
  if (times > 0) for (const { skuId, num } of link.items) pieces.set(skuId, num * times);
  return {
    lineIds: [lineId],
    pieces,
    warehouseId: link.warehouseId,
    courierId: link.courierId,
    links: [link],
  };
}

/** Several of an order as one. */
export function joined(units: readonly Unit[]): Unit {
  const pieces: Pieces = new Map();
  for (const unit of units)
    for (const [skuId, num] of unit.pieces) pieces.set(skuId, (pieces.get(skuId) ?? 0) + num);
  const used = new Set(units.flatMap(({ links }) => links));
  return {
    lineIds: [...new Set(units.flatMap(({ lineIds }) => lineIds))],
    pieces,
    warehouseId: units.map(({ warehouseId }) => warehouseId).find((id) => id !== null) ?? null,
    courierId: units.map(({ courierId }) => courierId).find((id) => id !== null) ?? null,
    links: [...used].toSorted((one, other) => one.id - other.id),
  };
}

/** Why units cannot be in one parcel by what their links name; null when they can. */
export function apart(units: readonly Unit[]): Reason | null {
  if (named(units.map(({ warehouseId }) => warehouseId)).length > 1)
    return unmapped('同一包裹的商品关联到了不同的仓库');
  return named(units.map(({ courierId }) => courierId)).length > 1
    ? unmapped('同一包裹的商品关联到了不同的快递')
    : null;
}

/** Why nothing is sent for an item although it has a link; null when it is. */
function waitOf({ title, text, remoteSkuId }: BoughtItem, link: Link): Reason | null {
  if (link.items.length === 0) return unmapped(`商品【${title}】关联的商品有多个规格，请选择规格`);
  if (link.remoteSkuId === '' || link.agreedTexts.length === 0) return null;
  const other = link.agreedTexts.includes(text) ? link.changedText : text;
  if (other === null || remoteSkuId === '') return null;
  return {
    reasonCode: 'LINK_CHANGED',
    msg: `商品【${title}】的规格在店铺改为“${other}”（关联时为“${link.agreedTexts.at(-1)}”），请确认关联`,
  };
}

function keyOf({ remoteGoodId, remoteSkuId }: { remoteGoodId: string; remoteSkuId: string }): string {
  return JSON.stringify([remoteGoodId, remoteSkuId]);
}

function named(ids: (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

export function unmapped(msg: string): Reason {
  return { reasonCode: 'GOODS_UNMAPPED', msg };
}
