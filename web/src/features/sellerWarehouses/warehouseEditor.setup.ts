import { assign, setup } from 'xstate';
import {
  type Draft,
  type DraftContext,
  type DraftEvent,
  type DraftPlace,
  draftChanges,
  draftGuards,
  type LoadAnswer as Loaded,
} from '../../flows/draftEditor.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type CouriersContext,
  type CouriersEvent,
  courierChanges,
  type CouriersEventOf as Of,
} from './couriersEditing.ts';
import {
  remainingProblems,
  type WarehouseProblems,
  warehouseProblems,
  warehouseRefusalProblems,
} from './warehouseForm.rules.ts';
import {
  blankWarehouse,
  isSameForm,
  type StoredState,
  type Warehouse,
  type WarehouseForm,
  warehouseForm,
} from './warehouseForm.ts';

export type WarehouseDraft = Draft<WarehouseForm>;
export type LoadAnswer = Loaded<Warehouse, WarehouseDraft>;
export type SaveRequest = { id: number | null; form: WarehouseForm; storedState: StoredState };
export type SaveAnswer = { kind: 'saved' } | { kind: 'missing' } | Refusal;

export interface EditorContext
  extends DraftContext<Warehouse, WarehouseForm, WarehouseDraft, WarehouseProblems>,
    CouriersContext<WarehouseForm, WarehouseProblems> {
  /** The logo is on its way. */
  uploading: boolean;
}

type EditorEvent =
  | DraftEvent
  | CouriersEvent
  | { type: 'form.edit'; change: Partial<WarehouseForm> }
  | { type: 'form.save' }
  | { type: 'logo.report'; uploading: boolean };

/** What the form says when nothing is unsaved. */
const formOf = (item: Warehouse | null) => (item ? warehouseForm(item) : blankWarehouse);
const changes = draftChanges<Warehouse, WarehouseForm, WarehouseDraft>(formOf);
const couriers = courierChanges<WarehouseForm, WarehouseProblems>();

/** What is not saved; null when nothing is. */
export function unsaved({ form, item }: EditorContext): WarehouseDraft | null {
  return isSameForm(form, formOf(item)) ? null : { form, version: item?.version ?? null };
}

/** What is sent. */
export function requestOf({ id, form, item }: EditorContext): SaveRequest {
  const { status = 'ACTIVE', pauseReason = null, version = null } = item ?? {};
  return { id, form, storedState: { status, pauseReason, version } };
}

export const warehouseEditorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as DraftPlace,
    tags: {} as 'busy' | 'form' | 'failed',
  },
  actors: {
    loadItem: unprovidedActor<LoadAnswer, DraftPlace>(),
    saveItem: unprovidedActor<SaveAnswer, SaveRequest>(),
  },
  guards: {
    ...draftGuards,
    /** There is a draft that says something else than what holds. */
    hasDraft: (_, answer: LoadAnswer) =>
      answer.kind === 'loaded' &&
      answer.draft !== null &&
      !isSameForm(answer.draft.form, formOf(answer.item)),
    isUploading: ({ context }) => context.uploading,
    isInvalid: ({ context }) => Object.keys(warehouseProblems(context.form)).length > 0,
    isNew: ({ context }, event: Of<'courier.add'>) => couriers.isNew(context, event),
    isThere: ({ context }, event: Of<'areas.open'>) => couriers.isThere(context, event),
    isRuleInvalid: ({ context }, event: Of<'rules.apply'>) => couriers.isRuleInvalid(context, event),
  },
  actions: {
    setLoaded: assign((_, answer: LoadAnswer) => changes.loaded(answer)),
    restoreDraft: assign(({ context }) => changes.restored(context)),
    clearFound: assign({ draft: null }),
    editForm: assign(({ context }, { change }: { change: Partial<WarehouseForm> }) => ({
      form: { ...context.form, ...change },
      problems: remainingProblems(context.problems, change),
    })),
    setUploading: assign((_, { uploading }: { uploading: boolean }) => ({ uploading })),
    setLogoMissing: assign({ problems: { logo: { code: 'uploading' } } }),
    validateForm: assign(({ context }) => ({ problems: warehouseProblems(context.form) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: SaveAnswer) =>
      isRefusal(answer) ? { problems: warehouseRefusalProblems(answer) } : {},
    ),
    addCourier: assign(({ context }, event: Of<'courier.add'>) => couriers.added(context, event)),
    editCourier: assign(({ context }, event: Of<'courier.edit'>) => couriers.edited(context, event)),
    removeCourier: assign(({ context }, event: Of<'courier.remove'>) => couriers.removed(context, event)),
    openAreas: assign(({ context }, event: Of<'areas.open'>) => couriers.opened(context, event)),
    closeAreas: assign({ areas: null }),
    chooseAreas: assign(({ context }, event: Of<'areas.choose'>) => couriers.chosen(context, event)),
    editRule: assign(({ context }, event: Of<'rule.edit'>) => couriers.ruleEdited(context, event)),
    validateRule: assign(({ context }, event: Of<'rules.apply'>) => couriers.ruleValidated(context, event)),
    applyRule: assign(({ context }, event: Of<'rules.apply'>) => couriers.ruleApplied(context, event)),
    removeRules: assign(({ context }, event: Of<'rules.remove'>) => couriers.rulesRemoved(context, event)),
    copyRules: assign(({ context }, event: Of<'rules.copy'>) => couriers.rulesCopied(context, event)),
    setCurrent: assign((_, answer: LoadAnswer) => changes.found(answer)),
    currentIsItem: assign(({ context: { item } }) => ({ current: item })),
    adoptTheirs: assign(({ context }) => changes.adopted(context)),
    resolveConflict: assign(({ context }) => changes.resolved(context)),
    /** Stores unsaved changes, or clears the store when there are none. */
    saveUnsavedDraft: unprovidedAction(),
    clearDraft: unprovidedAction(),
    /** Brings the first field into view that something is wrong with. */
    showProblem: unprovidedAction(),
    /** Says so, reads the list again and leaves for it. */
    finish: unprovidedAction(),
  },
});
