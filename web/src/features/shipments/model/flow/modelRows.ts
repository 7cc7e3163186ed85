import type { Region } from '../../../../fields/region.ts';
import { belowRegion } from '../../shared/recipients/recipient.ts';
import { type CellField, type ModelRow, toBePlaced, withCell, withPlace } from './modelRow.ts';
import { type ModelState, type ModelVerdict, stoppedForGood } from './modelVerdicts.ts';

type Rows = readonly ModelRow[];

export interface CellValue {
  id: string;
  field: CellField;
  value: string;
}

const MAX_UNDO = 50;

/** The list with the rows of these ids changed; the same list where nothing changes. */
function changed(rows: Rows, ids: ReadonlySet<string>, change: (row: ModelRow) => ModelRow): Rows {
  const made = rows.map((row) => (ids.has(row.id) ? change(row) : row));
  return made.some((row, at) => row !== rows[at]) ? made : rows;
}

/** Cells typed, pasted or filled. */
export function fillCells(rows: Rows, cells: readonly CellValue[]): Rows {
  const byId = Map.groupBy(cells, ({ id }) => id);
  return changed(rows, new Set(byId.keys()), (row) =>
    (byId.get(row.id) ?? []).reduce((made, { field, value }) => withCell(made, field, value), row),
  );
}

export interface Replacement {
  field: CellField;
  find: string;
  replace: string;
  /** Null: every row. */
  ids: readonly string[] | null;
}

/** A text replaced within a column; excluded rows stay as they are. */
export function replaceText(rows: Rows, { field, find, replace, ids }: Replacement): Rows {
  if (find === '') return rows;
  const hit = rows.filter((row) => !row.excluded && row[field].includes(find));
  const chosen = ids && new Set(ids);
  return fillCells(
    rows,
    hit
      .filter(({ id }) => chosen?.has(id) ?? true)
      .map((row) => ({ id: row.id, field, value: row[field].replaceAll(find, replace) })),
  );
}

/** Rows put somewhere else. */
export function moveRows(rows: Rows, ids: readonly string[], region: Region): Rows {
  return changed(rows, new Set(ids), (row) => ({
    ...withPlace(row, region),
    detail: belowRegion(row.detail, region),
  }));
}

/** Rows left out, or taken back in. */
export function excludeRows(rows: Rows, ids: readonly string[], excluded: boolean): Rows {
  return changed(rows, new Set(ids), (row) => (row.excluded === excluded ? row : { ...row, excluded }));
}

/** Rows whose regions are to be read again. */
export function placeAgain(rows: Rows, ids: readonly string[]): Rows {
  return changed(rows, new Set(ids), toBePlaced);
}

/** Every row that cannot go, left out. */
export function excludeStopped(rows: Rows, verdicts: ReadonlyMap<string, ModelVerdict>): Rows {
  return excludeRows(rows, stoppedForGood(rows, verdicts), true);
}

/** The earlier lists with one more, the newest last; the oldest goes when there are many. */
export function remembered(past: readonly Rows[], rows: Rows): readonly Rows[] {
  return [...past, rows].slice(-MAX_UNDO);
}

/** The rows to show: those of a state, or held in view although it changed, with the words that are sought. */
export function shownRows(
  rows: Rows,
  verdicts: ReadonlyMap<string, ModelVerdict>,
  { state, held, words }: { state: ModelState | 'all'; held: ReadonlySet<string>; words: string },
): ModelRow[] {
  const sought = words.trim();
  return rows.filter((row) => {
    if (state !== 'all' && !held.has(row.id) && verdicts.get(row.id)?.state !== state) return false;
    return sought === '' || wordsOf(row).includes(sought);
  });
}

function wordsOf(row: ModelRow): string {
  const {
    thirdOrderNo,
    name,
    phone,
    province,
    city,
    district,
    detail,
    specification,
    merchantCode,
    remark,
    lines,
  } = row;
  return [
    thirdOrderNo,
    name,
    phone,
    `${province}${city}${district}${detail}`,
    specification,
    merchantCode,
    remark,
    ...lines,
  ].join('\n');
}
