import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type BatchAction = 'pay' | 'cancel' | 'receive' | 'again';

/** One of the orders that something is done to. */
export interface BatchSubject {
  id: number;
  orderNo: string;
  /** Fen. */
  totalFee: number;
  /** One for each order and question: what is tried again must not be done twice. */
  clientNo: string;
}

export interface OneInput {
  action: BatchAction;
  subject: BatchSubject | null;
}

export type OneOutcome =
  | { kind: 'done' }
  /** Failed waybills that were asked for again. */
  | { kind: 'resubmitted'; submitted: number; skipped: readonly { msg: string }[] }
  /** A cancelled order was placed once more; amount in fen. */
  | { kind: 'replaced'; orderNo: string; totalFee: number }
  /** The response was lost and not requested again. */
  | { kind: 'unknown' }
  | Refusal;

export interface Ending {
  subject: BatchSubject;
  outcome: OneOutcome;
}

interface Context {
  action: BatchAction;
  subjects: readonly BatchSubject[];
  /** What came of the first ones, in their order. */
  endings: readonly Ending[];
  /** No further order is begun. */
  isStopped: boolean;
}

type Event =
  | { type: 'batch.ask'; action: BatchAction; subjects: readonly BatchSubject[] }
  /** `balance` in fen; null while it is not known. */
  | { type: 'batch.accept'; balance: number | null }
  | { type: 'batch.stop' }
  | { type: 'batch.dismiss' };

const clean: Context = { action: 'pay', subjects: [], endings: [], isStopped: false };

/** What the orders cost together, in fen. */
export function sumOf(subjects: readonly BatchSubject[]): number {
  return subjects.reduce((sum, { totalFee }) => sum + totalFee, 0);
}

/** One thing is done to many orders, one after the other, after one question; then it says what became of each. */
export const batchActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { runAction: unprovidedActor<OneOutcome, OneInput>() },
  guards: {
    isCovered: ({ context: { action, subjects } }, { balance }: { balance: number | null }) =>
      action !== 'pay' || balance === null || sumOf(subjects) <= balance,
    isLast: ({ context: { subjects, endings, isStopped } }) =>
      isStopped || endings.length + 1 >= subjects.length,
    hasOrders: (_, { subjects }: Pick<Context, 'subjects'>) => subjects.length > 0,
  },
  actions: {
    reset: assign(clean),
    setQuestion: assign((_, { action, subjects }: Pick<Context, 'action' | 'subjects'>) => ({
      action,
      subjects,
    })),
    setOutcome: assign(({ context: { subjects, endings } }, { outcome }: { outcome: OneOutcome }) => {
      const subject = subjects[endings.length];
      return subject ? { endings: [...endings, { subject, outcome }] } : {};
    }),
    setStopping: assign({ isStopped: true }),
    clearStop: assign({ isStopped: false }),
    /** Reads again what the orders have changed. */
    refresh: () => {},
  },
}).createMachine({
  id: 'batchActions',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: {
        'batch.ask': {
          guard: { type: 'hasOrders', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setQuestion', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'batch.accept': {
          guard: { type: 'isCovered', params: ({ event }) => event },
          target: 'running',
        },
        'batch.dismiss': 'idle',
      },
    },
    running: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context: { action, subjects, endings } }) => ({
          action,
          subject: subjects[endings.length] ?? null,
        }),
        onDone: [
          {
            guard: 'isLast',
            target: 'over',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'running',
            reenter: true,
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: 'broken',
      },
      on: { 'batch.stop': { actions: 'setStopping' } },
    },
    // It is not known what became of one order: it is tried again under the same number, or left.
    broken: {
      tags: 'open',
      entry: 'clearStop',
      on: {
        'batch.accept': 'running',
        'batch.stop': {
          target: 'over',
          actions: { type: 'setOutcome', params: { outcome: { kind: 'unknown' } } },
        },
      },
    },
    over: {
      tags: 'open',
      entry: 'refresh',
      on: { 'batch.dismiss': 'idle' },
    },
  },
});
