import { setup } from 'xstate';
import { payload } from '../../lib/params.ts';

type Event =
  /** The address of the customer service; null when there is none. */
  | { type: 'contact.request'; address: string | null }
  | { type: 'wechat.request' }
  | { type: 'dialog.acknowledge' }
  | { type: 'dialog.silence' }
  | { type: 'hint.dismiss' };

interface Input {
  /** The person wants no hints, or had the one of this visit. */
  quiet: boolean;
}

/** The way to the customer service: a window of its own or a QR picture, and one small hint a visit. */
export const customerServiceMachine = setup({
  types: { context: {} as Input, events: {} as Event, input: {} as Input },
  delays: { hintPause: 20_000, hintTime: 12_000 },
  guards: {
    isQuiet: ({ context }) => context.quiet,
    leadsElsewhere: (_, { address }: { address: string | null }) => address !== null,
  },
  actions: {
    openWindow: (_, _params: { address: string | null }) => {},
    rememberHint: () => {},
    rememberSilence: () => {},
  },
}).createMachine({
  id: 'customerService',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'contact.request': [
              {
                guard: { type: 'leadsElsewhere', params: payload },
                actions: { type: 'openWindow', params: payload },
              },
              { target: 'open' },
            ],
            'wechat.request': 'open',
          },
        },
        open: {
          on: {
            'dialog.acknowledge': 'closed',
            'dialog.silence': { target: 'closed', actions: 'rememberSilence' },
          },
        },
      },
    },
    hint: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isQuiet', target: 'over' }, { target: 'waiting' }] },
        waiting: {
          after: { hintPause: 'shown' },
          on: { 'contact.request': 'over', 'wechat.request': 'over' },
        },
        shown: {
          entry: 'rememberHint',
          after: { hintTime: 'over' },
          on: { 'contact.request': 'over', 'wechat.request': 'over', 'hint.dismiss': 'over' },
        },
        over: {},
      },
    },
  },
});
