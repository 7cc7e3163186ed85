import { piecesIn } from '../../../../shop/items.ts';
import { type Revision, wordsOfAll } from '../../shared/recipients/revisions.ts';
import { type ContentBy, modelContent } from './modelContent.ts';
import type { ModelRow } from './modelRow.ts';

/** How the rows of a file are revised whose quote was of `parts`. */
export function modelRevision(
  rows: readonly ModelRow[],
  parts: readonly (readonly ModelRow[])[],
  by: ContentBy,
): Revision<ModelRow> {
  /** Words that say what is in the parcel are not printed. */
  const printed = (row: ModelRow) => (modelContent(row, by).from === 'said' ? '' : row.specification);
  return {
    rows,
    at: ({ part, row }) => parts[part]?.[row],
    itemsOf: (row) => modelContent(row, by).items,
    holding: (row, items, all) => ({
      ...{ ...row, own: items, num: String(piecesIn(items)), merchantCode: '' },
      lines: all.flatMap(({ lines }) => lines),
      specification: wordsOfAll(all, printed),
      remark: wordsOfAll(all, ({ remark }) => remark),
      thirdOrderNo: wordsOfAll(all, ({ thirdOrderNo }) => thirdOrderNo),
    }),
  };
}
