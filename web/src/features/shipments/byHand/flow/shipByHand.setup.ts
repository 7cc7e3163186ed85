import { assign, setup } from 'xstate';
import type { SavedSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { fitChoice, type GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { type Draft, type Entry, emptyDraft, type Step } from './draft.ts';
import { type RecipientsChanged, recipientsMachine } from './recipients.machine.ts';
import { canGo, coversStock, failedRows } from './shipByHand.rules.ts';
import type { Answer, Created, Opened, Quoted, Receipt, ShipContext, ShipEvent } from './shipByHand.types.ts';

/** The draft within a context, without what a reload loads again. */
export function draftOf(context: ShipContext): Draft {
  const { entry, step, goodId, warehouseId, num, courierId, senderId, senderForm, platform } = context;
  const { remark, rows, unreadText, allowDuplicate, createNo, payNo, sentQuoteNo, placed } = context;
  return {
    ...{ entry, step, goodId, warehouseId, num, courierId, senderId, senderForm, platform },
    ...{ remark, rows, unreadText, allowDuplicate, createNo, payNo, sentQuoteNo, placed },
  };
}

export const shipByHandSetup = setup({
  types: {
    context: {} as ShipContext,
    events: {} as ShipEvent,
    input: {} as { account: string; entry: Entry },
    tags: {} as 'busy' | 'pricing',
    children: {} as { recipients: 'recipients' },
  },
  actors: {
    recipients: recipientsMachine,
    openShipment: unprovidedActor<Opened, { account: string; entry: Entry }>(),
    loadGoods: unprovidedActor<GoodsFactsResult, number>(),
    saveSender: unprovidedActor<SavedSender, SenderForm | null>(),
    quoteShipment: unprovidedActor<Quoted, { draft: Draft; rows: readonly Recipient[] }>(),
    createShipment: unprovidedActor<
      Created,
      { draft: Draft; rows: readonly Recipient[]; quoteNo: string; clientNo: string }
    >(),
    payShipment: unprovidedActor<Receipt | Refusal, { orderId: number; clientNo: string }>(),
  },
  delays: { quoteSettle: 500, quoteLifetime: 14 * 60_000 },
  guards: {
    wasRefused: (_, { answer }: { answer: Answer }) => answer.kind === 'refused',
    wasClosed: (_, { answer }: { answer: Answer }) =>
      isRefusal(answer) && (answer.errorKey === 'PAY_EXPIRED' || answer.errorKey === 'ORDER_STATE'),
    hasSenderForm: ({ context }) => context.senderForm !== null,
    hasPlaced: ({ context }) => context.placed !== null,
    hasUnansweredSubmission: ({ context }) => context.sentQuoteNo !== null && knowsDelivery(context),
    // Without a quote in hand, as after a reload, the rows are priced again first.
    namesRows: ({ context }, { answer }: { answer: Answer }) =>
      context.quote !== null && isRefusal(answer) && failedRows(answer, context.rows).length > 0,
    changesRows: ({ context }, { rows }: RecipientsChanged) => rows !== context.rows,
    resumesAtRecipients: ({ context }) =>
      context.step === 'review' && knowsDelivery(context) && sendableRows(context.rows).length > 0,
    resumesAtDelivery: ({ context }) =>
      (context.step === 'recipients' || context.step === 'review') && knowsDelivery(context),
    resumesAtGoods: ({ context }) => context.step !== 'goods' && knowsGoods(context),
    offersWarehouse: ({ context }, { warehouseId }: { warehouseId: number }) =>
      context.facts?.warehouses.some(({ id, open }) => id === warehouseId && open) ?? false,
    offersCourier: ({ context }, { courierId }: { courierId: number }) =>
      chosenWarehouse(context)?.courierIds.includes(courierId) ?? false,
    canEnterGoods: (_, { step }: { step: Step }) => step === 'goods',
    canEnterDelivery: ({ context }, { step }: { step: Step }) => step === 'delivery' && knowsGoods(context),
    canEnterRecipients: ({ context }, { step }: { step: Step }) =>
      step === 'recipients' && knowsDelivery(context),
    canEnterReview: ({ context }, { step }: { step: Step }) =>
      step === 'review' && !context.reading && canGo(context),
    hasSendable: ({ context }) => sendableRows(context.rows).length > 0,
    canPay: ({ context }) =>
      canGo(context) && coversStock(context) && (context.quote?.answer.enough ?? false),
  },
  actions: {
    resume: assign((_, { draft, facts, refusal }: Opened) => ({
      ...draft,
      ...(facts ? fitChoice(facts, draft) : {}),
      facts,
      refusal,
    })),
    setStep: assign((_, params: { step: Step }) => params),
    setGoods: assign((_, { goodId }: { goodId: number }) => ({
      goodId,
      facts: null,
      warehouseId: null,
      quote: null,
    })),
    setFacts: assign(({ context }, { answer }: { answer: GoodsFactsResult }) =>
      answer.kind === 'known' ? { facts: answer.facts, ...fitChoice(answer.facts, context) } : {},
    ),
    dropGoods: assign({ goodId: null, facts: null }),
    setWarehouse: assign(({ context }, { warehouseId }: { warehouseId: number }) => ({
      ...(context.facts ? fitChoice(context.facts, { ...context, warehouseId }) : {}),
      quote: null,
    })),
    setNum: assign(({ context }, { num }: { num: number }) => ({
      ...(context.facts ? fitChoice(context.facts, { ...context, num }) : {}),
      quote: null,
    })),
    setCourier: assign((_, { courierId }: { courierId: number }) => ({ courierId, quote: null })),
    setSender: assign((_, { senderId }: { senderId: number }) => ({ senderId, senderForm: null })),
    setSenderForm: assign((_, { form }: { form: SenderForm | null }) => ({ senderForm: form })),
    editSenderForm: assign(({ context }, { change }: { change: Partial<SenderForm> }) => ({
      senderForm: context.senderForm && { ...context.senderForm, ...change },
    })),
    setSavedSender: assign((_, { answer }: { answer: SavedSender }) =>
      answer.kind === 'saved' ? { senderId: answer.senderId, senderForm: null } : {},
    ),
    setPlatform: assign((_, { platform }: { platform: Draft['platform'] }) => ({ platform })),
    setRemark: assign((_, { remark }: { remark: string }) => ({ remark: remark.slice(0, 200) })),
    setRows: assign((_, { rows, unreadText, reading }: RecipientsChanged) => ({ rows, unreadText, reading })),
    allowDuplicates: assign((_, { allow }: { allow: boolean }) => ({ allowDuplicate: allow, failed: [] })),
    setQuote: assign(({ context }, { answer }: { answer: Quoted }) => {
      if (answer.kind !== 'quoted') return {};
      const before = context.step === 'review' ? context.quote?.answer.totalFee : undefined;
      const changed = before !== undefined && before !== answer.quote.answer.totalFee;
      return { quote: answer.quote, failed: [], ...(changed ? { totalBefore: before } : {}) };
    }),
    clearPriceChange: assign({ totalBefore: null }),
    clearRequest: assign({ createNo: null, sentQuoteNo: null }),
    setRefusal: assign(({ context }, { answer }: { answer: Answer }) =>
      isRefusal(answer) ? { refusal: answer, failed: failedRows(answer, context.rows) } : {},
    ),
    clearRefusal: assign({ refusal: null }),
    assignIdempotencyKeys: assign(({ context }) => ({
      createNo: context.createNo ?? uuid(),
      payNo: context.payNo ?? uuid(),
    })),
    recordSubmission: assign(({ context }) => ({
      sentQuoteNo: context.sentQuoteNo ?? context.quote?.answer.quoteNo ?? null,
      totalBefore: null,
      refusal: null,
    })),
    rotateOrderKey: assign(() => ({ createNo: uuid(), sentQuoteNo: null })),
    rotatePaymentKey: assign(() => ({ payNo: uuid() })),
    setPlaced: assign((_, { answer }: { answer: Created }) =>
      answer.kind === 'placed'
        ? { placed: answer.placed, createNo: null, sentQuoteNo: null, refusal: null }
        : {},
    ),
    dropPlaced: assign({ placed: null, createNo: null, payNo: null, refusal: null }),
    setReceipt: assign(({ context }, { answer }: { answer: Receipt | Refusal }) =>
      answer.kind === 'paid' && context.placed
        ? {
            receipt: {
              orderId: answer.orderId,
              orderNo: context.placed.orderNo,
              packageCount: context.placed.packageCount,
              paidFee: answer.paidFee,
            },
            placed: null,
            payNo: null,
            rows: [],
            unreadText: '',
          }
        : {},
    ),
    startOver: assign({
      ...{ rows: [], unreadText: '', remark: '', allowDuplicate: false },
      ...{ receipt: null, quote: null, totalBefore: null },
    }),
  },
});

function chosenWarehouse({ facts, warehouseId }: ShipContext) {
  return facts?.warehouses.find(({ id }) => id === warehouseId);
}

function knowsGoods(context: ShipContext): boolean {
  return (chosenWarehouse(context)?.available ?? 0) >= context.num;
}

function knowsDelivery(context: ShipContext): boolean {
  const { courierId, senderId } = context;
  const offered = courierId !== null && chosenWarehouse(context)?.courierIds.includes(courierId);
  return knowsGoods(context) && Boolean(offered) && senderId !== null;
}

/** Before anything is known. */
export function blankContext({ account, entry }: { account: string; entry: Entry }): ShipContext {
  return {
    ...emptyDraft,
    account,
    entry,
    facts: null,
    reading: false,
    quote: null,
    totalBefore: null,
    failed: [],
    refusal: null,
    receipt: null,
  };
}
