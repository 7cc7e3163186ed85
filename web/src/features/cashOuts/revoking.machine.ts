import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** The cash-out that is to be taken back; its amount in fen. */
export interface RevokeSubject {
  id: number;
  amount: number;
}

export type Revoked = { kind: 'revoked' } | Refusal;

interface Context {
  subject: RevokeSubject | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'revoke.ask'; subject: RevokeSubject }
  | { type: 'revoke.accept' }
  | { type: 'revoke.dismiss' };

/** Takes a cash-out back that nobody has decided on, asking once before. */
export const revokingCashOutMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { revokeCashOut: unprovidedActor<Revoked, number>() },
  guards: {
    wasRefused: (_, { answer }: { answer: Revoked }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign({ subject: null, refusal: null }),
    setSubject: assign((_, { subject }: { subject: RevokeSubject }) => ({ subject })),
    setRefusal: assign((_, { answer }: { answer: Revoked }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    announce: (_, _params: { subject: RevokeSubject | null }) => {},
  },
}).createMachine({
  id: 'revokingCashOut',
  context: { subject: null, refusal: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'revoke.ask': { target: 'asking', actions: { type: 'setSubject', params: ({ event }) => event } },
      },
    },
    asking: {
      on: { 'revoke.accept': 'revoking', 'revoke.dismiss': 'closed' },
    },
    revoking: {
      tags: 'busy',
      invoke: {
        id: 'revokeCashOut',
        src: 'revokeCashOut',
        input: ({ context }) => context.subject?.id ?? 0,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'closed',
            actions: { type: 'announce', params: ({ context: { subject } }) => ({ subject }) },
          },
        ],
        onError: 'broken',
      },
    },
    refused: { on: { 'revoke.dismiss': 'closed' } },
    broken: {
      on: { 'revoke.accept': 'revoking', 'revoke.dismiss': 'closed' },
    },
  },
});
