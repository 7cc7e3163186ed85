import { assign, type EventObject } from 'xstate';
import type { SavedSender } from '../../../../fields/saveSender.ts';
import type { SenderForm } from '../../../../fields/sender.ts';
import { outcomeGuards, refusalIn } from '../../../../lib/outcome.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { fitChoice, type GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutChanged, CheckoutInput, CheckoutOutput } from '../checkout/checkout.types.ts';
import type { WizardContext } from './wizard.types.ts';

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
  loadGoods: unprovidedActor<GoodsFactsResult, number>(),
  saveSender: unprovidedActor<SavedSender, SenderForm | null>(),
};

const sharedGuards = {
  ...outcomeGuards,
  hasSenderForm: ({ context }: Args) => context.senderForm !== null,
  hasPlaced: ({ context }: Args) => context.placed !== null,
  hasUnansweredSubmission: ({ context }: Args) => context.sent !== null,
  isMissingFacts: ({ context: { goodId, facts } }: Args) => goodId !== null && facts?.goodId !== goodId,
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

/** Actions of every wizard, for the context and the events of one. */
export function wizardActions<C extends WizardContext, E extends EventObject>() {
  const change = <P = undefined>(changed: (context: WizardContext, params: P) => Partial<WizardContext>) =>
    assign<C, E, P, E, never>(({ context }, params) => changed(context, params) as Partial<C>);
  return {
    setStep: change((_, { step }: { step: C['step'] }) => ({ step })),
    setRefusal: change(refusalIn),
    clearRefusal: change(() => ({ refusal: null })),
    setGoods: change((_, { goodId }: { goodId: number }) => ({ goodId, facts: null, warehouseId: null })),
    storeFacts: change((context, answer: GoodsFactsResult) =>
      answer.kind === 'known' ? { facts: answer.facts, ...fitChoice(answer.facts, context) } : {},
    ),
    clearGoods: change(() => ({ goodId: null, facts: null })),
    fitGoods: change((context, choice: { warehouseId?: number; num?: number; courierId?: number }) =>
      context.facts ? fitChoice(context.facts, { ...context, ...choice }) : {},
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
    clearPlaced: change(() => ({ ...noRequest, payNo: null, refusal: null })),
    storeReceipt: change((_, outcome: CheckoutOutput) =>
      outcome.kind === 'paid' ? { ...noRequest, receipt: outcome.receipt, payNo: null } : {},
    ),
  };
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
  ...{ facts: null, sent: null, isResumed: false, totalBefore: null, refusal: null, receipt: null },
};
