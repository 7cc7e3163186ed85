import { assign, setup } from 'xstate';
import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { outlookOf, type RefundSubject } from './foresee.ts';

/**
 * Most parcels of one call. The server takes 200; half of it is answered well within the time that a call has, and shows
 * how far it is.
 */
export const PART_SIZE = 100;
export const REASON_MAX = 200;

/** What came of one parcel. Fen that go back, now or when it is decided so. */
export type ParcelOutcome =
  | { kind: 'applied'; refundStatus: RefundStatus; amount: number }
  | { kind: 'failed'; msg: string };

export interface PartInput {
  packageIds: readonly number[];
  reason: string;
  /** It was sent before, and its answer was lost. */
  again: boolean;
}

export type PartAnswer = { kind: 'told'; outcomes: ReadonlyMap<number, ParcelOutcome> } | Refusal;

interface Context {
  parcels: readonly RefundSubject[];
  by: 'buyer' | 'seller';
  reason: string;
  /** A reason is needed and was not given. */
  isReasonMissing: boolean;
  /** Those whose answer is still to come, in order. */
  queue: readonly number[];
  outcomes: ReadonlyMap<number, ParcelOutcome>;
  again: boolean;
  stopping: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'refund.ask'; parcels: readonly RefundSubject[]; by: 'buyer' | 'seller' }
  | { type: 'reason.edit'; reason: string }
  | { type: 'refund.accept' }
  | { type: 'refund.stop' }
  | { type: 'refund.retry' }
  | { type: 'refund.dismiss' };

const clean: Context = {
  parcels: [],
  by: 'buyer',
  reason: '',
  isReasonMissing: false,
  queue: [],
  outcomes: new Map(),
  again: false,
  stopping: false,
  refusal: null,
};

/** Requests refunds of parcels: shows the forecast of each, sends them in parts and shows the results. */
export const refundingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { sendPart: unprovidedActor<PartAnswer, PartInput>() },
  guards: {
    canRefund: ({ context: { parcels, by } }) => outlookOf(parcels, by).possible.length > 0,
    isReasonMissing: ({ context: { parcels, by, reason } }) =>
      outlookOf(parcels, by).needsReason && reason.trim() === '',
    wasRefused: (_, { answer }: { answer: PartAnswer }) => answer.kind === 'refused',
    hasMore: ({ context: { queue, stopping } }) => queue.length > PART_SIZE && !stopping,
  },
  actions: {
    reset: assign(clean),
    setParcels: assign((_, { parcels, by }: Pick<Context, 'parcels' | 'by'>) => ({ parcels, by })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason, isReasonMissing: false })),
    setReasonMissing: assign({ isReasonMissing: true }),
    fillQueue: assign(({ context: { parcels, by } }) => ({
      queue: outlookOf(parcels, by).possible.map(({ id }) => id),
    })),
    addOutcomes: assign(({ context }, { answer }: { answer: PartAnswer }) =>
      answer.kind === 'refused'
        ? {}
        : {
            outcomes: new Map([...context.outcomes, ...answer.outcomes]),
            queue: context.queue.slice(PART_SIZE),
            again: false,
          },
    ),
    setRefusal: assign((_, { answer }: { answer: PartAnswer }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    clearRefusal: assign({ refusal: null }),
    setStopping: assign({ stopping: true }),
    clearStop: assign({ stopping: false }),
    setRetried: assign({ again: true }),
    /** Passes the outcomes on, so that the rows keep showing them. */
    report: (_, _params: { outcomes: Context['outcomes'] }) => {},
  },
}).createMachine({
  id: 'refunding',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'refund.ask': {
          target: 'asking',
          actions: { type: 'setParcels', params: ({ event: { parcels, by } }) => ({ parcels, by }) },
        },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'reason.edit': { actions: { type: 'setReason', params: ({ event }) => event } },
        'refund.accept': [
          { guard: 'isReasonMissing', actions: 'setReasonMissing' },
          { guard: 'canRefund', target: 'sending', actions: 'fillQueue' },
        ],
        'refund.dismiss': 'closed',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'sendPart',
        src: 'sendPart',
        input: ({ context: { queue, reason, again } }) => ({
          packageIds: queue.slice(0, PART_SIZE),
          reason: reason.trim(),
          again,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: 'hasMore',
            target: 'sending',
            reenter: true,
            actions: { type: 'addOutcomes', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'told',
            actions: { type: 'addOutcomes', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'broken', actions: 'setRetried' },
      },
      on: { 'refund.stop': { actions: 'setStopping' } },
    },
    refused: {
      tags: 'open',
      entry: 'clearStop',
      on: { 'refund.retry': 'sending', 'refund.dismiss': 'leaving' },
    },
    broken: {
      tags: 'open',
      entry: 'clearStop',
      on: { 'refund.retry': 'sending', 'refund.dismiss': 'leaving' },
    },
    told: {
      tags: 'open',
      on: { 'refund.dismiss': 'leaving' },
    },
    leaving: {
      entry: { type: 'report', params: ({ context }) => ({ outcomes: context.outcomes }) },
      always: 'closed',
    },
  },
});
