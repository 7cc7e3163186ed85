import { useCallback, useMemo, useState } from 'react';

/** Rows chosen for something that is done to many at once. */
export interface RowSelection<Row> {
  /** In the order of choosing; those in view as they are now. */
  rows: readonly Row[];
  has(row: Row): boolean;
  choose(rows: readonly Row[], isIn: boolean): void;
  /** The same function at every render, so that a flow can be built with it. */
  clear: () => void;
}

/**
 * The choice of rows by their ids, kept over the pages of one list; a list narrowed otherwise begins with none.
 *
 * @param list what tells lists apart, such as the filter as text
 * @param shown the rows in view
 */
export function useRowSelection<Row extends { id: number }>(
  list: string,
  shown: readonly Row[],
): RowSelection<Row> {
  const [choice, setChoice] = useState<{ list: string; rows: ReadonlyMap<number, Row> }>(none);
  const clear = useCallback(() => setChoice(none), []);
  const chosen = choice.list === list ? choice.rows : NO_ROWS;
  return useMemo(() => {
    const fresh = new Map(shown.map((row) => [row.id, row]));
    return {
      rows: [...chosen.values()].map((row) => fresh.get(row.id) ?? row),
      has: ({ id }) => chosen.has(id),
      choose: (rows, isIn) =>
        setChoice((before) => ({
          list,
          rows: after(before.list === list ? before.rows : NO_ROWS, rows, isIn),
        })),
      clear,
    };
  }, [list, shown, chosen, clear]);
}

const NO_ROWS: ReadonlyMap<number, never> = new Map<number, never>();
const none = { list: '', rows: NO_ROWS };

function after<Row extends { id: number }>(
  before: ReadonlyMap<number, Row>,
  rows: readonly Row[],
  isIn: boolean,
): ReadonlyMap<number, Row> {
  const next = new Map(before);
  for (const row of rows) {
    if (isIn) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
