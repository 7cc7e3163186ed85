import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { PreviewCaseDecisionQuery } from '../graphql/generated/graphql.ts';
import { blankDecision, type DecisionForm, type DecisionProblem, problemOf } from './decideCase.rules.ts';

export type DecisionPreview = PreviewCaseDecisionQuery['caseDecisionPreview'];
export type Previewed = { kind: 'previewed'; preview: DecisionPreview } | Refusal;
export type Decided = { kind: 'decided'; isDone: boolean } | Refusal;

/** What a decision is made of. */
export interface Decision {
  caseId: number;
  form: DecisionForm;
}

interface Context extends Decision {
  problem: DecisionProblem | null;
  /** What it would move; null until it was looked at. */
  preview: DecisionPreview | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'decision.open'; caseId: number }
  | { type: 'form.edit'; change: Partial<DecisionForm> }
  /** Shows its money, which is never skipped. */
  | { type: 'decision.preview' }
  | { type: 'decision.back' }
  | { type: 'decision.confirm' }
  | { type: 'decision.close' };

const clean: Context = { caseId: 0, form: blankDecision, problem: null, preview: null, refusal: null };

/** An operator decides a case: what is given and why, then the money that it moves, then the decision. */
export const decideCaseMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'open' | 'busy' | 'failed' },
  actors: {
    previewDecision: unprovidedActor<Previewed, Decision>(),
    sendDecision: unprovidedActor<Decided, Decision>(),
  },
  guards: { ...outcomeGuards, isIncomplete: ({ context }) => problemOf(context.form) !== null },
  actions: {
    reset: assign(clean),
    setCase: assign((_, { caseId }: { caseId: number }) => ({ caseId })),
    editForm: assign(({ context: { form } }, { change }: { change: Partial<DecisionForm> }) => ({
      form: { ...form, ...change },
      problem: null,
      refusal: null,
    })),
    setProblem: assign(({ context }) => ({ problem: problemOf(context.form), refusal: null })),
    setPreview: assign((_, answer: Previewed) => ({
      preview: isRefusal(answer) ? null : answer.preview,
      refusal: null,
    })),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    announce: unprovidedAction<Decided>(),
  },
}).createMachine({
  id: 'decideCase',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'decision.open': { target: 'writing', actions: { type: 'setCase', params: payload } } },
    },
    writing: {
      tags: 'open',
      on: {
        'form.edit': { actions: { type: 'editForm', params: payload } },
        'decision.preview': [{ guard: 'isIncomplete', actions: 'setProblem' }, { target: 'previewing' }],
        'decision.close': 'closed',
      },
    },
    previewing: {
      tags: ['open', 'busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'previewDecision',
        src: 'previewDecision',
        input: ({ context }) => context,
        onDone: [
          refusedTo('writing'),
          { target: 'confirming', actions: { type: 'setPreview', params: output } },
        ],
        onError: 'previewFailed',
      },
    },
    previewFailed: {
      tags: ['open', 'failed'],
      on: {
        'form.edit': { target: 'writing', actions: { type: 'editForm', params: payload } },
        'decision.preview': 'previewing',
        'decision.close': 'closed',
      },
    },
    confirming: {
      tags: 'open',
      on: { 'decision.confirm': 'deciding', 'decision.back': 'writing', 'decision.close': 'closed' },
    },
    deciding: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendDecision',
        src: 'sendDecision',
        input: ({ context }) => context,
        onDone: [refusedTo('writing'), { target: 'closed', actions: { type: 'announce', params: output } }],
        onError: 'decisionFailed',
      },
    },
    /** It is not known whether it was made: made twice it is refused. */
    decisionFailed: {
      tags: ['open', 'failed'],
      on: { 'decision.confirm': 'deciding', 'decision.close': 'closed' },
    },
  },
});
