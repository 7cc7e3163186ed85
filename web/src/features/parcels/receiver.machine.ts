import { type ActorRefFrom, assign, setup } from 'xstate';
import { readingRest } from '../../fields/readingRest.ts';
import { outcomeGuards, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { type AddressReading, nowhere } from '../shipments/shared/recipients/recipient.ts';
import { checkParcelWords, checkReceiver } from '../shipments/shared/recipients/recipientRules.ts';
import type { RowNote } from '../shipments/shared/recipients/verdicts.ts';
import {
  filledFrom,
  notesOfReading,
  notesOfRefusal,
  type ReceiverForm,
  remainingNotes,
} from './receiverForm.ts';
import type { Revealed } from './revealing/revealing.machine.ts';

/** The parcel whose receiver is changed, with the receiver as the list shows it: masked. */
export interface ReceiverSubject {
  parcelId: number;
  packageNo: string;
  /** Name, phone and place in one line. */
  receiver: string;
  /** It may be on its way already. */
  atErp?: boolean;
  specification: string;
  remark: string;
}

export type ReceiverRead = { kind: 'read'; reading: AddressReading | null } | Refusal;
export interface SaveInput {
  parcelId: number;
  form: ReceiverForm;
}

interface Context {
  subject: ReceiverSubject | null;
  form: ReceiverForm;
  /** What is wrong, at its field. */
  notes: readonly RowNote[];
  /** Pasted or typed, to be read. */
  text: string;
  /** What the reader could give to no field. */
  rest: string;
  /** Why it was not saved, or not read. */
  refusal: Refusal | null;
  /** Why the form does not begin with the receiver as it is; `lost`: no answer came. */
  unfilled: Refusal | 'lost' | null;
}

type Event =
  | { type: 'editor.open'; subject: ReceiverSubject }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<ReceiverForm> }
  | { type: 'form.save' }
  | { type: 'text.edit'; text: string }
  | { type: 'text.paste'; text: string }
  | { type: 'text.read' };

const clean: Context = {
  form: {
    ...{ ...nowhere, name: '', phone: '', detail: '', thirdOrderNo: '' },
    ...{ specification: '', remark: '' },
  },
  ...{ subject: null, notes: [], text: '', rest: '', refusal: null, unfilled: null },
};

function checkForm(form: ReceiverForm) {
  return [...checkReceiver(form), ...checkParcelWords(form)];
}

/**
 * The dialog in which the receiver of a parcel, who is shown in clear, and what is printed for it are changed: by hand, or
 * out of pasted text.
 */
export const receiverMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'open' | 'busy' | 'loading' },
  actors: {
    revealReceiver: unprovidedActor<Revealed, number>(),
    readReceiver: unprovidedActor<ReceiverRead, string>(),
    saveReceiver: unprovidedActor<unknown, SaveInput>(),
  },
  guards: {
    canSend: ({ context }) => checkForm(context.form).length === 0,
    hasText: ({ context }) => context.text.trim() !== '',
    ...outcomeGuards,
  },
  actions: {
    reset: assign(clean),
    setSubject: assign(({ context }, { subject }: { subject: ReceiverSubject }) => {
      const { specification, remark } = subject;
      return { subject, form: { ...context.form, specification, remark } };
    }),
    fillForm: assign(({ context }, answer: Revealed) =>
      answer.kind === 'refused' ? { unfilled: answer } : { form: { ...context.form, ...answer.receiver } },
    ),
    setLost: assign({ unfilled: 'lost' }),
    editForm: assign(({ context }, { change }: { change: Partial<ReceiverForm> }) => ({
      form: { ...context.form, ...change },
      notes: remainingNotes(context.notes, change),
      refusal: null,
    })),
    validateForm: assign(({ context }) => ({
      notes: checkForm(context.form).map((finding) => ({ ...finding, finding })),
    })),
    clearNotes: assign({ notes: [], refusal: null }),
    setRefusal: assign((_, answer: unknown) => {
      if (!isRefusal(answer)) return {};
      const notes = notesOfRefusal(answer);
      return notes.length > 0 ? { notes } : { refusal: answer };
    }),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    clearReading: assign({ rest: '', refusal: null }),
    setReading: assign(({ context }, answer: ReceiverRead) => {
      if (answer.kind === 'refused') return { refusal: answer };
      if (!answer.reading) return { rest: context.text.trim() };
      return {
        form: filledFrom(context.form, answer.reading),
        notes: notesOfReading(answer.reading),
        rest: readingRest({ ...answer.reading, specification: '', remark: '' }),
      };
    }),
    announce: unprovidedAction(),
  },
}).createMachine({
  id: 'receiver',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'editor.open': { target: 'revealing', actions: { type: 'setSubject', params: payload } },
      },
    },
    revealing: {
      tags: ['open', 'loading'],
      invoke: {
        id: 'revealReceiver',
        src: 'revealReceiver',
        input: ({ context }) => context.subject?.parcelId ?? 0,
        onDone: { target: 'form', actions: { type: 'fillForm', params: output } },
        onError: { target: 'form', actions: 'setLost' },
      },
      on: { 'editor.close': 'closed' },
    },
    form: {
      tags: 'open',
      initial: 'filling',
      on: {
        'editor.close': 'closed',
        'form.edit': { target: '.filling', actions: { type: 'editForm', params: payload } },
        'form.save': [
          { guard: 'canSend', target: 'saving', actions: 'clearNotes' },
          { target: '.filling', actions: 'validateForm' },
        ],
        'text.edit': { actions: { type: 'setText', params: payload } },
        'text.paste': { target: 'reading', actions: { type: 'setText', params: payload } },
        'text.read': { guard: 'hasText', target: 'reading' },
      },
      states: { filling: {}, readFailed: {}, saveFailed: {} },
    },
    reading: {
      tags: 'open',
      entry: 'clearReading',
      invoke: {
        id: 'readReceiver',
        src: 'readReceiver',
        input: ({ context }) => context.text,
        onDone: { target: 'form', actions: { type: 'setReading', params: output } },
        onError: 'form.readFailed',
      },
      on: {
        'editor.close': 'closed',
        'form.edit': { actions: { type: 'editForm', params: payload } },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveReceiver',
        src: 'saveReceiver',
        input: ({ context: { subject, form } }) => ({ parcelId: subject?.parcelId ?? 0, form }),
        onDone: [refusedTo('form'), { target: 'closed', actions: 'announce' }],
        onError: 'form.saveFailed',
      },
    },
  },
});

export type ReceiverEditor = ActorRefFrom<typeof receiverMachine>;
