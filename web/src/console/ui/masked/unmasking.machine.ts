import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import { isReason } from '../../reasons.ts';

/** What lies behind a mask, or why it is not shown. */
export type Unmasked = { kind: 'unmasked'; text: string } | Refusal;

interface Context {
  reason: string;
  /** The reason is too short or too long. */
  isUnfit: boolean;
  /** In clear; only while it is shown. */
  text: string | null;
  refusal: Refusal | null;
  /** When it is masked again, in epoch milliseconds. */
  endsAt: number | null;
}

type Event =
  | { type: 'mask.lift' }
  | { type: 'reason.edit'; value: string }
  | { type: 'reason.submit' }
  | { type: 'mask.put' };

const SHOWN_MS = 60_000;

const clean: Context = { reason: '', isUnfit: false, text: null, refusal: null, endsAt: null };

/** Shows for a minute what lies behind a mask, to who says why. Nothing of it is left afterwards. */
export const unmaskingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'open' },
  actors: { unmask: unprovidedActor<Unmasked, string>() },
  delays: { shownFor: SHOWN_MS },
  guards: { ...outcomeGuards, hasReason: ({ context }) => isReason(context.reason) },
  actions: {
    clearSecrets: assign(clean),
    setReason: assign((_, { value }: { value: string }) => ({
      ...{ reason: value, isUnfit: false, refusal: null },
    })),
    validateReason: assign(({ context }) => ({ isUnfit: !isReason(context.reason) })),
    setText: assign((_, answer: Unmasked) => (answer.kind === 'unmasked' ? { text: answer.text } : {})),
    setEnd: assign({ endsAt: () => Date.now() + SHOWN_MS }),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'unmasking',
  context: clean,
  initial: 'masked',
  states: {
    masked: { entry: 'clearSecrets', on: { 'mask.lift': 'asking' } },
    asking: {
      tags: 'open',
      initial: 'typing',
      on: {
        'reason.edit': { target: '.typing', actions: { type: 'setReason', params: payload } },
        'reason.submit': [
          { guard: 'hasReason', target: 'unmasking', actions: 'clearRefusal' },
          { target: '.typing', actions: 'validateReason' },
        ],
        'mask.put': 'masked',
      },
      states: { typing: {}, requestFailed: { tags: 'failed' } },
    },
    unmasking: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'unmask',
        src: 'unmask',
        input: ({ context }) => context.reason.trim(),
        onDone: [refusedTo('asking'), { target: 'shown', actions: { type: 'setText', params: output } }],
        onError: 'asking.requestFailed',
      },
      on: { 'mask.put': 'masked' },
    },
    shown: {
      entry: 'setEnd',
      after: { shownFor: 'masked' },
      on: { 'mask.put': 'masked' },
    },
  },
});
