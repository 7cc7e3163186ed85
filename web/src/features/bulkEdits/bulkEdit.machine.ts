import { type ActorRefFrom, assign, setup } from 'xstate';
import type {
  ApplyBulkEditMutation,
  PreviewBulkEditQuery,
  SellerGoodFilter,
} from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { blankEdit, changed, type EditForm, type EditProblem, problemOf } from './bulkEdit.rules.ts';

/** Which goods: these, or all that a filter finds. */
export interface EditSubject {
  ids: readonly number[] | null;
  filter: SellerGoodFilter | null;
  count: number;
}

export type Preview = PreviewBulkEditQuery['bulkEditPreview'];
export type Applied = ApplyBulkEditMutation['applyBulkEdit'];
/** A preview with the number by which it is applied once. */
export type Previewed = { kind: 'previewed'; preview: Preview; clientNo: string };

interface Context {
  subject: EditSubject | null;
  form: EditForm;
  /** What is wrong with the form; null until it was asked for a preview. */
  problem: EditProblem | null;
  preview: Preview | null;
  clientNo: string;
  applied: Applied | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'edit.open'; subject: EditSubject }
  | { type: 'edit.close' }
  | { type: 'form.edit'; change: Partial<EditForm> }
  | { type: 'form.back' }
  | { type: 'preview.request' }
  | { type: 'apply.ask' }
  | { type: 'apply.confirm' }
  | { type: 'apply.dismiss' };

export type PreviewRequest = Pick<Context, 'subject' | 'form'>;
export type ApplyRequest = Pick<Context, 'form' | 'preview' | 'clientNo'>;

const clean: Context = {
  ...{ subject: null, form: blankEdit, problem: null, preview: null },
  ...{ clientNo: '', applied: null, refusal: null },
};

/** Many goods that are changed at once: chosen what, previewed, asked, applied. */
export const bulkEditMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'open' | 'busy' | 'failed' | 'asking' },
  actors: {
    previewEdit: unprovidedActor<Previewed | Refusal, PreviewRequest>(),
    applyEdit: unprovidedActor<Applied | Refusal, ApplyRequest>(),
  },
  guards: {
    ...outcomeGuards,
    isComplete: ({ context }) => problemOf(context.form) === null,
    changesAny: ({ context }) => (context.preview?.changedCount ?? 0) > 0,
  },
  actions: {
    reset: assign(clean),
    setSubject: assign((_, { subject }: Pick<Context, 'subject'>) => ({ subject })),
    editForm: assign(({ context }, { change }: { change: Partial<EditForm> }) => ({
      form: changed(context.form, change),
      problem: null,
      refusal: null,
    })),
    setProblem: assign(({ context }) => ({ problem: problemOf(context.form) })),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null, applied: null }),
    setPreview: assign((_, answer: Previewed | Refusal) =>
      answer.kind === 'previewed' ? { preview: answer.preview, clientNo: answer.clientNo } : {},
    ),
    setApplied: assign((_, answer: Applied | Refusal) => ('refused' in answer ? { applied: answer } : {})),
    /** The choice of goods is done with. */
    finish: unprovidedAction(),
  },
}).createMachine({
  id: 'bulkEdit',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: { 'edit.open': { target: 'choosing', actions: { type: 'setSubject', params: payload } } },
    },
    choosing: {
      tags: 'open',
      on: {
        'form.edit': { actions: { type: 'editForm', params: payload } },
        'preview.request': [{ guard: 'isComplete', target: 'previewing' }, { actions: 'setProblem' }],
        'edit.close': 'closed',
      },
    },
    previewing: {
      tags: ['open', 'busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'previewEdit',
        src: 'previewEdit',
        input: ({ context: { subject, form } }) => ({ subject, form }),
        onDone: [
          refusedTo('choosing'),
          { target: 'preview', actions: { type: 'setPreview', params: output } },
        ],
        onError: 'previewFailed',
      },
      on: { 'edit.close': 'closed' },
    },
    previewFailed: {
      tags: ['open', 'failed'],
      on: {
        'form.edit': { target: 'choosing', actions: { type: 'editForm', params: payload } },
        'preview.request': 'previewing',
        'edit.close': 'closed',
      },
    },
    preview: {
      tags: 'open',
      on: {
        'form.back': 'choosing',
        'apply.ask': { guard: 'changesAny', target: 'asking' },
        'edit.close': 'closed',
      },
    },
    asking: {
      tags: ['open', 'asking'],
      on: { 'apply.confirm': 'applying', 'apply.dismiss': 'preview' },
    },
    applying: {
      tags: ['open', 'asking', 'busy'],
      invoke: {
        id: 'applyEdit',
        src: 'applyEdit',
        input: ({ context: { form, preview, clientNo } }) => ({ form, preview, clientNo }),
        onDone: [
          refusedTo('refused'),
          { target: 'applied', actions: { type: 'setApplied', params: output } },
        ],
        onError: 'applyFailed',
      },
    },
    applyFailed: {
      tags: ['open', 'asking', 'failed'],
      on: { 'apply.confirm': 'applying', 'apply.dismiss': 'preview' },
    },
    refused: {
      tags: ['open', 'asking'],
      on: { 'apply.dismiss': 'choosing' },
    },
    applied: {
      tags: 'open',
      on: {
        'preview.request': 'previewing',
        'edit.close': { target: 'closed', actions: 'finish' },
      },
    },
  },
});

export type BulkEditActor = ActorRefFrom<typeof bulkEditMachine>;
