import { type InputFrom, setup, spawnChild } from 'xstate';
import { customerServiceMachine } from '../features/customerService/customerService.machine.ts';
import { noticesMachine } from '../features/notices/notices.machine.ts';
import { sessionMachine } from '../features/session/session.machine.ts';
import { updateCheckMachine } from '../features/updateCheck/updateCheck.machine.ts';
import type { Identity } from '../graphql/identity.ts';

interface RootInput {
  session: { identity: Identity | null; hasToken: boolean };
  notices: InputFrom<typeof noticesMachine>;
  updateCheck: InputFrom<typeof updateCheckMachine>;
  customerService: InputFrom<typeof customerServiceMachine>;
}

const rootSetup = setup({
  types: { input: {} as RootInput, context: {} as { input: RootInput } },
  actors: {
    customerService: customerServiceMachine,
    notices: noticesMachine,
    session: sessionMachine,
    updateCheck: updateCheckMachine,
  },
});

/** Starts what outlives a page, and knows nothing itself. */
export const rootMachine = rootSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ input }),
  entry: [
    spawnChild('session', {
      id: 'session',
      systemId: 'session',
      input: ({ context }) => context.input.session,
    }),
    spawnChild('notices', {
      id: 'notices',
      systemId: 'notices',
      input: ({ context }) => context.input.notices,
    }),
    spawnChild('updateCheck', {
      id: 'updateCheck',
      systemId: 'updateCheck',
      input: ({ context }) => context.input.updateCheck,
    }),
    spawnChild('customerService', {
      id: 'customerService',
      systemId: 'customerService',
      input: ({ context }) => context.input.customerService,
    }),
  ],
});
