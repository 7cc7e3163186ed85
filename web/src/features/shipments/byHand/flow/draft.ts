import type { OrderInput, Platform } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../../../lib/storage.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { OrderRequest } from '../../shared/checkout/checkout.types.ts';
import { blankRecipient, parcelOf, type Recipient } from '../../shared/recipients/recipient.ts';
import type { FailedRow, Quote } from '../../shared/recipients/verdicts.ts';
import type { WizardContext, WizardDraft, WizardEvent } from '../../shared/wizard/wizard.types.ts';
import { draftOwnership, emptyWizardDraft, ownedDraft, withSender } from '../../shared/wizard/wizardDraft.ts';
import type { RecipientsChanged } from './recipients.machine.ts';

/** Where the person comes from: the ids in the address. */
export interface Entry {
  goodId: number | null;
  warehouseId: number | null;
  courierId: number | null;
}

/** In the order in which they are taken. */
export const STEPS = ['goods', 'delivery', 'recipients', 'review'] as const;

export type Step = (typeof STEPS)[number];

/** A shipment by hand as far as it has come: what survives a reload and a new login. */
export interface Draft extends WizardDraft {
  /** The URL that it began from, so that a reload is distinguished from a new request. */
  entry: Entry;
  step: Step;
  platform: Platform;
  rows: readonly Recipient[];
  unreadText: string;
  allowDuplicate: boolean;
  /** The quote that an order request named whose answer is not known yet. */
  sentQuoteNo: string | null;
}

const nowhere: Entry = { goodId: null, warehouseId: null, courierId: null };

export const emptyDraft: Draft = {
  ...emptyWizardDraft,
  ...{ entry: nowhere, step: 'goods', platform: 'OTHER', rows: [], unreadText: '' },
  ...{ allowDuplicate: false, sentQuoteNo: null },
};

/** The draft of one account; another account on the same computer never sees it. */
export function draftStore(area: StorageArea, account: string): StoredValue<Draft> {
  const key = `chengcang.shipByHand.${account}`;
  const isSent = ({ sentQuoteNo, placed }: Draft) => sentQuoteNo !== null || placed !== null;
  return ownedDraft(storedValue(area, { key, version: 1, read }), draftOwnership(area, key), isSent);
}

function read(data: unknown): Draft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyDraft, ...data };
  if (!Array.isArray(draft.rows) || typeof draft.unreadText !== 'string') return null;
  const blank = blankRecipient('');
  return { ...draft, rows: draft.rows.map((row: Partial<Recipient>) => ({ ...blank, ...row })) };
}

/** What was chosen for the last order. */
interface LastChoice extends Entry {
  num: number;
  senderId: number;
  platform: Platform;
}

interface Beginnings {
  entry: Entry;
  kept: Draft | null;
  last: LastChoice | null;
  senderIds: readonly number[];
}

/** What the wizard starts with: the kept draft, bent to the address when that asks for something else. */
export function beginDraft({ entry, kept, last, senderIds }: Beginnings): Draft {
  const draft = kept ? resumed(kept, entry) : fresh(last, entry);
  return withSender({ ...draft, entry }, senderIds);
}

function fresh(last: LastChoice | null, entry: Entry): Draft {
  const draft = { ...emptyDraft, ...last };
  if (entry.goodId === null) return draft;
  return { ...draft, ...entry, num: last?.goodId === entry.goodId ? draft.num : 1 };
}

function resumed(kept: Draft, entry: Entry): Draft {
  const isReload = Object.entries(entry).every(([key, id]) => kept.entry[key as keyof Entry] === id);
  if (isReload || entry.goodId === null) return kept;
  const same = entry.goodId === kept.goodId;
  return {
    ...kept,
    step: 'goods',
    goodId: entry.goodId,
    warehouseId: entry.warehouseId ?? (same ? kept.warehouseId : null),
    courierId: entry.courierId ?? (same ? kept.courierId : null),
    num: same ? kept.num : 1,
    // Recipients of an order that was placed belong to that order.
    ...(kept.placed ? { rows: [], unreadText: '' } : {}),
    allowDuplicate: false,
    createNo: null,
    payNo: null,
    sentQuoteNo: null,
    placed: null,
  };
}

export type Opened = { kind: 'opened'; draft: Draft; facts: GoodsFacts | null; refusal: Refusal | null };
export type QuoteRequest = { draft: Draft; rows: readonly Recipient[] };
export type Quoted = { kind: 'quoted'; quote: Quote } | Refusal;

export interface ShipContext extends Omit<Draft, 'sentQuoteNo'>, Omit<WizardContext, 'step'> {
  reading: boolean;
  quote: Quote | null;
  failed: readonly FailedRow[];
}

export type ShipEvent =
  | RecipientsChanged
  | WizardEvent<Step>
  | { type: 'platform.choose'; platform: Draft['platform'] }
  | { type: 'duplicates.allow'; allow: boolean };

type Ordered = Omit<Draft, 'sentQuoteNo'>;

/** The order as the gateway prices it, for these recipients. */
export function orderInput(draft: Ordered, rows: readonly Recipient[], quoteNo?: string): OrderInput {
  return { ...partOf(draft, rows), ...orderedBy(draft, quoteNo), type: 'BY_HAND' };
}

/** The order as it is placed: recipients of different pieces are a batch of one part, which becomes an order each number. */
export function orderRequest(draft: Ordered, rows: readonly Recipient[], quoteNo?: string): OrderRequest {
  const part = partOf(draft, rows);
  const pieces = new Set(part.packages.map(({ num }) => num ?? draft.num));
  if (pieces.size < 2) return orderInput(draft, rows, quoteNo);
  return { ...orderedBy(draft, quoteNo), type: 'BY_HAND', parts: [part] };
}

function partOf({ goodId, warehouseId, courierId, num }: Ordered, rows: readonly Recipient[]) {
  const chosen = { goodId: goodId ?? 0, warehouseId: warehouseId ?? 0, courierId: courierId ?? 0 };
  return { ...chosen, num, packages: rows.map(parcelOf) };
}

function orderedBy({ senderId, platform, remark, allowDuplicate }: Ordered, quoteNo: string | undefined) {
  return {
    ...{ senderId: senderId ?? 0, platform, remark: remark.trim(), allowDuplicate },
    ...(quoteNo ? { quoteNo } : {}),
  };
}
