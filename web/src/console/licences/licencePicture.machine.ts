import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

interface Context {
  /** Of the licence. */
  id: number;
  picture: Blob | null;
  refusal: Refusal | null;
}

type Event = { type: 'picture.open'; id: number } | { type: 'picture.read' } | { type: 'picture.close' };

const CLOSE = { 'picture.close': 'closed' } as const;
const nothing: Context = { id: 0, picture: null, refusal: null };

/** Shows the picture of a licence, which is read for that alone. */
export const licencePictureMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' | 'failed' },
  actors: { readPicture: unprovidedActor<Blob | Refusal, number>() },
  guards: outcomeGuards,
  actions: {
    reset: assign(nothing),
    setId: assign((_, { id }: { id: number }) => ({ id })),
    setPicture: assign((_, answer: Blob | Refusal) => (answer instanceof Blob ? { picture: answer } : {})),
    setRefusal: assign(refusalIn),
  },
}).createMachine({
  id: 'licencePicture',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'picture.open': { target: 'reading', actions: { type: 'setId', params: payload } } },
    },
    reading: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context }) => context.id,
        onDone: [refusedTo('refused'), { target: 'shown', actions: { type: 'setPicture', params: output } }],
        onError: 'failed',
      },
      on: CLOSE,
    },
    shown: { tags: 'open', on: CLOSE },
    refused: { tags: 'open', on: CLOSE },
    failed: { tags: ['open', 'failed'], on: { ...CLOSE, 'picture.read': 'reading' } },
  },
});
