import type { Item } from '../../../../shop/items.ts';
import { type Basket, hasChoice, skuOf, titleOf } from './basket.ts';

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

/** The parcels that the stock does not reach for, and what each lacks: in their order each gets what is left, as long as it gets all. */
export function lackingParcels<Row>(
  rows: readonly Row[],
  takenOf: (row: Row) => readonly Taken[],
  stock: readonly StockNeed[],
): Map<Row, { taken: Taken; need: StockNeed }> {
  const short = new Map(stock.filter(isShort).map((one) => [one.skuId, one]));
  const left = new Map([...short].map(([skuId, { available }]) => [skuId, available]));
  const found = new Map<Row, { taken: Taken; need: StockNeed }>();
  if (short.size === 0) return found;
  for (const row of rows) {
    const after = new Map(left);
    const all = takenOf(row);
    for (const { skuId, quantity } of all) after.set(skuId, (after.get(skuId) ?? Infinity) - quantity);
    const taken = all.find(({ skuId }) => (after.get(skuId) ?? 0) < 0);
    const need = taken && short.get(taken.skuId);
    if (need) found.set(row, { taken, need });
    else for (const skuId of left.keys()) left.set(skuId, after.get(skuId) ?? 0);
  }
  return found;
}

/** The same for parcels of a basket, by its names. */
export function shortages<Row>(
  rows: readonly Row[],
  itemsOf: (row: Row) => readonly Item[],
  stock: readonly StockNeed[],
  basket: Basket,
): Map<Row, Shortage> {
  const takenOf = (row: Row) => itemsOf(row).flatMap((item) => takenBy(basket, item));
  return new Map(
    [...lackingParcels(rows, takenOf, stock)].map(([row, { taken, need }]) => [
      row,
      { said: saidOf(basket, taken, need), available: need.available },
    ]),
  );
}

function isShort({ pieces, available }: StockNeed): boolean {
  return pieces > available;
}

/** What an item takes the stock of. */
export function takenBy(basket: Pick<Basket, 'goods'>, { skuId, quantity }: Item): Taken[] {
  const parts = skuOf(basket, skuId)?.bundleParts ?? [];
  if (parts.length === 0) return [{ skuId, quantity, ofItem: skuId }];
  return parts.map((part) => ({ skuId: part.skuId, quantity: part.quantity * quantity, ofItem: skuId }));
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
