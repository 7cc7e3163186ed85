import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ReasonCode, RowField } from '../../../../graphql/generated/graphql.ts';
import { refusalIn } from '../../../../lib/outcome.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { leftOverRows, type Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { blocks, type FailedRow, judgeRows, type Quote } from '../../shared/recipients/verdicts.ts';
import { isFilled } from '../../shared/wizard/basket.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { repricedBy } from '../../shared/wizard/repriced.ts';
import {
  blankWizard,
  offersCourier,
  severalGoods,
  unprovidedWizardActors,
  wizardActions,
  wizardGuards,
} from '../../shared/wizard/wizard.setup.ts';
import { pickDraft } from '../../shared/wizard/wizardDraft.ts';
import {
  type Draft,
  emptyDraft,
  type FurtherBasket,
  furtherOf,
  type Opened,
  type Quoted,
  type ShipContext,
  type ShipEvent,
  type Step,
} from './draft.ts';
import { type RecipientsChanged, recipientsMachine } from './recipients.machine.ts';
import { linesHeld, orderRequest, type QuoteRequest, rowAt, shipParts } from './shipParts.ts';

/** Whose shipment it is, what the address asks for, and whether all is written on one page. */
export interface ShipInput {
  account: string;
  entry: Entry;
  onePage?: boolean;
}

interface Priced {
  rows: readonly Recipient[];
  quote: Quote | null;
  failed: readonly FailedRow[];
  facts: ShipContext['facts'];
}

/** Whether every recipient that is in can go, and there is one. */
function canGo({ rows, quote, failed, facts }: Priced): boolean {
  if (!quote || quote.answer.packageCount === 0) return false;
  const blocked = quote.answer.problems.some((problem) => problem.blocking);
  const included = rows.filter((row) => !row.excluded);
  const fresh = included.length === quote.rows.length && included.every((row, at) => row === quote.rows[at]);
  return fresh && !blocked && ![...judgeRows({ rows, quote, failed, facts }).values()].some(blocks);
}

/** Whether a quote is of these rows. */
function isOf(rows: readonly Recipient[], quote: Quote | null): boolean {
  return quote?.rows.length === rows.length && quote.rows.every((row, at) => row === rows[at]);
}

/** The rows that a refusal names, found again by their place in the list that was sent. */
function failedRows({ data }: Refusal, context: ShipContext): FailedRow[] {
  if (!Array.isArray(data.failed)) return [];
  const parts = shipParts(context, sendableRows(context.rows, context.facts));
  return data.failed.flatMap((one: Partial<Record<string, unknown>>) => {
    const row = rowAt(parts, one);
    if (!row) return [];
    return {
      row,
      field: (one.field ?? 'row') as RowField,
      reasonCode: (one.reasonCode ?? null) as ReasonCode | null,
      msg: String(one.msg ?? ''),
    };
  });
}

/** The draft within a context, without what a reload loads again. */
export function draftOf(context: ShipContext): Draft {
  return pickDraft(emptyDraft, { ...context, sentQuoteNo: context.sent?.quoteNo ?? null });
}

const startedOver = {
  ...{ remark: '', allowDuplicate: false, replaced: null, copied: null, split: null },
  ...{ further: [], basketLines: [], templateId: null },
};

/** The draft that is kept of a paid shipment: with the recipients that it left out, if it did. */
export function nextDraftOf(context: ShipContext): Draft | null {
  if (context.rows.length === 0) return null;
  return { ...draftOf(context), ...startedOver, step: 'recipients' };
}

export const shipByHandSetup = setup({
  types: {
    context: {} as ShipContext,
    events: {} as ShipEvent,
    input: {} as ShipInput,
    tags: {} as 'busy' | 'pricing',
    children: {} as { recipients: 'recipients'; checkout: 'checkout'; draftTurn: 'draftTurn' },
  },
  actors: {
    ...unprovidedWizardActors,
    ...severalGoods.actors,
    recipients: recipientsMachine,
    openDraft: unprovidedActor<Opened, Entry>(),
    /** Reports when the net is lost and when it is back. */
    watchNet: fromCallback(() => {}),
    quote: unprovidedActor<Quoted, QuoteRequest>(),
    /** Never fails: what is left in the basket can be taken out there. */
    emptyBasket: fromPromise<void, readonly number[]>(async () => {}),
    /** Never fails: what has changed is then told against older prices. */
    markTemplateUsed: fromPromise<void, number | null>(async () => {}),
  },
  delays: { quoteDebounce: 500, quoteLifetime: 14 * 60_000 },
  guards: {
    ...wizardGuards<Step, ShipContext>({
      goods: () => true,
      delivery: areFilled,
      recipients: knowsDelivery,
      review: (context) => knowsDelivery(context) && sendableRows(context.rows, context.facts).length > 0,
    }),
    ...severalGoods.guards,
    isOffline: ({ context }) => context.isOffline,
    wasOpenedOffline: ({ context }) => context.wasOpenedOffline,
    isOutdated: ({ context }) => context.wasOpenedOffline && !context.isOffline,
    offersFurther: ({ context }, { warehouseId, courierId }: Choice<'further.courier'>) =>
      offersAt(context, warehouseId, courierId),
    offersSplit: ({ context }, { split, warehouseId }: Choice<'split.choose'>) =>
      warehouseId === undefined || split === null
        ? severalGoods.guards.offersSplit({ context }, { split })
        : offersAt(context, warehouseId, split.courierId),
    // Without a quote in hand, as after a reload, the rows are priced again first.
    namesRows: ({ context }, answer: unknown) =>
      context.quote !== null && isRefusal(answer) && failedRows(answer, context).length > 0,
    changesRows: ({ context }, { rows }: RecipientsChanged) => rows !== context.rows,
    canEnterReview: ({ context }, { step }: { step: Step }) =>
      step === 'review' && !context.reading && canGo(context),
    isBeforeReview: ({ context }) => context.step !== 'review',
    changesOnOnePage: ({ context }) => context.onePage && context.step !== 'review',
    leavesStep: ({ context }, { onePage }: { onePage: boolean }) =>
      context.step !== 'review' && (onePage || !isFilled(context)),
    hasRefusalToRead: ({ context }) => context.onePage && context.refusal !== null,
    // What was refused is read first.
    goesOnToDelivery: ({ context }) => context.onePage && context.refusal === null && isFilled(context),
    goesOnToRecipients: ({ context }) => context.onePage && knowsDelivery(context),
    goesBackToGoods: ({ context }) => context.onePage && !isFilled(context),
    hasLeftGoods: ({ context }) => context.onePage && severalGoods.guards.isMissingFacts({ context }),
    hasSendable: ({ context }) => sendableRows(context.rows, context.facts).length > 0,
    canPay: ({ context }) =>
      !context.isOffline &&
      context.sentElsewhere === null &&
      canGo(context) &&
      (context.quote?.answer.enough ?? false),
  },
  actions: {
    ...wizardActions<ShipContext, ShipEvent>(),
    ...severalGoods.actions<ShipContext, ShipEvent>(),
    setOnePage: assign((_, { onePage }: { onePage: boolean }) => ({ onePage })),
    setSplit: assign(({ context }, { split, warehouseId }: Choice<'split.choose'>) =>
      warehouseId === undefined ? { split } : { further: changed(context, warehouseId, { split }) },
    ),
    setFurtherCourier: assign(({ context }, { warehouseId, courierId }: Choice<'further.courier'>) => ({
      further: changed(context, warehouseId, { courierId, split: null }),
    })),
    removeFurther: assign(({ context }, { warehouseId }: { warehouseId: number }) => ({
      further: context.further.filter((one) => one.warehouseId !== warehouseId),
      furtherFacts: context.furtherFacts.filter((_, at) => context.further[at]?.warehouseId !== warehouseId),
    })),
    /** What gave way had none. */
    clearFurther: assign({ further: [], furtherFacts: [], basketLines: [], templateId: null }),
    dismissCopied: assign({ copied: null }),
    setOffline: assign({ isOffline: true }),
    setOnline: assign({ isOffline: false }),
    resume: assign(({ context }, { draft, facts, furtherFacts = [], refusal, isOffline = false }: Opened) => {
      const { sentQuoteNo, ...kept } = draft;
      const repriced = context.wasOpenedOffline ? ('offline' as const) : context.repriced;
      const fitted = {
        ...context,
        ...kept,
        facts,
        furtherFacts,
        refusal,
        repriced,
        wasOpenedOffline: isOffline,
      };
      const isResumed = sentQuoteNo !== null && knowsDelivery(fitted);
      const rows = sendableRows(fitted.rows, facts);
      return { ...fitted, isResumed, sent: isResumed ? orderRequest(fitted, rows, sentQuoteNo) : null };
    }),
    setRefusal: assign(({ context }, answer: unknown) => ({
      ...refusalIn(null, answer),
      failed: isRefusal(answer) ? failedRows(answer, context) : [],
    })),
    setPlatform: assign((_, { platform }: { platform: Draft['platform'] }) => ({ platform })),
    setRows: assign(({ context }, { rows, unreadText, reading }: RecipientsChanged) => ({
      ...{ rows, unreadText, reading },
      ...(rows === context.rows ? {} : { rowsGoodId: context.lines[0]?.goodId ?? null }),
    })),
    allowDuplicates: assign((_, { allow }: { allow: boolean }) => ({ allowDuplicate: allow, failed: [] })),
    clearQuote: assign({ quote: null }),
    storeQuote: assign(({ context }, answer: Quoted) => {
      if (answer.kind !== 'quoted') return {};
      const { rows, answer: now } = answer.quote;
      const shown = context.step === 'review' && isOf(rows, context.quote) ? context.quote : null;
      const change = repricedBy(context, shown?.answer.totalFee, now.totalFee);
      return { quote: answer.quote, failed: [], ...change };
    }),
    clearPriceChange: assign(({ context: { repriced } }) => ({
      totalBefore: null,
      repriced: repriced === 'changed' ? null : repriced,
    })),
    recordSubmission: assign(({ context }) => ({
      sent: orderRequest(context, sendableRows(context.rows, context.facts), context.quote?.answer.quoteNo),
      totalBefore: null,
    })),
    /** What was not ordered after all stays in the basket. */
    clearParcels: assign(({ context }) => ({
      basketLines: linesHeld(
        context.basketLines,
        shipParts(context, sendableRows(context.rows, context.facts)),
      ),
      ...{ rows: leftOverRows(context.rows), unreadText: '' },
    })),
    startOver: assign({
      ...{ ...startedOver, furtherFacts: [], receipt: null, quote: null },
      ...{ totalBefore: null, repriced: null },
    }),
  },
});

type Choice<Type extends ShipEvent['type']> = Extract<ShipEvent, { type: Type }>;

function changed(
  { further }: Pick<ShipContext, 'further'>,
  warehouseId: number,
  change: Partial<FurtherBasket>,
): FurtherBasket[] {
  return further.map((one) => (one.warehouseId === warehouseId ? { ...one, ...change } : one));
}

/** Whether a further warehouse sends by that courier. */
function offersAt(context: ShipContext, warehouseId: number, courierId: number): boolean {
  return furtherOf(context).some((one) => one.warehouseId === warehouseId && offersCourier(one, courierId));
}

/** Whether parcels of all warehouses can go. */
function areFilled(context: ShipContext): boolean {
  return isFilled(context) && furtherOf(context).every(isFilled);
}

function knowsDelivery(context: ShipContext): boolean {
  const goes = (one: Parameters<typeof offersCourier>[0] & { courierId: number | null }) =>
    one.courierId !== null && offersCourier(one, one.courierId);
  return areFilled(context) && context.senderId !== null && goes(context) && furtherOf(context).every(goes);
}

/** Before anything is known. */
export function blankContext({ account, entry, onePage = false }: ShipInput): ShipContext {
  const { sentQuoteNo: _, ...draft } = emptyDraft;
  return {
    ...{ ...draft, ...blankWizard, account, entry, onePage },
    ...{ isOffline: false, wasOpenedOffline: false },
    ...{ furtherFacts: [], reading: false, quote: null, failed: [] },
  };
}
