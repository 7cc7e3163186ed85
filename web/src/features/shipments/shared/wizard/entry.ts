import type { BasketDraft, BasketLine } from './basket.ts';

/** Where the person comes from: the ids in the address, and how many pieces a parcel is to hold. */
export interface Entry {
  goodId: number | null;
  skuId: number | null;
  warehouseId: number | null;
  courierId: number | null;
  quantity: number | null;
  /** The order that the new one is to be like. */
  orderId: number | null;
  /** The parcels whose receivers it is to go to, as `1.2.3`. */
  parcelIds: string | null;
  /** The lines of the basket that it is for, as `1.2.3`. */
  basketIds: string | null;
  /** The template that it begins with. */
  templateId: number | null;
  /** The people of the address book who are to be among its recipients, as `1.2.3`. */
  entryIds: string | null;
}

/** An address without ids. */
export const noEntry: Entry = {
  goodId: null,
  skuId: null,
  warehouseId: null,
  courierId: null,
  quantity: null,
  orderId: null,
  parcelIds: null,
  basketIds: null,
  templateId: null,
  entryIds: null,
};

/** The lines of goods that were chosen elsewhere. */
export function linesOf(goodId: number | null, skuId: number | null, quantity: number): BasketLine[] {
  return goodId === null ? [] : [{ goodId, skuId, quantity }];
}

/** What of a draft the goods of an address stand against. */
export interface EnteredDraft extends BasketDraft {
  /** The address that it began from. */
  entry: Entry;
  /** The goods that gave way to those of an address, to be taken back; null for none. */
  replaced: BasketDraft | null;
}

/** Whether the address asks for what was ordered before. */
export function isCopying({ orderId, parcelIds }: Entry): boolean {
  return orderId !== null || parcelIds !== null;
}

/**
 * Whether the address asks for goods that the draft is not about. An address that the draft began from asks for its
 * goods again, unless its page is come back to, as by a reload: then what was chosen since stands.
 */
export function isEnteredAnew(kept: EnteredDraft, entry: Entry, isReturn: boolean): boolean {
  const isSame = Object.entries(entry).every(([key, id]) => kept.entry[key as keyof Entry] === id);
  const { entryIds, basketIds, templateId } = entry;
  const asks = isCopying(entry) || [entryIds, basketIds, templateId].some((id) => id !== null);
  if (asks) return !isSame || !isReturn;
  if (entry.goodId === null) return false;
  return !isSame || !(isReturn || holdsOnly(kept, entry));
}

/** What is chosen of goods once the address names some: the draft's, where those are all that it has. */
export function choiceAt(kept: EnteredDraft, entry: Entry) {
  const { goodId, skuId, warehouseId, courierId, quantity } = entry;
  const stays = holdsOnly(kept, entry);
  return {
    lines: stays ? withNum(kept.lines, entry) : linesOf(goodId, skuId, quantity ?? 1),
    warehouseId: warehouseId ?? (stays ? kept.warehouseId : null),
    courierId: courierId ?? (stays ? kept.courierId : null),
    replaced: stays || kept.lines.length === 0 ? kept.replaced : longer(kept.replaced, kept),
  };
}

/** The lines with the pieces of the address, where it says some and one of the lines is meant. */
function withNum(lines: readonly BasketLine[], { skuId, quantity }: Entry): readonly BasketLine[] {
  const meant = lines.length === 1 ? lines[0] : lines.find((line) => line.skuId === skuId);
  if (quantity === null || !meant || meant.quantity === quantity) return lines;
  return lines.map((line) => (line === meant ? { ...line, quantity } : line));
}

function holdsOnly({ lines }: BasketDraft, { goodId, skuId }: Entry): boolean {
  const hasSku = skuId === null || lines.some((line) => line.skuId === skuId);
  return lines.length > 0 && hasSku && lines.every((line) => line.goodId === goodId);
}

/** Of two choices the one that took more work, so that two clicks in turn lose neither. */
function longer(one: BasketDraft | null, { lines, warehouseId, courierId }: BasketDraft): BasketDraft {
  return one && one.lines.length > lines.length ? one : { lines, warehouseId, courierId };
}
