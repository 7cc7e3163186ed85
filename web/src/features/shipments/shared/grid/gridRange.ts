/** A cell by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

/** Cells side by side; the ends belong to it. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What a cell becomes. */
export interface Write<Cell> extends Place {
  cell: Cell;
}

export type Block<Cell> = readonly (readonly Cell[])[];

type Step = readonly [down: number, right: number];

const PAGE = 12;

const STEPS: Readonly<Record<string, Step>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
  ...{ PageUp: [-PAGE, 0], PageDown: [PAGE, 0], Home: [0, -Infinity], End: [0, Infinity] },
};

/** How a key moves within a grid: rows down, columns to the right; null when it does not. */
export function stepOf(key: string): Step | null {
  return STEPS[key] ?? null;
}

/** The place that lies so many steps away, within these cells. */
export function movedPlace({ row, column }: Place, [down, right]: Step, within: Area): Place {
  return {
    row: Math.min(Math.max(row + down, within.top), within.bottom),
    column: Math.min(Math.max(column + right, within.left), within.right),
  };
}

/** What lies between two cells, in whatever order. */
export function areaBetween(one: Place, other: Place): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Every cell of an area, row by row. */
export function placesIn({ top, bottom, left, right }: Area): Place[][] {
  return numbersFrom(top, bottom).map((row) => numbersFrom(left, right).map((column) => ({ row, column })));
}

/**
 * Where a block goes that is pasted into an area: from its first cell on, once; as often as it fits where the area is
 * so many times as large, so that one value fills all. Columns beyond the grid are left; rows beyond it are told.
 */
export function pastedCells<Cell>(block: Block<Cell>, area: Area, within: Area): Write<Cell>[] {
  const width = Math.max(0, ...block.map((row) => row.length));
  if (width === 0) return [];
  const times = (cells: number, own: number) => (cells % own === 0 ? cells : own);
  const height = times(area.bottom - area.top + 1, block.length);
  const columns = times(area.right - area.left + 1, width);
  return numbersFrom(0, height - 1).flatMap((down) =>
    numbersFrom(0, columns - 1).flatMap((right) => {
      const cell = block[down % block.length]?.[right % width];
      const column = area.left + right;
      return cell === undefined || column > within.right ? [] : [{ row: area.top + down, column, cell }];
    }),
  );
}

/** What stands in an area goes on in the rows from there to another, over and over. */
export function filledCells(area: Area, to: number): (Place & { from: Place })[] {
  const height = area.bottom - area.top + 1;
  const rows = to > area.bottom ? numbersFrom(area.bottom + 1, to) : numbersFrom(to, area.top - 1);
  return rows.flatMap((row) => {
    const down = (((row - area.top) % height) + height) % height;
    return numbersFrom(area.left, area.right).map((column) => ({
      ...{ row, column },
      from: { row: area.top + down, column },
    }));
  });
}

/** The first row of an area fills those below it; a single row takes what stands above it. */
export function filledDown(area: Area): (Place & { from: Place })[] {
  const isRow = area.top === area.bottom;
  const top = isRow ? area.top - 1 : area.top;
  if (top < 0) return [];
  return filledCells({ ...area, top, bottom: top }, area.bottom);
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
