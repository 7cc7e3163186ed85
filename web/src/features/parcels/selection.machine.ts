import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ParcelFilter } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { type ChosenParcel, MAX_CHOSEN } from './chosenParcel.ts';

export type Gathered = { kind: 'gathered'; parcels: readonly ChosenParcel[] } | Refusal;

interface Context {
  chosen: ReadonlyMap<number, ChosenParcel>;
  /** What all is to be chosen of. */
  filter: ParcelFilter;
  refusal: Refusal | null;
}

type Event =
  /** Chooses these, or gives up having chosen them. */
  | { type: 'rows.mark'; parcels: readonly ChosenParcel[]; chosen: boolean }
  /** Chooses whatever the list holds as it is narrowed. */
  | { type: 'all.choose'; filter: ParcelFilter }
  | { type: 'all.cancel' }
  /** These have been processed. */
  | { type: 'rows.drop'; ids: readonly number[] }
  | { type: 'selection.clear' };

function marked(known: Context['chosen'], parcels: readonly ChosenParcel[], isChosen: boolean) {
  const chosen = new Map(known);
  for (const parcel of parcels) {
    if (!isChosen) chosen.delete(parcel.id);
    else if (chosen.size < MAX_CHOSEN || chosen.has(parcel.id)) chosen.set(parcel.id, parcel);
  }
  return chosen;
}

/** Which parcels are chosen, over the pages of the list. */
export const selectionMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { gatherParcels: unprovidedActor<Gathered, ParcelFilter>() },
  guards: outcomeGuards,
  actions: {
    mark: assign(
      ({ context }, { parcels, chosen }: { parcels: readonly ChosenParcel[]; chosen: boolean }) => ({
        chosen: marked(context.chosen, parcels, chosen),
      }),
    ),
    drop: assign(({ context }, { ids }: { ids: readonly number[] }) => {
      const gone = new Set(ids);
      return { chosen: new Map([...context.chosen].filter(([id]) => !gone.has(id))) };
    }),
    clear: assign({ chosen: new Map() }),
    setFilter: assign((_, { filter }: { filter: ParcelFilter }) => ({ filter })),
    setGathered: assign((_, answer: Gathered) =>
      answer.kind === 'gathered' ? { chosen: marked(new Map(), answer.parcels, true) } : {},
    ),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'selection',
  context: { chosen: new Map(), filter: {}, refusal: null },
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
        id: 'gatherParcels',
        src: 'gatherParcels',
        input: ({ context }) => context.filter,
        onDone: [
          refusedTo('choosing.refused'),
          { target: 'choosing', actions: { type: 'setGathered', params: output } },
        ],
        onError: 'choosing.requestFailed',
      },
    },
  },
});

export type Selection = ActorRefFrom<typeof selectionMachine>;
