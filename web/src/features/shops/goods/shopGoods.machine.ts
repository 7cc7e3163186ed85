import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import { fitChoice, type GoodsFacts, type GoodsFactsResult } from '../../goodsPicker/goodsFacts.ts';
import { type Mapping, type ShopItem, wholeShop } from './shopItem.ts';

export type MappingOutcome = { kind: 'done' } | Refusal;
export type MappingAction = 'save' | 'remove';

/** A mapping that may be removed. */
export interface MappingSubject {
  id: number;
  /** Of the item; empty for the whole shop. */
  title: string;
  goodName: string;
}

interface Input {
  shopId: number;
  /** Begin with this item, and end once it is mapped. */
  item: ShopItem | null;
}

interface Context extends Mapping, Input {
  item: ShopItem;
  /** Opened for one item. */
  isForOne: boolean;
  /** For all variants of the item, whichever was chosen. */
  everyVariant: boolean;
  facts: GoodsFacts | null;
  refusal: Refusal | null;
  subject: MappingSubject | null;
}

type Event =
  | { type: 'mapping.add' }
  | { type: 'mapping.change'; mapping: Mapping }
  | { type: 'mapping.leave' }
  | { type: 'item.choose'; item: ShopItem }
  | { type: 'good.choose'; goodId: number }
  | { type: 'good.change' }
  | { type: 'good.retry' }
  | { type: 'warehouse.choose'; warehouseId: number }
  | { type: 'courier.choose'; courierId: number | null }
  | { type: 'num.change'; num: number }
  | { type: 'variants.choose'; everyVariant: boolean }
  | { type: 'mapping.save' }
  | { type: 'removal.ask'; subject: MappingSubject }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' };

const blank = {
  ...{ item: wholeShop, everyVariant: false },
  ...{ goodId: 0, warehouseId: null, courierId: null, num: 1, facts: null },
};

/** Saying which of our goods stand for what a shop sells. */
export const shopGoodsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'removal',
  },
  actors: {
    loadGood: unprovidedActor<GoodsFactsResult, number>(),
    saveMapping: unprovidedActor<MappingOutcome, { shopId: number; mapping: Mapping }>(),
    removeMapping: unprovidedActor<MappingOutcome, MappingSubject | null>(),
  },
  guards: {
    isForOne: ({ context }) => context.isForOne,
    hasWarehouse: ({ context }) => context.warehouseId !== null,
    ...outcomeGuards,
  },
  actions: {
    clearMapping: assign({ ...blank, refusal: null, subject: null }),
    setMapping: assign((_, { mapping }: { mapping: Mapping }) => ({ ...mapping, facts: null })),
    setItem: assign((_, { item }: { item: ShopItem }) => ({ item })),
    setGood: assign((_, { goodId }: { goodId: number }) => ({
      ...{ goodId, warehouseId: null, courierId: null, num: 1, facts: null },
    })),
    setGoodsFacts: assign(({ context }, answer: GoodsFactsResult) =>
      answer.kind === 'known' ? { facts: answer.facts, ...fitChoice(answer.facts, context) } : {},
    ),
    chooseWarehouse: assign(({ context }, { warehouseId }: { warehouseId: number }) =>
      context.facts ? fitChoice(context.facts, { ...context, warehouseId }) : {},
    ),
    chooseCourier: assign((_, { courierId }: { courierId: number | null }) => ({ courierId })),
    setNum: assign((_, { num }: { num: number }) => ({ num })),
    setVariants: assign((_, { everyVariant }: { everyVariant: boolean }) => ({ everyVariant })),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    setSubject: assign((_, { subject }: { subject: MappingSubject }) => ({ subject })),
    announce: (_, _params: { action: MappingAction }) => {},
  },
}).createMachine({
  id: 'shopGoods',
  context: ({ input: { shopId, item } }) => ({
    ...blank,
    ...{ shopId, item: item ?? wholeShop, isForOne: item !== null },
    ...{ refusal: null, subject: null },
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isForOne', target: 'choosingGood' }, { target: 'listing' }] },
    listing: {
      entry: 'clearMapping',
      on: {
        'mapping.add': 'choosingItem',
        'mapping.change': { target: 'loadingGood', actions: { type: 'setMapping', params: payload } },
        'removal.ask': { target: 'removal', actions: { type: 'setSubject', params: payload } },
      },
    },
    choosingItem: {
      on: {
        'item.choose': { target: 'choosingGood', actions: { type: 'setItem', params: payload } },
        'mapping.leave': 'listing',
      },
    },
    choosingGood: {
      on: {
        'good.choose': { target: 'loadingGood', actions: { type: 'setGood', params: payload } },
        'mapping.leave': [{ guard: 'isForOne', target: 'done' }, { target: 'listing' }],
      },
    },
    loadingGood: {
      entry: 'clearRefusal',
      invoke: {
        id: 'loadGood',
        src: 'loadGood',
        input: ({ context }) => context.goodId,
        onDone: [
          refusedTo('choosingGood'),
          { target: 'deciding', actions: { type: 'setGoodsFacts', params: output } },
        ],
        onError: 'goodLoadFailed',
      },
      on: { 'good.change': 'choosingGood' },
    },
    goodLoadFailed: { on: { 'good.retry': 'loadingGood', 'good.change': 'choosingGood' } },
    deciding: {
      initial: 'choosing',
      on: {
        'good.change': 'choosingGood',
        'warehouse.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'chooseWarehouse', params: payload }],
        },
        'courier.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'chooseCourier', params: payload }],
        },
        'num.change': { target: '.choosing', actions: ['clearRefusal', { type: 'setNum', params: payload }] },
        'variants.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'setVariants', params: payload }],
        },
        'mapping.save': { guard: 'hasWarehouse', target: 'saving', actions: 'clearRefusal' },
        'mapping.leave': [{ guard: 'isForOne', target: 'done' }, { target: 'listing' }],
      },
      states: { choosing: {}, requestFailed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveMapping',
        src: 'saveMapping',
        input: ({ context }) => ({ shopId: context.shopId, mapping: mappingToSave(context) }),
        onDone: [
          refusedTo('deciding'),
          { guard: 'isForOne', target: 'done', actions: { type: 'announce', params: { action: 'save' } } },
          { target: 'listing', actions: { type: 'announce', params: { action: 'save' } } },
        ],
        onError: 'deciding.requestFailed',
      },
    },
    removal: {
      tags: 'removal',
      initial: 'confirming',
      states: {
        confirming: { on: { 'removal.accept': 'removing', 'removal.dismiss': '#shopGoods.listing' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeMapping',
            src: 'removeMapping',
            input: ({ context }) => context.subject,
            onDone: [
              refusedTo('refused'),
              { target: '#shopGoods.listing', actions: { type: 'announce', params: { action: 'remove' } } },
            ],
            onError: 'requestFailed',
          },
        },
        refused: { on: { 'removal.dismiss': '#shopGoods.listing' } },
        requestFailed: { on: { 'removal.accept': 'removing', 'removal.dismiss': '#shopGoods.listing' } },
      },
    },
    done: { type: 'final' },
  },
});

function mappingToSave({ item, everyVariant, goodId, warehouseId, courierId, num }: Context): Mapping {
  const { remoteGoodId, remoteSkuId, title } = item;
  return {
    item: { remoteGoodId, remoteSkuId: everyVariant ? '' : remoteSkuId, title },
    ...{ goodId, warehouseId, courierId, num },
  };
}

export type ShopGoods = ActorRefFrom<typeof shopGoodsMachine>;
export type Screen = 'list' | 'item' | 'good' | 'choices' | 'removal';

/** What the dialog shows. */
export function selectScreen(snapshot: SnapshotFrom<typeof shopGoodsMachine>): Screen {
  if (snapshot.hasTag('removal')) return 'removal';
  if (snapshot.matches('listing')) return 'list';
  if (snapshot.matches('choosingItem')) return 'item';
  return snapshot.matches('choosingGood') || snapshot.matches('done') ? 'good' : 'choices';
}
