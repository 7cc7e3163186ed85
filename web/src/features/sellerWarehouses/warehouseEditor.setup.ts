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
  blankRule,
  type RuleInput,
  type RuleProblems,
  ruleKey,
  ruleProblems,
  rulesOf,
  withRules,
} from './areaRules.ts';
import {
  type CourierField,
  remainingCourierProblems,
  remainingProblems,
  type WarehouseProblems,
  warehouseProblems,
  warehouseRefusalProblems,
} from './warehouseForm.rules.ts';
import {
  blankCourier,
  blankWarehouse,
  type CourierForm,
  courierIn,
  isSameForm,
  type StoredState,
  type Warehouse,
  type WarehouseForm,
  warehouseForm,
  withCourier,
} from './warehouseForm.ts';

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

type EditorEvent =
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

type Areas = readonly { code: string; name: string }[];

/** What the form says when nothing is unsaved. */
const formOf = (item: Warehouse | null) => (item ? warehouseForm(item) : blankWarehouse);
const changes = draftChanges<Warehouse, WarehouseForm, WarehouseDraft>(formOf);

/** What is not saved; null when nothing is. */
export function unsaved({ form, item }: EditorContext): WarehouseDraft | null {
  return isSameForm(form, formOf(item)) ? null : { form, version: item?.version ?? null };
}

/** What is sent. */
export function requestOf({ id, form, item }: EditorContext): SaveRequest {
  const { status = 'ACTIVE', pauseReason = null, version = null } = item ?? {};
  return { id, form, storedState: { status, pauseReason, version } };
}

/** The rules of the courier whose areas are worked on. */
function rulesNow({ areas, form }: EditorContext) {
  return (areas && courierIn(form, areas.courierId)?.areaRules) ?? [];
}

/** The problems of applying the rule to the areas. */
function problemsOfRule(context: EditorContext, areas: Areas) {
  const input = context.areas?.input ?? blankRule;
  const after = withRules(rulesNow(context), rulesOf(input, areas)).length;
  return ruleProblems(input, areas.length, after);
}

/** The context with other rules for the courier whose areas are worked on. */
function withAreaRules(context: EditorContext, areaRules: CourierForm['areaRules']) {
  const { form, areas, problems } = context;
  if (!areas) return {};
  return {
    form: withCourier(form, areas.courierId, { areaRules }),
    problems: remainingCourierProblems(problems, areas.courierId, ['areaRules']),
  };
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
    isNew: ({ context }, { courierId }: { courierId: number }) =>
      courierIn(context.form, courierId) === undefined,
    isThere: ({ context }, { courierId }: { courierId: number }) =>
      courierIn(context.form, courierId) !== undefined,
    isRuleInvalid: ({ context }, { areas }: { areas: Areas }) =>
      Object.keys(problemsOfRule(context, areas)).length > 0,
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
    addCourier: assign(({ context: { form, problems } }, { courierId }: { courierId: number }) => ({
      form: { ...form, couriers: [...form.couriers, { ...blankCourier, courierId }] },
      problems: remainingCourierProblems(problems, courierId, 'all'),
    })),
    editCourier: assign(
      (
        { context: { form, problems } },
        { courierId, change }: { courierId: number; change: Partial<CourierForm> },
      ) => ({
        form: withCourier(form, courierId, change),
        problems: remainingCourierProblems(problems, courierId, Object.keys(change) as CourierField[]),
      }),
    ),
    removeCourier: assign(({ context: { form, problems } }, { courierId }: { courierId: number }) => ({
      form: { ...form, couriers: form.couriers.filter((courier) => courier.courierId !== courierId) },
      problems: remainingCourierProblems(problems, courierId, 'all'),
    })),
    openAreas: assign((_, { courierId }: { courierId: number }) => ({
      areas: { courierId, chosen: [], input: blankRule, problems: {} },
    })),
    closeAreas: assign({ areas: null }),
    chooseAreas: assign(({ context: { areas } }, { codes }: { codes: readonly string[] }) => {
      if (!areas) return {};
      const { areas: _areas, ...problems } = areas.problems;
      return { areas: { ...areas, chosen: codes, problems } };
    }),
    editRule: assign(({ context: { areas } }, { change }: { change: Partial<RuleInput> }) =>
      areas ? { areas: { ...areas, input: { ...areas.input, ...change }, problems: {} } } : {},
    ),
    validateRule: assign(({ context }, { areas }: { areas: Areas }) =>
      context.areas ? { areas: { ...context.areas, problems: problemsOfRule(context, areas) } } : {},
    ),
    applyRule: assign(({ context }, { areas }: { areas: Areas }) =>
      context.areas
        ? {
            ...withAreaRules(context, withRules(rulesNow(context), rulesOf(context.areas.input, areas))),
            areas: { ...context.areas, chosen: [], problems: {} },
          }
        : {},
    ),
    removeRules: assign(({ context }, { keys }: { keys: readonly string[] }) => {
      const gone = new Set(keys);
      return withAreaRules(
        context,
        rulesNow(context).filter((rule) => !gone.has(ruleKey(rule))),
      );
    }),
    copyRules: assign(({ context }, { from }: { from: number }) =>
      withAreaRules(context, withRules(rulesNow(context), courierIn(context.form, from)?.areaRules ?? [])),
    ),
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
