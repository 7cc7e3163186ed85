import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { AccountKind, LoadFreezePreviewQuery } from '../graphql/generated/graphql.ts';
import { isReason } from '../reasons.ts';

/** The account, and whether it is to be thawed. */
export interface FrozenAccount {
  id: number;
  kind: AccountKind;
  name: string;
  isThaw: boolean;
}

export type FreezePreview = LoadFreezePreviewQuery['freezePreview'];
export interface FreezeInput extends Pick<FrozenAccount, 'id' | 'isThaw'> {
  reason: string;
}

interface Context {
  account: FrozenAccount | null;
  /** What will happen; null until it has been read. */
  preview: FreezePreview | null;
  reason: string;
  /** The reason is too short. */
  isUnfit: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'freezing.open'; account: FrozenAccount }
  | { type: 'preview.read' }
  | { type: 'reason.edit'; reason: string }
  | { type: 'freezing.confirm' }
  | { type: 'freezing.close' };

const nothing: Context = { account: null, preview: null, reason: '', isUnfit: false, refusal: null };

/** Freezes an account or thaws it: what that does is read and shown first, then a reason is given. */
export const freezingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' | 'failed' },
  actors: {
    readPreview: unprovidedActor<FreezePreview | Refusal, number>(),
    moveAccount: unprovidedActor<object | Refusal, FreezeInput>(),
  },
  guards: { ...outcomeGuards, hasReason: ({ context }) => isReason(context.reason) },
  actions: {
    reset: assign(nothing),
    setAccount: assign((_, { account }: { account: FrozenAccount }) => ({ account })),
    setPreview: assign((_, answer: FreezePreview | Refusal) =>
      'sessions' in answer ? { preview: answer } : {},
    ),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason, isUnfit: false, refusal: null })),
    setUnfit: assign({ isUnfit: true }),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    announce: unprovidedAction<{ account: FrozenAccount | null }>(),
  },
}).createMachine({
  id: 'freezing',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'freezing.open': { target: 'reading', actions: { type: 'setAccount', params: payload } } },
    },
    reading: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'readPreview',
        src: 'readPreview',
        input: ({ context }) => context.account?.id ?? 0,
        onDone: [
          refusedTo('unreadable'),
          { target: 'asking', actions: { type: 'setPreview', params: output } },
        ],
        onError: 'unreadable',
      },
      on: { 'freezing.close': 'closed' },
    },
    unreadable: { tags: ['open', 'failed'], on: { 'preview.read': 'reading', 'freezing.close': 'closed' } },
    asking: {
      tags: 'open',
      initial: 'typing',
      on: {
        'reason.edit': { target: '.typing', actions: { type: 'setReason', params: payload } },
        'freezing.confirm': [
          { guard: 'hasReason', target: 'moving', actions: 'clearRefusal' },
          { target: '.typing', actions: 'setUnfit' },
        ],
        'freezing.close': 'closed',
      },
      states: { typing: {}, requestFailed: { tags: 'failed' } },
    },
    moving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'moveAccount',
        src: 'moveAccount',
        input: ({ context: { account, reason } }) => ({
          ...{ id: account?.id ?? 0, isThaw: account?.isThaw ?? false },
          reason: reason.trim(),
        }),
        onDone: [
          refusedTo('asking'),
          {
            target: 'closed',
            actions: { type: 'announce', params: ({ context: { account } }) => ({ account }) },
          },
        ],
        onError: 'asking.requestFailed',
      },
    },
  },
});
