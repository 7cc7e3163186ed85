import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LinkState } from '../../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import {
  type FallbackForm,
  hasSoundLimits,
  type Link,
  type LinkedItem,
  type LinkRequest,
  type LinkTarget,
  noFallback,
  noLink,
  remoteKey,
  type ShopItem,
  withItem,
} from './shopItem.ts';

/** How many were linked, and by `remoteKey` why others were not. */
export type LinkOutcome =
  | { kind: 'linked'; linked: number; failed: Readonly<Record<string, string>> }
  | Refusal;
export type RemovalOutcome = { kind: 'done' } | Refusal;
export type FoundTarget = { kind: 'found'; target: LinkTarget; link: Link } | Refusal;

/** A link that may be removed. */
export interface LinkSubject {
  id: number;
  /** Of the item; empty for the whole shop. */
  title: string;
  goodName: string;
}

/** Which SKUs are listed. */
export interface SkuList {
  /** Null for all. */
  state: LinkState | null;
  keyword: string;
  page: number;
}

interface Input {
  shopId: number;
  /** Begin with this item, and end once it is linked. */
  item: ShopItem | null;
  /** Begin with what is called so, whatever its state. */
  keyword?: string;
}

interface Context extends Link {
  shopId: number;
  item: ShopItem | null;
  list: SkuList;
  /** What is being linked, all to the same. */
  targets: readonly LinkTarget[];
  /** For all variants of the item, whichever was chosen. */
  everyVariant: boolean;
  /** What became of rows that could not be linked, by `remoteKey`. */
  failed: Readonly<Record<string, string>>;
  /** The row that was worked at last, as `remoteKey`. */
  lastKey: string | null;
  refusal: Refusal | null;
  subject: LinkSubject | null;
}

type Event =
  | { type: 'list.change'; change: Partial<SkuList> }
  | { type: 'rows.link'; requests: readonly LinkRequest[] }
  | { type: 'link.open'; targets: readonly LinkTarget[]; link: Link }
  | { type: 'link.save' }
  | { type: 'link.confirm' }
  | { type: 'link.leave' }
  | { type: 'item.add'; item: Omit<LinkedItem, 'quantity'> }
  | { type: 'item.remove'; skuId: number }
  | { type: 'quantity.change'; skuId: number; quantity: number }
  | { type: 'warehouse.choose'; warehouseId: number | null }
  | { type: 'courier.choose'; courierId: number | null }
  | { type: 'variants.choose'; everyVariant: boolean }
  | { type: 'fallback.change'; change: Partial<FallbackForm> }
  | { type: 'removal.ask'; subject: LinkSubject }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' }
  | { type: 'retry' };

const blank = { ...noLink, targets: [], everyVariant: false };

/** Saying which combinations of our goods stand for what a shop sells. */
export const shopGoodsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'removal' | 'editor',
  },
  actors: {
    findTarget: unprovidedActor<FoundTarget, { shopId: number; item: ShopItem | null }>(),
    linkSkus: unprovidedActor<LinkOutcome, { shopId: number; requests: readonly LinkRequest[] }>(),
    removeLink: unprovidedActor<RemovalOutcome, LinkSubject | null>(),
  },
  guards: {
    isForOne: ({ context }) => context.item !== null,
    isComplete: ({ context }) => context.items.length > 0 && hasSoundLimits(context.fallback),
    isWaiting: ({ context }) => context.targets.some(({ agreedText }) => agreedText !== null),
    hasRequests: (_, { requests }: { requests: readonly unknown[] }) => requests.length > 0,
    linkedNone: (_, answer: LinkOutcome) => answer.kind === 'linked' && answer.linked === 0,
    ...outcomeGuards,
  },
  actions: {
    changeList: assign(({ context }, { change }: { change: Partial<SkuList> }) => ({
      list: { ...context.list, page: 1, ...change },
    })),
    openLink: assign((_, { targets, link }: { targets: readonly LinkTarget[]; link: Link }) => ({
      ...{ ...link, targets, everyVariant: false },
    })),
    setTarget: assign((_, answer: FoundTarget) =>
      answer.kind === 'found' ? { ...answer.link, targets: [answer.target] } : {},
    ),
    closeLink: assign(({ context: { targets, lastKey } }) => ({
      ...{ ...blank, refusal: null, subject: null },
      lastKey: targets[0] ? remoteKey(targets[0]) : lastKey,
    })),
    addItem: assign(({ context }, { item }: { item: Omit<LinkedItem, 'quantity'> }) => ({
      items: withItem(context.items, item),
    })),
    removeItem: assign(({ context }, { skuId }: { skuId: number }) => ({
      items: context.items.filter((item) => item.skuId !== skuId),
    })),
    setNum: assign(({ context }, { skuId, quantity }: { skuId: number; quantity: number }) => ({
      items: context.items.map((item) => (item.skuId === skuId ? { ...item, quantity } : item)),
    })),
    setWarehouse: assign((_, { warehouseId }: { warehouseId: number | null }) => ({
      ...{ warehouseId, courierId: null },
    })),
    setCourier: assign((_, { courierId }: { courierId: number | null }) => ({ courierId })),
    setVariants: assign((_, { everyVariant }: { everyVariant: boolean }) => ({ everyVariant })),
    changeFallback: assign(({ context }, { change }: { change: Partial<FallbackForm> }) => ({
      fallback: { ...noFallback, ...context.fallback, ...change },
    })),
    setFailed: assign((_, answer: LinkOutcome) =>
      answer.kind === 'linked' ? { failed: answer.failed } : {},
    ),
    setLast: assign((_, { requests }: { requests: readonly LinkRequest[] }) => {
      const last = requests.at(-1);
      return last ? { lastKey: remoteKey(last.target) } : {};
    }),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null, failed: {} }),
    setSubject: assign((_, { subject }: { subject: LinkSubject }) => ({ subject })),
    announceLinked: (_, _params: LinkOutcome) => {},
    announceRemoved: () => {},
  },
}).createMachine({
  id: 'shopGoods',
  context: ({ input: { shopId, item, keyword = '' } }) => ({
    ...{ ...blank, shopId, item, failed: {}, lastKey: null, refusal: null, subject: null },
    list: { state: keyword ? null : 'UNLINKED', keyword, page: 1 },
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isForOne', target: 'finding' }, { target: 'listing' }] },
    finding: {
      tags: 'editor',
      invoke: {
        id: 'findTarget',
        src: 'findTarget',
        input: ({ context: { shopId, item } }) => ({ shopId, item }),
        onDone: [
          refusedTo('findFailed'),
          { target: 'editing', actions: { type: 'setTarget', params: output } },
        ],
        onError: 'findFailed',
      },
      on: { 'link.leave': 'done' },
    },
    findFailed: {
      tags: 'editor',
      on: { retry: { target: 'finding', actions: 'clearRefusal' }, 'link.leave': 'done' },
    },
    listing: {
      initial: 'ready',
      on: {
        'list.change': { actions: { type: 'changeList', params: payload } },
        'rows.link': {
          guard: { type: 'hasRequests', params: payload },
          target: 'linking',
          actions: ['clearRefusal', { type: 'setLast', params: payload }],
        },
        'link.open': {
          target: 'editing',
          actions: ['clearRefusal', { type: 'openLink', params: payload }],
        },
        'removal.ask': {
          target: 'removal',
          actions: ['clearRefusal', { type: 'setSubject', params: payload }],
        },
      },
      states: { ready: {}, requestFailed: {} },
    },
    linking: {
      tags: 'busy',
      invoke: {
        id: 'linkRows',
        src: 'linkSkus',
        input: ({ context: { shopId }, event }) => ({
          ...{ shopId, requests: event.type === 'rows.link' ? event.requests : [] },
        }),
        onDone: [
          refusedTo('listing'),
          {
            target: 'listing',
            actions: [
              { type: 'setFailed', params: output },
              { type: 'announceLinked', params: output },
            ],
          },
        ],
        onError: 'listing.requestFailed',
      },
    },
    editing: {
      tags: 'editor',
      initial: 'choosing',
      on: {
        'item.add': { target: '.choosing', actions: ['clearRefusal', { type: 'addItem', params: payload }] },
        'item.remove': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'removeItem', params: payload }],
        },
        'quantity.change': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'setNum', params: payload }],
        },
        'warehouse.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'setWarehouse', params: payload }],
        },
        'courier.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'setCourier', params: payload }],
        },
        'variants.choose': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'setVariants', params: payload }],
        },
        'fallback.change': {
          target: '.choosing',
          actions: ['clearRefusal', { type: 'changeFallback', params: payload }],
        },
        'link.save': { guard: 'isComplete', target: 'saving', actions: 'clearRefusal' },
        'link.confirm': { guard: 'isWaiting', target: 'saving', actions: 'clearRefusal' },
        'link.leave': [
          { guard: 'isForOne', target: 'done' },
          { target: 'listing', actions: 'closeLink' },
        ],
      },
      states: { choosing: {}, requestFailed: {} },
    },
    saving: {
      tags: ['busy', 'editor'],
      invoke: {
        id: 'saveLink',
        src: 'linkSkus',
        input: ({ context, event }) => ({
          ...{ shopId: context.shopId, requests: requestsOf(context, event.type === 'link.confirm') },
        }),
        onDone: [
          refusedTo('editing'),
          {
            guard: { type: 'linkedNone', params: output },
            target: 'editing',
            actions: { type: 'setFailed', params: output },
          },
          { guard: 'isForOne', target: 'done', actions: { type: 'announceLinked', params: output } },
          {
            target: 'listing',
            actions: [
              'closeLink',
              { type: 'setFailed', params: output },
              { type: 'announceLinked', params: output },
            ],
          },
        ],
        onError: 'editing.requestFailed',
      },
    },
    removal: {
      tags: 'removal',
      exit: 'closeLink',
      initial: 'confirming',
      states: {
        confirming: { on: { 'removal.accept': 'removing', 'removal.dismiss': '#shopGoods.listing' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeLink',
            src: 'removeLink',
            input: ({ context }) => context.subject,
            onDone: [refusedTo('refused'), { target: '#shopGoods.listing', actions: 'announceRemoved' }],
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

/** The same link for every target; confirmed, or for all variants of an item, where that is wanted. */
function requestsOf({ targets, everyVariant, ...context }: Context, confirms: boolean): LinkRequest[] {
  const { items, warehouseId, courierId, fallback } = context;
  return targets.map(({ remoteGoodId, remoteSkuId, title, remoteSkuText }) => ({
    target: { remoteGoodId, remoteSkuId: everyVariant ? '' : remoteSkuId, title, remoteSkuText },
    link: confirms ? null : { items, warehouseId, courierId, fallback },
  }));
}

export type ShopGoods = ActorRefFrom<typeof shopGoodsMachine>;
export type Screen = 'list' | 'editor' | 'removal';

/** What the dialog shows. */
export function selectScreen(snapshot: SnapshotFrom<typeof shopGoodsMachine>): Screen {
  if (snapshot.hasTag('removal')) return 'removal';
  return snapshot.hasTag('editor') || snapshot.matches('done') ? 'editor' : 'list';
}
