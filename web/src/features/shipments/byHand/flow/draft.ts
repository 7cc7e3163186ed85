import type { LoadShipmentTemplateQuery, Platform } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { type StorageArea, storedValue } from '../../../../lib/storage.ts';
import { blankRecipient, leftOverRows, type Recipient } from '../../shared/recipients/recipient.ts';
import type { FailedRow, Quote } from '../../shared/recipients/verdicts.ts';
import type { Basket, BasketDraft } from '../../shared/wizard/basket.ts';
import type { CourierSplit } from '../../shared/wizard/courierSplit.ts';
import {
  choiceAt,
  type EnteredDraft,
  type Entry,
  isCopying,
  isEnteredAnew,
  linesOf,
  noEntry,
} from '../../shared/wizard/entry.ts';
import type {
  BasketEvent,
  WizardContext,
  WizardDraft,
  WizardEvent,
} from '../../shared/wizard/wizard.types.ts';
import {
  draftOwnership,
  emptyWizardDraft,
  type OwnedDraft,
  ownedDraft,
  withLines,
  withQuantities,
  withSender,
} from '../../shared/wizard/wizardDraft.ts';
import { draftOfCopy, type OrderCopy, printOf } from './orderCopy.ts';
import type { RecipientsChanged } from './recipients.machine.ts';

/** In the order in which they are taken. */
export const STEPS = ['goods', 'delivery', 'recipients', 'review'] as const;

export type Step = (typeof STEPS)[number];

export type TakenOver = 'goods' | 'courier' | 'sender';

/** What of an earlier order, or of a template, the draft began with. */
export interface Copied {
  orderNo: string;
  /** Its name; left out of an order. */
  template?: string;
  /** What of a template could be taken over; left out of an order. */
  came?: readonly TakenOver[];
  /** How many receivers could not be taken over. */
  leftOut: number;
  /** What is not as it was, a sentence each. */
  changes: readonly string[];
  /** Of the recipients as they were copied. */
  print: string;
}

export type ShipmentTemplate = LoadShipmentTemplateQuery['shipmentTemplate'];

/** What every recipient gets besides, from another warehouse: an order of its own. */
export interface FurtherBasket extends BasketDraft {
  warehouseId: number;
  split: CourierSplit | null;
}

/** A line of the basket (进货单), and what it is of. */
export interface OrderedLine {
  id: number;
  warehouseId: number;
  skuId: number;
}

/** A shipment by hand as far as it has come: what survives a reload and a new login. */
export interface Draft extends WizardDraft, EnteredDraft {
  /** What gave way, with its recipients where an earlier order took their place. */
  replaced:
    | (BasketDraft & Partial<Pick<Draft, 'rows' | 'unreadText' | 'split' | 'senderId' | 'remark'>>)
    | null;
  /** Null without an earlier order, and once it was noticed. */
  copied: Copied | null;
  step: Step;
  /** A second courier for the regions that the first does not serve well; null for none. */
  split: CourierSplit | null;
  further: readonly FurtherBasket[];
  /** Of the basket: they leave it once they are paid. An earlier version named them by their ids alone; those stay there. */
  basketLines: readonly OrderedLine[];
  /** The template that its goods are of; null for none. */
  templateId: number | null;
  platform: Platform;
  rows: readonly Recipient[];
  /** The goods that were chosen when the list was changed last: what is said of goods in it was said of these. */
  rowsGoodId: number | null;
  unreadText: string;
  allowDuplicate: boolean;
  /** The quote that an order request named whose answer is not known yet. */
  sentQuoteNo: string | null;
}

export const emptyDraft: Draft = {
  ...emptyWizardDraft,
  ...{
    entry: noEntry,
    lines: [],
    replaced: null,
    copied: null,
    step: 'goods',
    split: null,
    further: [],
    basketLines: [],
    templateId: null,
    platform: 'OTHER',
    rows: [],
    rowsGoodId: null,
    unreadText: '',
  },
  ...{ allowDuplicate: false, sentQuoteNo: null },
};

/** The draft of one account; another account on the same computer never sees it. */
export function draftStore(area: StorageArea, account: string): OwnedDraft<Draft> {
  const key = `chengcang.shipByHand.${account}`;
  const sentOf = ({ sentQuoteNo, placed }: Draft) => (placed || sentQuoteNo !== null ? { placed } : null);
  return ownedDraft(storedValue(area, { key, version: 1, read }), draftOwnership(area, key), sentOf);
}

function read(data: unknown): Draft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyDraft, ...withLines(withQuantities(data)) };
  if (!Array.isArray(draft.rows) || !Array.isArray(draft.lines) || typeof draft.unreadText !== 'string')
    return null;
  const blank = blankRecipient('');
  return {
    ...draft,
    entry: { ...noEntry, ...draft.entry },
    rows: draft.rows.map((row: Partial<Recipient>) => ({ ...blank, ...row })),
  };
}

/** What was chosen for the last order. */
export interface LastChoice
  extends Omit<
    Entry,
    'skuId' | 'quantity' | 'orderId' | 'parcelIds' | 'entryIds' | 'basketIds' | 'templateId'
  > {
  quantity: number;
  senderId: number;
  platform: Platform;
}

interface Beginnings {
  entry: Entry;
  kept: Draft | null;
  last: LastChoice | null;
  senderIds: readonly number[];
  /** The page is come back to, as by a reload. */
  isReturn: boolean;
  /** What the address asks for of an earlier order; null where it does not, or where that was refused. */
  copy: OrderCopy | null;
  /** The template that the address asks for, likewise. */
  template?: ShipmentTemplate | null;
  /** The lines of the basket that the address asks for, by warehouse; null where it asks for none. */
  chosen: ChosenOfBasket | null;
}

/** What is ordered of the basket. */
export interface ChosenOfBasket {
  ordered: readonly OrderedLine[];
  /** One for each warehouse. */
  baskets: readonly Omit<FurtherBasket, 'courierId' | 'split'>[];
}

/** What the wizard starts with: the kept draft, bent to the address when that asks for something else. */
export function beginDraft(beginnings: Beginnings): Draft {
  const { entry, kept, last, senderIds, isReturn, copy, template, chosen } = beginnings;
  if (copy) return { ...copiedDraft(copy, kept, senderIds), entry };
  const begun = kept ? resumed(kept, entry, isReturn) : fresh(last, entry);
  if (template) return { ...withTemplate(begun, template, kept, senderIds), entry };
  const draft = chosen ? withChosen(begun, chosen, kept) : begun;
  return withSender({ ...draft, entry }, senderIds);
}

/** The draft with goods of the basket in place of its own; whom they go to stays. */
function withChosen(draft: Draft, { ordered, baskets }: ChosenOfBasket, kept: Draft | null): Draft {
  const [first, ...others] = baskets;
  if (!first) return draft;
  const { lines, warehouseId, courierId } = draft;
  return {
    ...draft,
    ...first,
    ...{ courierId: null, split: null, step: 'goods', basketLines: ordered },
    further: others.map((one) => ({ ...one, courierId: null, split: null })),
    replaced:
      kept && lines.length > 0 && draft.basketLines.length === 0 ? { lines, warehouseId, courierId } : null,
  };
}

/** The draft with what a template holds in place of its own; whom it goes to stays. A sender that has gone is chosen anew. */
function withTemplate(
  draft: Draft,
  template: ShipmentTemplate,
  kept: Draft | null,
  senderIds: readonly number[],
): Draft {
  const { lines, warehouseId, courierId, split, senderId, remark } = draft;
  const sender = withSender({ senderId }, senderIds);
  const own = kept && lines.length > 0 && draft.basketLines.length === 0;
  // What an order or another template took the place of is still what can be taken back.
  const replaced =
    own && !kept.copied
      ? { lines, warehouseId, courierId, split, senderId: sender.senderId, remark }
      : draft.replaced;
  return {
    ...draft,
    lines: template.items.map(({ goodId, skuId, quantity }) => ({ goodId, skuId, quantity })),
    ...{ warehouseId: template.warehouseId, courierId: template.courierId },
    senderId:
      template.senderId === null
        ? sender.senderId
        : (senderIds.find((id) => id === template.senderId) ?? null),
    remark: template.remark || remark,
    ...{ split: null, further: [], basketLines: [], templateId: template.id, step: 'recipients', replaced },
    copied: {
      ...{ orderNo: '', template: template.name, leftOut: 0, print: '' },
      changes: [...template.problems, ...template.changes],
    },
  };
}

/** The draft, as it was opened with a template, saying what of that it has: what is not sold or has gone is left out. */
export function withWhatCame<O extends Pick<Opened, 'draft' | 'facts'>>(
  opened: O,
  { courierId, senderId }: Pick<ShipmentTemplate, 'courierId' | 'senderId'>,
): O {
  const { draft, facts } = opened;
  const has: Record<TakenOver, boolean> = {
    goods: facts !== null && facts.items.length > 0,
    courier: draft.courierId === courierId,
    sender: senderId !== null && draft.senderId === senderId,
  };
  const came = (['goods', 'courier', 'sender'] as const).filter((part) => has[part]);
  return { ...opened, draft: { ...draft, copied: draft.copied && { ...draft.copied, came } } };
}

/** Whether the address asks for a template that the draft did not begin with. */
export function asksForTemplate(kept: Draft | null, entry: Entry, isReturn: boolean): boolean {
  return entry.templateId !== null && isAskedAnew(kept, entry, isReturn);
}

/** Whether the address asks for lines of the basket that the draft did not begin with. */
export function asksForBasket(kept: Draft | null, entry: Entry, isReturn: boolean): boolean {
  return entry.basketIds !== null && isAskedAnew(kept, entry, isReturn);
}

/**
 * Whether the address asks for an earlier order that the draft did not begin with. Where nothing is kept at a page that is
 * come back to, it was ordered: as by a reload after the payment.
 */
export function asksForCopy(kept: Draft | null, entry: Entry, isReturn: boolean): boolean {
  return isCopying(entry) && isAskedAnew(kept, entry, isReturn);
}

/** Whether the address names people of the address book whom the draft does not have from it. */
export function asksForPeople(kept: Draft | null, entry: Entry, isReturn: boolean): boolean {
  return entry.entryIds !== null && !isCopying(entry) && isAskedAnew(kept, entry, isReturn);
}

function isAskedAnew(kept: Draft | null, entry: Entry, isReturn: boolean): boolean {
  if (kept === null) return !isReturn;
  return kept.sentQuoteNo === null && isEnteredAnew(kept, entry, isReturn);
}

/** A sender that has gone is chosen anew by the person. */
function copiedDraft(copy: OrderCopy, kept: Draft | null, senderIds: readonly number[]): Draft {
  const senderId = senderIds.find((id) => id === copy.senderId) ?? null;
  return {
    ...emptyDraft,
    ...draftOfCopy(copy),
    senderId,
    step: 'recipients',
    replaced: kept && gaveWay(kept),
  };
}

/** What of a draft is kept beside an earlier order; a copy that nobody has changed leaves its place to what gave way to it. */
function gaveWay(kept: Draft): Draft['replaced'] {
  const rows = kept.placed ? leftOverRows(kept.rows) : kept.rows;
  const unreadText = kept.placed ? '' : kept.unreadText;
  if (kept.copied && unreadText === '' && kept.copied.print === printOf(rows)) return kept.replaced;
  if (rows.length === 0 && unreadText === '') return kept.replaced;
  const { lines, warehouseId, courierId, split } = kept;
  return { lines, warehouseId, courierId, split, rows, unreadText };
}

function fresh(last: LastChoice | null, entry: Entry): Draft {
  const { goodId = null, quantity = 1, ...chosen } = last ?? {};
  const step = entry.entryIds === null ? emptyDraft.step : 'recipients';
  const draft = { ...emptyDraft, ...chosen, step, lines: linesOf(goodId, null, quantity) } as const;
  if (entry.goodId === null) return draft;
  const { warehouseId, courierId } = entry;
  const lines = linesOf(
    entry.goodId,
    entry.skuId,
    entry.quantity ?? (goodId === entry.goodId ? quantity : 1),
  );
  return { ...draft, lines, warehouseId, courierId };
}

function resumed(kept: Draft, entry: Entry, isReturn: boolean): Draft {
  // Whether an order that was sent has been placed is found out first.
  if (kept.sentQuoteNo !== null || isCopying(entry) || !isEnteredAnew(kept, entry, isReturn)) return kept;
  const choice = entry.goodId === null ? kept : choiceAt(kept, entry);
  const { lines, replaced } = choice;
  return {
    ...{ ...kept, ...choice },
    ...(lines === kept.lines ? {} : { split: null, further: [], basketLines: [], templateId: null }),
    replaced: replaced && replaced.lines === kept.lines ? { ...replaced, split: kept.split } : replaced,
    step: entry.goodId === null && entry.basketIds === null ? 'recipients' : 'goods',
    // Recipients of an order that was placed belong to that order, but for those that it left out.
    ...(kept.placed ? { rows: leftOverRows(kept.rows), unreadText: '' } : {}),
    allowDuplicate: false,
    copied: null,
    createNo: null,
    payNo: null,
    placed: null,
  };
}

export interface Opened {
  kind: 'opened';
  draft: Draft;
  facts: Basket | null;
  /** Of each of `further`; left out where there are none. */
  furtherFacts?: readonly Basket[];
  refusal: Refusal | null;
  /** There was no net: the goods are as they were when there was one. */
  isOffline?: boolean;
}

export type Quoted = { kind: 'quoted'; quote: Quote } | Refusal;

export interface ShipContext extends Omit<Draft, 'sentQuoteNo'>, Omit<WizardContext, 'step' | 'facts'> {
  facts: Basket | null;
  /** All steps but the last are written on one page. */
  onePage: boolean;
  furtherFacts: readonly Basket[];
  /** There is no net. */
  isOffline: boolean;
  /** It was opened without one, and is opened anew when it is back. */
  wasOpenedOffline: boolean;
  reading: boolean;
  quote: Quote | null;
  failed: readonly FailedRow[];
}

/** A further basket with what is known of its goods. */
export interface FurtherKnown extends FurtherBasket {
  facts: Basket | null;
}

/** The further baskets with what is known of their goods. */
export function furtherOf({
  further,
  furtherFacts,
}: Pick<ShipContext, 'further' | 'furtherFacts'>): FurtherKnown[] {
  return further.map((one, at) => ({ ...one, facts: furtherFacts[at] ?? null }));
}

export type ShipEvent =
  | RecipientsChanged
  | WizardEvent<Step>
  | BasketEvent
  | { type: 'onePage.choose'; onePage: boolean }
  /** Why goods cannot be sent was read. */
  | { type: 'refusal.dismiss' }
  | { type: 'copied.dismiss' }
  | { type: 'net.lost' | 'net.back' }
  /** `warehouseId`: of a further one. */
  | { type: 'split.choose'; split: CourierSplit | null; warehouseId?: number }
  | { type: 'further.courier'; warehouseId: number; courierId: number }
  | { type: 'further.remove'; warehouseId: number }
  | { type: 'platform.choose'; platform: Draft['platform'] }
  | { type: 'duplicates.allow'; allow: boolean };
