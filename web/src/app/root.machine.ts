import { setup, spawnChild } from 'xstate';
import { loginDialogMachine } from '../features/loginDialog/loginDialog.machine.ts';
import { type Identity, sessionMachine } from '../features/session/session.machine.ts';
import { type Theme, themeMachine } from '../features/theme/theme.machine.ts';

interface RootInput {
  session: { identity: Identity | null; hasToken: boolean };
  theme: { chosen: Theme | null; systemDark: boolean };
}

/** Starts what outlives a page, and knows nothing itself. */
export const rootMachine = setup({
  types: { input: {} as RootInput, context: {} as { input: RootInput } },
  actors: { loginDialog: loginDialogMachine, session: sessionMachine, theme: themeMachine },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ input }),
  entry: [
    spawnChild('theme', { id: 'theme', systemId: 'theme', input: ({ context }) => context.input.theme }),
    spawnChild('loginDialog', { id: 'loginDialog', systemId: 'loginDialog' }),
    spawnChild('session', {
      id: 'session',
      systemId: 'session',
      input: ({ context }) => context.input.session,
    }),
  ],
});
