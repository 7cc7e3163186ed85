import { assign, setup } from 'xstate';
import type { SenderForm } from '../../fields/sender.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type SenderAction = 'remove' | 'makeDefault';
export type ActionOutcome = { kind: 'done' } | Refusal;

interface Context {
  /** The row that something is done to. */
  sender: SenderForm | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'default.choose'; sender: SenderForm }
  | { type: 'removal.ask'; sender: SenderForm }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' };

/** What can be done to a sender from its row: removed, after one question, or made the default. */
export const senderActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: {
    removeSender: unprovidedActor<ActionOutcome, SenderForm | null>(),
    makeDefault: unprovidedActor<ActionOutcome, SenderForm | null>(),
  },
  guards: {
    wasRefused: (_, { outcome }: { outcome: ActionOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    setSender: assign((_, { sender }: { sender: SenderForm }) => ({ sender, refusal: null })),
    clearSender: assign({ sender: null }),
    setRefusal: assign((_, { outcome }: { outcome: ActionOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    announce: (_, _params: { action: SenderAction }) => {},
    notifyRefusal: (_, _params: { outcome: ActionOutcome }) => {},
    notifyNetworkError: () => {},
  },
}).createMachine({
  id: 'senderActions',
  context: { sender: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearSender',
      on: {
        'default.choose': {
          target: 'makingDefault',
          actions: { type: 'setSender', params: ({ event }) => event },
        },
        'removal.ask': {
          target: 'removal',
          actions: { type: 'setSender', params: ({ event }) => event },
        },
      },
    },
    makingDefault: {
      tags: 'busy',
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => context.sender,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle',
            actions: { type: 'notifyRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'idle', actions: { type: 'announce', params: { action: 'makeDefault' } } },
        ],
        onError: { target: 'idle', actions: 'notifyNetworkError' },
      },
    },
    removal: {
      tags: 'open',
      initial: 'asking',
      states: {
        asking: {
          on: { 'removal.accept': 'removing', 'removal.dismiss': '#senderActions.idle' },
        },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeSender',
            src: 'removeSender',
            input: ({ context }) => context.sender,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
                target: 'refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                target: '#senderActions.idle',
                actions: { type: 'announce', params: { action: 'remove' } },
              },
            ],
            onError: 'broken',
          },
        },
        refused: { on: { 'removal.dismiss': '#senderActions.idle' } },
        broken: {
          on: { 'removal.accept': 'removing', 'removal.dismiss': '#senderActions.idle' },
        },
      },
    },
  },
});
