import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  type MarkUp,
  type MarkUpForm,
  type MarkUpProblems,
  type MarkUpRequest,
  type MarkUpSubject,
  markUpForm,
  markUpProblems,
  markUpRefusal,
  markUpRequest,
  noSubject,
} from './markUpForm.ts';

export type MarkUpAnswer = { kind: 'done' } | Refusal;

/** Saving an amount, letting it hold or not, removing it. */
export type MarkUpAction = 'save' | 'enable' | 'disable' | 'remove';

export interface MarkUpSwitch {
  id: number;
  enabled: boolean;
}

interface Context {
  subject: MarkUpSubject;
  form: MarkUpForm;
  problems: MarkUpProblems;
  /** The rows that are asked about before they are removed, or the one that is switched. */
  rows: readonly MarkUp[];
  refusal: Refusal | null;
}

type Event =
  | { type: 'editor.open'; subject: MarkUpSubject }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<MarkUpForm> }
  | { type: 'form.save' }
  | { type: 'row.switch'; row: MarkUp }
  | { type: 'removal.ask'; rows: readonly MarkUp[] }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' };

const clean: Context = {
  subject: noSubject,
  form: markUpForm(noSubject),
  problems: {},
  rows: [],
  refusal: null,
};

/** What can be done to the amounts that are added for invitees: set, changed, switched on and off, and removed after one question. */
export const markUpsMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    saveMarkUp: unprovidedActor<MarkUpAnswer, MarkUpRequest | null>(),
    switchMarkUp: unprovidedActor<MarkUpAnswer, MarkUpSwitch | null>(),
    removeMarkUps: unprovidedActor<MarkUpAnswer, readonly number[]>(),
  },
  guards: {
    canSave: ({ context: { form, subject } }) => markUpRequest(form, subject) !== null,
    wasRefused: (_, { answer }: { answer: MarkUpAnswer }) => answer.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    setSubject: assign((_, { subject }: { subject: MarkUpSubject }) => ({
      subject,
      form: markUpForm(subject),
    })),
    editForm: assign(({ context: { form, problems } }, { change }: { change: Partial<MarkUpForm> }) => ({
      form: { ...form, ...change },
      problems: remaining(problems, change),
    })),
    validateForm: assign(({ context: { form, subject } }) => ({ problems: markUpProblems(form, subject) })),
    clearProblems: assign({ problems: {} }),
    showRefusal: assign(({ context: { form, subject } }, { answer }: { answer: MarkUpAnswer }) => ({
      problems: answer.kind === 'refused' ? markUpRefusal(answer, form, subject) : {},
    })),
    setRows: assign((_, { rows }: { rows: readonly MarkUp[] }) => ({ rows })),
    setRefusal: assign((_, { answer }: { answer: MarkUpAnswer }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    announce: (_, _params: { action: MarkUpAction; count: number }) => {},
    notifyRefusal: (_, _params: { answer: MarkUpAnswer }) => {},
    notifyNetworkError: () => {},
  },
}).createMachine({
  id: 'markUps',
  context: clean,
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: {
        'editor.open': { target: 'form', actions: { type: 'setSubject', params: ({ event }) => event } },
        'row.switch': {
          target: 'switching',
          actions: { type: 'setRows', params: ({ event }) => ({ rows: [event.row] }) },
        },
        'removal.ask': { target: 'removal', actions: { type: 'setRows', params: ({ event }) => event } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        'editor.close': 'idle',
        'form.edit': { target: '.editing', actions: { type: 'editForm', params: ({ event }) => event } },
        'form.save': [
          { guard: 'canSave', target: 'saving', actions: 'clearProblems' },
          { target: '.editing', actions: 'validateForm' },
        ],
      },
      states: { editing: {}, refused: {}, broken: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveMarkUp',
        src: 'saveMarkUp',
        input: ({ context: { form, subject } }) => markUpRequest(form, subject),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'form.refused',
            actions: { type: 'showRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'idle',
            actions: {
              type: 'announce',
              params: ({ context }) => ({ action: 'save', count: context.subject.members.length }),
            },
          },
        ],
        onError: 'form.broken',
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'switchMarkUp',
        src: 'switchMarkUp',
        input: ({ context: { rows } }) => turned(rows),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: { type: 'notifyRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'idle',
            actions: {
              type: 'announce',
              params: ({ context: { rows } }) => ({
                action: turned(rows)?.enabled ? 'enable' : 'disable',
                count: 1,
              }),
            },
          },
        ],
        onError: { target: 'idle', actions: 'notifyNetworkError' },
      },
    },
    removal: {
      initial: 'asking',
      states: {
        asking: { on: { 'removal.accept': 'removing', 'removal.dismiss': '#markUps.idle' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'removeMarkUps',
            src: 'removeMarkUps',
            input: ({ context: { rows } }) => rows.map(({ id }) => id),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#markUps.idle',
                actions: {
                  type: 'announce',
                  params: ({ context: { rows } }) => ({ action: 'remove', count: rows.length }),
                },
              },
            ],
            onError: 'broken',
          },
        },
        refused: { on: { 'removal.dismiss': '#markUps.idle' } },
        broken: { on: { 'removal.accept': 'removing', 'removal.dismiss': '#markUps.idle' } },
      },
    },
  },
});

/** A row with the other setting. */
function turned([row]: readonly MarkUp[]): MarkUpSwitch | null {
  return row ? { id: row.id, enabled: !row.enabled } : null;
}

/** The problems of fields that were not edited since; those of the whole form are cleared. */
function remaining({ form: _, ...problems }: MarkUpProblems, change: Partial<MarkUpForm>): MarkUpProblems {
  const touched = 'scope' in change ? ['good', ...Object.keys(change)] : Object.keys(change);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !touched.includes(field)));
}
