import {
  assign,
  type CallbackActorRef,
  type EventObject,
  fromCallback,
  type MachineContext,
  sendTo,
} from 'xstate';
import type { SavedSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { outcomeGuards, refusalIn } from '../../../../lib/outcome.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { uuid } from '../../../../lib/uuid.ts';
import type { Item } from '../../../../shop/items.ts';
import {
  fitChoice,
  fitDelivery,
  fitSku,
  type GoodsFacts,
  type GoodsFactsResult,
} from '../../../goodsPicker/goodsFacts.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutChanged, CheckoutInput, CheckoutOutput, Sent } from '../checkout/checkout.types.ts';
import {
  type Basket,
  type BasketDraft,
  type BasketLine,
  type BasketResult,
  fitBasket,
  goodIdsOf,
  withItems,
} from './basket.ts';
import type { CourierSplit } from './courierSplit.ts';
import type { TurnEvent, WizardContext } from './wizard.types.ts';

interface Args {
  context: WizardContext;
}

/** Whether the chosen warehouse sends by that courier. */
export function offersCourier(
  { facts, warehouseId }: Pick<WizardContext, 'facts' | 'warehouseId'>,
  courierId: number,
) {
  return facts?.warehouses.find(({ id }) => id === warehouseId)?.courierIds.includes(courierId) ?? false;
}

/** Whether each step can be entered, in the order of the steps. */
type Needs<Step extends string, C> = Readonly<Record<Step, (context: C) => boolean>>;

/** Actors of every wizard. */
export const unprovidedWizardActors = {
  checkout: checkoutMachine,
  saveSender: unprovidedActor<SavedSender, SenderForm | null>(),
  /** Watches whose draft it is. */
  draftTurn: fromCallback<TurnEvent>(() => {}),
};

const sharedGuards = {
  ...outcomeGuards,
  hasSenderForm: ({ context }: Args) => context.senderForm !== null,
  hasPlaced: ({ context }: Args) => context.placed !== null,
  wasSentElsewhere: ({ context }: Args) => context.sentElsewhere !== null,
  isRepriced: ({ context }: Args) => context.repriced !== null,
  hasUnansweredSubmission: ({ context }: Args) => context.sent !== null,
  offersWarehouse: ({ context }: Args, { warehouseId }: { warehouseId: number }) =>
    context.facts?.warehouses.some(({ id, open }) => id === warehouseId && open) ?? false,
  offersCourier: ({ context }: Args, { courierId }: { courierId: number }) =>
    offersCourier(context, courierId),
  wasPaid: (_: unknown, { kind }: CheckoutOutput) => kind === 'paid',
  wasAbandoned: (_: unknown, { kind }: CheckoutOutput) => kind === 'abandoned',
  wasLeft: (_: unknown, { kind }: CheckoutOutput) => kind === 'left',
  wasLeftForGoods: (_: unknown, outcome: CheckoutOutput) =>
    outcome.kind === 'left' && outcome.step === 'goods',
};

/** Guards of every wizard. */
export function wizardGuards<Step extends string, C extends { step: Step }>(needs: Needs<Step, C>) {
  const order = Object.keys(needs) as Step[];
  return {
    ...sharedGuards,
    canEnter: ({ context }: { context: C }, { step, to }: { step: string; to: Step }) =>
      step === to && needs[to](context),
    resumesAt: ({ context }: { context: C }, { step }: { step: Step }) =>
      order.indexOf(step) <= order.indexOf(context.step) && needs[step](context),
  };
}

const noRequest = { createNo: null, sent: null, isResumed: false, placed: null };

/** Makes actions out of changes of the part of a context that several wizards share. */
function changing<Shared, C extends Shared & MachineContext, E extends EventObject>() {
  return <P = undefined>(changed: (context: Shared, params: P) => Partial<Shared>) =>
    assign<C, E, P, E, never>(({ context }, params) => changed(context, params) as Partial<C>);
}

/** Actions of every wizard, for the context and the events of one. */
export function wizardActions<C extends WizardContext, E extends EventObject>() {
  const change = changing<WizardContext, C, E>();
  return {
    setStep: change((_, { step }: { step: C['step'] }) => ({ step })),
    setRefusal: change(refusalIn),
    clearRefusal: change(() => ({ refusal: null })),
    fitGoods: change((context, choice: { warehouseId?: number; courierId?: number }) =>
      context.facts ? fitDelivery(context.facts.warehouses, { ...context, ...choice }) : {},
    ),
    setSender: change((_, { senderId }: { senderId: number }) => ({ senderId, senderForm: null })),
    setSenderForm: change((_, { form }: { form: SenderForm | null }) => ({ senderForm: form })),
    editSenderForm: change(({ senderForm }, edited: { change: Partial<SenderForm> }) => ({
      senderForm: senderForm && { ...senderForm, ...edited.change },
    })),
    storeSender: change((_, answer: SavedSender) =>
      answer.kind === 'saved' ? { senderId: answer.senderId, senderForm: null } : {},
    ),
    setRemark: change((_, { remark }: { remark: string }) => ({ remark: remark.slice(0, 200) })),
    assignIdempotencyKeys: change(({ createNo, payNo }) => ({
      createNo: createNo ?? uuid(),
      payNo: payNo ?? uuid(),
    })),
    rotateOrderKey: change(() => ({ ...noRequest, createNo: uuid() })),
    clearRequest: change(() => noRequest),
    storeCheckout: change((_, { placed, payNo }: CheckoutChanged) => ({
      ...(placed && { ...noRequest, placed }),
      ...{ payNo, refusal: null },
    })),
    acceptPrice: change(() => ({ repriced: null })),
    setSentElsewhere: change((_, { sent }: { sent: Sent | null }) => ({ sentElsewhere: sent })),
    takeTurn: sendTo<C, E, undefined, CallbackActorRef<TurnEvent>, E>('draftTurn', { type: 'turn.take' }),
    /** Under the keys of the other tab nothing would be ordered again. */
    beginRepeat: change(() => ({ ...noRequest, createNo: uuid(), payNo: uuid(), sentElsewhere: null })),
    clearPlaced: change(() => ({ ...noRequest, payNo: null, refusal: null })),
    storeReceipt: change((_, outcome: CheckoutOutput) =>
      outcome.kind === 'paid' ? { ...noRequest, receipt: outcome.receipt, payNo: null } : {},
    ),
  };
}

/** What a wizard for one goods knows of them. */
interface OneGoods extends WizardContext {
  goodId: number | null;
  /** Of goods with several combinations (规格) the one that is sent. */
  skuId: number | null;
  /** Pieces a parcel, where they are the same for all. */
  quantity: number;
  facts: GoodsFacts | null;
}

/** What a wizard for one goods does about them. */
export const oneGoods = {
  actors: { loadGoods: unprovidedActor<GoodsFactsResult, number>() },
  guards: {
    isMissingFacts: ({ context: { goodId, facts } }: { context: OneGoods }) =>
      goodId !== null && facts?.goodId !== goodId,
    offersSku: ({ context: { facts } }: { context: OneGoods }, { skuId }: { skuId: number }) =>
      facts !== null && fitSku(facts, skuId) !== null,
  },
  actions: <C extends OneGoods, E extends EventObject>() => {
    const change = changing<OneGoods, C, E>();
    return {
      setGoods: change((_, { goodId }: { goodId: number }) => ({
        ...{ goodId, skuId: null, facts: null, warehouseId: null },
      })),
      setSku: change((_, { skuId }: { skuId: number }) => ({ skuId })),
      storeFacts: change((context, answer: GoodsFactsResult) =>
        answer.kind === 'known'
          ? {
              ...{ facts: answer.facts, ...fitChoice(answer.facts, context) },
              skuId: fitSku(answer.facts, context.skuId),
            }
          : {},
      ),
      clearGoods: change(() => ({ goodId: null, skuId: null, facts: null })),
      fitGoods: change((context, choice: { warehouseId?: number; quantity?: number; courierId?: number }) =>
        context.facts ? fitChoice(context.facts, { ...context, ...choice }) : {},
      ),
    };
  },
};

/** What a wizard for several goods knows of them. */
interface SeveralGoods extends WizardContext, BasketDraft {
  facts: Basket | null;
  replaced: BasketDraft | null;
  split: CourierSplit | null;
}

/** The split as long as its courier is offered. */
export function fitSplit({ split, ...context }: Pick<SeveralGoods, 'facts' | 'warehouseId' | 'split'>) {
  return split && offersCourier(context, split.courierId) ? split : null;
}

/** With another warehouse or courier there is no split any more. */
function keptSplit(before: SeveralGoods, now: Pick<BasketDraft, 'warehouseId' | 'courierId'>) {
  const isSame = now.warehouseId === before.warehouseId && now.courierId === before.courierId;
  return isSame ? {} : { split: null };
}

/** What a wizard for several goods does about them. */
export const severalGoods = {
  actors: { loadGoods: unprovidedActor<BasketResult, readonly number[]>() },
  guards: {
    hasReplaced: ({ context: { replaced } }: { context: SeveralGoods }) => replaced !== null,
    hasGoods: ({ context: { lines } }: { context: SeveralGoods }) => lines.length > 0,
    isMissingFacts: ({ context: { lines, facts } }: { context: SeveralGoods }) =>
      goodIdsOf(lines).some((id) => !facts?.goods.some(({ goodId }) => goodId === id)),
    offersSplit: ({ context }: { context: SeveralGoods }, { split }: { split: CourierSplit | null }) =>
      split === null || offersCourier(context, split.courierId),
  },
  actions: <C extends SeveralGoods, E extends EventObject>() => {
    const change = changing<SeveralGoods, C, E>();
    return {
      setGoods: change(({ lines }, { goodId }: { goodId: number }) => ({
        ...{
          lines: [{ goodId, skuId: null, quantity: lines[0]?.quantity ?? 1 }],
          facts: null,
          warehouseId: null,
        },
        replaced: null,
      })),
      restoreGoods: change(({ replaced }) => (replaced ? { ...replaced, facts: null, replaced: null } : {})),
      addGoods: change(({ lines }, { goodId }: { goodId: number }) => ({
        lines: goodIdsOf(lines).includes(goodId) ? lines : [...lines, { goodId, skuId: null, quantity: 1 }],
      })),
      removeGoods: change((context, { goodId }: { goodId: number }) =>
        withLines(
          context,
          context.lines.filter((line) => line.goodId !== goodId),
        ),
      ),
      chooseItems: change((context, { goodId, items }: { goodId: number; items: readonly Item[] }) =>
        withLines(context, withItems(context.lines, goodId, items)),
      ),
      storeFacts: change((context, answer: BasketResult) =>
        answer.kind === 'known' ? withLines(context, context.lines, answer.goods) : {},
      ),
      fitGoods: change((context, choice: { warehouseId?: number; courierId?: number }) => {
        if (!context.facts) return {};
        const fitted = fitDelivery(context.facts.warehouses, { ...context, ...choice });
        return { ...fitted, ...keptSplit(context, fitted) };
      }),
      setSplit: change((_, { split }: { split: CourierSplit | null }) => ({ split })),
      /** Of these, what is known stays. */
      clearGoods: change((context) =>
        withLines(
          context,
          context.lines.filter(({ goodId }) => isKnown(context, goodId)),
        ),
      ),
    };
  },
};

function isKnown({ facts }: SeveralGoods, id: number): boolean {
  return facts?.goods.some(({ goodId }) => goodId === id) ?? false;
}

function withLines(context: SeveralGoods, lines: readonly BasketLine[], known = context.facts?.goods ?? []) {
  const goods = goodIdsOf(lines).flatMap((id) => known.filter(({ goodId }) => goodId === id));
  if (goods.length === 0) return { lines, facts: null };
  const fitted = fitBasket(goods, { ...context, lines });
  return { ...fitted, ...keptSplit(context, fitted) };
}

/** Steps between the first and the last that can be gone back to while nobody knows whether the order was placed. */
export function exitsOf<Step extends string, C>(needs: Needs<Step, C>, context: C): Step[] {
  const steps = Object.keys(needs) as Step[];
  return steps.slice(1, -1).filter((step) => needs[step](context));
}

/** What a checkout starts with; `exits`: steps that can be gone back to while its outcome is unknown. */
export function checkoutInput(context: WizardContext, exits: readonly string[]): CheckoutInput {
  const { sent, createNo, payNo, placed, isResumed } = context;
  return { request: sent, createNo, payNo, placed, isResumed, exits };
}

/** What a wizard knows besides its draft, before anything is known. */
export const blankWizard = {
  ...{
    facts: null,
    sent: null,
    isResumed: false,
    sentElsewhere: null,
    totalBefore: null,
    repriced: null,
    refusal: null,
    receipt: null,
  },
};
