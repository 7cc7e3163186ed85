import { assign, setup } from 'xstate';
import { output, payload } from '../../lib/params.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type AutoSetting,
  issuedSince,
  type ListedParcel,
  printsItself,
  type Seen,
  seenWith,
} from './autoPrint.rules.ts';

/** `elsewhere`: another tab has printed it. `stopped`: the component is away, or the service did not answer. */
export type AutoPrinted =
  | { kind: 'printed' }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; msg: string }
  | { kind: 'stopped' };

interface Context {
  /** When the list was opened, epoch milliseconds. */
  openedAt: number;
  settings: readonly AutoSetting[];
  seen: Seen;
  queue: readonly ListedParcel[];
}

type Event = { type: 'list.shown'; parcels: readonly ListedParcel[] };

/** While the list of parcels is open: prints the labels of waybills as they are issued, where a setting says so. */
export const autoPrintMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { openedAt: number } },
  actors: {
    loadSettings: unprovidedActor<readonly AutoSetting[]>(),
    /** Whether a component is there that prints our labels. */
    findComponent: unprovidedActor<boolean>(),
    printOnce: unprovidedActor<AutoPrinted, ListedParcel | null>(),
  },
  guards: {
    anyAuto: (_, settings: readonly AutoSetting[]) => settings.some(({ autoPrint }) => autoPrint),
    isThere: (_, there: boolean) => there,
    hasQueue: ({ context }) => context.queue.length > 0,
    hasStopped: (_, printed: AutoPrinted) => printed.kind === 'stopped',
  },
  actions: {
    setSettings: assign((_, settings: readonly AutoSetting[]) => ({ settings })),
    clearQueue: assign({ settings: [], queue: [] }),
    enqueueNewParcels: assign(
      (
        { context: { openedAt, settings, seen, queue } },
        { parcels }: { parcels: readonly ListedParcel[] },
      ) => ({
        seen: seenWith(seen, parcels),
        queue: [
          ...queue,
          ...issuedSince(openedAt, seen, parcels).filter((one) => printsItself(settings, one)),
        ],
      }),
    ),
    dropFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    /** Says what came of a parcel. */
    announce: unprovidedAction<AutoPrinted>(),
  },
}).createMachine({
  id: 'autoPrint',
  context: ({ input }) => ({ ...input, settings: [], seen: new Map(), queue: [] }),
  initial: 'loading',
  on: { 'list.shown': { actions: { type: 'enqueueNewParcels', params: payload } } },
  states: {
    loading: {
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: [
          {
            guard: { type: 'anyAuto', params: output },
            target: 'finding',
            actions: { type: 'setSettings', params: output },
          },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    finding: {
      invoke: {
        id: 'findComponent',
        src: 'findComponent',
        onDone: [{ guard: { type: 'isThere', params: output }, target: 'waiting' }, { target: 'off' }],
        onError: 'off',
      },
    },
    /** Until the list is opened again. */
    off: { entry: 'clearQueue' },
    waiting: { always: { guard: 'hasQueue', target: 'printing' } },
    printing: {
      invoke: {
        id: 'printOnce',
        src: 'printOnce',
        input: ({ context }) => context.queue[0] ?? null,
        onDone: [
          {
            guard: { type: 'hasStopped', params: output },
            target: 'off',
            actions: { type: 'announce', params: output },
          },
          { target: 'waiting', actions: [{ type: 'announce', params: output }, 'dropFirst'] },
        ],
        onError: {
          target: 'off',
          actions: { type: 'announce', params: { kind: 'stopped' } },
        },
      },
    },
  },
});
