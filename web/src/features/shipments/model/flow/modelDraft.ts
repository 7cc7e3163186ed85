import type { Region } from '../../../../fields/region.ts';
import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { type RecordStore, recordStore } from '../../../../lib/database.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { ReadProgress } from '../../../spreadsheets/recipients/readSheet.ts';
import type { FileRefusal, Header, SheetField, SheetReading } from '../../../spreadsheets/sheets.types.ts';
import type { OrderRequest } from '../../shared/checkout/checkout.types.ts';
import type { WizardContext, WizardDraft, WizardEvent } from '../../shared/wizard/wizard.types.ts';
import { emptyWizardDraft, withSender } from '../../shared/wizard/wizardDraft.ts';
import type { CellField, ModelRow, PlaceReading } from './modelRow.ts';
import type { CellValue, Replacement } from './modelRows.ts';
import type { ModelQuoted, OrderedNumbers } from './modelVerdicts.ts';

/** In the order in which they are taken. */
export const MODEL_STEPS = ['file', 'check', 'goods', 'review'] as const;

export type ModelStep = (typeof MODEL_STEPS)[number];

/** Pieces a parcel: as the file says by row, or the same for every parcel. */
export type NumBy = 'file' | 'same';

/** A shipment from a file as far as it has come: what survives a reload and a new login. */
export interface ModelDraft extends WizardDraft {
  step: ModelStep;
  fileName: string;
  /** In the order of the file. */
  rows: readonly ModelRow[];
  numBy: NumBy;
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

export interface CourierSplit {
  courierId: number;
  /** The smallest regions, such as districts, that it serves. */
  areaCodes: readonly string[];
}

export const emptyModelDraft: ModelDraft = {
  ...emptyWizardDraft,
  ...{ step: 'file', fileName: '', rows: [], numBy: 'same', split: null, platform: 'OTHER' },
  ...{ allowDuplicate: false, skipInvalid: false, sent: null },
};

/** The drafts by account; another account on the same computer never sees them. */
export function modelDrafts(factory: IDBFactory | undefined): RecordStore<ModelDraft> {
  return recordStore(factory, { name: 'chengcang.shipModel', version: 1, read });
}

function read(data: unknown): ModelDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyModelDraft, ...data };
  if (!Array.isArray(draft.rows)) return null;
  // Rows of an earlier version have no specification.
  return { ...draft, rows: draft.rows.map((row) => ({ ...{ specification: '' }, ...row })) };
}

interface Last {
  goodId: number | null;
  warehouseId: number | null;
  courierId: number | null;
  num: number;
  senderId: number;
}

interface Beginnings {
  kept: ModelDraft | null;
  /** What was chosen for the last order. */
  last: Last | null;
  senderIds: readonly number[];
}

/** What the wizard starts with: the kept draft, else a new one with what was chosen last. */
export function beginModelDraft({ kept, last, senderIds }: Beginnings): ModelDraft {
  if (kept || !last) return withSender(kept ?? emptyModelDraft, senderIds);
  const { goodId, warehouseId, courierId, num, senderId } = last;
  return withSender({ ...emptyModelDraft, goodId, warehouseId, courierId, num, senderId }, senderIds);
}

export interface ModelOpened {
  kind: 'opened';
  draft: ModelDraft;
  facts: GoodsFacts | null;
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

export interface ModelContext extends Omit<ModelDraft, 'sent'>, Omit<WizardContext, 'step'> {
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
  /** Which numbers were ordered before; null until it was asked. */
  ordered: OrderedNumbers | null;
  quoted: ModelQuoted | null;
  /** The browser has no room for the draft. */
  draftSaveFailed: boolean;
}

export type ModelEvent =
  | WizardEvent<ModelStep>
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
  | { type: 'cells.fill'; field: CellField; cells: readonly CellValue[] }
  | ({ type: 'rows.replace' } & Replacement)
  | { type: 'rows.move'; ids: readonly string[]; region: Region }
  | { type: 'rows.exclude'; ids: readonly string[]; excluded: boolean }
  | { type: 'errors.exclude' }
  | { type: 'rows.undo' }
  | { type: 'numBy.choose'; numBy: NumBy }
  | { type: 'split.choose'; split: CourierSplit | null }
  | { type: 'platform.choose'; platform: Platform }
  | { type: 'duplicates.allow'; allow: boolean }
  | { type: 'invalid.skip'; skip: boolean }
  | { type: 'draft.saved' }
  | { type: 'draft.saveFailed' };
