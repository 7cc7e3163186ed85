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
import { withoutProblems } from './courierForm.rules.ts';
import {
  type CouriersContext,
  type CouriersEvent,
  courierChanges,
  type CouriersEventOf as Of,
} from './couriersEditing.ts';
import {
  blankTemplate,
  isSameTemplate,
  type Template,
  type TemplateForm,
  type TemplateProblems,
  templateForm,
  templateProblems,
  templateRefusalProblems,
} from './templateForm.ts';

export type TemplateDraft = Draft<TemplateForm>;
export type LoadAnswer = Loaded<Template, TemplateDraft>;
export type SaveRequest = { id: number | null; version: number | null; form: TemplateForm };
/** `followers`: how many warehouses have it now. */
export type SaveAnswer = { kind: 'saved'; followers: number } | { kind: 'missing' } | Refusal;

export interface TemplateContext
  extends DraftContext<Template, TemplateForm, TemplateDraft, TemplateProblems>,
    CouriersContext<TemplateForm, TemplateProblems> {}

type TemplateEvent =
  | DraftEvent
  | CouriersEvent
  | { type: 'form.edit'; change: Pick<TemplateForm, 'name'> }
  | { type: 'form.save' };

/** What the form says when nothing is unsaved. */
const formOf = (item: Template | null) => (item ? templateForm(item) : blankTemplate);
const changes = draftChanges<Template, TemplateForm, TemplateDraft>(formOf);
const couriers = courierChanges<TemplateForm, TemplateProblems>();

/** What is not saved; null when nothing is. */
export function unsaved({ form, item }: TemplateContext): TemplateDraft | null {
  return isSameTemplate(form, formOf(item)) ? null : { form, version: item?.version ?? null };
}

export const templateEditorSetup = setup({
  types: {
    context: {} as TemplateContext,
    events: {} as TemplateEvent,
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
      !isSameTemplate(answer.draft.form, formOf(answer.item)),
    isInvalid: ({ context }) => Object.keys(templateProblems(context.form)).length > 0,
    isNew: ({ context }, event: Of<'courier.add'>) => couriers.isNew(context, event),
    isThere: ({ context }, event: Of<'areas.open'>) => couriers.isThere(context, event),
    isRuleInvalid: ({ context }, event: Of<'rules.apply'>) => couriers.isRuleInvalid(context, event),
  },
  actions: {
    setLoaded: assign((_, answer: LoadAnswer) => changes.loaded(answer)),
    restoreDraft: assign(({ context }) => changes.restored(context)),
    clearFound: assign({ draft: null }),
    editForm: assign(({ context }, { change }: { change: Pick<TemplateForm, 'name'> }) => ({
      form: { ...context.form, ...change },
      problems: withoutProblems(context.problems, (field) => field === 'name' || field === 'form'),
    })),
    validateForm: assign(({ context }) => ({ problems: templateProblems(context.form) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: SaveAnswer) =>
      isRefusal(answer) ? { problems: templateRefusalProblems(answer) } : {},
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
    finish: unprovidedAction<SaveAnswer>(),
  },
});
