import type { BasketDraft, BasketLine } from './basket.ts';

/** Where the person comes from: the ids in the address. */
export interface Entry {
  goodId: number | null;
  skuId: number | null;
  warehouseId: number | null;
  courierId: number | null;
}

/** An address without ids. */
export const noEntry: Entry = { goodId: null, skuId: null, warehouseId: null, courierId: null };

/** The lines of goods that were chosen elsewhere. */
export function linesOf(goodId: number | null, skuId: number | null, num: number): BasketLine[] {
  return goodId === null ? [] : [{ goodId, skuId, num }];
}

/** Whether the address names goods, and is not the one that the draft began from, as after a reload. */
export function isEnteredAnew(kept: { entry: Entry }, entry: Entry): boolean {
  const isReload = Object.entries(entry).every(([key, id]) => kept.entry[key as keyof Entry] === id);
  return !isReload && entry.goodId !== null;
}

/** What is chosen of goods once the address names some: what was chosen stays where it has them. */
export function choiceAt(kept: BasketDraft, { goodId, skuId, warehouseId, courierId }: Entry) {
  const same = kept.lines.some((line) => line.goodId === goodId && (skuId === null || line.skuId === skuId));
  return {
    lines: same ? kept.lines : linesOf(goodId, skuId, 1),
    warehouseId: warehouseId ?? (same ? kept.warehouseId : null),
    courierId: courierId ?? (same ? kept.courierId : null),
  };
}
