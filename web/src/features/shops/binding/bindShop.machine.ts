import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { Platform } from '../../../graphql/generated/graphql.ts';
import { outcomeGuards } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import type { Binding, BindingAnswer, Bound } from './bindShop.rules.ts';

/** The way to the platform's page. */
interface Authorisation {
  url: string;
  /** The shops of the platform as they were before. */
  before: readonly Bound[];
}

export type Authorised = { kind: 'begun'; authorisation: Authorisation } | Refusal;
export type ShopCheck = { kind: 'bound' | 'notYet' };

interface Context {
  binding: Binding | null;
  authorisation: Authorisation | null;
  /** What is known of the platform's window. */
  seen: 'open' | 'blocked' | 'closed';
  /** Why it was refused. */
  msg: string;
}

type Event =
  | { type: 'binding.open' }
  | { type: 'binding.renew'; platform: Platform; shopName: string }
  | { type: 'platform.choose'; platform: Platform }
  | { type: 'platform.change' }
  | { type: 'binding.again' }
  | { type: 'binding.close' }
  | ({ type: 'answer.received' } & BindingAnswer)
  | { type: 'window.blocked' }
  | { type: 'window.closed' };

const clean: Context = { binding: null, authorisation: null, seen: 'open', msg: '' };

/** It can be begun again; a new shop on another platform, too. */
const over = {
  tags: 'over',
  on: {
    'binding.again': { target: 'running', actions: 'openWindow' },
    'platform.change': { guard: 'isNew', target: 'choosing' },
  },
} as const;

/** Binding a shop, or renewing one: the person is sent to the platform, and this side waits for the answer. */
export const bindShopMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'over' },
  actors: {
    authoriseShop: unprovidedActor<Authorised, Binding | null>(),
    findBoundShop: unprovidedActor<ShopCheck, { binding: Binding | null; before: readonly Bound[] }>(),
    /** Reports on the platform's window: blocked, closed, or its message. */
    watchWindow: fromCallback<EventObject>(() => {}),
  },
  delays: { pollPause: 3_000, lifetime: 600_000 },
  guards: {
    isNew: ({ context }) => context.binding?.shopName === null,
    succeeded: (_, { ok }: BindingAnswer) => ok,
    ...outcomeGuards,
    isBound: (_, answer: ShopCheck) => answer.kind === 'bound',
  },
  actions: {
    reset: assign(clean),
    setBinding: assign((_, binding: Binding) => ({ binding })),
    setAuthorisation: assign((_, answer: Authorised) =>
      answer.kind === 'begun' ? { authorisation: answer.authorisation } : {},
    ),
    /** Each way to the platform leads there once. */
    clearAuthorisation: assign({ authorisation: null }),
    setMessage: assign((_, { msg }: { msg: string }) => ({ msg })),
    setWindowState: assign((_, { seen }: Pick<Context, 'seen'>) => ({ seen })),
    /** Must run in the click's own task: later, browsers take it for a pop-up and block it. */
    openWindow: () => {},
    sendWindow: (_, _answer: Authorised) => {},
    closeWindow: () => {},
    announce: (_, _params: Pick<Context, 'binding'>) => {},
  },
}).createMachine({
  id: 'bindShop',
  context: clean,
  initial: 'closed',
  on: { 'binding.close': '.closed' },
  states: {
    closed: {
      entry: 'reset',
      on: {
        'binding.open': 'choosing',
        'binding.renew': {
          target: 'running',
          actions: [
            { type: 'setBinding', params: ({ event: { platform, shopName } }) => ({ platform, shopName }) },
            'openWindow',
          ],
        },
        'binding.close': {},
      },
    },
    choosing: {
      entry: 'reset',
      on: {
        'platform.choose': {
          target: 'running',
          actions: [
            { type: 'setBinding', params: ({ event }) => ({ platform: event.platform, shopName: null }) },
            'openWindow',
          ],
        },
      },
    },
    running: {
      exit: 'closeWindow',
      initial: 'authorising',
      states: {
        authorising: {
          entry: [
            'clearAuthorisation',
            { type: 'setWindowState', params: { seen: 'open' } },
            { type: 'setMessage', params: { msg: '' } },
          ],
          invoke: {
            id: 'authoriseShop',
            src: 'authoriseShop',
            input: ({ context }) => context.binding,
            onDone: [
              {
                guard: { type: 'wasRefused', params: output },
                target: '#bindShop.refused',
                actions: {
                  type: 'setMessage',
                  params: ({ event: { output } }) => ({ msg: output.kind === 'refused' ? output.msg : '' }),
                },
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'setAuthorisation', params: output },
                  { type: 'sendWindow', params: output },
                ],
              },
            ],
            onError: '#bindShop.requestFailed',
          },
        },
        waiting: {
          invoke: { id: 'watchWindow', src: 'watchWindow' },
          after: { lifetime: '#bindShop.expired' },
          on: {
            'answer.received': [
              {
                guard: { type: 'succeeded', params: payload },
                target: '#bindShop.closed',
                actions: { type: 'announce', params: ({ context }) => context },
              },
              { target: '#bindShop.refused', actions: { type: 'setMessage', params: payload } },
            ],
            'window.blocked': { actions: { type: 'setWindowState', params: { seen: 'blocked' } } },
            // It may have answered before it closed, when the message could not be received.
            'window.closed': {
              target: '.checking',
              actions: { type: 'setWindowState', params: { seen: 'closed' } },
            },
          },
          initial: 'pausing',
          states: {
            pausing: { after: { pollPause: 'checking' } },
            checking: {
              invoke: {
                id: 'findBoundShop',
                src: 'findBoundShop',
                input: ({ context: { binding, authorisation } }) => ({
                  binding,
                  before: authorisation?.before ?? [],
                }),
                onDone: [
                  {
                    guard: { type: 'isBound', params: output },
                    target: '#bindShop.closed',
                    actions: { type: 'announce', params: ({ context }) => context },
                  },
                  { target: 'pausing' },
                ],
                onError: 'pausing',
              },
            },
          },
        },
      },
    },
    refused: over,
    requestFailed: over,
    expired: over,
  },
});

export type BindShop = ActorRefFrom<typeof bindShopMachine>;
/** What the dialog shows. */
export function selectScreen({ value }: SnapshotFrom<typeof bindShopMachine>) {
  if (typeof value === 'string') return value;
  return value.running === 'authorising' ? ('authorising' as const) : ('waiting' as const);
}
