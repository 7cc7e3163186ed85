import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedAction } from '../../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import type { FileRefusal } from '../sheets.types.ts';
import { type ImportRow, sendable } from './sheetRows.ts';

/** What was read of a file; `clientNo` makes sending it again safe. Null rows: no header was found. */
export type SheetRead<Row extends ImportRow> =
  | { kind: 'read'; rows: Row[] | null; clientNo: string }
  | FileRefusal;
export type TemplateSaved = { kind: 'saved' } | Refusal;

/** Why a row was not taken over, by its line. */
export interface RowFailure {
  row: number;
  msg: string;
}

/** What became of so many of the rows; the counts are the feature's. */
export interface ImportedPart {
  kind: 'imported';
  taken: number;
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
}
export type ImportAnswer = ImportedPart | Refusal;

/** Why a file leads nowhere. */
export type FileProblem =
  | FileRefusal
  | { kind: 'refused'; code: 'HEADER' | 'ROWS'; data: Record<string, never> };

export interface ImportContext<Row extends ImportRow> {
  file: File | null;
  fileProblem: FileProblem | null;
  rows: readonly Row[];
  clientNo: string;
  /** How many of the rows that can be sent were. */
  sent: number;
  /** Of the rows that were sent. */
  counts: Readonly<Record<string, number>>;
  failed: readonly RowFailure[];
  refusal: Refusal | null;
}

type Event =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'template.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'file.clear' }
  | { type: 'rows.send' }
  | { type: 'failed.save' };

const clean = {
  ...{
    file: null,
    fileProblem: null,
    rows: [],
    clientNo: '',
    sent: 0,
    counts: {},
    failed: [],
    refusal: null,
  },
};

const NO_HEADER: FileProblem = { kind: 'refused', code: 'HEADER', data: {} };
const NO_ROWS: FileProblem = { kind: 'refused', code: 'ROWS', data: {} };

/**
 * The dialog in which a spreadsheet is taken over: chosen, looked through, sent in parts, and said what became of each
 * row; `importSheet` makes a feature's own of it. What was sent is not sent again when a later part fails.
 */
export function importSheetOf<Row extends ImportRow>() {
  type Context = ImportContext<Row>;
  const leaving = {
    'dialog.close': 'closed',
    'file.clear': { target: 'choosing', actions: 'reset' },
    'failed.save': {
      guard: 'hasFailed',
      actions: { type: 'saveFailed', params: ({ context }: { context: Context }) => context },
    },
  } as const;
  const savingTemplate = {
    'template.save': {
      guard: 'hasTemplate',
      target: '#importSheet.choosing.saving',
      actions: 'clearRefusal',
    },
  } as const;
  return setup({
    types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
    actors: {
      saveTemplate: unprovidedActor<TemplateSaved, void>(),
      readFile: unprovidedActor<SheetRead<Row>, File | null>(),
      sendPart: unprovidedActor<ImportAnswer>(),
    },
    guards: {
      hasTemplate: () => true,
      canSend: ({ context }) => sendable(context.rows).length > 0,
      hasFailed: ({ context: { rows, failed } }) =>
        failed.length > 0 || rows.some(({ problem }) => problem !== null),
      hasRows: (_, answer: SheetRead<Row>) => answer.kind === 'read' && (answer.rows?.length ?? 0) > 0,
      hasMore: ({ context: { rows, sent } }, answer: ImportAnswer) =>
        answer.kind === 'imported' && sent + answer.taken < sendable(rows).length,
      ...outcomeGuards,
    },
    actions: {
      reset: assign(clean),
      setFile: assign((_, { file }: { file: File }) => ({ ...clean, file })),
      setRows: assign((_, answer: SheetRead<Row>) =>
        answer.kind === 'read' ? { rows: answer.rows ?? [], clientNo: answer.clientNo } : {},
      ),
      setFileProblem: assign((_, answer: SheetRead<Row>) => ({
        fileProblem: answer.kind === 'refused' ? answer : answer.rows === null ? NO_HEADER : NO_ROWS,
      })),
      setRefusal: assign(refusalIn),
      clearRefusal: assign({ refusal: null }),
      addPart: assign(({ context: { sent, counts, failed } }, answer: ImportAnswer) =>
        answer.kind === 'imported'
          ? {
              sent: sent + answer.taken,
              counts: sumOf(counts, answer.counts),
              failed: [...failed, ...answer.failed],
            }
          : {},
      ),
      saveFailed: unprovidedAction<Pick<Context, 'rows' | 'failed'>>(),
    },
  }).createMachine({
    id: 'importSheet',
    context: clean,
    initial: 'closed',
    states: {
      closed: { entry: 'reset', on: { 'dialog.open': 'choosing' } },
      choosing: {
        initial: 'waiting',
        on: {
          'dialog.close': 'closed',
          'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
        },
        states: {
          waiting: { on: savingTemplate },
          saving: {
            tags: 'busy',
            invoke: {
              id: 'saveTemplate',
              src: 'saveTemplate',
              onDone: { target: 'waiting', actions: { type: 'setRefusal', params: output } },
              onError: 'requestFailed',
            },
          },
          requestFailed: { on: savingTemplate },
        },
      },
      reading: {
        tags: 'busy',
        invoke: {
          id: 'readFile',
          src: 'readFile',
          input: ({ context }) => context.file,
          onDone: [
            {
              guard: { type: 'hasRows', params: output },
              target: 'preview',
              actions: { type: 'setRows', params: output },
            },
            { target: 'choosing', actions: { type: 'setFileProblem', params: output } },
          ],
          onError: 'readFailed',
        },
        on: { 'dialog.close': 'closed', 'file.clear': 'choosing' },
      },
      readFailed: {
        on: {
          'dialog.close': 'closed',
          ...savingTemplate,
          'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
        },
      },
      preview: {
        initial: 'checking',
        on: {
          ...leaving,
          'rows.send': { guard: 'canSend', target: 'sending', actions: 'clearRefusal' },
        },
        states: { checking: {}, refused: {}, requestFailed: {} },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'sendPart',
          src: 'sendPart',
          input: ({ context }) => context,
          onDone: [
            refusedTo('preview.refused'),
            {
              guard: { type: 'hasMore', params: output },
              target: 'sending',
              reenter: true,
              actions: { type: 'addPart', params: output },
            },
            { target: 'done', actions: { type: 'addPart', params: output } },
          ],
          onError: 'preview.requestFailed',
        },
      },
      done: { on: leaving },
    },
  });
}

export const importSheetMachine = importSheetOf<ImportRow>();

function sumOf(one: ImportedPart['counts'], two: ImportedPart['counts']): ImportedPart['counts'] {
  const both = { ...one };
  for (const [name, count] of Object.entries(two)) both[name] = (both[name] ?? 0) + count;
  return both;
}
