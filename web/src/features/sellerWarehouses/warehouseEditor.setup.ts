import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { blankRule, type RuleInput, ruleKey, ruleProblems, rulesOf, withRules } from './areaRules.ts';
import type {
  DraftPlace,
  EditorContext,
  EditorEvent,
  LoadAnswer,
  SaveAnswer,
  SaveRequest,
  WarehouseDraft,
} from './warehouseEditor.types.ts';
import {
  type CourierField,
  remainingCourierProblems,
  remainingProblems,
  warehouseProblems,
  warehouseRefusalProblems,
} from './warehouseForm.rules.ts';
import {
  blankCourier,
  blankWarehouse,
  type CourierForm,
  courierIn,
  isSameForm,
  type WarehouseForm,
  warehouseForm,
  withCourier,
} from './warehouseForm.ts';

type Answered = { answer: LoadAnswer | SaveAnswer };
type Areas = readonly { code: string; name: string }[];

/** What the form says when nothing is unsaved. */
const cleanForm = ({ warehouse }: Pick<EditorContext, 'warehouse'>) =>
  warehouse ? warehouseForm(warehouse) : blankWarehouse;

/** What is not saved; null when nothing is. */
export function unsaved({ form, warehouse }: EditorContext): WarehouseDraft | null {
  return isSameForm(form, cleanForm({ warehouse })) ? null : { form, version: warehouse?.version ?? null };
}

/** What is sent. */
export function requestOf({ id, form, warehouse }: EditorContext): SaveRequest {
  const { status = 'ACTIVE', pauseReason = null, version = null } = warehouse ?? {};
  return { id, form, standing: { status, pauseReason, version } };
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
    tags: {} as 'busy' | 'form',
  },
  actors: {
    loadWarehouse: unprovidedActor<LoadAnswer, DraftPlace>(),
    saveWarehouse: unprovidedActor<SaveAnswer, SaveRequest>(),
  },
  guards: {
    wasRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    isMissing: (_, { answer }: Answered) => answer.kind === 'missing',
    wasChanged: (_, { answer }: Answered) =>
      answer.kind === 'refused' && answer.errorKey === 'CHANGED_MEANWHILE',
    /** There is a draft that says something else than what holds. */
    hasDraft: (_, { answer }: Answered) =>
      answer.kind === 'loaded' && answer.draft !== null && !isSameForm(answer.draft.form, cleanForm(answer)),
    isDraftOld: ({ context: { draft, warehouse } }) =>
      warehouse !== null && draft?.version !== warehouse.version,
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
    setLoaded: assign((_, { answer }: Answered) =>
      answer.kind === 'loaded'
        ? { warehouse: answer.warehouse, draft: answer.draft, form: cleanForm(answer) }
        : {},
    ),
    restoreDraft: assign(({ context: { draft } }) => (draft ? { form: draft.form, draft: null } : {})),
    clearFound: assign({ draft: null }),
    editForm: assign(({ context }, { change }: { change: Partial<WarehouseForm> }) => ({
      form: { ...context.form, ...change },
      problems: remainingProblems(context.problems, change),
    })),
    setUploading: assign((_, { uploading }: { uploading: boolean }) => ({ uploading })),
    setLogoMissing: assign({ problems: { logo: { code: 'uploading' } } }),
    validateForm: assign(({ context }) => ({ problems: warehouseProblems(context.form) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, { answer }: Answered) =>
      answer.kind === 'refused' ? { problems: warehouseRefusalProblems(answer) } : {},
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
    setCurrent: assign((_, { answer }: Answered) =>
      answer.kind === 'loaded' ? { current: answer.warehouse } : {},
    ),
    currentIsRead: assign(({ context: { warehouse } }) => ({ current: warehouse })),
    adoptTheirs: assign(({ context: { current } }) => (current ? { form: warehouseForm(current) } : {})),
    /** What holds now is what the form is compared with and made to. */
    resolveConflict: assign(({ context: { current } }) =>
      current ? { warehouse: current, current: null, problems: {} } : {},
    ),
    /** Stores unsaved changes, or clears the store when there are none. */
    saveUnsavedDraft: () => {},
    clearDraft: () => {},
    /** Brings the first field into view that something is wrong with. */
    showProblem: () => {},
    /** Says so, reads the list again and leaves for it. */
    finish: () => {},
  },
});
