import { type InputFrom, setup, spawnChild } from 'xstate';
import { proveAgainMachine } from './proof/proveAgain.machine.ts';
import { consoleSessionMachine } from './session/consoleSession.machine.ts';

type RootInput = InputFrom<typeof consoleSessionMachine>;

/** Starts what outlives a page of the console, and knows nothing itself. */
export const rootMachine = setup({
  types: { input: {} as RootInput, context: {} as { input: RootInput } },
  actors: { session: consoleSessionMachine, proof: proveAgainMachine },
}).createMachine({
  id: 'console',
  context: ({ input }) => ({ input }),
  entry: [
    spawnChild('session', {
      id: 'session',
      systemId: 'session',
      input: ({ context }) => context.input,
    }),
    spawnChild('proof', { id: 'proof', systemId: 'proof' }),
  ],
});
