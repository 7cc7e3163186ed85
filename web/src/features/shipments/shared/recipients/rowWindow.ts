/** Rows of known heights, of which only those near the view are drawn. */
export interface RowWindow {
  first: number;
  /** After the last row that is drawn. */
  end: number;
  /** Pixels of what is left out above and below. */
  above: number;
  below: number;
}

const FEW_ROWS = 100;
const SPARE_ROWS = 16;

/** Which rows to draw for a view of that height, scrolled so far down; up to a hundred rows all of them. Pixels. */
export function rowWindow(heights: readonly number[], scrollTop: number, viewHeight: number): RowWindow {
  const whole = heights.reduce((sum, height) => sum + height, 0);
  if (heights.length <= FEW_ROWS) return { first: 0, end: heights.length, above: 0, below: 0 };
  let top = 0;
  let first = 0;
  while (first < heights.length && top + (heights[first] ?? 0) < scrollTop) {
    top += heights[first] ?? 0;
    first += 1;
  }
  let bottom = top;
  let end = first;
  while (end < heights.length && bottom < scrollTop + viewHeight) {
    bottom += heights[end] ?? 0;
    end += 1;
  }
  const start = Math.max(0, first - SPARE_ROWS);
  const stop = Math.min(heights.length, end + SPARE_ROWS);
  const sum = (from: number, to: number) =>
    heights.slice(from, to).reduce((total, height) => total + height, 0);
  const above = sum(0, start);
  return { first: start, end: stop, above, below: whole - above - sum(start, stop) };
}
