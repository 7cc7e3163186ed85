import { assign, setup } from 'xstate';
import { outcomeGuards } from '../lib/outcome.ts';
import { output, payload } from '../lib/params.ts';
import type { Refusal } from '../lib/refusal.ts';
import { unprovidedAction } from '../lib/unprovidedAction.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface EditContext<Item, Form, Problems> {
  /** What is edited, as it holds now; null while the form is closed. */
  item: Item | null;
  /** The same as it was when the form was opened. */
  opened: Item | null;
  form: Form;
  problems: Problems;
  /** A refusal that stands at no field. */
  refusal: Refusal | null;
  /** A try has come to no answer, and may have been saved. */
  isRetry: boolean;
}

export type EditEvent<Item, Form> =
  | { type: 'editor.open'; item: Item }
  | { type: 'editor.close' }
  | { type: 'form.edit'; change: Partial<Form> }
  | { type: 'form.save' };

/**
 * Edits one item in a form and saves it; `editRecord` makes a feature's own of it. What was typed is gone once the form
 * is closed, unless the definition keeps it. When somebody else has changed the item meanwhile, what was typed stays, and is saved over what holds now
 * only when the person says so once more.
 */
export function editRecordOf<Item, Form, Problems extends object>() {
  return setup({
    types: {
      context: {} as EditContext<Item, Form, Problems>,
      events: {} as EditEvent<Item, Form>,
      tags: {} as 'open' | 'busy' | 'failed',
    },
    actors: { saveForm: unprovidedActor<unknown>() },
    guards: { ...outcomeGuards, isValid: () => true, hasConflict: (_, _answer: unknown) => false },
    actions: {
      /** Also when it starts: the form before anything was typed is the definition's. */
      reset: unprovidedAction(),
      openForm: unprovidedAction<{ item: Item }>(),
      editForm: unprovidedAction<{ change: Partial<Form> }>(),
      /** What was typed, where the definition has a place for it. */
      keepForm: unprovidedAction(),
      validateForm: unprovidedAction(),
      clearProblems: assign({ problems: {} as Problems, refusal: null }),
      setRefusal: unprovidedAction<unknown>(),
      setCurrent: unprovidedAction<unknown>(),
      setRetry: assign({ isRetry: true }),
      announce: unprovidedAction<unknown>(),
    },
  }).createMachine({
    id: 'editRecord',
    context: {
      ...{ item: null, opened: null, form: {} as Form, problems: {} as Problems },
      ...{ refusal: null, isRetry: false },
    },
    initial: 'closed',
    states: {
      closed: {
        entry: 'reset',
        on: { 'editor.open': { target: 'form', actions: { type: 'openForm', params: payload } } },
      },
      form: {
        tags: 'open',
        initial: 'editing',
        on: {
          'editor.close': 'closed',
          'form.edit': { target: '.editing', actions: [{ type: 'editForm', params: payload }, 'keepForm'] },
          'form.save': [
            { guard: 'isValid', target: 'saving', actions: 'clearProblems' },
            { target: '.editing', actions: 'validateForm' },
          ],
        },
        states: {
          editing: {},
          conflict: {
            on: { 'form.edit': { actions: [{ type: 'editForm', params: payload }, 'keepForm'] } },
          },
          refused: {},
          failed: { tags: 'failed' },
        },
      },
      saving: {
        tags: ['open', 'busy'],
        invoke: {
          id: 'saveForm',
          src: 'saveForm',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'hasConflict', params: output },
              target: 'form.conflict',
              actions: { type: 'setCurrent', params: output },
            },
            {
              guard: { type: 'wasRefused', params: output },
              target: 'form.refused',
              actions: { type: 'setRefusal', params: output },
            },
            { target: 'closed', actions: { type: 'announce', params: output } },
          ],
          onError: { target: 'form.failed', actions: 'setRetry' },
        },
      },
    },
  });
}

export const editRecordMachine = editRecordOf<unknown, object, object>();
