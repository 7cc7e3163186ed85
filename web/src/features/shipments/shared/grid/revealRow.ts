import type { RefObject } from 'react';

interface Rows {
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>;
  /** Of every row, in CSS pixels. */
  heights: readonly number[];
  /** The height of the head, which stays at the top. */
  head: number;
}

/** Scrolls a row into view, by its place from 0. */
export function revealRow({ box, heights, head }: Rows, at: number): void {
  const view = box.current;
  if (!view) return;
  const top = heights.slice(0, at).reduce((sum, height) => sum + height, 0);
  const bottom = top + (heights[at] ?? 0) + head;
  if (top < view.scrollTop) view.scrollTop = top;
  else if (bottom > view.scrollTop + view.clientHeight) view.scrollTop = bottom - view.clientHeight;
}
