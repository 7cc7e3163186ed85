import memoizeOne from 'memoize-one';
import { chosenSku } from '../../../goodsPicker/goodsFacts.ts';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import { lackingParcels, type Shortage, takenBy } from '../../shared/wizard/shortages.ts';
import { type Composed, partsOf } from './batchInput.ts';
import { parcelKey } from './plannedParcels.ts';
import type { AutoContext } from './shipAuto.types.ts';

export type QuotedRow = BatchQuote['parts'][number]['rows'][number];

type Priced = Composed & Pick<AutoContext, 'facts' | 'quote'>;

/** By `parcelKey`. */
export function keyOfRow({ mergeId, shopOrderIds }: QuotedRow): string {
  return parcelKey({ mergeId, shopOrderId: shopOrderIds[0] ?? null });
}

/** Whether the server keeps a parcel from going. */
export function isBlocked({ problems }: QuotedRow): boolean {
  return problems.some(({ blocking }) => blocking);
}

/** The parcels that the stock does not reach for, with what they lack. */
export const shortParcels = memoizeOne(
  (context: Priced): ReadonlyMap<QuotedRow, Shortage> => {
    const sent = partsOf(context);
    const found = (context.quote?.parts ?? []).flatMap(({ part, rows, stock }) => {
      const going = rows.filter((row) => !isBlocked(row));
      return [...lackingParcels(going, takenIn(context, sent[part]), stock)];
    });
    return new Map(found.map(([row, { need }]) => [row, { said: need.title, available: need.available }]));
  },
  ([one], [other]) => one.quote === other.quote,
);

/** What each parcel of a part takes the stock of. */
function takenIn({ facts, skuId }: Priced, part: ReturnType<typeof partsOf>[number] | undefined) {
  if (!part?.contents) {
    const sku = facts && chosenSku(facts, skuId);
    const taken = sku ? takenBy({ goods: [facts] }, { skuId: sku.skuId, quantity: part?.quantity ?? 1 }) : [];
    return () => taken;
  }
  const itemsOf = new Map(part.contents.map(({ items, ...parcel }) => [parcelKey(parcel), items]));
  return (row: QuotedRow) =>
    (itemsOf.get(keyOfRow(row)) ?? []).map((item) => ({ ...item, ofItem: item.skuId }));
}

/** How many parcels are left when these are not sent; an order that becomes several is left out of all. */
export function countWithout(quote: BatchQuote, left: Iterable<QuotedRow>): number {
  const keys = new Set([...left].map(keyOfRow));
  const rows = quote.parts.flatMap((part) => (part.refusal ? [] : part.rows));
  return rows.filter((row) => !isBlocked(row) && !keys.has(keyOfRow(row))).length;
}
