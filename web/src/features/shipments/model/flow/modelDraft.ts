import type { Region } from '../../../../fields/region.ts';
import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { type RecordStore, recordStore } from '../../../../lib/database.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { Links } from '../../../../shop/combinations.ts';
import type { ReadProgress } from '../../../spreadsheets/recipients/readSheet.ts';
import type { FileRefusal, Header, SheetField, SheetReading } from '../../../spreadsheets/sheets.types.ts';
import type { OrderRequest, Sent } from '../../shared/checkout/checkout.types.ts';
import type { Basket, BasketDraft } from '../../shared/wizard/basket.ts';
import type { CourierSplit } from '../../shared/wizard/courierSplit.ts';
import {
  choiceAt,
  type EnteredDraft,
  type Entry,
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
import { emptyWizardDraft, withLines, withQuantities, withSender } from '../../shared/wizard/wizardDraft.ts';
import type { NumBy } from './modelContent.ts';
import type { ModelRow, PlaceReading } from './modelRow.ts';
import type { CellValue, Replacement } from './modelRows.ts';
import type { ModelQuoted, OrderedNumbers } from './modelVerdicts.ts';

/** In the order in which they are taken. */
export const MODEL_STEPS = ['file', 'check', 'goods', 'review'] as const;

export type ModelStep = (typeof MODEL_STEPS)[number];

/** A shipment from a file as far as it has come: what survives a reload and a new login. */
export interface ModelDraft extends WizardDraft, EnteredDraft {
  replaced: (BasketDraft & Partial<Pick<ModelDraft, 'links' | 'split'>>) | null;
  step: ModelStep;
  fileName: string;
  /** In the order of the file. */
  rows: readonly ModelRow[];
  numBy: NumBy;
  /** The goods are those of an earlier order, and were not looked at for this file: its rows are not judged by them. */
  goodsGuessed: boolean;
  /** What words of the file mean that name no combination. */
  links: Links;
  /** A second courier for the regions that the first does not serve well; null for none. */
  split: CourierSplit | null;
  platform: Platform;
  /** Order numbers that were ordered before go again. */
  allowDuplicate: boolean;
  /** Rows that cannot go are left out. */
  skipInvalid: boolean;
  /** A batch request whose answer is not known yet, as it was sent. */
  sent: OrderRequest | null;
}

export const emptyModelDraft: ModelDraft = {
  ...emptyWizardDraft,
  ...{
    entry: noEntry,
    step: 'file',
    fileName: '',
    rows: [],
    numBy: 'same',
    lines: [],
    goodsGuessed: false,
    replaced: null,
    links: {},
    split: null,
    platform: 'OTHER',
  },
  ...{ allowDuplicate: false, skipInvalid: false, sent: null },
};

/** What a draft was sent as. */
export function sentOf({ sent, placed }: ModelDraft): Sent | null {
  return placed || sent ? { placed } : null;
}

/** The drafts by account; another account on the same computer never sees them. */
export function modelDrafts(factory: IDBFactory | undefined): RecordStore<ModelDraft> {
  return recordStore(factory, { name: 'chengcang.shipModel', version: 1, read });
}

function read(data: unknown): ModelDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyModelDraft, ...withLines(withQuantities(data)) };
  if (!Array.isArray(draft.rows)) return null;
  // Rows of an earlier version have no specification and no code.
  return {
    ...draft,
    rows: draft.rows.map((row) => ({ ...{ specification: '', merchantCode: '' }, ...row })),
  };
}

interface Last {
  goodId: number | null;
  warehouseId: number | null;
  courierId: number | null;
  quantity: number;
  senderId: number;
}

interface Beginnings {
  entry: Entry;
  kept: ModelDraft | null;
  /** What was chosen for the last order. */
  last: Last | null;
  senderIds: readonly number[];
  /** The page is come back to, as by a reload. */
  isReturn: boolean;
}

/** What the wizard starts with: the kept draft, else a new one with what was chosen last. */
export function beginModelDraft({ entry, kept, last, senderIds, isReturn }: Beginnings): ModelDraft {
  const { goodId = null, quantity = 1, ...chosen } = last ?? {};
  const draft = kept ?? {
    ...emptyModelDraft,
    ...chosen,
    lines: linesOf(goodId, null, quantity),
    goodsGuessed: goodId !== null,
  };
  const begun = isEnteredAnew(draft, entry, isReturn) ? entered(draft, entry) : draft;
  return withSender(kept ? begun : { ...begun, replaced: null }, senderIds);
}

/** The draft with the goods of the address; an order that is under way is brought to its end first. */
function entered(draft: ModelDraft, entry: Entry): ModelDraft {
  if (draft.sent || draft.placed) return draft;
  const choice = choiceAt(draft, entry);
  const step = draft.step === 'review' ? 'goods' : draft.step;
  const anew = { ...draft, ...choice, entry, step, goodsGuessed: false, createNo: null, payNo: null };
  if (choice.lines === draft.lines) return anew;
  const { links, split } = draft;
  const replaced =
    choice.replaced?.lines === draft.lines ? { ...choice.replaced, links, split } : choice.replaced;
  return { ...anew, replaced, links: {}, split: null };
}

export interface ModelOpened {
  kind: 'opened';
  draft: ModelDraft;
  facts: Basket | null;
  refusal: Refusal | null;
}

/** The columns as a person says they are, for files with that header row. */
export interface ChosenMapping {
  header: Header;
  fields: readonly (SheetField | null)[];
}

export interface FileRequest {
  file: File;
  /** Null: the first. */
  sheet: string | null;
  mapping: ChosenMapping | null;
  report: (progress: ReadProgress) => void;
}

export type FileRead = SheetReading | FileRefusal;

export type PlacesRead =
  | { kind: 'places'; readings: readonly { id: string; unplaced: string; reading: PlaceReading }[] }
  | Refusal;

/** The numbers of a file, as orders of which platform. */
export interface NumbersAsked {
  platform: Platform;
  thirdOrderNos: readonly string[];
}

export type NumbersFound = { kind: 'numbers'; ordered: OrderedNumbers } | Refusal;

/** What of a reading stays after its rows were taken. */
export interface ReadFile extends Omit<SheetReading, 'rows' | 'above'> {
  /** The first rows, as they stand in the file. */
  samples: readonly (readonly string[])[];
}

export interface ModelContext extends Omit<ModelDraft, 'sent'>, Omit<WizardContext, 'step' | 'facts'> {
  facts: Basket | null;
  /** In hand only as long as the page lives. */
  file: File | null;
  read: ReadFile | null;
  /** The columns as they are being chosen. */
  fields: readonly (SheetField | null)[];
  sheet: string | null;
  progress: ReadProgress | null;
  fileRefusal: FileRefusal | null;
  /** Earlier lists, the newest last. */
  past: readonly (readonly ModelRow[])[];
  /** How many of the newest of them were left for what its prices had offered. */
  revised: number;
  /** Which numbers were ordered before; null until it was asked. */
  ordered: OrderedNumbers | null;
  quoted: ModelQuoted | null;
  /** The browser has no room for the draft. */
  draftSaveFailed: boolean;
}

export type ModelEvent =
  | WizardEvent<ModelStep>
  | BasketEvent
  /** Words of the file mean a combination; null: no longer. */
  | { type: 'link.choose'; text: string; skuId: number | null }
  | { type: 'file.choose'; file: File }
  | { type: 'reading.progress'; progress: ReadProgress }
  | { type: 'reading.cancel' }
  | { type: 'sheet.choose'; sheet: string }
  | { type: 'mapping.open' }
  | { type: 'mapping.cancel' }
  | { type: 'mapping.confirm' }
  | { type: 'column.map'; index: number; field: SheetField | null }
  | { type: 'locating.skip' }
  | { type: 'rows.locate'; ids: readonly string[] }
  | { type: 'cells.fill'; cells: readonly CellValue[] }
  | ({ type: 'rows.replace' } & Replacement)
  | { type: 'rows.move'; ids: readonly string[]; region: Region }
  | { type: 'rows.exclude'; ids: readonly string[]; excluded: boolean }
  | { type: 'errors.exclude' }
  /** What became of the rows after their prices were known. */
  | { type: 'rows.revise'; rows: readonly ModelRow[] }
  | { type: 'rows.undo' }
  | { type: 'numBy.choose'; numBy: NumBy }
  | { type: 'split.choose'; split: CourierSplit | null }
  | { type: 'platform.choose'; platform: Platform }
  | { type: 'duplicates.allow'; allow: boolean }
  | { type: 'invalid.skip'; skip: boolean }
  | { type: 'draft.saved' }
  | { type: 'draft.saveFailed' };
