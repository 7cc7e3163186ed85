import type { Item } from '../../../../shop/items.ts';
import type { CheaperTogether, NextStep } from '../../../../shop/prices.text.ts';

/** Of a list of rows: those at the places of its quote, what their parcels hold, and how they hold something else. */
export interface Revision<Row> {
  rows: readonly Row[];
  at: (place: { part: number; row: number }) => Row | undefined;
  itemsOf: (row: Row) => readonly Item[];
  /** The row with these items; `all` are those whose parcel it now is. */
  holding: (row: Row, items: readonly Item[], all: readonly Row[]) => Row;
}

/** The list with what is missing to a step in the parcels that it may go to. */
export function withMissing<Row>(revision: Revision<Row>, { places, missing }: NextStep): Row[] {
  const { rows, at, itemsOf, holding } = revision;
  const more = new Map(places.map((place) => [at(place), place.skuId]));
  return rows.map((row) => {
    const skuId = more.get(row);
    if (skuId === undefined) return row;
    const items = itemsOf(row).map((item) =>
      item.skuId === skuId ? { ...item, quantity: item.quantity + missing } : item,
    );
    return holding(row, items, [row]);
  });
}

/** The list with parcels joined: the first of each holds what was in all, and says what all said. */
export function joined<Row>(revision: Revision<Row>, groups: readonly CheaperTogether[]): Row[] {
  const { rows, at, itemsOf, holding } = revision;
  const byFirst = new Map<Row, readonly Row[]>();
  const gone = new Set<Row>();
  for (const { parcels } of groups) {
    const [first, ...others] = parcels.flatMap((place) => at(place) ?? []);
    if (!first) continue;
    byFirst.set(first, [first, ...others]);
    for (const other of others) gone.add(other);
  }
  return rows.flatMap((row) => {
    if (gone.has(row)) return [];
    const all = byFirst.get(row);
    return all ? [holding(row, sumOf(all.flatMap(itemsOf)), all)] : [row];
  });
}

/** What several rows say, each once. */
export function wordsOfAll<Row>(rows: readonly Row[], wordsOf: (row: Row) => string): string {
  return [...new Set(rows.map((row) => wordsOf(row).trim()).filter(Boolean))].join('；');
}

/** Items with the pieces of each combination together. */
export function sumOf(items: readonly Item[]): Item[] {
  const pieces = new Map<number, number>();
  for (const { skuId, quantity } of items) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  return [...pieces].map(([skuId, quantity]) => ({ skuId, quantity }));
}
