import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { type ActorRefFrom, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Cursor } from '../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import type { RowSelection } from '../ui/selection/useRowSelection.ts';
import { type Gathered, MAX_CHOSEN, selectionMachine, type selectionOf } from './selection.machine.ts';

type SelectionLogic<Row extends { id: number }, Filter> = ReturnType<typeof selectionOf<Row, Filter>>;
export type Selection<Row extends { id: number }, Filter> = ActorRefFrom<SelectionLogic<Row, Filter>>;

/** A page of what a filter finds, the largest that may be asked for. */
type ReadPage<Row, Filter> = (
  filter: Filter,
  cursor: Cursor,
  signal: AbortSignal,
) => Promise<{ list: readonly Row[]; nextCursor?: Cursor } | Refusal>;

/** The selection of one feature's rows, page by page where all are chosen. */
export function rowSelection<Row extends { id: number }, Filter>(
  readPage: ReadPage<Row, Filter>,
): SelectionLogic<Row, Filter> {
  // One chart for all of them: React starts an actor anew when the chart of its logic is another one.
  return (selectionMachine as unknown as SelectionLogic<Row, Filter>).provide({
    actors: {
      gatherRows: fromPromise<unknown, NonReducibleUnknown>(async ({ input, signal }) => {
        const { filter } = input as { filter: Filter | null };
        if (filter === null) throw new Error('nothing says what all is to be chosen of');
        const rows: Row[] = [];
        let cursor: Cursor;
        do {
          const page = await readPage(filter, cursor, signal);
          if (isRefusal(page)) return page;
          rows.push(...page.list);
          cursor = page.nextCursor;
        } while (cursor && rows.length < MAX_CHOSEN);
        return { kind: 'gathered', rows } satisfies Gathered<Row>;
      }),
    },
  });
}

/** What is chosen, as tables take it; the rows in view as they are now. */
export function useSelectedRows<Row extends { id: number }, Filter>(
  selection: Selection<Row, Filter>,
  shown: readonly Row[],
): RowSelection<Row> {
  const chosen = useSelector(selection, ({ context }) => context.chosen);
  const clear = useCallback(() => selection.send({ type: 'selection.clear' }), [selection]);
  return useMemo(() => {
    const now = new Map(shown.map((row) => [row.id, row]));
    return {
      rows: [...chosen.values()].map((row) => now.get(row.id) ?? row),
      has: ({ id }) => chosen.has(id),
      choose: (rows, isIn) => selection.send({ type: 'rows.mark', rows, chosen: isIn }),
      clear,
    };
  }, [selection, shown, chosen, clear]);
}
