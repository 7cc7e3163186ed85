import { assign, setup } from 'xstate';
import type { SavedSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import type { BatchInput } from '../../../../graphql/generated/graphql.ts';
import { isRefusal, refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { fitChoice, type GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import {
  type AutoDraft,
  type AutoStep,
  type BatchNumBy,
  type ChosenOrder,
  emptyAutoDraft,
  type GoodsMode,
  type ListFilter,
  waitingFilter,
} from './autoDraft.ts';
import { batchInput } from './batchInput.ts';
import { afterMerging, afterSplitting, withOrders, withoutIds, withoutOrders } from './chosenOrders.ts';
import { canPay, isComposed, knowsGoods, ordersChanged } from './shipAuto.rules.ts';
import type {
  AutoContext,
  AutoEvent,
  BatchCreated,
  BatchPaid,
  BatchQuoted,
  Found,
  Ignored,
  Merged,
  Opened,
  Planned,
  Pulled,
  ShopRead,
  Split,
} from './shipAuto.types.ts';

type Answered = { answer: { kind: string } };

/** The draft within a context, without what a reload loads again. */
export function autoDraftOf(context: AutoContext): AutoDraft {
  const keys = Object.keys(emptyAutoDraft) as (keyof AutoDraft)[];
  return Object.fromEntries(keys.map((key) => [key, context[key]])) as unknown as AutoDraft;
}

export const shipAutoSetup = setup({
  types: {
    context: {} as AutoContext,
    events: {} as AutoEvent,
    input: {} as { account: string },
    tags: {} as 'busy' | 'pulling' | 'pricing',
  },
  actors: {
    openBatch: unprovidedActor<Opened, { account: string }>(),
    readShop: unprovidedActor<ShopRead, number>(),
    pullOrders: unprovidedActor<Pulled, { shopId: number; taskId: string | null; days: number }>(),
    findOrders: unprovidedActor<Found, { shopId: number; filter: ListFilter }>(),
    recheckOrders: unprovidedActor<Found, { shopId: number; chosen: readonly ChosenOrder[] }>(),
    mergeOrders: unprovidedActor<Merged, readonly (readonly number[])[]>(),
    splitMerge: unprovidedActor<Split, number>(),
    ignoreOrders: unprovidedActor<Ignored, { ids: readonly number[]; ignored: boolean }>(),
    planOrders: unprovidedActor<Planned, { shopId: number; chosen: readonly ChosenOrder[] }>(),
    loadGoods: unprovidedActor<GoodsFactsResult, number>(),
    saveSender: unprovidedActor<SavedSender, SenderForm | null>(),
    quoteBatch: unprovidedActor<BatchQuoted, BatchInput>(),
    createBatch: unprovidedActor<BatchCreated, { batch: BatchInput; clientNo: string }>(),
    payBatch: unprovidedActor<BatchPaid, { batchNo: string; clientNo: string }>(),
  },
  delays: { pullPause: 1_000, quoteLifetime: 14 * 60_000 },
  guards: {
    wasRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    wasClosed: (_, { answer }: Answered) =>
      isRefusal(answer) && (answer.errorKey === 'PAY_EXPIRED' || answer.errorKey === 'ORDER_STATE'),
    foundChanges: (_, { answer }: Answered) => ordersChanged(answer),
    goesOn: (_, { answer }: { answer: Pulled }) => answer.kind === 'pulled' && !answer.done,
    isPulling: ({ context }) => context.pullTaskId !== null,
    hasGroups: (_, { groups }: { groups: readonly unknown[] }) => groups.length > 0,
    hasIds: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    hasSenderForm: ({ context }) => context.senderForm !== null,
    hasPlan: ({ context }) => context.mode === 'mapped' && context.plan !== null,
    plansByMappings: ({ context }) => context.mode === 'mapped',
    isMissingFacts: ({ context }) => context.goodId !== null && context.facts?.goodId !== context.goodId,
    hasPlaced: ({ context }) => context.placed !== null,
    hasUnansweredSubmission: ({ context }) => context.sent !== null,
    resumesAtGoods: ({ context }) => context.step === 'review' && isComposed(context),
    resumesAtOrders: ({ context }) =>
      (context.step === 'goods' || context.step === 'review') && hasChosen(context),
    resumesAtShop: ({ context }) => context.step !== 'shop' && context.shop !== null,
    canEnterShop: (_, { step }: { step: AutoStep }) => step === 'shop',
    canEnterOrders: ({ context }, { step }: { step: AutoStep }) => step === 'orders' && context.shop !== null,
    canEnterGoods: ({ context }, { step }: { step: AutoStep }) => step === 'goods' && hasChosen(context),
    canEnterReview: ({ context }, { step }: { step: AutoStep }) => step === 'review' && isComposed(context),
    offersWarehouse: ({ context }, { warehouseId }: { warehouseId: number }) =>
      context.facts?.warehouses.some(({ id, open }) => id === warehouseId && open) ?? false,
    offersCourier: ({ context: { facts, warehouseId } }, { courierId }: { courierId: number }) =>
      facts?.warehouses.find(({ id }) => id === warehouseId)?.courierIds.includes(courierId) ?? false,
    canPay: ({ context }) => knowsGoods(context) && canPay(context),
  },
  actions: {
    resume: assign((_, { draft, shop, facts, refusal }: Opened) => ({
      ...draft,
      ...(facts ? fitChoice(facts, draft) : {}),
      ...{ shop, facts, refusal },
    })),
    setStep: assign((_, params: { step: AutoStep }) => params),
    setRefusal: assign((_, { answer }: Answered) => (isRefusal(answer) ? { refusal: answer } : {})),
    /** The request failed without an answer, and may simply be repeated. */
    setNoAnswer: assign(() => ({ refusal: refusal('NO_ANSWER') })),
    clearRefusal: assign({ refusal: null, rejected: [], goneCount: 0 }),

    setShop: assign(({ context }, { shopId }: { shopId: number }) =>
      shopId === context.shopId ? { shop: null } : { ...ofShop, shopId, shop: null, progress: null },
    ),
    setLoadedShop: assign(({ context }, { answer }: { answer: ShopRead }) => {
      if (answer.kind !== 'shop') return {};
      const { shop } = answer;
      if (context.autoSend !== null) return { shop };
      return { shop, autoSend: shop.autoSend, senderId: shop.defaultSenderId ?? context.senderId };
    }),

    beginPull: assign((_, { days }: { days: number }) => ({
      pullDays: days,
      pullTaskId: null,
      progress: null,
    })),
    setProgress: assign((_, { answer }: { answer: Pulled }) => {
      if (answer.kind !== 'pulled') return {};
      return { progress: answer, pullTaskId: answer.done ? null : answer.taskId };
    }),
    dropPull: assign({ pullTaskId: null, progress: null }),

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
    setFound: assign(({ context }, { answer }: { answer: Found }) =>
      answer.kind === 'found' ? { chosen: withOrders(context.chosen, answer.orders), plan: null } : {},
    ),
    retainWaiting: assign(({ context: { chosen } }, { answer }: { answer: Found }) => {
      if (answer.kind !== 'found') return {};
      const waiting = new Map(answer.orders.map((order) => [order.id, order]));
      const left = chosen.flatMap(({ id }) => waiting.get(id) ?? []);
      return { chosen: left, goneCount: chosen.length - left.length, plan: null };
    }),
    clearChosen: assign({ chosen: [], plan: null }),
    setMerged: assign(({ context }, { answer }: { answer: Merged }) =>
      answer.kind === 'merged'
        ? { chosen: afterMerging(context.chosen, answer.groups), rejected: answer.rejected, plan: null }
        : {},
    ),
    setSplit: assign(({ context }, { answer }: { answer: Split }) =>
      answer.kind === 'split' ? { chosen: afterSplitting(context.chosen, answer.mergeId), plan: null } : {},
    ),
    removeIgnored: assign(({ context }, { answer }: { answer: Ignored }) =>
      answer.kind === 'ignored' ? { chosen: withoutIds(context.chosen, answer.ids), plan: null } : {},
    ),

    setMode: assign((_, { mode }: { mode: GoodsMode }) => ({ mode })),
    clearPlan: assign({ plan: null }),
    setPlan: assign((_, { answer }: { answer: Planned }) =>
      answer.kind === 'planned' ? { plan: answer.plan } : {},
    ),
    excludeUnplanned: assign(({ context: { plan, chosen } }) => {
      const orders = plan?.unplanned.map(({ shopOrderId: id, mergeId }) => ({ id, mergeId })) ?? [];
      return { chosen: withoutOrders(chosen, orders), plan: plan && { ...plan, unplanned: [] } };
    }),
    setGoods: assign((_, { goodId }: { goodId: number }) => ({ goodId, facts: null, warehouseId: null })),
    setFacts: assign(({ context }, { answer }: { answer: GoodsFactsResult }) =>
      answer.kind === 'known' ? { facts: answer.facts, ...fitChoice(answer.facts, context) } : {},
    ),
    dropGoods: assign({ goodId: null, facts: null }),
    fitGoods: assign(({ context }, change: { warehouseId?: number; num?: number; courierId?: number }) =>
      context.facts ? fitChoice(context.facts, { ...context, ...change }) : {},
    ),
    setNumBy: assign((_, { numBy }: { numBy: BatchNumBy }) => ({ numBy })),
    setSender: assign((_, { senderId }: { senderId: number }) => ({ senderId, senderForm: null })),
    setSenderForm: assign((_, { form }: { form: SenderForm | null }) => ({ senderForm: form })),
    editSenderForm: assign(({ context }, { change }: { change: Partial<SenderForm> }) => ({
      senderForm: context.senderForm && { ...context.senderForm, ...change },
    })),
    setSavedSender: assign((_, { answer }: { answer: SavedSender }) =>
      answer.kind === 'saved' ? { senderId: answer.senderId, senderForm: null } : {},
    ),
    setAutoSend: assign((_, { autoSend }: { autoSend: boolean }) => ({ autoSend })),
    setAddress: assign((_, { remoteAddressId }: { remoteAddressId: string | null }) => ({ remoteAddressId })),
    setRemark: assign((_, { remark }: { remark: string }) => ({ remark: remark.slice(0, 200) })),

    clearQuote: assign({ quote: null, totalBefore: null }),
    setQuote: assign(({ context }, { answer }: { answer: BatchQuoted }) => {
      if (answer.kind !== 'quoted') return {};
      const before = context.quote?.totalFee;
      const changed = before !== undefined && before !== answer.quote.totalFee;
      return { quote: answer.quote, ...(changed ? { totalBefore: before } : {}) };
    }),
    setSkip: assign((_, { skip }: { skip: boolean }) => ({ skipInvalid: skip })),
    assignIdempotencyKeys: assign(({ context }) => ({
      createNo: context.createNo ?? uuid(),
      payNo: context.payNo ?? uuid(),
    })),
    recordSubmission: assign(({ context }) => ({
      sent: context.sent ?? batchInput(context, context.quote?.quoteNo),
      totalBefore: null,
      refusal: null,
    })),
    clearRequest: assign({ createNo: null, sent: null }),
    rotateBatchKey: assign(() => ({ createNo: uuid(), sent: null })),
    rotatePaymentKey: assign(() => ({ payNo: uuid() })),
    setPlaced: assign((_, { answer }: { answer: BatchCreated }) =>
      answer.kind === 'placed' ? { placed: answer.placed, createNo: null, sent: null, refusal: null } : {},
    ),
    dropPlaced: assign({ placed: null, createNo: null, payNo: null, refusal: null }),
    setReceipt: assign(({ context: { placed, autoSend } }, { answer }: { answer: BatchPaid }) => {
      if (answer.kind !== 'paid' || !placed) return {};
      const { batchNo, packageCount } = placed;
      const receipt = { batchNo, packageCount, paidFee: answer.paidFee, autoSend: autoSend ?? true };
      return { receipt, placed: null, payNo: null, chosen: [], plan: null };
    }),
    startOver: assign({
      ...{ step: 'orders' as const, chosen: [], plan: null, remark: '', skipInvalid: false },
      ...{ filter: waitingFilter, page: 1, receipt: null, quote: null, totalBefore: null, progress: null },
    }),
  },
});

/** What belongs to one shop, before anything was decided for it. */
const ofShop = {
  pullTaskId: null,
  filter: waitingFilter,
  page: 1,
  chosen: [],
  mode: 'mapped',
  plan: null,
  numBy: 'order',
  num: 1,
  autoSend: null,
  remoteAddressId: null,
  skipInvalid: false,
} satisfies Partial<AutoDraft>;

function hasChosen({ shop, chosen }: AutoContext): boolean {
  return shop !== null && chosen.length > 0;
}

/** Before anything is known. */
export function blankAutoContext({ account }: { account: string }): AutoContext {
  return {
    ...emptyAutoDraft,
    account,
    shop: null,
    facts: null,
    progress: null,
    rejected: [],
    goneCount: 0,
    quote: null,
    totalBefore: null,
    refusal: null,
    receipt: null,
  };
}
