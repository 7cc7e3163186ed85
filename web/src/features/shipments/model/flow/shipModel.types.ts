import type { Region } from '../../../../fields/region.ts';
import type { Platform } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { ReadProgress } from '../../../spreadsheets/recipients/readSheet.ts';
import type { FileRefusal, Header, SheetField, SheetReading } from '../../../spreadsheets/sheets.types.ts';
import type { WizardContext, WizardEvent } from '../../shared/wizard/wizard.types.ts';
import type { CourierSplit, ModelDraft, ModelStep, NumBy } from './modelDraft.ts';
import type { CellField, ModelRow, PlaceReading } from './modelRow.ts';
import type { CellValue, Replacement } from './modelRows.ts';
import type { ModelQuoted, OrderedNumbers } from './modelVerdicts.ts';

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
