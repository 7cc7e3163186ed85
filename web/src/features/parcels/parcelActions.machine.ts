import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { byOrder, type ChosenParcel, type OrderPart } from './chosenParcel.ts';

/** Asking for failed waybills again, telling shops waybill numbers again. */
export type ParcelBatchAction = 'resubmit' | 'resend';

/** Whether it went, and if not why. */
export type ActionResult = { kind: 'gone' } | { kind: 'failed'; msg: string };

export type ActionResults = ReadonlyMap<number, ActionResult>;

/** What came of the parcels of one order, by their id. */
export type ActionResponse = readonly (readonly [number, ActionResult])[];

export interface ActionPart extends OrderPart {
  action: ParcelBatchAction;
  clientNo: string;
}

interface Context {
  action: ParcelBatchAction;
  /** One for each choice; with the order it makes the number by which a retry is known. */
  clientNo: string;
  count: number;
  /** What has not been answered, in order. */
  queue: readonly OrderPart[];
  results: ActionResults;
  stopping: boolean;
}

type Event =
  | {
      type: 'action.choose';
      action: ParcelBatchAction;
      parcels: readonly Pick<ChosenParcel, 'id' | 'orderId'>[];
      clientNo: string;
    }
  | { type: 'action.stop' }
  | { type: 'action.retry' }
  | { type: 'action.dismiss' };

const clean: Context = {
  action: 'resubmit',
  clientNo: '',
  count: 0,
  queue: [],
  results: new Map(),
  stopping: false,
};

const NOTHING: OrderPart = { orderId: 0, packageIds: [] };

/** Runs one action on parcels of many orders, order by order, and reports the result of each parcel. */
export const parcelActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { runPart: unprovidedActor<ActionResponse, ActionPart>() },
  guards: {
    hasParcels: (_, { parcels }: { parcels: readonly unknown[] }) => parcels.length > 0,
    hasMore: ({ context: { queue, stopping } }) => queue.length > 1 && !stopping,
    allSucceeded: ({ context: { results, queue } }, { answer }: { answer: ActionResponse }) =>
      queue.length <= 1 && [...results, ...answer].every(([, { kind }]) => kind === 'gone'),
  },
  actions: {
    reset: assign(clean),
    setRequest: assign((_, { action, parcels, clientNo }: Extract<Event, { type: 'action.choose' }>) => ({
      ...clean,
      action,
      clientNo,
      count: parcels.length,
      queue: byOrder(parcels),
    })),
    addResults: assign(({ context }, { answer }: { answer: ActionResponse }) => ({
      results: new Map([...context.results, ...answer]),
      queue: context.queue.slice(1),
    })),
    setStopping: assign({ stopping: true }),
    clearStop: assign({ stopping: false }),
    /** Says what came of whom, so that the rows can say it. */
    report: (_, _params: { results: ActionResults }) => {},
    announce: (_, _params: { action: ParcelBatchAction; count: number }) => {},
  },
}).createMachine({
  id: 'parcelActions',
  context: clean,
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'action.choose': {
          guard: { type: 'hasParcels', params: ({ event }) => event },
          target: 'working',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
      states: {
        idle: { entry: 'reset' },
        told: { on: { 'action.dismiss': 'idle' } },
        broken: {
          entry: 'clearStop',
          on: { 'action.retry': '#parcelActions.working', 'action.dismiss': 'idle' },
        },
      },
    },
    working: {
      tags: 'busy',
      invoke: {
        id: 'runPart',
        src: 'runPart',
        input: ({ context: { action, clientNo, queue } }) => {
          const part = queue[0] ?? NOTHING;
          return { ...part, action, clientNo: `${clientNo}:${part.orderId}` };
        },
        onDone: [
          {
            guard: 'hasMore',
            target: 'working',
            reenter: true,
            actions: { type: 'addResults', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'allSucceeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting.idle',
            actions: [
              { type: 'addResults', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ context }) => ({ results: context.results }) },
              {
                type: 'announce',
                params: ({ context: { action, count } }) => ({ action, count }),
              },
            ],
          },
          {
            target: 'resting.told',
            actions: [
              { type: 'addResults', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ context }) => ({ results: context.results }) },
            ],
          },
        ],
        onError: {
          target: 'resting.broken',
          actions: { type: 'report', params: ({ context }) => ({ results: context.results }) },
        },
      },
      on: { 'action.stop': { actions: 'setStopping' } },
    },
  },
});
