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
import { uuid } from '../../lib/uuid.ts';
import { withSavedOnly } from './bundles/bundles.ts';
import { goodRefusalProblems, placed } from './goodForm.refusals.ts';
import {
  type GoodField,
  type GoodProblems,
  goodProblems,
  remainingProblems,
  withTheirs,
} from './goodForm.rules.ts';
import { blankGood, type Good, type GoodForm, goodForm, isSameForm, isSingle, staysOff } from './goodForm.ts';
import { withIds, withoutGone } from './skus/skuContent.ts';
import { withRefused } from './skus/skuEdits.ts';
import { skuKey } from './skus/skuForm.ts';
import { skuPlace, valuePlace } from './skus/skuRules.ts';

/** A creation that was sent, until its answer is there: a retry under the same number makes nothing twice. */
export interface Sent {
  clientNo: string;
  form: GoodForm;
  publish: boolean;
}

export interface GoodDraft extends Draft<GoodForm> {
  sent: Sent | null;
  /** Since when it stands; epoch milliseconds. */
  at: number;
}

export type LoadAnswer = Loaded<Good, GoodDraft>;

export interface SaveRequest {
  id: number | null;
  /** The goods that the form began from; null for new ones. */
  good: Good | null;
  form: GoodForm;
  publish: boolean;
  clientNo: string;
}

export type SaveAnswer = { kind: 'saved'; item: Good } | { kind: 'missing' } | Refusal;

export interface EditorContext extends DraftContext<Good, GoodForm, GoodDraft, GoodProblems> {
  /** What the form says when nothing is unsaved. */
  clean: GoodForm;
  /** The fields whose pictures are on their way. */
  uploading: readonly GoodField[];
  publish: boolean;
  /** What was sent last. */
  submitted: GoodForm;
  /** The status of the goods before they were saved last; null for new ones. */
  statusBefore: Good['status'] | null;
  sent: Sent | null;
}

type EditorEvent =
  | DraftEvent
  | { type: 'form.edit'; change: Partial<GoodForm> }
  | { type: 'pictures.report'; field: GoodField; busy: boolean }
  /** Saves what is sound; at other times the fields say what is missing. */
  | { type: 'good.save'; publish: boolean }
  /** Saves without putting on sale where that can be, and else keeps it in the browser. */
  | { type: 'draft.save' }
  | { type: 'theirs.adoptOne'; field: GoodField }
  | { type: 'good.edit' };

const formOf = (item: Good | null) => (item ? goodForm(item) : blankGood);
const changes = draftChanges<Good, GoodForm, GoodDraft>(formOf);

/** What is not saved; null when nothing is. */
export function unsaved({ form, clean, item, sent }: EditorContext): Omit<GoodDraft, 'at'> | null {
  return isSameForm(form, clean) && sent === null ? null : { form, version: item?.version ?? null, sent };
}

/** What keeps the form from being saved so. */
function problemsOf({ form, id }: EditorContext, publish: boolean) {
  return goodProblems(form, { publish, isNew: id === null });
}

/** The form after a refusal, with what is wrong in it. */
function refusedForm({ form, submitted, item }: EditorContext, refused: Refusal) {
  const { skuId } = refused.data;
  const there = form.skus.find(({ id }) => id !== null && id === skuId);
  const problem = { code: refused.errorKey, msg: refused.msg };
  if (there) return { problems: placed(skuPlace(skuKey(there)), problem) };
  const back = item && typeof skuId === 'number' && !isSingle(form) ? withRefused(form, skuId, item) : null;
  if (!back) return { problems: goodRefusalProblems(refused, submitted) };
  const { properties, skus, valueKey } = back;
  const place = valueKey === null ? skuPlace(back.skuKey) : valuePlace(valueKey);
  return { form: { ...form, properties, skus }, problems: placed(place, problem) };
}

/** What is sent: a creation without an answer goes first, as it was. */
export function requestOf({ id, item, form, publish, sent }: EditorContext): SaveRequest {
  return { id, good: item, form, publish, clientNo: sent?.clientNo ?? '' };
}

export const goodsEditorSetup = setup({
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
      (answer.draft.sent !== null || !isSameForm(answer.draft.form, formOf(answer.item))),
    isUploading: ({ context }) => context.uploading.length > 0,
    isInvalid: ({ context }) => Object.keys(problemsOf(context, context.publish)).length > 0,
    /** A creation was sent whose answer is not known, and something else is wanted now. */
    isOvertaken: ({ context: { sent, form, publish } }) =>
      sent !== null && (sent.publish !== publish || !isSameForm(sent.form, form)),
    canPublish: ({ context: { item } }, { publish }: { publish: boolean }) =>
      !publish || item?.status !== 'BANNED',
    canStayOff: ({ context }) =>
      staysOff(context.item?.status ?? null) &&
      context.uploading.length === 0 &&
      Object.keys(problemsOf(context, false)).length === 0,
    /** It went on sale, or before an operator, as it stands in the form. */
    isOver: ({ context: { publish, form, submitted } }) => publish && isSameForm(form, submitted),
  },
  actions: {
    setLoaded: assign((_, answer: LoadAnswer) => ({
      ...changes.loaded(answer),
      ...(answer.kind === 'loaded' && { clean: formOf(answer.item) }),
    })),
    restoreDraft: assign(({ context }) => ({
      ...changes.restored(context),
      sent: context.draft?.sent ?? null,
    })),
    clearFound: assign({ draft: null }),
    editForm: assign(({ context }, { change }: { change: Partial<GoodForm> }) => ({
      form: { ...context.form, ...change },
      problems: remainingProblems(context.problems, change, context.form),
    })),
    setUploading: assign(({ context }, { field, busy }: { field: GoodField; busy: boolean }) => {
      const others = context.uploading.filter((one) => one !== field);
      return { uploading: busy ? [...others, field] : others };
    }),
    /** The form has gone, and with it what it was sending. */
    clearUploading: assign({ uploading: [] }),
    setPicturesMissing: assign(({ context }) => ({
      problems: Object.fromEntries(context.uploading.map((field) => [field, { code: 'uploading' }])),
    })),
    setPublish: assign((_, { publish }: { publish: boolean }) => ({ publish })),
    validateForm: assign(({ context }) => ({ problems: problemsOf(context, context.publish) })),
    recordSubmission: assign(({ context: { id, form, publish, sent } }) => ({
      problems: {},
      submitted: form,
      sent: id === null ? (sent ?? { clientNo: uuid(), form, publish }) : null,
    })),
    /** What was sent under the number is what the answer is about. */
    submitAgain: assign(({ context: { form, sent } }) => ({ problems: {}, submitted: sent?.form ?? form })),
    /** They exist now, as they were sent; what was typed since stays. */
    setSaved: assign(({ context: { item: before, form, submitted } }, answer: SaveAnswer) => {
      if (answer.kind !== 'saved') return {};
      const { item } = answer;
      // What waits for an audit has no ids yet.
      if (item.revision)
        return { item, id: item.id, statusBefore: before?.status ?? null, clean: submitted, sent: null };
      const saved = (one: GoodForm): GoodForm => ({
        ...one,
        ...withIds(one, submitted, item),
        ...{ bundles: withSavedOnly(one.bundles, item.skus[0]?.id), stocks: [] },
      });
      return {
        ...{ item, id: item.id, statusBefore: before?.status ?? null },
        ...{ clean: saved(submitted), form: saved(form), sent: null },
      };
    }),
    /** What cannot be removed comes back, and the rest of what was typed stays. */
    setRefusal: assign(({ context }, answer: SaveAnswer) =>
      isRefusal(answer) ? { ...refusedForm(context, answer), sent: null } : {},
    ),
    clearSent: assign({ sent: null }),
    setCurrent: assign((_, answer: LoadAnswer) => changes.found(answer)),
    currentIsItem: assign(({ context: { item } }) => ({ current: item })),
    adoptOne: assign(({ context: { form, current } }, { field }: { field: GoodField }) =>
      current ? { form: withTheirs(form, current, field) } : {},
    ),
    adoptTheirs: assign(({ context }) => changes.adopted(context)),
    resolveConflict: assign(({ context }) => ({
      ...changes.resolved(context),
      ...(context.current && {
        clean: goodForm(context.current),
        form: { ...context.form, ...withoutGone(context.form, context.current) },
      }),
    })),
    /** Takes the person to the first field that has a problem. */
    focusFirstProblem: unprovidedAction(),
    /** Stores unsaved changes, or clears the store when there are none. */
    saveUnsavedDraft: unprovidedAction(),
    clearDraft: unprovidedAction(),
    /** Says that the draft is in this browser only. */
    announceKept: unprovidedAction(),
    announceSaved: unprovidedAction(),
    /** Has the address name the goods. */
    reportGoodName: unprovidedAction(),
    /** Reads again what is shown of goods. */
  },
});
