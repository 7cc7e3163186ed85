import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../lib/outcome.ts';
import { output, payload } from '../lib/params.ts';
import type { Refusal } from '../lib/refusal.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** Most rows that are chosen at once. */
export const MAX_CHOSEN = 1_000;

export type Gathered<Row> = { kind: 'gathered'; rows: readonly Row[] } | Refusal;

interface Context<Row, Filter> {
  /** By id, in the order of choosing. */
  chosen: ReadonlyMap<number, Row>;
  /** What all is to be chosen of; null before. */
  filter: Filter | null;
  refusal: Refusal | null;
}

type Event<Row, Filter> =
  /** Chooses these, or gives up having chosen them. */
  | { type: 'rows.mark'; rows: readonly Row[]; chosen: boolean }
  /** Chooses whatever the list holds as it is narrowed. */
  | { type: 'all.choose'; filter: Filter }
  | { type: 'all.cancel' }
  /** These have been processed. */
  | { type: 'rows.drop'; ids: readonly number[] }
  | { type: 'selection.clear' };

function marked<Row extends { id: number }>(
  known: ReadonlyMap<number, Row>,
  rows: readonly Row[],
  isChosen: boolean,
) {
  const chosen = new Map(known);
  for (const row of rows) {
    if (!isChosen) chosen.delete(row.id);
    else if (chosen.size < MAX_CHOSEN || chosen.has(row.id)) chosen.set(row.id, row);
  }
  return chosen;
}

/** Which rows are chosen, over the pages of a list; `rowSelection` makes a feature's own of it. */
export function selectionOf<Row extends { id: number }, Filter>() {
  const none = new Map<number, Row>();
  return setup({
    types: {
      context: {} as Context<Row, Filter>,
      events: {} as Event<Row, Filter>,
      tags: {} as 'busy',
    },
    actors: { gatherRows: unprovidedActor<unknown>() },
    guards: outcomeGuards,
    actions: {
      mark: assign(({ context }, { rows, chosen }: { rows: readonly Row[]; chosen: boolean }) => ({
        chosen: marked(context.chosen, rows, chosen),
      })),
      drop: assign(({ context }, { ids }: { ids: readonly number[] }) => {
        const gone = new Set(ids);
        return { chosen: new Map([...context.chosen].filter(([id]) => !gone.has(id))) };
      }),
      clear: assign({ chosen: none }),
      setFilter: assign((_, { filter }: { filter: Filter }) => ({ filter })),
      setGathered: assign((_, answer: unknown) => {
        const gathered = answer as Gathered<Row>;
        return gathered.kind === 'gathered' ? { chosen: marked(none, gathered.rows, true) } : {};
      }),
      setRefusal: assign(refusalIn),
      clearRefusal: assign({ refusal: null }),
    },
  }).createMachine({
    id: 'selection',
    context: { chosen: none, filter: null, refusal: null },
    initial: 'choosing',
    states: {
      choosing: {
        initial: 'idle',
        on: {
          'rows.mark': { target: '.idle', actions: { type: 'mark', params: payload } },
          'rows.drop': { target: '.idle', actions: { type: 'drop', params: payload } },
          'selection.clear': { target: '.idle', actions: 'clear' },
          'all.choose': { target: 'gathering', actions: { type: 'setFilter', params: payload } },
        },
        states: { idle: { entry: 'clearRefusal' }, refused: {}, requestFailed: {} },
      },
      gathering: {
        tags: 'busy',
        entry: 'clearRefusal',
        on: { 'all.cancel': 'choosing', 'selection.clear': { target: 'choosing', actions: 'clear' } },
        invoke: {
          id: 'gatherRows',
          src: 'gatherRows',
          input: ({ context }) => context,
          onDone: [
            refusedTo('choosing.refused'),
            { target: 'choosing', actions: { type: 'setGathered', params: output } },
          ],
          onError: 'choosing.requestFailed',
        },
      },
    },
  });
}

/** What all selections share. */
export const selectionMachine = selectionOf<{ id: number }, unknown>();
