import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { byOrder, type ChosenParcel, type OrderPart } from './chosenParcel.ts';

/** Asking for failed waybills again, telling shops waybill numbers again. */
export type ParcelDeed = 'resubmit' | 'resend';

/** Whether it went, and if not why. */
export type DeedResult = { kind: 'gone' } | { kind: 'failed'; msg: string };

export type DeedResults = ReadonlyMap<number, DeedResult>;

/** What came of the parcels of one order, by their id. */
export type DeedAnswer = readonly (readonly [number, DeedResult])[];

export interface DeedPart extends OrderPart {
  deed: ParcelDeed;
  clientNo: string;
}

interface Context {
  deed: ParcelDeed;
  /** One for each choice; with the order it makes the number by which a retry is known. */
  clientNo: string;
  count: number;
  /** What has not been answered, in order. */
  queue: readonly OrderPart[];
  results: DeedResults;
  stopping: boolean;
}

type Event =
  | {
      type: 'deed.choose';
      deed: ParcelDeed;
      parcels: readonly Pick<ChosenParcel, 'id' | 'orderId'>[];
      clientNo: string;
    }
  | { type: 'deed.stop' }
  | { type: 'deed.retry' }
  | { type: 'deed.dismiss' };

const clean: Context = {
  deed: 'resubmit',
  clientNo: '',
  count: 0,
  queue: [],
  results: new Map(),
  stopping: false,
};

const NOTHING: OrderPart = { orderId: 0, packageIds: [] };

/** Does one thing to parcels of many orders, order by order, and tells what came of each parcel. */
export const parcelDeedsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { doPart: unprovidedActor<DeedAnswer, DeedPart>() },
  guards: {
    hasParcels: (_, { parcels }: { parcels: readonly unknown[] }) => parcels.length > 0,
    hasMore: ({ context: { queue, stopping } }) => queue.length > 1 && !stopping,
    wentAll: ({ context: { results, queue } }, { answer }: { answer: DeedAnswer }) =>
      queue.length <= 1 && [...results, ...answer].every(([, { kind }]) => kind === 'gone'),
  },
  actions: {
    wipe: assign(clean),
    takeWish: assign((_, { deed, parcels, clientNo }: Extract<Event, { type: 'deed.choose' }>) => ({
      ...clean,
      deed,
      clientNo,
      count: parcels.length,
      queue: byOrder(parcels),
    })),
    takeResults: assign(({ context }, { answer }: { answer: DeedAnswer }) => ({
      results: new Map([...context.results, ...answer]),
      queue: context.queue.slice(1),
    })),
    noteStop: assign({ stopping: true }),
    forgetStop: assign({ stopping: false }),
    /** Says what came of whom, so that the rows can say it. */
    report: (_, _params: { results: DeedResults }) => {},
    announce: (_, _params: { deed: ParcelDeed; count: number }) => {},
  },
}).createMachine({
  id: 'parcelDeeds',
  context: clean,
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'deed.choose': {
          guard: { type: 'hasParcels', params: ({ event }) => event },
          target: 'working',
          actions: { type: 'takeWish', params: ({ event }) => event },
        },
      },
      states: {
        idle: { entry: 'wipe' },
        told: { on: { 'deed.dismiss': 'idle' } },
        broken: {
          entry: 'forgetStop',
          on: { 'deed.retry': '#parcelDeeds.working', 'deed.dismiss': 'idle' },
        },
      },
    },
    working: {
      tags: 'busy',
      invoke: {
        id: 'doPart',
        src: 'doPart',
        input: ({ context: { deed, clientNo, queue } }) => {
          const part = queue[0] ?? NOTHING;
          return { ...part, deed, clientNo: `${clientNo}:${part.orderId}` };
        },
        onDone: [
          {
            guard: 'hasMore',
            target: 'working',
            reenter: true,
            actions: { type: 'takeResults', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wentAll', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting.idle',
            actions: [
              { type: 'takeResults', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ context }) => ({ results: context.results }) },
              {
                type: 'announce',
                params: ({ context: { deed, count } }) => ({ deed, count }),
              },
            ],
          },
          {
            target: 'resting.told',
            actions: [
              { type: 'takeResults', params: ({ event }) => ({ answer: event.output }) },
              { type: 'report', params: ({ context }) => ({ results: context.results }) },
            ],
          },
        ],
        onError: {
          target: 'resting.broken',
          actions: { type: 'report', params: ({ context }) => ({ results: context.results }) },
        },
      },
      on: { 'deed.stop': { actions: 'noteStop' } },
    },
  },
});
