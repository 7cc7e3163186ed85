import type { Item } from '../../../../shop/items.ts';

/** What an order takes of a combination, and what there is of it. */
export interface StockNeed {
  skuId: number;
  title: string;
  pieces: number;
  available: number;
}

/** A combination of which too little is left for a parcel. */
export interface Shortage {
  skuId: number;
  title: string;
  /** All that there is, for the parcels before it too. */
  available: number;
}

/** The parcels that the stock does not reach for: in their order each gets what is left, as long as it gets all. */
export function shortages<Row>(
  rows: readonly Row[],
  itemsOf: (row: Row) => readonly Item[],
  stock: readonly StockNeed[],
): Map<Row, Shortage> {
  const short = new Map(stock.filter(isShort).map((one) => [one.skuId, one]));
  const left = new Map([...short].map(([skuId, { available }]) => [skuId, available]));
  const found = new Map<Row, Shortage>();
  if (short.size === 0) return found;
  for (const row of rows) {
    const items = itemsOf(row).filter(({ skuId }) => short.has(skuId));
    const lacking = items.find(({ skuId, num }) => num > (left.get(skuId) ?? 0));
    const need = lacking && short.get(lacking.skuId);
    if (need) found.set(row, { skuId: need.skuId, title: need.title, available: need.available });
    else for (const { skuId, num } of items) left.set(skuId, (left.get(skuId) ?? 0) - num);
  }
  return found;
}

function isShort({ pieces, available }: StockNeed): boolean {
  return pieces > available;
}

/** Problems of an order without the shortages that are told at its rows. */
export function withoutShortages<P extends { reasonCode?: string | null }>(
  problems: readonly P[],
  atRows: number,
): P[] {
  return problems.filter(({ reasonCode }) => atRows === 0 || reasonCode !== 'STOCK_SHORT');
}
