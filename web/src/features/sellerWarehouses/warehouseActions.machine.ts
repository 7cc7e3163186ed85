import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type WarehouseAction = 'pause' | 'resume' | 'stop' | 'remove';
/** The row that something is done to. */
export type ActionSubject = { id: number; name: string; goodsCount: number; openOrders: number };
export type ActionRequest = { action: WarehouseAction; id: number; reason: string };
export type ActionOutcome = { kind: 'done' } | Refusal;

interface Context {
  action: WarehouseAction;
  subject: ActionSubject | null;
  /** Why it is paused. */
  reason: string;
  isReasonMissing: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'action.ask'; action: WarehouseAction; subject: ActionSubject }
  | { type: 'action.accept' }
  | { type: 'action.dismiss' }
  | { type: 'reason.edit'; reason: string };

const clean: Context = { action: 'pause', subject: null, reason: '', isReasonMissing: false, refusal: null };

/** What can be done to a warehouse from its row, after one question. */
export const warehouseActionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { runAction: unprovidedActor<ActionOutcome, ActionRequest>() },
  guards: {
    isReasonMissing: ({ context: { action, reason } }) => action === 'pause' && reason.trim() === '',
    /** What holds goods or owes parcels stays: there is nothing to try. */
    isFree: ({ context: { action, subject } }) =>
      action !== 'remove' || (subject?.goodsCount === 0 && subject.openOrders === 0),
    wasRefused: (_, { outcome }: { outcome: ActionOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    take: assign((_, { action, subject }: Pick<Context, 'action' | 'subject'>) => ({ action, subject })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason, isReasonMissing: false })),
    setReasonMissing: assign({ isReasonMissing: true }),
    setRefusal: assign((_, { outcome }: { outcome: ActionOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    announce: () => {},
  },
}).createMachine({
  id: 'warehouseActions',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: { 'action.ask': { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'open',
      on: {
        'reason.edit': { actions: { type: 'setReason', params: ({ event }) => event } },
        'action.accept': [
          { guard: 'isReasonMissing', actions: 'setReasonMissing' },
          { guard: 'isFree', target: 'doing' },
        ],
        'action.dismiss': 'idle',
      },
    },
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'runAction',
        src: 'runAction',
        input: ({ context: { action, subject, reason } }) => ({ action, id: subject?.id ?? 0, reason }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'idle', actions: 'announce' },
        ],
        onError: 'broken',
      },
    },
    refused: { tags: 'open', on: { 'action.dismiss': 'idle' } },
    /** No answer came. */
    broken: { tags: 'open', on: { 'action.accept': 'doing', 'action.dismiss': 'idle' } },
  },
});
