import { movedPlace } from '../../shared/grid/gridRange.ts';
import type { CellField, ModelField } from '../flow/modelRow.ts';

export type GridColumn = CellField | 'region';

/** From left to right, after the line and the state. */
export const GRID_COLUMNS: readonly GridColumn[] = [
  ...(['thirdOrderNo', 'name', 'phone', 'region', 'detail', 'num', 'specification'] as const),
  'remark',
];

/** The column that a problem belongs to; null for one of the whole row. */
export function columnOf(field: ModelField): GridColumn | null {
  if (field === 'row') return null;
  return field === 'quantity' ? 'num' : field;
}

/** The cell that the keyboard is at, and what is being typed into it; `draft` null: it is only looked at. */
export interface Cursor {
  id: string;
  column: number;
  draft: string | null;
}

/** The cell that lies so many steps away, within the grid; the first cell where there was none. */
export function movedCursor(
  cursor: Cursor | null,
  ids: readonly string[],
  step: readonly [down: number, right: number],
): Cursor | null {
  const [top] = ids;
  if (top === undefined) return null;
  const at = cursor ? ids.indexOf(cursor.id) : -1;
  if (!cursor || at < 0) return { id: top, column: 0, draft: null };
  const within = { top: 0, bottom: ids.length - 1, left: 0, right: GRID_COLUMNS.length - 1 };
  const to = movedPlace({ row: at, column: cursor.column }, step, within);
  return { id: ids[to.row] ?? top, column: to.column, draft: null };
}

/** The column as one that is typed into; null for those that are not. */
export function typedField(column: number): CellField | null {
  const name = GRID_COLUMNS[column];
  return name === undefined || name === 'region' ? null : name;
}
