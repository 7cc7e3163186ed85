import { contentOf } from '../../shared/recipients/content.ts';
import { type Recipient, withOwnItems } from '../../shared/recipients/recipient.ts';
import { type Revision, wordsOfAll } from '../../shared/recipients/revisions.ts';
import type { Basket } from '../../shared/wizard/basket.ts';

/** How a list of recipients is revised whose quote was of `quoted`. */
export function recipientRevision(
  rows: readonly Recipient[],
  quoted: readonly Recipient[],
  basket: Basket,
): Revision<Recipient> {
  /** Words that say what is in the parcel are not printed. */
  const printed = (row: Recipient) => (contentOf(row, basket).from === 'said' ? '' : row.specification);
  return {
    rows,
    at: ({ row }) => quoted[row],
    itemsOf: (row) => contentOf(row, basket).items,
    holding: (row, items, all) => ({
      ...withOwnItems(row, items, wordsOfAll(all, printed)),
      remark: wordsOfAll(all, ({ remark }) => remark),
      thirdOrderNo: wordsOfAll(all, ({ thirdOrderNo }) => thirdOrderNo),
    }),
  };
}
