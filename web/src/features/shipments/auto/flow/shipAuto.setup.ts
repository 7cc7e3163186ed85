import { assign, setup } from 'xstate';
import type { BatchInput } from '../../../../graphql/generated/graphql.ts';
import { refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { fitChoice, fitSku } from '../../../goodsPicker/goodsFacts.ts';
import type { BatchQuoted } from '../../shared/checkout/batchQuote.ts';
import { repricedBy } from '../../shared/wizard/repriced.ts';
import {
  blankWizard,
  oneGoods,
  unprovidedWizardActors,
  wizardActions,
  wizardGuards,
} from '../../shared/wizard/wizard.setup.ts';
import { pickDraft } from '../../shared/wizard/wizardDraft.ts';
import {
  type AutoStep,
  type BatchNumBy,
  byItsSettings,
  type ChosenOrder,
  emptyAutoDraft,
  type GoodsMode,
  type ListFilter,
  lapsingFilter,
  ofShop,
  type ParcelSplit,
  waitingFilter,
} from './autoDraft.ts';
import { batchInput } from './batchInput.ts';
import { afterMerging, afterSplitting, withOrders, withoutIds, withoutOrders } from './chosenOrders.ts';
import { type Route, withSplit } from './parcelSplits.ts';
import { parcelKey, withoutParcels } from './plannedParcels.ts';
import { canPay, isComposed, knowsGoods, ordersChanged } from './shipAuto.rules.ts';
import type {
  AutoContext,
  AutoEvent,
  Found,
  Opened,
  OrderChange,
  OrdersChanged,
  Planned,
  PlanRequest,
  Pulled,
  ShopRead,
} from './shipAuto.types.ts';

type LeftOut = readonly Pick<ChosenOrder, 'id' | 'mergeId'>[];

export const autoNeeds: Readonly<Record<AutoStep, (context: AutoContext) => boolean>> = {
  shop: () => true,
  orders: ({ shop }) => shop !== null,
  goods: ({ shop, chosen }) => shop !== null && chosen.length > 0,
  review: isComposed,
};

/** The draft within a context, without what a reload loads again. */
export const autoDraftOf = (context: AutoContext) => pickDraft(emptyAutoDraft, context);

export const shipAutoSetup = setup({
  types: {
    context: {} as AutoContext,
    events: {} as AutoEvent,
    input: {} as { account: string },
    tags: {} as 'busy' | 'pulling' | 'pricing',
    children: {} as { checkout: 'checkout'; draftTurn: 'draftTurn' },
  },
  actors: {
    ...unprovidedWizardActors,
    ...oneGoods.actors,
    openDraft: unprovidedActor<Opened, string>(),
    readShop: unprovidedActor<ShopRead, number>(),
    pullOrders: unprovidedActor<Pulled, { shopId: number; taskId: string | null; days: number }>(),
    findOrders: unprovidedActor<Found, { shopId: number; filter: ListFilter }>(),
    recheckOrders: unprovidedActor<Found, { shopId: number; chosen: readonly ChosenOrder[] }>(),
    changeOrders: unprovidedActor<OrdersChanged, OrderChange>(),
    planOrders: unprovidedActor<Planned, PlanRequest>(),
    quote: unprovidedActor<BatchQuoted, BatchInput>(),
  },
  delays: { pullPause: 1_000, quoteLifetime: 14 * 60_000 },
  guards: {
    ...wizardGuards(autoNeeds),
    ...oneGoods.guards,
    namesChanges: (_, answer: unknown) => ordersChanged(answer),
    foundChanges: ({ context }) => ordersChanged(context.refusal),
    continues: (_, answer: Pulled) => answer.kind === 'pulled' && !answer.done,
    isPulling: ({ context }) => context.pullTaskId !== null || context.isUnread,
    hasGroups: (_, { groups }: { groups: readonly unknown[] }) => groups.length > 0,
    hasIds: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    leavesOthers: ({ context }, { orders }: { orders: LeftOut }) =>
      withoutOrders(context.chosen, orders).length > 0,
    suggestsFallback: ({ context: { plan } }, { orderIds }: { orderIds: readonly number[] }) =>
      (plan?.unplanned ?? []).some(
        ({ reasonCode, shopOrderId }) =>
          reasonCode === 'FALLBACK_SUGGESTED' && orderIds.includes(shopOrderId),
      ),
    hasSourced: ({ context: { plan } }) => (plan?.sourced.length ?? 0) > 0,
    hasPlan: ({ context }) => context.mode === 'mapped' && context.plan !== null,
    plansByMappings: ({ context }) => context.mode === 'mapped',
    canPay: ({ context }) => context.sentElsewhere === null && knowsGoods(context) && canPay(context),
  },
  actions: {
    ...wizardActions<AutoContext, AutoEvent>(),
    ...oneGoods.actions<AutoContext, AutoEvent>(),
    resume: assign((_, { draft, shop, facts, refusal }: Opened) => ({
      ...{
        ...draft,
        ...(facts && { ...fitChoice(facts, draft), skuId: fitSku(facts, draft.skuId) }),
        shop,
        facts,
        refusal,
      },
      isResumed: draft.sent !== null,
    })),
    /** The request failed without an answer, and may simply be repeated. */
    setNoAnswer: assign(() => ({ refusal: refusal('NO_ANSWER') })),
    clearRefusal: assign({ refusal: null, rejected: [], goneCount: 0 }),

    setShop: assign(({ context }, { shopId, isLapsing }: { shopId: number; isLapsing?: boolean }) => ({
      ...(shopId === context.shopId ? { shop: null } : { ...ofShop, shopId, shop: null, progress: null }),
      ...(isLapsing ? { filter: lapsingFilter, page: 1 } : {}),
    })),
    storeShop: assign(({ context }, answer: ShopRead) => {
      if (answer.kind !== 'shop') return {};
      const { shop } = answer;
      return { shop, ...byItsSettings(context, shop) };
    }),

    beginPull: assign((_, { days }: { days: number }) => ({
      pullDays: days,
      pullTaskId: null,
      progress: null,
    })),
    storeProgress: assign((_, answer: Pulled) => {
      if (answer.kind !== 'pulled') return {};
      return { progress: answer, pullTaskId: answer.done ? null : answer.taskId, isUnread: false };
    }),
    dropPull: assign({ pullTaskId: null, isUnread: false, progress: null }),

    changeFilter: assign(({ context }, { change }: { change: Partial<ListFilter> }) => ({
      filter: { ...context.filter, ...change },
      page: 1,
    })),
    setPage: assign((_, { page }: { page: number }) => ({ page })),
    chooseOrders: assign(
      ({ context }, { orders, chosen }: { orders: readonly ChosenOrder[]; chosen: boolean }) => ({
        chosen: chosen ? withOrders(context.chosen, orders) : withoutOrders(context.chosen, orders),
        plan: null,
      }),
    ),
    addFound: assign(({ context }, answer: Found) =>
      answer.kind === 'found' ? { chosen: withOrders(context.chosen, answer.orders), plan: null } : {},
    ),
    retainWaiting: assign(({ context: { chosen } }, answer: Found) => {
      if (answer.kind !== 'found') return {};
      const waiting = new Map(answer.orders.map((order) => [order.id, order]));
      const left = chosen.flatMap(({ id }) => waiting.get(id) ?? []);
      return { chosen: left, goneCount: chosen.length - left.length, plan: null };
    }),
    clearParcels: assign({ chosen: [], plan: null }),
    storeChange: assign(({ context: { chosen } }, answer: OrdersChanged) => {
      switch (answer.kind) {
        case 'merged':
          return { chosen: afterMerging(chosen, answer.groups), rejected: answer.rejected, plan: null };
        case 'split':
          return { chosen: afterSplitting(chosen, answer.mergeId), plan: null };
        case 'ignored':
          return { chosen: withoutIds(chosen, answer.ids), plan: null };
        default:
          return {};
      }
    }),

    setMode: assign((_, { mode }: { mode: GoodsMode }) => ({ mode })),
    clearPlan: assign({ plan: null }),
    storePlan: assign((_, answer: Planned) => (answer.kind === 'planned' ? { plan: answer.plan } : {})),
    excludeUnplanned: assign(({ context: { plan, chosen } }) => {
      const orders = plan?.unplanned.map(({ shopOrderId: id, mergeId }) => ({ id, mergeId })) ?? [];
      return { chosen: withoutOrders(chosen, orders), plan: plan && { ...plan, unplanned: [] } };
    }),
    excludeSourced: assign(({ context: { plan, chosen } }) => {
      const orders = plan?.sourced.map(({ shopOrderId: id }) => ({ id, mergeId: null })) ?? [];
      return { chosen: withoutOrders(chosen, orders), plan: plan && { ...plan, sourced: [] } };
    }),
    acceptFallback: assign(({ context }, { orderIds }: { orderIds: readonly number[] }) => ({
      fallbackIds: [...new Set([...context.fallbackIds, ...orderIds])],
    })),
    leaveOut: assign(({ context: { plan, chosen } }, { orders }: { orders: LeftOut }) => {
      const keys = orders.map(({ id, mergeId }) => parcelKey({ mergeId, shopOrderId: id }));
      return { chosen: withoutOrders(chosen, orders), plan: plan && withoutParcels(plan, new Set(keys)) };
    }),
    setSplit: assign(({ context }, { route, split }: { route: Route; split: ParcelSplit | null }) => ({
      splits: withSplit(context.splits, route, split),
    })),
    setNumBy: assign((_, { numBy }: { numBy: BatchNumBy }) => ({ numBy })),
    setAutoSend: assign((_, { autoSend }: { autoSend: boolean }) => ({ autoSend })),
    setAddress: assign((_, { remoteAddressId }: { remoteAddressId: string | null }) => ({ remoteAddressId })),

    clearQuote: assign({ quote: null, totalBefore: null, repriced: null }),
    storeQuote: assign(({ context }, answer: BatchQuoted) =>
      answer.kind === 'quoted'
        ? { quote: answer.quote, ...repricedBy(context, context.quote?.totalFee, answer.quote.totalFee) }
        : {},
    ),
    setSkip: assign((_, { skip }: { skip: boolean }) => ({ skipInvalid: skip })),
    recordSubmission: assign(({ context }) => ({
      ...{ sent: batchInput(context, context.quote?.quoteNo), totalBefore: null },
    })),
    startOver: assign({
      ...{ step: 'orders' as const, chosen: [], plan: null, splits: [], fallbackIds: [], remark: '' },
      skipInvalid: false,
      ...{
        filter: waitingFilter,
        page: 1,
        receipt: null,
        quote: null,
        totalBefore: null,
        repriced: null,
        progress: null,
      },
    }),
  },
});

/** Before anything is known. */
export function blankAutoContext({ account }: { account: string }): AutoContext {
  return {
    ...{ ...emptyAutoDraft, ...blankWizard, account },
    ...{ shop: null, progress: null, rejected: [], goneCount: 0, quote: null },
  };
}
