import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedAction } from '../../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import type { FileRefusal } from '../../spreadsheets/sheets.types.ts';
import {
  type FillResult,
  type FillRow,
  type FillSubject,
  readyRows,
  rowsOfParcels,
  withPasted,
} from './fillRows.ts';

/** Most rows of one call. The server takes 500, and may have no time for the last of them; so few it always does. */
export const PART_SIZE = 50;

/** The rows of a file, or why it is not read; `null` rows: it has no such columns. */
export type RowsRead = { kind: 'rows'; rows: readonly FillRow[] | null } | FileRefusal;

/** What came of a part, by row. */
export type PartAnswer = { kind: 'answered'; results: ReadonlyMap<number, FillResult> } | Refusal;

export interface FillContext {
  /** What was chosen; nothing where a sheet is to say it. */
  parcels: readonly FillSubject[];
  rows: readonly FillRow[];
  file: File | null;
  fileRefusal: FileRefusal | null;
  /** The file was read, and has no such columns. */
  areColumnsMissing: boolean;
  /** Sending was tried with nothing that can be sent. */
  areRowsMissing: boolean;
  /** Rows whose answer is still to come, in order. */
  queue: readonly FillRow[];
  results: ReadonlyMap<number, FillResult>;
  stopping: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'hand.open'; parcels: readonly FillSubject[] }
  | { type: 'sheet.open'; parcels: readonly FillSubject[] }
  | { type: 'number.edit'; row: number; waybillNo: string }
  | { type: 'numbers.paste'; row: number; text: string }
  | { type: 'courier.choose'; courier: string }
  | { type: 'file.choose'; file: File }
  | { type: 'file.cancel' }
  | { type: 'fill.submit' }
  | { type: 'fill.stop' }
  | { type: 'fill.retry' }
  | { type: 'rest.fix' }
  | { type: 'fill.dismiss' };

const clean: FillContext = {
  ...{ parcels: [], rows: [], file: null, fileRefusal: null, areColumnsMissing: false },
  ...{ areRowsMissing: false, queue: [], results: new Map(), stopping: false, refusal: null },
};

/** Sets waybill numbers of the supplier's own: typed or from a sheet, sent in parts, with a result for each row. */
export const fillWaybillsMachine = setup({
  types: { context: {} as FillContext, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: {
    readRows: unprovidedActor<RowsRead, File>(),
    sendPart: unprovidedActor<PartAnswer, readonly FillRow[]>(),
  },
  guards: {
    hasParcels: (_, { parcels }: { parcels: readonly unknown[] }) => parcels.length > 0,
    hasReady: ({ context }) => readyRows(context.rows).length > 0,
    hasRows: (_, answer: RowsRead) => answer.kind === 'rows' && answer.rows !== null,
    ...outcomeGuards,
    hasMore: ({ context: { queue, stopping } }) => queue.length > PART_SIZE && !stopping,
    canFix: ({ context: { parcels, file, rows, results } }) =>
      file === null && parcels.length > 0 && rows.some(({ row }) => results.get(row)?.kind !== 'filled'),
  },
  actions: {
    reset: assign(clean),
    setParcels: assign((_, { parcels }: { parcels: readonly FillSubject[] }) => ({ parcels })),
    listParcels: assign(({ context }) => ({ rows: rowsOfParcels(context.parcels) })),
    editNumber: assign(({ context }, { row, waybillNo }: { row: number; waybillNo: string }) => ({
      rows: context.rows.map((each) => (each.row === row ? { ...each, waybillNo } : each)),
      areRowsMissing: false,
    })),
    pasteNumbers: assign(({ context }, { row, text }: { row: number; text: string }) => ({
      rows: withPasted(context.rows, row, text),
      areRowsMissing: false,
    })),
    chooseCourier: assign(({ context }, { courier }: { courier: string }) => ({
      rows: context.rows.map((each) => ({ ...each, courier })),
    })),
    setFile: assign((_, { file }: { file: File }) => ({
      ...{ file, fileRefusal: null, areColumnsMissing: false, areRowsMissing: false, refusal: null },
    })),
    setFileRefusal: assign((_, answer: RowsRead) => ({
      file: null,
      fileRefusal: answer.kind === 'refused' ? answer : null,
      areColumnsMissing: answer.kind === 'rows',
    })),
    setRows: assign((_, answer: RowsRead) => ({
      rows: answer.kind === 'rows' ? (answer.rows ?? []) : [],
    })),
    setRowsMissing: assign({ areRowsMissing: true }),
    fillQueue: assign(({ context }) => ({ queue: readyRows(context.rows) })),
    addResults: assign(({ context }, answer: PartAnswer) =>
      answer.kind === 'answered'
        ? {
            results: new Map([...context.results, ...answer.results]),
            queue: context.queue.slice(PART_SIZE),
          }
        : {},
    ),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    /** The rows that have not gone, with what was typed. */
    retainUnfilled: assign(({ context: { rows, results } }) => ({
      rows: rows.filter(({ row }) => results.get(row)?.kind !== 'filled'),
      results: new Map(),
    })),
    setStopping: assign({ stopping: true }),
    clearStop: assign({ stopping: false }),
    /** Says what came of the parcels that were chosen, so that their rows can go on saying it. */
    report: unprovidedAction<Pick<FillContext, 'rows' | 'results'>>(),
  },
}).createMachine({
  id: 'fillWaybills',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'hand.open': {
          guard: { type: 'hasParcels', params: payload },
          target: 'typing',
          actions: [{ type: 'setParcels', params: payload }, 'listParcels'],
        },
        'sheet.open': { target: 'choosing', actions: { type: 'setParcels', params: payload } },
      },
    },
    typing: {
      tags: 'open',
      on: {
        'number.edit': { actions: { type: 'editNumber', params: payload } },
        'numbers.paste': { actions: { type: 'pasteNumbers', params: payload } },
        'courier.choose': { actions: { type: 'chooseCourier', params: payload } },
        'fill.submit': [
          { guard: 'hasReady', target: 'sending', actions: 'fillQueue' },
          { actions: 'setRowsMissing' },
        ],
        'fill.dismiss': 'closed',
      },
    },
    choosing: {
      tags: 'open',
      initial: 'idle',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
        'fill.dismiss': 'closed',
      },
      states: { idle: {}, readFailed: {} },
    },
    reading: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'readRows',
        src: 'readRows',
        input: ({ context }) => context.file as File,
        onDone: [
          {
            guard: { type: 'hasRows', params: output },
            target: 'checked',
            actions: { type: 'setRows', params: output },
          },
          { target: 'choosing', actions: { type: 'setFileRefusal', params: output } },
        ],
        onError: 'choosing.readFailed',
      },
      on: { 'file.cancel': 'choosing' },
    },
    checked: {
      tags: 'open',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
        'fill.submit': [
          { guard: 'hasReady', target: 'sending', actions: 'fillQueue' },
          { actions: 'setRowsMissing' },
        ],
        'fill.dismiss': 'closed',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'sendPart',
        src: 'sendPart',
        input: ({ context }) => context.queue.slice(0, PART_SIZE),
        onDone: [
          refusedTo('refused'),
          {
            guard: 'hasMore',
            target: 'sending',
            reenter: true,
            actions: { type: 'addResults', params: output },
          },
          { target: 'showingResults', actions: { type: 'addResults', params: output } },
        ],
        onError: 'requestFailed',
      },
      on: { 'fill.stop': { actions: 'setStopping' } },
    },
    refused: {
      tags: 'open',
      entry: 'clearStop',
      on: { 'fill.retry': 'sending', 'fill.dismiss': 'leaving' },
    },
    requestFailed: {
      tags: 'open',
      entry: 'clearStop',
      on: { 'fill.retry': 'sending', 'fill.dismiss': 'leaving' },
    },
    showingResults: {
      tags: 'open',
      entry: 'clearStop',
      on: {
        'rest.fix': {
          guard: 'canFix',
          target: 'typing',
          actions: [{ type: 'report', params: ({ context }) => context }, 'retainUnfilled'],
        },
        'fill.dismiss': 'leaving',
      },
    },
    leaving: {
      entry: { type: 'report', params: ({ context }) => context },
      always: 'closed',
    },
  },
});

export type FillWaybills = ActorRefFrom<typeof fillWaybillsMachine>;
type Snapshot = SnapshotFrom<typeof fillWaybillsMachine>;

export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing') || snapshot.matches('reading');
export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'fill.retry' });
export const canFix = (snapshot: Snapshot) => snapshot.can({ type: 'rest.fix' });

/** Rows that have not gone. */
export const selectLeft = ({ context: { rows, results } }: Snapshot) =>
  rows.filter(({ row }) => results.get(row)?.kind !== 'filled').length;

/** How far it is; `unsent`: rows that were to be sent and have no answer. */
export function countResults({ results, queue }: Pick<Snapshot['context'], 'results' | 'queue'>) {
  const filled = [...results.values()].filter(({ kind }) => kind === 'filled').length;
  return { filled, failed: results.size - filled, unsent: queue.length };
}
