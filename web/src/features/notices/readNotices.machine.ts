import { assign, setup } from 'xstate';
import { payload } from '../../lib/params.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** Which notices were read; null for all that there are. */
export interface ReadOnes {
  ids: number[] | null;
}

type Event = { type: 'notices.read' } & ReadOnes;

/** Marks notices as read. One that is opened while others are being marked is marked as well. */
export const readNoticesMachine = setup({
  types: { context: {} as ReadOnes, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: { markRead: unprovidedActor<void, ReadOnes>() },
  actions: { setRead: assign((_, { ids }: ReadOnes) => ({ ids })) },
}).createMachine({
  id: 'readNotices',
  context: { ids: null },
  initial: 'idle',
  on: {
    'notices.read': { target: '.marking', reenter: true, actions: { type: 'setRead', params: payload } },
  },
  states: {
    idle: {},
    marking: {
      tags: 'busy',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: 'requestFailed',
      },
    },
    requestFailed: { tags: 'failed' },
  },
});
