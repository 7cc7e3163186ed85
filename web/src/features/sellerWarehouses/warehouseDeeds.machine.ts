import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type WarehouseDeed = 'pause' | 'resume' | 'stop' | 'remove';
/** The row that something is done to. */
export type DeedSubject = { id: number; name: string; goodsCount: number; openOrders: number };
export type DeedWish = { deed: WarehouseDeed; id: number; reason: string };
export type DeedOutcome = { kind: 'done' } | Refusal;

interface Context {
  deed: WarehouseDeed;
  subject: DeedSubject | null;
  /** Why it is paused. */
  reason: string;
  lacksReason: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'deed.ask'; deed: WarehouseDeed; subject: DeedSubject }
  | { type: 'deed.accept' }
  | { type: 'deed.dismiss' }
  | { type: 'reason.edit'; reason: string };

const clean: Context = { deed: 'pause', subject: null, reason: '', lacksReason: false, refusal: null };

/** What can be done to a warehouse from its row, after one question. */
export const warehouseDeedsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: { doDeed: unprovidedActor<DeedOutcome, DeedWish>() },
  guards: {
    lacksReason: ({ context: { deed, reason } }) => deed === 'pause' && reason.trim() === '',
    /** What holds goods or owes parcels stays: there is nothing to try. */
    isFree: ({ context: { deed, subject } }) =>
      deed !== 'remove' || (subject?.goodsCount === 0 && subject.openOrders === 0),
    wasRefused: (_, { outcome }: { outcome: DeedOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    wipe: assign(clean),
    take: assign((_, { deed, subject }: Pick<Context, 'deed' | 'subject'>) => ({ deed, subject })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason, lacksReason: false })),
    noteLack: assign({ lacksReason: true }),
    keepRefusal: assign((_, { outcome }: { outcome: DeedOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    announce: () => {},
  },
}).createMachine({
  id: 'warehouseDeeds',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'wipe',
      on: { 'deed.ask': { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'open',
      on: {
        'reason.edit': { actions: { type: 'setReason', params: ({ event }) => event } },
        'deed.accept': [
          { guard: 'lacksReason', actions: 'noteLack' },
          { guard: 'isFree', target: 'doing' },
        ],
        'deed.dismiss': 'idle',
      },
    },
    doing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { deed, subject, reason } }) => ({ deed, id: subject?.id ?? 0, reason }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'idle', actions: 'announce' },
        ],
        onError: 'broken',
      },
    },
    refused: { tags: 'open', on: { 'deed.dismiss': 'idle' } },
    /** No answer came. */
    broken: { tags: 'open', on: { 'deed.accept': 'doing', 'deed.dismiss': 'idle' } },
  },
});
