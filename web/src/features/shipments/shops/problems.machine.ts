import { assign, setup } from 'xstate';
import { absent } from '../../../lib/absent.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Parcels whose shop is to be told again. */
export interface Resend {
  /** Of the row that offers it. */
  problemId: string;
  orderId: number;
  /** Empty for every parcel of the order. */
  packageIds: readonly number[];
}

export type Resent =
  /** How many parcels were posted again, and why others were not. */
  { kind: 'resent'; submitted: number; failed: readonly { msg: string }[] } | Refusal;

type Event = { type: 'resend.choose'; resend: Resend };

/** What can be done at once about a row that needs a person. */
export const problemsMachine = setup({
  types: { context: {} as { resend: Resend | null }, events: {} as Event, tags: {} as 'busy' },
  actors: { resendParcels: absent<Resent, Resend | null>() },
  actions: {
    takeResend: assign((_, { resend }: { resend: Resend }) => ({ resend })),
    forgetResend: assign({ resend: null }),
    sayOutcome: (_, _params: { outcome: Resent }) => {},
    sayFailure: () => {},
  },
}).createMachine({
  id: 'problems',
  context: { resend: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetResend',
      on: {
        'resend.choose': {
          target: 'resending',
          actions: { type: 'takeResend', params: ({ event }) => event },
        },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendParcels',
        src: 'resendParcels',
        input: ({ context }) => context.resend,
        onDone: {
          target: 'idle',
          actions: { type: 'sayOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'idle', actions: 'sayFailure' },
      },
    },
  },
});
