import type { SenderForm } from '../../../../fields/sender.ts';
import type { BatchInput, Platform } from '../../../../graphql/generated/graphql.ts';
import { type RecordStore, recordStore } from '../../../../lib/database.ts';
import type { PlacedBatch } from '../../auto/flow/autoDraft.ts';
import type { ModelRow } from './modelRow.ts';

/** In the order in which they are taken. */
export const MODEL_STEPS = ['file', 'check', 'goods', 'review'] as const;

export type ModelStep = (typeof MODEL_STEPS)[number];

/** Pieces a parcel: as the file says by row, or the same for every parcel. */
export type NumBy = 'file' | 'same';

/** A shipment from a file as far as it has come: what survives a reload and a new login. */
export interface ModelDraft {
  step: ModelStep;
  fileName: string;
  /** In the order of the file. */
  rows: readonly ModelRow[];
  numBy: NumBy;
  goodId: number | null;
  warehouseId: number | null;
  /** Pieces a parcel where they are the same for all. */
  num: number;
  courierId: number | null;
  /** A second courier for the regions that the first does not serve well; null for none. */
  split: CourierSplit | null;
  senderId: number | null;
  senderForm: SenderForm | null;
  platform: Platform;
  remark: string;
  /** Order numbers that were ordered before go again. */
  allowDuplicate: boolean;
  /** Rows that cannot go are left out. */
  skipInvalid: boolean;
  /** Numbers of the batch and payment requests, kept until their final answers so that a retry changes nothing. */
  createNo: string | null;
  payNo: string | null;
  /** A batch request whose answer is not known yet, as it was sent. */
  sent: BatchInput | null;
  placed: PlacedBatch | null;
}

export interface CourierSplit {
  courierId: number;
  /** The smallest regions, such as districts, that it serves. */
  areaCodes: readonly string[];
}

export const emptyModelDraft: ModelDraft = {
  step: 'file',
  fileName: '',
  rows: [],
  numBy: 'same',
  goodId: null,
  warehouseId: null,
  num: 1,
  courierId: null,
  split: null,
  senderId: null,
  senderForm: null,
  platform: 'OTHER',
  remark: '',
  allowDuplicate: false,
  skipInvalid: false,
  createNo: null,
  payNo: null,
  sent: null,
  placed: null,
};

/** The drafts by account; another account on the same computer never sees them. */
export function modelDrafts(factory: IDBFactory | undefined): RecordStore<ModelDraft> {
  return recordStore(factory, { name: 'chengcang.shipModel', version: 1, read });
}

function read(data: unknown): ModelDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyModelDraft, ...data };
  return Array.isArray(draft.rows) ? draft : null;
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
  const draft = kept ?? { ...emptyModelDraft, ...last };
  return { ...draft, senderId: senderIds.find((id) => id === draft.senderId) ?? senderIds[0] ?? null };
}
