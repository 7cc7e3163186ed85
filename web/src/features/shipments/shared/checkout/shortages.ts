import type { Item } from '../../../../shop/items.ts';
import { type Basket, hasChoice, skuOf, titleOf } from '../wizard/basket.ts';

/** What an order takes of a combination, and what there is of it. */
export interface StockNeed {
  skuId: number;
  title: string;
  pieces: number;
  available: number;
}

/** Pieces whose stock is taken: an item itself, or a part of the bundle `ofItem`. */
interface Taken extends Item {
  ofItem: number;
}

/** A combination of which too little is left for a parcel. */
export interface Shortage {
  /** Its name, where parcels may hold others; a part with its bundle. */
  said: string;
  /** All that there is, for the parcels before it too. */
  available: number;
}

/** The parcels that the stock does not reach for: in their order each gets what is left, as long as it gets all. */
export function shortages<Row>(
  rows: readonly Row[],
  itemsOf: (row: Row) => readonly Item[],
  stock: readonly StockNeed[],
  basket: Basket,
): Map<Row, Shortage> {
  const short = new Map(stock.filter(isShort).map((one) => [one.skuId, one]));
  const left = new Map([...short].map(([skuId, { available }]) => [skuId, available]));
  const found = new Map<Row, Shortage>();
  if (short.size === 0) return found;
  for (const row of rows) {
    const taken = itemsOf(row).flatMap((item) => takenBy(basket, item));
    const after = new Map(left);
    for (const { skuId, num } of taken) after.set(skuId, (after.get(skuId) ?? Infinity) - num);
    const lacking = taken.find(({ skuId }) => (after.get(skuId) ?? 0) < 0);
    const need = lacking && short.get(lacking.skuId);
    if (need) found.set(row, { said: saidOf(basket, lacking, need), available: need.available });
    else for (const skuId of left.keys()) left.set(skuId, after.get(skuId) ?? 0);
  }
  return found;
}

function isShort({ pieces, available }: StockNeed): boolean {
  return pieces > available;
}

function takenBy(basket: Basket, { skuId, num }: Item): Taken[] {
  const parts = skuOf(basket, skuId)?.bundleParts ?? [];
  if (parts.length === 0) return [{ skuId, num, ofItem: skuId }];
  return parts.map((part) => ({ skuId: part.skuId, num: part.num * num, ofItem: skuId }));
}

function saidOf(basket: Basket, { skuId, ofItem }: Taken, { title }: StockNeed): string {
  const item = hasChoice(basket) ? titleOf(basket, ofItem) : '';
  if (skuId === ofItem) return item;
  return item ? `${item}中的${title}` : title;
}

/** Problems of an order without the shortages that are told at its rows. */
export function withoutShortages<P extends { reasonCode?: string | null }>(
  problems: readonly P[],
  atRows: number,
): P[] {
  return problems.filter(({ reasonCode }) => atRows === 0 || reasonCode !== 'STOCK_SHORT');
}
