import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { payload } from '../../lib/params.ts';
import { type Refusal, refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { digitsOf, isWholeCode } from './oneTimeCode.ts';

export type ProvenAgain = { kind: 'proven' } | Refusal;

interface Context {
  code: string;
  refusal: Refusal | null;
  /** How the last question ended. */
  proven: boolean;
}

type Event =
  | { type: 'proof.ask' }
  | { type: 'code.edit'; value: string }
  | { type: 'code.submit' }
  | { type: 'proof.dismiss' };

/** Asks for the second factor again, before what moves money is done. */
export const proveAgainMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'open' },
  actors: { proveAgain: unprovidedActor<ProvenAgain, string>() },
  guards: {
    ...outcomeGuards,
    isWhole: (_, { value }: { value: string }) => isWholeCode(digitsOf(value)),
  },
  actions: {
    setCode: assign((_, { value }: { value: string }) => ({ code: digitsOf(value), refusal: null })),
    clearCode: assign({ code: '' }),
    setRefusal: assign(refusalIn),
    refuseIncomplete: assign({ refusal: refusal('CODE_INCOMPLETE') }),
    clearRefusal: assign({ refusal: null }),
    setProven: assign({ proven: true }),
    clearProven: assign({ proven: false }),
  },
}).createMachine({
  id: 'proveAgain',
  context: { code: '', refusal: null, proven: false },
  initial: 'closed',
  states: {
    closed: {
      entry: ['clearCode', 'clearRefusal'],
      on: { 'proof.ask': { target: 'asking', actions: 'clearProven' } },
    },
    asking: {
      tags: 'open',
      entry: 'clearCode',
      initial: 'typing',
      on: {
        'code.edit': [
          {
            guard: { type: 'isWhole', params: payload },
            target: 'proving',
            actions: { type: 'setCode', params: payload },
          },
          { target: '.typing', actions: { type: 'setCode', params: payload } },
        ],
        // A whole code is sent by itself.
        'code.submit': { target: '.typing', actions: 'refuseIncomplete' },
        'proof.dismiss': 'closed',
      },
      states: { typing: {}, requestFailed: { tags: 'failed', entry: 'clearRefusal' } },
    },
    proving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'proveAgain',
        src: 'proveAgain',
        input: ({ context }) => context.code,
        onDone: [refusedTo('asking'), { target: 'closed', actions: 'setProven' }],
        onError: 'asking.requestFailed',
      },
      on: { 'proof.dismiss': 'closed' },
    },
  },
});
