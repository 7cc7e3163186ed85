import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** What is asked about before it is done; `again` places a cancelled order once more. */
export type Action = 'pay' | 'cancel' | 'receive' | 'again';

/** What the question and the call need of an order. Amounts in fen. */
export interface OrderSubject {
  id: number;
  orderNo: string;
  totalFee: number;
  packageCount: number;
  paid: boolean;
}

export interface ActionInput {
  action: Action;
  orderId: number;
  clientNo: string;
}

/**
 * What is done at a click: asking for failed waybills again, posting waybill numbers to the shop again, asking couriers
 * and shop how the order stands.
 */
export type QuickAction = 'resubmit' | 'resend' | 'sync';

export interface QuickInput {
  action: QuickAction;
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

export type ActionOutcome = { kind: 'done' } | ({ kind: 'replaced' } & Replacement) | Refusal;

interface Context {
  action: Action;
  subject: OrderSubject | null;
  /** One for each question: a retry after a lost answer must not pay twice. */
  clientNo: string;
  refusal: Refusal | null;
  replacement: Replacement | null;
  quick: QuickInput | null;
}

type Event =
  | { type: 'action.ask'; action: Action; subject: OrderSubject; clientNo: string }
  | { type: 'action.accept' }
  | { type: 'action.dismiss' }
  | ({ type: 'quick.choose' } & QuickInput);

/** What is done to an order from its row. Paying, cancelling, receiving and placing it once more ask once before. */
export const orderActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: {
    runAction: unprovidedActor<ActionOutcome, ActionInput>(),
    runQuickAction: unprovidedActor<QuickOutcome, QuickInput | null>(),
  },
  guards: {
    wasRefused: (_, { outcome }: { outcome: ActionOutcome }) => outcome.kind === 'refused',
    wasReplaced: (_, { outcome }: { outcome: ActionOutcome }) => outcome.kind === 'replaced',
  },
  actions: {
    setQuestion: assign((_, question: Pick<Context, 'action' | 'subject' | 'clientNo'>) => ({
      ...question,
      refusal: null,
      replacement: null,
    })),
    setRefusal: assign((_, { outcome }: { outcome: ActionOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    setReplacement: assign((_, { outcome }: { outcome: ActionOutcome }) => ({
      replacement: outcome.kind === 'replaced' ? outcome : null,
    })),
    announce: (_, _params: { action: Action }) => {},
    setQuick: assign((_, { action, orderId, clientNo }: QuickInput) => ({
      quick: { action, orderId, clientNo },
    })),
    clearQuick: assign({ quick: null }),
    notifyOutcome: (_, _params: { outcome: QuickOutcome }) => {},
    notifyFailure: () => {},
  },
}).createMachine({
  id: 'orderActions',
  context: { action: 'pay', subject: null, clientNo: '', refusal: null, replacement: null, quick: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearQuick',
      on: {
        'quick.choose': { target: 'running', actions: { type: 'setQuick', params: ({ event }) => event } },
        'action.ask': {
          target: 'asking',
          actions: {
            type: 'setQuestion',
            params: ({ event: { action, subject, clientNo } }) => ({ action, subject, clientNo }),
          },
        },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runQuickAction',
        src: 'runQuickAction',
        input: ({ context }) => context.quick,
        onDone: {
          target: 'idle',
          actions: { type: 'notifyOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
    asking: {
      tags: 'open',
      on: { 'action.accept': 'doing', 'action.dismiss': 'idle' },
    },
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context: { action, subject, clientNo } }) => ({
          action,
          orderId: subject?.id ?? 0,
          clientNo,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'wasReplaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'replaced',
            actions: { type: 'setReplacement', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'announce', params: ({ context }) => ({ action: context.action }) },
          },
        ],
        onError: 'broken',
      },
    },
    // The new order waits for its payment: it can be asked for at once.
    replaced: {
      tags: 'open',
      on: {
        'action.ask': {
          target: 'asking',
          actions: {
            type: 'setQuestion',
            params: ({ event: { action, subject, clientNo } }) => ({ action, subject, clientNo }),
          },
        },
        'action.dismiss': 'idle',
      },
    },
    refused: {
      tags: 'open',
      on: { 'action.dismiss': 'idle' },
    },
    broken: {
      tags: 'open',
      on: { 'action.accept': 'doing', 'action.dismiss': 'idle' },
    },
  },
});
