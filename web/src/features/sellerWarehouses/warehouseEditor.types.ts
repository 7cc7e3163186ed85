import type { Refusal } from '../../lib/refusal.ts';
import type { RuleInput, RuleProblems } from './areaRules.ts';
import type { WarehouseProblems } from './warehouseForm.rules.ts';
import type { CourierForm, Standing, Warehouse, WarehouseForm } from './warehouseForm.ts';

export interface DraftPlace {
  account: string;
  /** Null for a new one. */
  id: number | null;
}

/** Unsaved changes: what survives a reload. */
export interface WarehouseDraft {
  form: WarehouseForm;
  /** What the changes are made to; null for a new one. */
  version: number | null;
}

export type LoadAnswer =
  | { kind: 'loaded'; warehouse: Warehouse | null; draft: WarehouseDraft | null }
  | { kind: 'missing' }
  | Refusal;

export type SaveRequest = { id: number | null; form: WarehouseForm; standing: Standing };
export type SaveAnswer = { kind: 'saved' } | { kind: 'missing' } | Refusal;

/** The areas of one courier, as they are worked on. */
export interface AreasWork {
  courierId: number;
  /** Codes of the chosen areas. */
  chosen: readonly string[];
  input: RuleInput;
  problems: RuleProblems;
}

export interface EditorContext extends DraftPlace {
  /** As it was read; null for a new one. */
  warehouse: Warehouse | null;
  form: WarehouseForm;
  /** Found at the opening. */
  draft: WarehouseDraft | null;
  /** The logo is on its way. */
  uploading: boolean;
  problems: WarehouseProblems;
  areas: AreasWork | null;
  /** What holds now, when somebody else has changed it. */
  current: Warehouse | null;
}

export type EditorEvent =
  | { type: 'load.retry' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  | { type: 'form.edit'; change: Partial<WarehouseForm> }
  | { type: 'form.save' }
  | { type: 'logo.report'; uploading: boolean }
  | { type: 'courier.add'; courierId: number }
  | { type: 'courier.edit'; courierId: number; change: Partial<CourierForm> }
  | { type: 'courier.remove'; courierId: number }
  | { type: 'areas.open'; courierId: number }
  | { type: 'areas.close' }
  | { type: 'areas.choose'; codes: readonly string[] }
  | { type: 'rule.edit'; change: Partial<RuleInput> }
  /** Applies the rule to the chosen areas, whose names are passed along. */
  | { type: 'rules.apply'; areas: readonly { code: string; name: string }[] }
  | { type: 'rules.remove'; keys: readonly string[] }
  /** Takes the rules of another courier over. */
  | { type: 'rules.copy'; from: number }
  | { type: 'theirs.adopt' }
  | { type: 'mine.keep' };
