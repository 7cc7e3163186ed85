import { assign, setup } from 'xstate';
import { parseYuan } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Agreeing to a refund, refusing it, saying that its goods are back. */
export type AnswerAction = 'agree' | 'refuse' | 'return';

/** A refund that its supplier deals with. Fees in fen. */
export interface AnswerSubject {
  id: number;
  refundNo: string;
  packageNo: string;
  goodName: string;
  num: number;
  waybillNo: string | null;
  amount: number;
  packageFee: number;
  reason: string;
  dueAt: string | null;
}

export interface AnswerInput {
  refundId: number;
  action: AnswerAction;
  /** Fen; null: as much as was asked for. */
  amount: number | null;
  reason: string;
}

/** The fen that have gone back. */
export type Answered = { kind: 'done'; amount: number } | Refusal;

export type AnswerResult = { kind: 'done'; amount: number } | { kind: 'failed'; msg: string };
/** What is missing before it can be sent. */
export type AnswerLack = 'reason' | 'amount' | 'tooMuch';

export interface AnswerContext {
  refunds: readonly AnswerSubject[];
  action: AnswerAction;
  /** Yuan as typed; '' for as much as was asked for. */
  amount: string;
  reason: string;
  lack: AnswerLack | null;
  /** Those whose answer is still to come, in order. */
  queue: readonly number[];
  results: ReadonlyMap<number, AnswerResult>;
  stopping: boolean;
}

type Event =
  | { type: 'answer.ask'; refunds: readonly AnswerSubject[]; action: AnswerAction }
  | { type: 'action.choose'; action: Exclude<AnswerAction, 'return'> }
  | { type: 'amount.edit'; amount: string }
  | { type: 'reason.edit'; reason: string }
  | { type: 'answer.accept' }
  | { type: 'answer.stop' }
  | { type: 'answer.retry' }
  | { type: 'answer.dismiss' };

const clean: AnswerContext = {
  refunds: [],
  action: 'agree',
  amount: '',
  reason: '',
  lack: null,
  queue: [],
  results: new Map(),
  stopping: false,
};

/** Fen that are given where one refund is agreed to; null for as much as was asked for. */
export function givenFen({ amount, action, refunds }: Pick<AnswerContext, 'amount' | 'action' | 'refunds'>) {
  return action === 'agree' && refunds.length === 1 && amount.trim() !== '' ? parseYuan(amount) : null;
}

function lackOf(context: AnswerContext): AnswerLack | null {
  const { action, reason, amount, refunds } = context;
  if (action === 'refuse') return reason.trim() === '' ? 'reason' : null;
  const [only, other] = refunds;
  if (action === 'return' || other !== undefined || amount.trim() === '') return null;
  const fen = parseYuan(amount);
  if (fen === null || fen === 0) return 'amount';
  return only && fen > only.packageFee ? 'tooMuch' : null;
}

/** Answers refunds one after the other, asking once before; says of each that was not answered why. */
export const answeringMachine = setup({
  types: { context: {} as AnswerContext, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { sendAnswer: unprovidedActor<Answered, AnswerInput>() },
  guards: {
    hasRefunds: (_, { refunds }: { refunds: readonly unknown[] }) => refunds.length > 0,
    isChoice: ({ context: { action } }) => action !== 'return',
    isIncompleteAnswer: ({ context }) => lackOf(context) !== null,
    hasMore: ({ context: { queue, stopping } }) => queue.length > 1 && !stopping,
    allSucceeded: ({ context: { results, queue } }, { answer }: { answer: Answered }) =>
      queue.length <= 1 &&
      answer.kind === 'done' &&
      [...results.values()].every(({ kind }) => kind === 'done'),
  },
  actions: {
    reset: assign(clean),
    setRefunds: assign((_, { refunds, action }: Pick<AnswerContext, 'refunds' | 'action'>) => ({
      refunds,
      action,
    })),
    setAction: assign((_, { action }: { action: AnswerAction }) => ({ action, lack: null })),
    setAmount: assign((_, { amount }: { amount: string }) => ({ amount, lack: null })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason, lack: null })),
    setMissing: assign(({ context }) => ({ lack: lackOf(context) })),
    fillQueue: assign(({ context: { refunds } }) => ({ queue: refunds.map(({ id }) => id) })),
    addResult: assign(({ context: { queue, results } }, { answer }: { answer: Answered }) => {
      const [id, ...rest] = queue;
      const result: AnswerResult = answer.kind === 'done' ? answer : { kind: 'failed', msg: answer.msg };
      return id === undefined ? {} : { results: new Map([...results, [id, result]]), queue: rest };
    }),
    setStopping: assign({ stopping: true }),
    clearStop: assign({ stopping: false }),
    announce: (_, _params: Pick<AnswerContext, 'action' | 'results'>) => {},
    /** They are to be chosen no longer. */
    notifyClosed: () => {},
  },
}).createMachine({
  id: 'answering',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'answer.ask': {
          guard: { type: 'hasRefunds', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setRefunds', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'action.choose': { guard: 'isChoice', actions: { type: 'setAction', params: ({ event }) => event } },
        'amount.edit': { actions: { type: 'setAmount', params: ({ event }) => event } },
        'reason.edit': { actions: { type: 'setReason', params: ({ event }) => event } },
        'answer.accept': [
          { guard: 'isIncompleteAnswer', actions: 'setMissing' },
          { target: 'answering', actions: 'fillQueue' },
        ],
        'answer.dismiss': 'closed',
      },
    },
    answering: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context }) => ({
          refundId: context.queue[0] ?? 0,
          action: context.action,
          amount: givenFen(context),
          reason: context.reason.trim(),
        }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'answering',
            reenter: true,
            actions: { type: 'addResult', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'allSucceeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: [
              { type: 'addResult', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announce', params: ({ context }) => context },
              'notifyClosed',
            ],
          },
          {
            target: 'told',
            actions: [
              { type: 'addResult', params: ({ event }) => ({ answer: event.output }) },
              'notifyClosed',
            ],
          },
        ],
        onError: 'broken',
      },
      on: { 'answer.stop': { actions: 'setStopping' } },
    },
    broken: {
      tags: 'open',
      entry: 'clearStop',
      on: { 'answer.retry': 'answering', 'answer.dismiss': 'closed' },
    },
    told: { tags: 'open', on: { 'answer.dismiss': 'closed' } },
  },
});
