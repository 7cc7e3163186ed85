import type { Draft, DraftContext, DraftEvent, LoadAnswer as Loaded } from '../../flows/draftEditor.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { RuleInput, RuleProblems } from './areaRules.ts';
import type { WarehouseProblems } from './warehouseForm.rules.ts';
import type { CourierForm, StoredState, Warehouse, WarehouseForm } from './warehouseForm.ts';

export type WarehouseDraft = Draft<WarehouseForm>;
export type LoadAnswer = Loaded<Warehouse, WarehouseDraft>;
export type SaveRequest = { id: number | null; form: WarehouseForm; storedState: StoredState };
export type SaveAnswer = { kind: 'saved' } | { kind: 'missing' } | Refusal;

/** The areas of one courier, as they are worked on. */
export interface AreasWork {
  courierId: number;
  /** Codes of the chosen areas. */
  chosen: readonly string[];
  input: RuleInput;
  problems: RuleProblems;
}

export interface EditorContext
  extends DraftContext<Warehouse, WarehouseForm, WarehouseDraft, WarehouseProblems> {
  /** The logo is on its way. */
  uploading: boolean;
  areas: AreasWork | null;
}

export type EditorEvent =
  | DraftEvent
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
  | { type: 'rules.copy'; from: number };
