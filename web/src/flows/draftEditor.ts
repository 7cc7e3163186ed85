import { outcomeGuards } from '../lib/outcome.ts';
import { output } from '../lib/params.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';

/** Whose record is edited: a new one has no id yet, and a draft of its own. */
export interface DraftPlace {
  account: string;
  id: number | null;
}

/** What was not saved: it survives a reload and a new sign-in. */
export interface Draft<Form> {
  form: Form;
  /** Of the record that was changed; null for a new one. */
  version: number | null;
}

export type LoadAnswer<Item, Kept> =
  | { kind: 'loaded'; item: Item | null; draft: Kept | null }
  | { kind: 'missing' }
  | Refusal;

/** What a chart knows in which a record is edited with a draft. */
export interface DraftContext<Item, Form, Kept, Problems> extends DraftPlace {
  /** As it was read or saved last; null for a new one. */
  item: Item | null;
  form: Form;
  /** Found when the page was opened. */
  draft: Kept | null;
  problems: Problems;
  /** What somebody else has made of it meanwhile. */
  current: Item | null;
}

/** Events that every such chart takes. */
export type DraftEvent =
  | { type: 'load.retry' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  | { type: 'theirs.adopt' }
  | { type: 'mine.keep' };

type Versioned = { version: number };

/** Guards of such a chart; params are what an actor has answered. */
export const draftGuards = {
  ...outcomeGuards,
  isMissing: (_: unknown, answer: { kind: string }) => answer.kind === 'missing',
  wasChanged: (_: unknown, answer: unknown) => isRefusal(answer) && answer.errorKey === 'CHANGED_MEANWHILE',
  isDraftOld: ({
    context: { draft, item },
  }: {
    context: { draft: { version: number | null } | null; item: Versioned | null };
  }) => item !== null && draft?.version !== item.version,
};

/** What the actions of such a chart do to its context; `formOf` is the form of a record, or a blank one. */
export function draftChanges<Item, Form, Kept extends Draft<Form>>(formOf: (item: Item | null) => Form) {
  type Context = { form: Form; item: Item | null; draft: Kept | null; current: Item | null };
  return {
    loaded: (answer: LoadAnswer<Item, Kept>) =>
      answer.kind === 'loaded' ? { item: answer.item, draft: answer.draft, form: formOf(answer.item) } : {},
    restored: ({ draft }: Context) => (draft ? { form: draft.form, draft: null } : {}),
    found: (answer: LoadAnswer<Item, Kept>) => (answer.kind === 'loaded' ? { current: answer.item } : {}),
    adopted: ({ current }: Context) => (current ? { form: formOf(current) } : {}),
    /** What holds now is what the form is compared with and made to. */
    resolved: ({ current }: Context) => (current ? { item: current, current: null, problems: {} } : {}),
  };
}

const placeOf = ({ context: { account, id } }: { context: DraftPlace }) => ({ account, id });

/**
 * States that such a chart has beside `editing`, `saving` and `saved`: reading the record, offering a draft that was
 * found, and laying two versions side by side when somebody else has changed it.
 */
export const draftStates = {
  loading: {
    invoke: {
      id: 'loadItem',
      src: 'loadItem',
      input: placeOf,
      onDone: [
        { guard: { type: 'isMissing', params: output }, target: 'missing' },
        { guard: { type: 'wasRefused', params: output }, target: 'loadFailed' },
        {
          guard: { type: 'hasDraft', params: output },
          target: 'offering',
          actions: { type: 'setLoaded', params: output },
        },
        { target: 'editing', actions: { type: 'setLoaded', params: output } },
      ],
      onError: 'loadFailed',
    },
  },
  loadFailed: { on: { 'load.retry': 'loading' } },
  missing: {},
  /** Unsaved changes of an earlier time were found. */
  offering: {
    on: {
      'draft.restore': [
        { guard: 'isDraftOld', target: 'changed', actions: ['restoreDraft', 'currentIsItem'] },
        { target: 'editing', actions: 'restoreDraft' },
      ],
      'draft.discard': { target: 'editing', actions: ['clearFound', 'clearDraft'] },
    },
  },
  /** Reads what holds now, after somebody else has changed it. */
  comparing: {
    tags: ['busy', 'form'],
    invoke: {
      id: 'loadCurrent',
      src: 'loadItem',
      input: placeOf,
      onDone: [
        { guard: { type: 'isMissing', params: output }, target: 'missing' },
        { guard: { type: 'wasRefused', params: output }, target: 'editing.failed' },
        { target: 'changed', actions: { type: 'setCurrent', params: output } },
      ],
      onError: 'editing.failed',
    },
  },
  /** Nothing is saved before the person has decided. */
  changed: {
    on: {
      'theirs.adopt': { target: 'editing', actions: ['adoptTheirs', 'resolveConflict', 'saveUnsavedDraft'] },
      'mine.keep': { target: 'editing', actions: ['resolveConflict', 'saveUnsavedDraft'] },
    },
  },
} as const;
