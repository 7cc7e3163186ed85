import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn } from '../lib/outcome.ts';
import { output, payload } from '../lib/params.ts';
import type { Refusal } from '../lib/refusal.ts';
import { unprovidedAction } from '../lib/unprovidedAction.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface BatchContext<Subject, Part, Result> {
  /** What is done to which, with what was typed for it. */
  subject: Subject | null;
  /** What is wrong with what was typed. */
  problem: string | null;
  /** What has no answer yet, in order; one part is one call. */
  queue: readonly Part[];
  results: readonly Result[];
  refusal: Refusal | null;
  isStopping: boolean;
  /** The first part of the queue was sent before, and its answer was lost. */
  isRetry: boolean;
}

export type BatchEvent<Subject> =
  /** After a question. */
  | { type: 'batch.ask'; subject: Subject }
  /** At once. */
  | { type: 'batch.run'; subject: Subject }
  | { type: 'subject.edit'; change: Partial<Subject> }
  /** Yes, or once more. */
  | { type: 'batch.confirm' }
  /** Nothing further is begun. */
  | { type: 'batch.stop' }
  | { type: 'batch.dismiss' };

/**
 * Does one thing to many, one part after the other, and tells what came of each; `batchAction` makes a feature's own of
 * it. A part that is refused as a whole, or comes to no answer, can be tried again.
 */
export function batchActionOf<Subject, Part, Result>() {
  const clean: BatchContext<Subject, Part, Result> = {
    ...{ subject: null, problem: null, queue: [], results: [], refusal: null },
    ...{ isStopping: false, isRetry: false },
  };
  return setup({
    types: {
      context: {} as BatchContext<Subject, Part, Result>,
      events: {} as BatchEvent<Subject>,
      tags: {} as 'open' | 'busy' | 'failed',
    },
    actors: { runPart: unprovidedActor<unknown>() },
    guards: {
      ...outcomeGuards,
      hasParts: (_, _params: { subject: Subject }) => true,
      isIncomplete: () => false,
      isPossible: () => true,
      isRevisable: () => false,
      hasMore: ({ context: { queue, isStopping } }) => queue.length > 1 && !isStopping,
      hasNothingToTell: (_, _answer: unknown) => false,
    },
    actions: {
      reset: assign(clean),
      setSubject: assign((_, { subject }: { subject: Subject }) => ({ ...clean, subject })),
      beginAgain: assign(({ context: { subject } }) => ({ ...clean, subject })),
      editSubject: assign(({ context: { subject } }, { change }: { change: Partial<Subject> }) => ({
        subject: subject && { ...subject, ...change },
        problem: null,
      })),
      setProblem: unprovidedAction(),
      fillQueue: unprovidedAction(),
      addResults: unprovidedAction<unknown>(),
      abandonPart: unprovidedAction(),
      setRefusal: assign(refusalIn),
      clearRefusal: assign({ refusal: null }),
      setStopping: assign({ isStopping: true }),
      clearStopping: assign({ isStopping: false }),
      setRetry: assign({ isRetry: true }),
      /** Says what came of whom so far. */
      report: unprovidedAction(),
      announce: unprovidedAction(),
    },
  }).createMachine({
    id: 'batchAction',
    context: clean,
    initial: 'resting',
    states: {
      resting: {
        initial: 'idle',
        on: {
          'batch.ask': {
            guard: { type: 'hasParts', params: payload },
            target: 'confirming',
            actions: { type: 'setSubject', params: payload },
          },
          'batch.run': {
            guard: { type: 'hasParts', params: payload },
            target: 'running',
            actions: [{ type: 'setSubject', params: payload }, 'fillQueue'],
          },
          'batch.dismiss': '.idle',
        },
        states: {
          idle: { entry: 'reset', on: { 'batch.dismiss': {} } },
          refused: {
            tags: 'open',
            entry: 'clearStopping',
            on: {
              'batch.confirm': '#batchAction.running',
              /** What was refused is put right. */
              'subject.edit': {
                guard: 'isRevisable',
                target: '#batchAction.confirming',
                actions: ['beginAgain', { type: 'editSubject', params: payload }],
              },
            },
          },
          /** It is not known what became of a part: it is tried again, or left. */
          failed: {
            tags: ['open', 'failed'],
            entry: 'clearStopping',
            on: {
              'batch.confirm': '#batchAction.running',
              'batch.stop': { target: 'showingResults', actions: ['abandonPart', 'report'] },
            },
          },
          showingResults: { tags: 'open' },
        },
      },
      confirming: {
        tags: 'open',
        on: {
          'subject.edit': { actions: { type: 'editSubject', params: payload } },
          'batch.confirm': [
            { guard: 'isIncomplete', actions: 'setProblem' },
            { guard: 'isPossible', target: 'running', actions: 'fillQueue' },
          ],
          'batch.dismiss': 'resting',
        },
      },
      running: {
        tags: ['open', 'busy'],
        entry: 'clearRefusal',
        invoke: {
          id: 'runPart',
          src: 'runPart',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'wasRefused', params: output },
              target: 'resting.refused',
              actions: [{ type: 'setRefusal', params: output }, 'report'],
            },
            {
              guard: 'hasMore',
              target: 'running',
              reenter: true,
              actions: { type: 'addResults', params: output },
            },
            {
              guard: { type: 'hasNothingToTell', params: output },
              target: 'resting.idle',
              actions: [{ type: 'addResults', params: output }, 'report', 'announce'],
            },
            { target: 'resting.showingResults', actions: [{ type: 'addResults', params: output }, 'report'] },
          ],
          onError: { target: 'resting.failed', actions: ['setRetry', 'report'] },
        },
        on: { 'batch.stop': { actions: 'setStopping' } },
      },
    },
  });
}

export const batchActionMachine = batchActionOf<unknown, unknown, unknown>();
