import { type InputFrom, setup, spawnChild } from 'xstate';
import { codeCountdownMachine } from '../features/codeCountdown/codeCountdown.machine.ts';
import { customerServiceMachine } from '../features/customerService/customerService.machine.ts';
import { noticesMachine } from '../features/notices/notices.machine.ts';
import { sessionMachine } from '../features/session/session.machine.ts';
import type { Identity } from '../features/session/session.setup.ts';
import { updateCheckMachine } from '../features/updateCheck/updateCheck.machine.ts';
import type { CodeScene } from '../graphql/generated/graphql.ts';

interface RootInput {
  session: { identity: Identity | null; hasToken: boolean };
  notices: InputFrom<typeof noticesMachine>;
  updateCheck: InputFrom<typeof updateCheckMachine>;
  customerService: InputFrom<typeof customerServiceMachine>;
  /** When the next code of a scene may be sent, in epoch milliseconds; null for at once. */
  resendAt: (scene: CodeScene) => number | null;
}

/** The name in the system of the one that sends the codes of a scene. */
export const countdownId = (scene: CodeScene) => `codeCountdown.${scene}`;

const CODE_SCENES = [
  'REGISTER',
  'FIND_PASSWORD',
  'LOGIN',
  'CHANGE_PASSWORD',
  'CASH_OUT',
  'CLOSE_ACCOUNT',
  'PERSONAL_DATA',
] as const;

const rootSetup = setup({
  types: { input: {} as RootInput, context: {} as { input: RootInput } },
  actors: {
    codeCountdown: codeCountdownMachine,
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
    ...CODE_SCENES.map((scene) =>
      rootSetup.spawnChild('codeCountdown', {
        id: countdownId(scene),
        systemId: countdownId(scene),
        input: ({ context }) => ({ scene, resendAt: context.input.resendAt(scene) }),
      }),
    ),
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
