import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SavedSender } from '../../fields/saveSender.ts';
import {
  remainingProblems,
  type SenderProblems,
  senderProblems,
  senderRefusalProblems,
} from '../../fields/sender.rules.ts';
import { blankSender, type SenderForm } from '../../fields/sender.ts';
import { outcomeGuards, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Problem } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { applied, mergeReading, type Reading, type ReadNote } from './readSender.ts';

export type SenderRead = { kind: 'read'; reading: Reading } | Refusal;

interface Context {
  form: SenderForm;
  /** The first sender and the default one stay the default until another is made it. */
  staysDefault: boolean;
  problems: SenderProblems;
  /** Pasted or typed, to be read. */
  text: string;
  note: ReadNote | null;
  readProblem: Problem | null;
}

type Event =
  | { type: 'editor.open'; form: SenderForm; staysDefault: boolean }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<SenderForm> }
  | { type: 'form.save' }
  | { type: 'text.edit'; text: string }
  | { type: 'text.paste'; text: string }
  | { type: 'text.read' }
  | { type: 'reading.apply' };

const clean: Context = {
  form: blankSender,
  staysDefault: false,
  problems: {},
  text: '',
  note: null,
  readProblem: null,
};

/** What cannot stay as it was read; what is missing is not reproached yet. */
function wrongIn(form: SenderForm): SenderProblems {
  const found = Object.entries(senderProblems(form)).filter(([, { code }]) => code !== 'required');
  return Object.fromEntries(found);
}

/** The dialog in which a sender is written: by hand, or out of pasted text. */
export const senderEditorMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'open' | 'busy' | 'failed' },
  actors: {
    readSender: unprovidedActor<SenderRead, string>(),
    saveSender: unprovidedActor<SavedSender, SenderForm>(),
  },
  guards: {
    ...outcomeGuards,
    canSend: ({ context }) => Object.keys(senderProblems(context.form)).length === 0,
    hasText: ({ context }) => context.text.trim() !== '',
    hasKept: ({ context }) => (context.note?.kept.length ?? 0) > 0,
  },
  actions: {
    reset: assign(clean),
    setForm: assign((_, { form, staysDefault }: Pick<Context, 'form' | 'staysDefault'>) => ({
      form,
      staysDefault,
    })),
    editForm: assign(({ context }, { change }: { change: Partial<SenderForm> }) => ({
      form: { ...context.form, ...change },
      problems: remainingProblems(context.problems, change),
    })),
    validateForm: assign(({ context }) => ({ problems: senderProblems(context.form) })),
    clearProblems: assign({ problems: {} }),
    setRefusal: assign((_, answer: SavedSender) =>
      isRefusal(answer) ? { problems: senderRefusalProblems(answer) } : {},
    ),
    announce: unprovidedAction(),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    clearReading: assign({ note: null, readProblem: null }),
    setReading: assign(({ context }, answer: SenderRead) => {
      if (isRefusal(answer)) return { readProblem: { code: answer.errorKey, msg: answer.msg } };
      const { form, note } = mergeReading(context.form, answer.reading);
      return { form, note, problems: wrongIn(form) };
    }),
    setReadFailed: assign({ readProblem: { code: 'lost' } }),
    applyReading: assign(({ context }) => {
      const { form: written, note } = context;
      if (!note) return {};
      const form = applied(written, note.kept);
      const filled = [...note.filled, ...note.kept.map(({ part }) => part)];
      return { form, note: { ...note, filled, kept: [] }, problems: wrongIn(form) };
    }),
  },
}).createMachine({
  id: 'senderEditor',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'editor.open': {
          target: 'form',
          actions: { type: 'setForm', params: payload },
        },
      },
    },
    form: {
      tags: 'open',
      initial: 'filling',
      on: {
        'editor.close': 'closed',
        'form.edit': { target: '.filling', actions: { type: 'editForm', params: payload } },
        'form.save': [
          { guard: 'canSend', target: 'saving', actions: 'clearProblems' },
          { target: '.filling', actions: 'validateForm' },
        ],
        'text.edit': { actions: { type: 'setText', params: payload } },
        'text.paste': { target: 'reading', actions: { type: 'setText', params: payload } },
        'text.read': { guard: 'hasText', target: 'reading' },
        'reading.apply': { guard: 'hasKept', actions: 'applyReading' },
      },
      states: { filling: {}, failed: { tags: 'failed' } },
    },
    reading: {
      tags: 'open',
      entry: 'clearReading',
      invoke: {
        id: 'readSender',
        src: 'readSender',
        input: ({ context }) => context.text,
        onDone: {
          target: 'form',
          actions: { type: 'setReading', params: output },
        },
        onError: { target: 'form', actions: 'setReadFailed' },
      },
      on: {
        'editor.close': 'closed',
        'form.edit': { actions: { type: 'editForm', params: payload } },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveSender',
        src: 'saveSender',
        input: ({ context }) => context.form,
        onDone: [refusedTo('form'), { target: 'closed', actions: 'announce' }],
        onError: 'form.failed',
      },
    },
  },
});

export type SenderEditor = ActorRefFrom<typeof senderEditorMachine>;
