import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { FileRefusal } from '../spreadsheets/sheets.types.ts';
import type { StockSheetRow } from './stockSheet.ts';

/** What was read of a file; `clientNo` makes sending it again safe. Null rows: no header was found. */
export type SheetRead = { kind: 'read'; rows: StockSheetRow[] | null; clientNo: string } | FileRefusal;
export type TemplateSaved = { kind: 'saved' } | Refusal;
export interface ImportedSheet {
  kind: 'imported';
  created: number;
  updated: number;
  unchanged: number;
  /** By line of the sheet. */
  failed: readonly { row: number; msg: string }[];
}
export type ImportAnswer = ImportedSheet | Refusal;

/** Why a file leads nowhere. */
export type FileProblem =
  | FileRefusal
  | { kind: 'refused'; code: 'HEADER' | 'ROWS'; data: Record<string, never> };

interface Context {
  file: File | null;
  fileProblem: FileProblem | null;
  rows: readonly StockSheetRow[];
  clientNo: string;
  refusal: Refusal | null;
  imported: ImportedSheet | null;
}

type Event =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'template.save' }
  | { type: 'file.choose'; file: File }
  | { type: 'file.clear' }
  | { type: 'rows.send' }
  | { type: 'failed.save' };

const clean: Context = {
  ...{ file: null, fileProblem: null, rows: [], clientNo: '', refusal: null, imported: null },
};

const NO_HEADER: FileProblem = { kind: 'refused', code: 'HEADER', data: {} };
const NO_ROWS: FileProblem = { kind: 'refused', code: 'ROWS', data: {} };

const leaving = { 'dialog.close': 'closed', 'file.clear': { target: 'choosing', actions: 'reset' } } as const;
const savingFailed = {
  'failed.save': {
    guard: 'hasFailed',
    actions: { type: 'saveFailed', params: ({ context }: { context: Context }) => context },
  },
} as const;

/** The dialog in which a spreadsheet is taken over: chosen, looked through, sent, and said what became of each row. */
export const importStockMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    saveTemplate: unprovidedActor<TemplateSaved, void>(),
    readFile: unprovidedActor<SheetRead, File | null>(),
    sendRows: unprovidedActor<ImportAnswer, Pick<Context, 'rows' | 'clientNo'>>(),
  },
  guards: {
    canSend: ({ context }) => context.rows.some(({ problem }) => problem === null),
    hasFailed: ({ context: { rows, imported } }) =>
      rows.some(({ problem }) => problem !== null) || (imported?.failed.length ?? 0) > 0,
    hasRows: (_, answer: SheetRead) => answer.kind === 'read' && (answer.rows?.length ?? 0) > 0,
    ...outcomeGuards,
  },
  actions: {
    reset: assign(clean),
    setFile: assign((_, { file }: { file: File }) => ({ ...clean, file })),
    setRows: assign((_, answer: SheetRead) =>
      answer.kind === 'read' ? { rows: answer.rows ?? [], clientNo: answer.clientNo } : {},
    ),
    setFileProblem: assign((_, answer: SheetRead) => ({
      fileProblem: answer.kind === 'refused' ? answer : answer.rows === null ? NO_HEADER : NO_ROWS,
    })),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    addResult: assign((_, answer: ImportAnswer) => ({
      imported: answer.kind === 'imported' ? answer : null,
    })),
    saveFailed: unprovidedAction<Pick<Context, 'rows' | 'imported'>>(),
  },
}).createMachine({
  id: 'importStock',
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
        waiting: { on: { 'template.save': { target: 'saving', actions: 'clearRefusal' } } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveTemplate',
            src: 'saveTemplate',
            onDone: {
              target: 'waiting',
              actions: { type: 'setRefusal', params: output },
            },
            onError: 'requestFailed',
          },
        },
        requestFailed: { on: { 'template.save': { target: 'saving', actions: 'clearRefusal' } } },
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
          {
            target: 'choosing',
            actions: { type: 'setFileProblem', params: output },
          },
        ],
        onError: 'readFailed',
      },
      on: { 'dialog.close': 'closed', 'file.clear': 'choosing' },
    },
    readFailed: {
      on: {
        'dialog.close': 'closed',
        'template.save': 'choosing.saving',
        'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
      },
    },
    preview: {
      initial: 'checking',
      on: {
        ...leaving,
        'rows.send': { guard: 'canSend', target: 'sending', actions: 'clearRefusal' },
        ...savingFailed,
      },
      states: { checking: {}, refused: {}, requestFailed: {} },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendRows',
        src: 'sendRows',
        input: ({ context }) => context,
        onDone: [
          refusedTo('preview.refused'),
          {
            target: 'done',
            actions: { type: 'addResult', params: output },
          },
        ],
        onError: 'preview.requestFailed',
      },
    },
    done: {
      on: {
        ...leaving,
        ...savingFailed,
      },
    },
  },
});
