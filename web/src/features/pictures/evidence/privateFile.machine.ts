import { type ActorRefFrom, assign, setup } from 'xstate';
import { outcomeGuards } from '../../../lib/outcome.ts';
import { output } from '../../../lib/params.ts';
import type { PrivateBytes } from '../../../lib/privateFiles.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';

/** Which file, and which of a picture's sizes. */
export interface Wanted {
  id: number;
  isSmall: boolean;
}

interface Context {
  wanted: Wanted;
  /** Null until it is there. */
  blob: Blob | null;
}

/** A private file, read when it is asked for. */
export const privateFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'file.load' },
    input: {} as Wanted,
  },
  actors: { readPrivateFile: unprovidedActor<PrivateBytes | Refusal, Wanted>() },
  guards: outcomeGuards,
  actions: {
    setBlob: assign((_, answer: PrivateBytes | Refusal) => ({
      blob: answer.kind === 'read' ? answer.blob : null,
    })),
  },
}).createMachine({
  id: 'privateFile',
  context: ({ input }) => ({ wanted: input, blob: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'file.load': 'loading' } },
    loading: {
      invoke: {
        id: 'readPrivateFile',
        src: 'readPrivateFile',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: { type: 'wasRefused', params: output }, target: 'missing' },
          { target: 'shown', actions: { type: 'setBlob', params: output } },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'file.load': 'loading' } },
    missing: {},
    shown: {},
  },
});

export type PrivateFileActor = ActorRefFrom<typeof privateFileMachine>;
