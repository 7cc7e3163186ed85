import type { Item } from '../../../../shop/items.ts';
import { sumOf } from '../../shared/recipients/revisions.ts';
import { type ContentBy, modelContent } from './modelContent.ts';
import type { ModelRow } from './modelRow.ts';
import { isStopped, type ModelVerdict } from './modelVerdicts.ts';

type Rows = readonly ModelRow[];

/** Of rows that were priced, those that can go: neither refused, nor short of stock. */
export function goingOf(rows: Rows, verdicts: ReadonlyMap<string, ModelVerdict>): ModelRow[] {
  return rows.filter(({ id }) => {
    const verdict = verdicts.get(id);
    return verdict !== undefined && !isStopped(verdict);
  });
}

/** What the parcels of rows hold together, by combination. */
export function heldBy(rows: Rows, by: ContentBy): Item[] {
  return sumOf(rows.flatMap((row) => modelContent(row, by).items));
}

/** Whether rows were at most left out since, so that every parcel holds what it held. */
export function isOnlyLeftOut(before: Rows, rows: Rows): boolean {
  return before.length === rows.length && rows.every((row, at) => row.own === before[at]?.own);
}
