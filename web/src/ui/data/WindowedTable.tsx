import { useVirtualizer } from '@tanstack/react-virtual';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { cx } from '../base/cx.ts';
import { unmeasuredBox } from './unmeasuredBox.ts';
import styles from './WindowedTable.module.css';

const FEW_ROWS = 100;
const SPARE_ROWS = 16;

interface Props extends ComponentProps<'table'> {
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  boxClassName?: string | undefined;
  /** What it holds, read aloud; for rows that nothing in them scrolls to by the keyboard. */
  boxLabel?: string;
  /** Of every row, in CSS pixels. */
  heights: readonly number[];
  /** The cells of the head. */
  head: ReactNode;
  /** The rows from the first to before the end. */
  rows: (first: number, end: number) => ReactNode;
}

/** A table that scrolls in a box of its own; of many rows only those near the view are drawn. */
export function WindowedTable({ box, heights, head, rows, className, ...props }: Props) {
  const { boxClassName, boxLabel, ...rest } = props;
  const { first, end, above, below } = useRowWindow(box, heights);
  return (
    <div
      ref={box}
      className={cx(styles.box, boxClassName)}
      {...(boxLabel ? { role: 'region', 'aria-label': boxLabel, tabIndex: 0 } : {})}
    >
      <table {...rest} className={cx(styles.table, className)}>
        <thead>{head}</thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {rows(first, end)}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

/** Which rows to draw, and the pixels of what is left out above and below; up to a hundred rows all of them. */
function useRowWindow(box: RefObject<HTMLDivElement | null>, heights: readonly number[]) {
  const rows = useVirtualizer<HTMLElement, Element>({
    count: heights.length,
    enabled: heights.length > FEW_ROWS,
    getScrollElement: () => box.current,
    estimateSize: (at) => heights[at] ?? 0,
    // A row whose height changes is another row to the virtualizer, which asks for each height once.
    getItemKey: (at) => `${at} ${heights[at]}`,
    overscan: SPARE_ROWS,
    ...unmeasuredBox,
  });
  if (heights.length <= FEW_ROWS) return { first: 0, end: heights.length, above: 0, below: 0 };
  const drawn = rows.getVirtualItems();
  const [top, bottom] = [drawn[0], drawn.at(-1)];
  return {
    first: top?.index ?? 0,
    end: bottom ? bottom.index + 1 : 0,
    above: top?.start ?? 0,
    below: rows.getTotalSize() - (bottom?.end ?? 0),
  };
}
