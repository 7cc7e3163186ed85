import { assign, setup } from 'xstate';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { uuid } from '../../lib/uuid.ts';
import { withTheirs } from './goodChanges.ts';
import { type GoodField, goodProblems, goodRefusalProblems, remainingProblems } from './goodForm.rules.ts';
import { blankGood, type GoodForm, goodForm, isSameForm, staysOff } from './goodForm.ts';
import type {
  DraftPlace,
  EditorContext,
  EditorEvent,
  GoodDraft,
  LoadAnswer,
  SaveAnswer,
  SaveRequest,
} from './goodsEditor.types.ts';

/** What is not saved; null when nothing is. */
export function unsaved({ form, clean, good, sent }: EditorContext): GoodDraft | null {
  return isSameForm(form, clean) && sent === null ? null : { form, version: good?.version ?? null, sent };
}

/** What keeps the form from being saved so. */
function problemsOf({ form, goodId }: EditorContext, publish: boolean) {
  return goodProblems(form, { publish, isNew: goodId === null });
}

/** What is sent: a creation without an answer goes first, as it was. */
export function requestOf(context: EditorContext): SaveRequest {
  const { goodId, good, form, publish, sent } = context;
  return { goodId, version: good?.version ?? null, form, publish, clientNo: sent?.clientNo ?? '' };
}

type Answered = { answer: LoadAnswer | SaveAnswer };

export const goodsEditorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as DraftPlace,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    loadGood: unprovidedActor<LoadAnswer, DraftPlace>(),
    saveGood: unprovidedActor<SaveAnswer, SaveRequest>(),
  },
  guards: {
    wasRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    isMissing: (_, { answer }: Answered) => answer.kind === 'missing',
    wasChanged: (_, { answer }: Answered) =>
      answer.kind === 'refused' && answer.errorKey === 'CHANGED_MEANWHILE',
    /** There is a draft that says something else than what holds. */
    hasDraft: (_, { answer }: Answered) =>
      answer.kind === 'loaded' &&
      answer.draft !== null &&
      (answer.draft.sent !== null ||
        !isSameForm(answer.draft.form, answer.good ? goodForm(answer.good) : blankGood)),
    isDraftOld: ({ context: { draft, good } }) => good !== null && draft?.version !== good.version,
    isUploading: ({ context }) => context.uploading.length > 0,
    isInvalid: ({ context }) => Object.keys(problemsOf(context, context.publish)).length > 0,
    /** A creation was sent whose answer is not known, and something else is wanted now. */
    isOvertaken: ({ context: { sent, form, publish } }) =>
      sent !== null && (sent.publish !== publish || !isSameForm(sent.form, form)),
    canPublish: ({ context: { good } }, { publish }: { publish: boolean }) =>
      !publish || good?.status !== 'BANNED',
    canStayOff: ({ context }) =>
      staysOff(context.good?.status ?? null) &&
      context.uploading.length === 0 &&
      Object.keys(problemsOf(context, false)).length === 0,
    /** It went on sale, or before an operator, as it stands in the form. */
    isOver: ({ context: { publish, form, asked } }, { answer }: Answered) =>
      answer.kind === 'saved' && publish && isSameForm(form, asked),
  },
  actions: {
    setLoaded: assign((_, { answer }: Answered) => {
      if (answer.kind !== 'loaded') return {};
      const form = answer.good ? goodForm(answer.good) : blankGood;
      return { good: answer.good, draft: answer.draft, clean: form, form };
    }),
    restoreDraft: assign(({ context: { draft } }) =>
      draft ? { form: draft.form, sent: draft.sent, draft: null } : {},
    ),
    clearFound: assign({ draft: null }),
    editForm: assign(({ context }, { change }: { change: Partial<GoodForm> }) => ({
      form: { ...context.form, ...change },
      problems: remainingProblems(context.problems, change),
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
    request: assign((_, { publish }: { publish: boolean }) => ({ publish })),
    validateForm: assign(({ context }) => ({ problems: problemsOf(context, context.publish) })),
    clearProblems: assign({ problems: {} }),
    recordSubmission: assign(({ context: { goodId, form, publish, sent } }) => ({
      problems: {},
      asked: form,
      sent: goodId === null ? (sent ?? { clientNo: uuid(), form, publish }) : null,
    })),
    /** They exist now, as they were sent; what was typed since stays. */
    setSaved: assign(({ context: { form } }, { answer, asked }: Answered & { asked: GoodForm }) => {
      if (answer.kind !== 'saved') return {};
      const { good } = answer;
      const clean = { ...asked, stocks: [] };
      return { good, goodId: good.id, clean, form: { ...form, stocks: [] }, sent: null };
    }),
    setRefusal: assign((_, { answer }: Answered) =>
      answer.kind === 'refused' ? { problems: goodRefusalProblems(answer), sent: null } : {},
    ),
    clearSent: assign({ sent: null }),
    setCurrent: assign((_, { answer }: Answered) =>
      answer.kind === 'loaded' ? { current: answer.good } : {},
    ),
    currentIsGood: assign(({ context: { good } }) => ({ current: good })),
    adoptOne: assign(({ context: { form, current } }, { field }: { field: GoodField }) =>
      current ? { form: withTheirs(form, current, field) } : {},
    ),
    adoptTheirs: assign(({ context: { current } }) => (current ? { form: goodForm(current) } : {})),
    /** What holds now is what the form is compared with and made to. */
    resolveConflict: assign(({ context: { current } }) =>
      current ? { good: current, clean: goodForm(current), current: null, problems: {} } : {},
    ),
    /** Takes the person to the first field that has a problem. */
    focusFirstProblem: () => {},
    /** Stores unsaved changes, or clears the store when there are none. */
    saveUnsavedDraft: () => {},
    clearDraft: () => {},
    /** Says that the draft is in this browser only. */
    announceKept: () => {},
    announceSaved: () => {},
    /** Has the address name the goods. */
    reportGoodName: () => {},
    /** Reads again what is shown of goods. */
    refreshGoods: () => {},
  },
});
