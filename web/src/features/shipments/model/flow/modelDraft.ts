import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { type RecordStore, recordStore } from '../../../../lib/database.ts';
import type { OrderRequest } from '../../shared/checkout/checkout.types.ts';
import { emptyWizardDraft, withSender } from '../../shared/wizard/draftBeginning.ts';
import type { WizardDraft } from '../../shared/wizard/wizard.types.ts';
import type { ModelRow } from './modelRow.ts';

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
  if (kept || !last) return withSender(kept ?? emptyModelDraft, senderIds);
  const { goodId, warehouseId, courierId, num, senderId } = last;
  return withSender({ ...emptyModelDraft, goodId, warehouseId, courierId, num, senderId }, senderIds);
}
