import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn } from '../lib/outcome.ts';
import { output, payload } from '../lib/params.ts';
import type { Refusal } from '../lib/refusal.ts';
import { unprovidedAction } from '../lib/unprovidedAction.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

interface Context<Subject> {
  /** What the action is done to, with what was typed for it. */
  subject: Subject | null;
  /** What is wrong with what was typed. */
  problem: string | null;
  refusal: Refusal | null;
}

type Event<Subject> =
  /** After a question. */
  | { type: 'action.ask'; subject: Subject }
  /** At once. */
  | { type: 'action.run'; subject: Subject }
  | { type: 'subject.edit'; change: Partial<Subject> }
  | { type: 'action.confirm' }
  | { type: 'action.dismiss' };

/**
 * Asks, then does one thing to one subject; or does it at once. `confirmAction` makes a feature's own of it. What is
 * refused stays in the dialog, where what was typed can be put right; without one it is said in a notice.
 */
export function confirmActionOf<Subject>() {
  return setup({
    types: {
      context: {} as Context<Subject>,
      events: {} as Event<Subject>,
      tags: {} as 'open' | 'busy' | 'failed',
    },
    actors: { runAction: unprovidedActor<unknown>() },
    guards: {
      ...outcomeGuards,
      isIncomplete: () => false,
      isPossible: () => true,
    },
    actions: {
      reset: assign({ subject: null, problem: null, refusal: null }),
      setSubject: assign((_, { subject }: { subject: Subject }) => ({ subject })),
      editSubject: assign(({ context: { subject } }, { change }: { change: Partial<Subject> }) => ({
        subject: subject && { ...subject, ...change },
        problem: null,
      })),
      setProblem: unprovidedAction(),
      setRefusal: assign(refusalIn),
      setCurrent: unprovidedAction<unknown>(),
      clearRefusal: assign({ refusal: null }),
      announce: unprovidedAction<unknown>(),
      notifyRefusal: unprovidedAction<unknown>(),
      notifyNetworkError: unprovidedAction(),
    },
  }).createMachine({
    id: 'confirmAction',
    context: { subject: null, problem: null, refusal: null },
    initial: 'idle',
    states: {
      idle: {
        entry: 'reset',
        on: {
          'action.ask': { target: 'confirming', actions: { type: 'setSubject', params: payload } },
          'action.run': { target: 'runningAtOnce', actions: { type: 'setSubject', params: payload } },
        },
      },
      confirming: {
        tags: 'open',
        on: {
          'subject.edit': { actions: { type: 'editSubject', params: payload } },
          'action.confirm': [
            { guard: 'isIncomplete', actions: 'setProblem' },
            { guard: 'isPossible', target: 'running' },
          ],
          'action.dismiss': 'idle',
        },
      },
      running: {
        tags: ['open', 'busy'],
        invoke: {
          id: 'runAction',
          src: 'runAction',
          input: ({ context }) => context.subject,
          onDone: [
            {
              guard: { type: 'wasRefused', params: output },
              target: 'refused',
              actions: [
                { type: 'setRefusal', params: output },
                { type: 'setCurrent', params: output },
              ],
            },
            { target: 'idle', actions: { type: 'announce', params: output } },
          ],
          onError: 'failed',
        },
      },
      refused: {
        tags: 'open',
        exit: 'clearRefusal',
        on: {
          'subject.edit': { target: 'confirming', actions: { type: 'editSubject', params: payload } },
          'action.confirm': 'running',
          'action.dismiss': 'idle',
        },
      },
      failed: { tags: ['open', 'failed'], on: { 'action.confirm': 'running', 'action.dismiss': 'idle' } },
      runningAtOnce: {
        tags: 'busy',
        invoke: {
          id: 'runAtOnce',
          src: 'runAction',
          input: ({ context }) => context.subject,
          onDone: [
            {
              guard: { type: 'wasRefused', params: output },
              target: 'idle',
              actions: { type: 'notifyRefusal', params: output },
            },
            { target: 'idle', actions: { type: 'announce', params: output } },
          ],
          onError: { target: 'idle', actions: 'notifyNetworkError' },
        },
      },
    },
  });
}

export const confirmActionMachine = confirmActionOf<unknown>();
