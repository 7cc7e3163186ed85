import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** What is asked about before it is done; `again` places a cancelled order once more. */
export type Deed = 'pay' | 'cancel' | 'receive' | 'again';

/** What the question and the call need of an order. Amounts in fen. */
export interface OrderSubject {
  id: number;
  orderNo: string;
  totalFee: number;
  packageCount: number;
  paid: boolean;
}

export interface DeedInput {
  deed: Deed;
  orderId: number;
  clientNo: string;
}

/**
 * What is done at a click: asking for failed waybills again, posting waybill numbers to the shop again, asking couriers
 * and shop how the order stands.
 */
export type QuickDeed = 'resubmit' | 'resend' | 'sync';

export interface QuickInput {
  deed: QuickDeed;
  orderId: number;
  /** One for each click. */
  clientNo: string;
}

export type QuickOutcome =
  /** How many parcels go again, and why others do not. */
  | { kind: 'resubmitted'; submitted: number; skipped: readonly { msg: string }[] }
  /** How many parcels were posted again, and why others were not. */
  | { kind: 'resent'; submitted: number; failed: readonly { msg: string }[] }
  /** How many parcels have changed. */
  | { kind: 'synced'; updated: number }
  | Refusal;

/** The unpaid order that stands for a cancelled one, priced anew. */
export interface Replacement {
  order: OrderSubject;
  /** ISO-8601. */
  payExpireAt: string;
  /** Parcels that did not come along, and why. */
  skipped: readonly { msg: string }[];
}

export type DeedOutcome = { kind: 'done' } | ({ kind: 'replaced' } & Replacement) | Refusal;

interface Context {
  deed: Deed;
  subject: OrderSubject | null;
  /** One for each question: a retry after a lost answer must not pay twice. */
  clientNo: string;
  refusal: Refusal | null;
  replacement: Replacement | null;
  quick: QuickInput | null;
}

type Event =
  | { type: 'deed.ask'; deed: Deed; subject: OrderSubject; clientNo: string }
  | { type: 'deed.accept' }
  | { type: 'deed.dismiss' }
  | ({ type: 'quick.choose' } & QuickInput);

/** What is done to an order from its row. Paying, cancelling, receiving and placing it once more ask once before. */
export const orderActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: {
    doDeed: unprovidedActor<DeedOutcome, DeedInput>(),
    doQuick: unprovidedActor<QuickOutcome, QuickInput | null>(),
  },
  guards: {
    wasRefused: (_, { outcome }: { outcome: DeedOutcome }) => outcome.kind === 'refused',
    wasReplaced: (_, { outcome }: { outcome: DeedOutcome }) => outcome.kind === 'replaced',
  },
  actions: {
    takeQuestion: assign((_, question: Pick<Context, 'deed' | 'subject' | 'clientNo'>) => ({
      ...question,
      refusal: null,
      replacement: null,
    })),
    keepRefusal: assign((_, { outcome }: { outcome: DeedOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    keepReplacement: assign((_, { outcome }: { outcome: DeedOutcome }) => ({
      replacement: outcome.kind === 'replaced' ? outcome : null,
    })),
    announce: (_, _params: { deed: Deed }) => {},
    takeQuick: assign((_, { deed, orderId, clientNo }: QuickInput) => ({
      quick: { deed, orderId, clientNo },
    })),
    forgetQuick: assign({ quick: null }),
    sayOutcome: (_, _params: { outcome: QuickOutcome }) => {},
    sayFailure: () => {},
  },
}).createMachine({
  id: 'orderActions',
  context: { deed: 'pay', subject: null, clientNo: '', refusal: null, replacement: null, quick: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetQuick',
      on: {
        'quick.choose': { target: 'running', actions: { type: 'takeQuick', params: ({ event }) => event } },
        'deed.ask': {
          target: 'asking',
          actions: {
            type: 'takeQuestion',
            params: ({ event: { deed, subject, clientNo } }) => ({ deed, subject, clientNo }),
          },
        },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'doQuick',
        src: 'doQuick',
        input: ({ context }) => context.quick,
        onDone: {
          target: 'idle',
          actions: { type: 'sayOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'idle', actions: 'sayFailure' },
      },
    },
    asking: {
      tags: 'open',
      on: { 'deed.accept': 'doing', 'deed.dismiss': 'idle' },
    },
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { deed, subject, clientNo } }) => ({ deed, orderId: subject?.id ?? 0, clientNo }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'wasReplaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'replaced',
            actions: { type: 'keepReplacement', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'announce', params: ({ context }) => ({ deed: context.deed }) },
          },
        ],
        onError: 'broken',
      },
    },
    // The new order waits for its payment: it can be asked for at once.
    replaced: {
      tags: 'open',
      on: {
        'deed.ask': {
          target: 'asking',
          actions: {
            type: 'takeQuestion',
            params: ({ event: { deed, subject, clientNo } }) => ({ deed, subject, clientNo }),
          },
        },
        'deed.dismiss': 'idle',
      },
    },
    refused: {
      tags: 'open',
      on: { 'deed.dismiss': 'idle' },
    },
    broken: {
      tags: 'open',
      on: { 'deed.accept': 'doing', 'deed.dismiss': 'idle' },
    },
  },
});
