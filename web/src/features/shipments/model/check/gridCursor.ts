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

const PAGE = 12;

type Step = readonly [down: number, right: number];

const STEPS: Readonly<Record<string, Step>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
  ...{ PageUp: [-PAGE, 0], PageDown: [PAGE, 0], Home: [0, -Infinity], End: [0, Infinity] },
};

/** How a key moves the cursor: rows down, columns to the right; null when it does not. */
export function stepOf(key: string): Step | null {
  return STEPS[key] ?? null;
}

/** The cell that lies so many steps away, within the grid; the first cell where there was none. */
export function movedCursor(
  cursor: Cursor | null,
  ids: readonly string[],
  [down, right]: Step,
): Cursor | null {
  const [top] = ids;
  if (top === undefined) return null;
  const at = cursor ? ids.indexOf(cursor.id) : -1;
  if (!cursor || at < 0) return { id: top, column: 0, draft: null };
  const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);
  const id = ids[within(at + down, ids.length)] ?? top;
  return { id, column: within(cursor.column + right, GRID_COLUMNS.length), draft: null };
}

/** The column as one that is typed into; null for those that are not. */
export function typedField(column: number): CellField | null {
  const name = GRID_COLUMNS[column];
  return name === undefined || name === 'region' ? null : name;
}

/** The first column of pasted cells, a text a row. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t')[0]?.trim() ?? '');
}
