import { assign, setup } from 'xstate';
import type { ExportFile } from '../../exports/exporting.machine.ts';
import type { PrintKind } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { Printers } from './components/componentTypes.ts';
import type {
  FileAnswer,
  Found,
  Label,
  LabelOutcome,
  LabelsAnswer,
  MadeFile,
  PrintSubject,
  PrintWay,
  Unprinted,
} from './printing.types.ts';

interface Context extends PrintSubject {
  way: PrintWay;
  /** Of the component; null while none is there. */
  printers: Printers | null;
  /** Chosen for all labels; empty: as the settings say. */
  printer: string;
  taskId: string | null;
  file: ExportFile | null;
  /** Of the file as the browser shows it; null: it can only be saved. */
  viewUrl: string | null;
  /** How many parcels are on the file. */
  printed: number;
  /** Those that the service did not print. */
  failed: readonly Unprinted[];
  /** Parcels whose labels are still to be asked for. */
  pending: readonly number[];
  /** What has not been sent to the component, in order. */
  queue: readonly Label[];
  outcomes: ReadonlyMap<number, LabelOutcome>;
  /** Printed by the component, and not yet reported to the server. */
  unmarked: readonly number[];
  stopping: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'component.check' }
  | { type: 'way.choose'; way: PrintWay }
  | { type: 'printer.choose'; printer: string }
  | { type: 'print.start' }
  | { type: 'print.stop' }
  /** Those that did not come out once more; `unknown`: those too of which it is not known. */
  | { type: 'print.retry'; unknown: boolean }
  | { type: 'mark.retry' };

const unprinted = {
  ...{ taskId: null, file: null, viewUrl: null, printed: 0, failed: [], pending: [], queue: [] },
  ...{ outcomes: new Map(), unmarked: [], stopping: false, refusal: null },
};

/** Most labels that are asked for at once. */
const MAX_LABELS = 100;

/** Prints labels or a picking list of chosen parcels: as a file, or label by label through the local component. */
export const printingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PrintSubject,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    /** Only labels go through a component. */
    findComponent: unprovidedActor<Found, PrintKind>(),
    makeFile: unprovidedActor<MadeFile, PrintSubject>(),
    findFile: unprovidedActor<FileAnswer, string>(),
    /** The file as an address that a tab can show. */
    fetchFile: unprovidedActor<string, ExportFile | null>(),
    makeLabels: unprovidedActor<LabelsAnswer, readonly number[]>(),
    printLabel: unprovidedActor<LabelOutcome, { label: Label | null; printer: string }>(),
    /** Answers with nothing, or why it is not counted. */
    markPrinted: unprovidedActor<Refusal | null, readonly number[]>(),
  },
  delays: { recheck: 1_500 },
  guards: {
    throughComponent: ({ context }) => context.way === 'component' && context.printers !== null,
    isBegun: ({ context }) => context.taskId !== null,
    mayChoose: ({ context }, { way }: { way: PrintWay }) => way === 'file' || context.printers !== null,
    ...outcomeGuards,
    isWriting: (_, answer: MadeFile | FileAnswer) =>
      (answer.kind === 'begun' ? answer.answer : answer).kind === 'writing',
    nothingMade: (_, answer: MadeFile) => answer.kind === 'begun' && answer.printed === 0,
    hasPending: ({ context }) => context.pending.length > 0 && !context.stopping,
    continues: ({ context: { queue, stopping } }) => queue.length > 0 && !stopping,
    hasUnmarked: ({ context }) => context.unmarked.length > 0,
    canRetry: ({ context }, { unknown }: { unknown: boolean }) => openOf(context, unknown).length > 0,
  },
  actions: {
    setFound: assign((_, found: Found) => {
      const printers = found.kind === 'found' ? found.printers : null;
      return { printers, way: printers ? ('component' as const) : ('file' as const) };
    }),
    setWay: assign((_, { way }: { way: PrintWay }) => ({ way })),
    setPrinter: assign((_, { printer }: { printer: string }) => ({ printer })),
    begin: assign(({ context }) => ({ ...unprinted, pending: context.parcels.map(({ id }) => id) })),
    setMade: assign((_, made: MadeFile) =>
      made.kind === 'begun' ? { printed: made.printed, failed: made.failed, ...fileIn(made.answer) } : {},
    ),
    setFile: assign((_, answer: FileAnswer) => fileIn(answer)),
    setViewUrl: assign((_, viewUrl: string) => ({ viewUrl })),
    setLabels: assign(({ context }, answer: LabelsAnswer) =>
      answer.kind === 'labels'
        ? {
            queue: answer.labels,
            failed: [...context.failed, ...answer.failed],
            pending: context.pending.slice(MAX_LABELS),
          }
        : {},
    ),
    setOutcome: assign(({ context }, outcome: LabelOutcome) => {
      const [label, ...queue] = context.queue;
      if (!label) return {};
      const { parcelId } = label;
      return {
        queue,
        outcomes: new Map(context.outcomes).set(parcelId, outcome),
        unmarked: outcome.kind === 'printed' ? [...context.unmarked, parcelId] : context.unmarked,
        // What is away stays away for those that follow.
        stopping: context.stopping || outcome.kind === 'unsent',
      };
    }),
    setStopping: assign({ stopping: true }),
    prepareRetry: assign(({ context }, { unknown }: { unknown: boolean }) => ({
      pending: openOf(context, unknown),
      queue: [],
      stopping: false,
      refusal: null,
    })),
    clearUnmarked: assign({ unmarked: [] }),
    clearRefusal: assign({ refusal: null }),
    setRefusal: assign(refusalIn),
    /** Says that parcels were printed, so that the list can be read again. */
    report: unprovidedAction(),
  },
}).createMachine({
  id: 'printing',
  context: ({ input }) => ({ ...input, way: 'file', printers: null, printer: '', ...unprinted }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'findComponent',
        src: 'findComponent',
        input: ({ context }) => context.kind,
        onDone: { target: 'confirming', actions: { type: 'setFound', params: output } },
        onError: { target: 'confirming', actions: { type: 'setFound', params: { kind: 'unavailable' } } },
      },
    },
    confirming: {
      on: {
        'component.check': 'checking',
        'way.choose': {
          guard: { type: 'mayChoose', params: payload },
          actions: { type: 'setWay', params: payload },
        },
        'printer.choose': { actions: { type: 'setPrinter', params: payload } },
        'print.start': [
          { guard: 'throughComponent', target: 'creatingLabels', actions: 'begin' },
          { target: 'creatingFile', actions: 'begin' },
        ],
      },
    },
    creatingFile: {
      tags: 'busy',
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context: { parcels, kind } }) => ({ parcels, kind }),
        onDone: [
          refusedTo('refused'),
          {
            guard: { type: 'nothingMade', params: output },
            target: 'empty',
            actions: { type: 'setMade', params: output },
          },
          {
            guard: { type: 'isWriting', params: output },
            target: 'waiting',
            actions: { type: 'setMade', params: output },
          },
          { target: 'fetching', actions: { type: 'setMade', params: output } },
        ],
        onError: 'requestFailed',
      },
    },
    waiting: {
      tags: 'busy',
      initial: 'pausing',
      on: { 'print.stop': 'confirming' },
      states: {
        pausing: { after: { recheck: 'checking' } },
        checking: {
          invoke: {
            id: 'findFile',
            src: 'findFile',
            input: ({ context }) => context.taskId ?? '',
            onDone: [
              refusedTo('#printing.refused'),
              { guard: { type: 'isWriting', params: output }, target: 'pausing' },
              { target: '#printing.fetching', actions: { type: 'setFile', params: output } },
            ],
            onError: '#printing.requestFailed',
          },
        },
      },
    },
    fetching: {
      tags: 'busy',
      entry: 'report',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => context.file,
        onDone: { target: 'ready', actions: { type: 'setViewUrl', params: output } },
        onError: 'ready',
      },
    },
    ready: {},
    empty: {},
    refused: { on: { 'print.start': 'checking' } },
    requestFailed: {
      on: {
        // A file that has been begun is looked for again, not made twice.
        'print.start': [
          { guard: 'isBegun', target: 'waiting.checking' },
          { guard: 'throughComponent', target: 'creatingLabels' },
          { target: 'creatingFile', actions: 'begin' },
        ],
      },
    },
    creatingLabels: {
      tags: ['busy', 'held'],
      on: { 'print.stop': { actions: 'setStopping' } },
      invoke: {
        id: 'makeLabels',
        src: 'makeLabels',
        input: ({ context }) => context.pending.slice(0, MAX_LABELS),
        onDone: [refusedTo('ending'), { target: 'deciding', actions: { type: 'setLabels', params: output } }],
        onError: 'interrupted',
      },
    },
    deciding: {
      always: [
        { guard: 'continues', target: 'sending' },
        { guard: 'hasPending', target: 'creatingLabels' },
        { target: 'ending' },
      ],
    },
    sending: {
      tags: ['busy', 'held'],
      on: { 'print.stop': { actions: 'setStopping' } },
      invoke: {
        id: 'printLabel',
        src: 'printLabel',
        input: ({ context: { queue, printer } }) => ({ label: queue[0] ?? null, printer }),
        onDone: { target: 'deciding', actions: { type: 'setOutcome', params: output } },
        onError: { target: 'deciding', actions: { type: 'setOutcome', params: { kind: 'unsent' } } },
      },
    },
    /** Labels could not be marked; printed ones are counted all the same. */
    interrupted: {
      always: [{ guard: 'hasUnmarked', target: 'markingPrinted' }, { target: 'requestFailed' }],
    },
    ending: {
      always: [{ guard: 'hasUnmarked', target: 'markingPrinted' }, { target: 'showingResults' }],
    },
    markingPrinted: {
      tags: ['busy', 'held'],
      invoke: {
        id: 'markPrinted',
        src: 'markPrinted',
        input: ({ context }) => context.unmarked,
        onDone: [
          refusedTo('showingResults'),
          { target: 'showingResults', actions: ['clearUnmarked', 'report'] },
        ],
        onError: 'showingResults',
      },
    },
    showingResults: {
      on: {
        'mark.retry': { guard: 'hasUnmarked', target: 'markingPrinted', actions: 'clearRefusal' },
        'print.retry': {
          guard: { type: 'canRetry', params: payload },
          target: 'creatingLabels',
          actions: { type: 'prepareRetry', params: payload },
        },
      },
    },
  },
});

function fileIn(answer: FileAnswer): { file?: ExportFile; taskId?: string } {
  if (answer.kind === 'refused') return {};
  return answer.kind === 'done' ? { file: answer.file } : { taskId: answer.taskId };
}

/** Parcels whose label may still come out, in their order. */
export function openOf(
  { parcels, outcomes, failed }: Pick<Context, 'parcels' | 'outcomes' | 'failed'>,
  unknown: boolean,
): number[] {
  const refused = new Set(failed.map(({ parcelId }) => parcelId));
  return parcels
    .map(({ id }) => id)
    .filter((id) => {
      const kind = outcomes.get(id)?.kind;
      return !refused.has(id) && kind !== 'printed' && (unknown || kind !== 'unknown');
    });
}
