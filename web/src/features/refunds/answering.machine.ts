import { assign, setup } from 'xstate';
import { parseYuan } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Agreeing to a refund, refusing it, saying that its goods are back. */
export type AnswerDeed = 'agree' | 'refuse' | 'return';

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
  deed: AnswerDeed;
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
  deed: AnswerDeed;
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
  | { type: 'answer.ask'; refunds: readonly AnswerSubject[]; deed: AnswerDeed }
  | { type: 'deed.choose'; deed: Exclude<AnswerDeed, 'return'> }
  | { type: 'amount.edit'; amount: string }
  | { type: 'reason.edit'; reason: string }
  | { type: 'answer.accept' }
  | { type: 'answer.stop' }
  | { type: 'answer.retry' }
  | { type: 'answer.dismiss' };

const clean: AnswerContext = {
  refunds: [],
  deed: 'agree',
  amount: '',
  reason: '',
  lack: null,
  queue: [],
  results: new Map(),
  stopping: false,
};

/** Fen that are given where one refund is agreed to; null for as much as was asked for. */
export function givenFen({ amount, deed, refunds }: Pick<AnswerContext, 'amount' | 'deed' | 'refunds'>) {
  return deed === 'agree' && refunds.length === 1 && amount.trim() !== '' ? parseYuan(amount) : null;
}

function lackOf(context: AnswerContext): AnswerLack | null {
  const { deed, reason, amount, refunds } = context;
  if (deed === 'refuse') return reason.trim() === '' ? 'reason' : null;
  const [only, other] = refunds;
  if (deed === 'return' || other !== undefined || amount.trim() === '') return null;
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
    isChoice: ({ context: { deed } }) => deed !== 'return',
    lacksSomething: ({ context }) => lackOf(context) !== null,
    hasMore: ({ context: { queue, stopping } }) => queue.length > 1 && !stopping,
    wentAll: ({ context: { results, queue } }, { answer }: { answer: Answered }) =>
      queue.length <= 1 &&
      answer.kind === 'done' &&
      [...results.values()].every(({ kind }) => kind === 'done'),
  },
  actions: {
    wipe: assign(clean),
    takeRefunds: assign((_, { refunds, deed }: Pick<AnswerContext, 'refunds' | 'deed'>) => ({
      refunds,
      deed,
    })),
    takeDeed: assign((_, { deed }: { deed: AnswerDeed }) => ({ deed, lack: null })),
    takeAmount: assign((_, { amount }: { amount: string }) => ({ amount, lack: null })),
    takeReason: assign((_, { reason }: { reason: string }) => ({ reason, lack: null })),
    reproach: assign(({ context }) => ({ lack: lackOf(context) })),
    lineUp: assign(({ context: { refunds } }) => ({ queue: refunds.map(({ id }) => id) })),
    takeResult: assign(({ context: { queue, results } }, { answer }: { answer: Answered }) => {
      const [id, ...rest] = queue;
      const result: AnswerResult = answer.kind === 'done' ? answer : { kind: 'failed', msg: answer.msg };
      return id === undefined ? {} : { results: new Map([...results, [id, result]]), queue: rest };
    }),
    noteStop: assign({ stopping: true }),
    forgetStop: assign({ stopping: false }),
    announce: (_, _params: Pick<AnswerContext, 'deed' | 'results'>) => {},
    /** They are to be chosen no longer. */
    letGo: () => {},
  },
}).createMachine({
  id: 'answering',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'wipe',
      on: {
        'answer.ask': {
          guard: { type: 'hasRefunds', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'takeRefunds', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'deed.choose': { guard: 'isChoice', actions: { type: 'takeDeed', params: ({ event }) => event } },
        'amount.edit': { actions: { type: 'takeAmount', params: ({ event }) => event } },
        'reason.edit': { actions: { type: 'takeReason', params: ({ event }) => event } },
        'answer.accept': [
          { guard: 'lacksSomething', actions: 'reproach' },
          { target: 'answering', actions: 'lineUp' },
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
          deed: context.deed,
          amount: givenFen(context),
          reason: context.reason.trim(),
        }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'answering',
            reenter: true,
            actions: { type: 'takeResult', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'wentAll', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: [
              { type: 'takeResult', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announce', params: ({ context }) => context },
              'letGo',
            ],
          },
          {
            target: 'told',
            actions: [{ type: 'takeResult', params: ({ event }) => ({ answer: event.output }) }, 'letGo'],
          },
        ],
        onError: 'broken',
      },
      on: { 'answer.stop': { actions: 'noteStop' } },
    },
    broken: {
      tags: 'open',
      entry: 'forgetStop',
      on: { 'answer.retry': 'answering', 'answer.dismiss': 'closed' },
    },
    told: { tags: 'open', on: { 'answer.dismiss': 'closed' } },
  },
});
