import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import type { BackSheet } from '../../spreadsheets/fillBack/backSheet.ts';
import type { FileRefusal } from '../../spreadsheets/sheets.types.ts';
import {
  type Found,
  type FoundRows,
  numberQuestions,
  type Question,
  type RowParcel,
  type RowResult,
  receiverQuestions,
  resultsOf,
  waybillsOf,
} from './matchRows.ts';

/** Questions of one call; the server takes 500. */
export const PART_SIZE = 200;

/** Whose parcels fill whose file. */
export interface FillBackSubject {
  /** The account, whose choice of columns in the wizard is used again. */
  account: string;
  /** Only parcels of this order; null: all. */
  orderId: number | null;
}

/** The parcels of a part, by the first row of each question; of what nothing is found there is no row. */
export type MatchAnswer =
  | { kind: 'found'; rows: readonly { row: number; parcels: readonly RowParcel[] }[] }
  | Refusal;

export type FileSaved = { kind: 'saved'; fileName: string } | FileRefusal;

interface Context {
  subject: FillBackSubject | null;
  file: File | null;
  /** Name of the chosen sheet; null: the first that is visible. */
  sheet: string | null;
  back: BackSheet | null;
  fileRefusal: FileRefusal | null;
  /** Questions whose answer is still to come, in order. */
  queue: readonly Question[];
  /** All rows with a number were asked for; the others are by their receivers. */
  areNumbersAsked: boolean;
  /** Questions of this turn. */
  asked: number;
  found: FoundRows;
  results: ReadonlyMap<number, RowResult>;
  refusal: Refusal | null;
  /** Name of the file that was saved last. */
  savedName: string | null;
}

type Event =
  | { type: 'dialog.open'; subject: FillBackSubject }
  | { type: 'file.choose'; file: File }
  | { type: 'sheet.choose'; sheet: string }
  | { type: 'work.cancel' }
  | { type: 'match.retry' }
  | { type: 'file.save' }
  | { type: 'dialog.close' };

const unread = {
  ...{ back: null, fileRefusal: null, queue: [], areNumbersAsked: false, asked: 0 },
  ...{ found: new Map(), results: new Map(), refusal: null, savedName: null },
};
const clean: Context = { subject: null, file: null, sheet: null, ...unread };

/** What the actors are given: whatever is read or written is of this file. */
export type BackInput = Pick<Context, 'subject' | 'file' | 'sheet'>;
export type SaveInput = Pick<Context, 'file' | 'back' | 'results'>;

/** A person's own sheet gets the waybills of its rows: read here, matched with parcels in parts, and saved again. */
export const fillBackMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'open' },
  actors: {
    readSheet: unprovidedActor<BackSheet | FileRefusal, BackInput>(),
    matchPart: unprovidedActor<MatchAnswer, { subject: FillBackSubject | null; part: readonly Question[] }>(),
    saveFile: unprovidedActor<FileSaved, SaveInput>(),
  },
  guards: {
    ...outcomeGuards,
    isRead: (_, answer: BackSheet | FileRefusal) => answer.kind === 'back',
    isSaved: (_, answer: FileSaved) => answer.kind === 'saved',
    hasQueue: ({ context }) => context.queue.length > 0,
    hasReceivers: ({ context: { back, found, areNumbersAsked } }) =>
      !areNumbersAsked && receiverQuestions(back?.rows ?? [], found).length > 0,
    hasSheet: ({ context: { back } }, { sheet }: { sheet: string }) =>
      back?.otherSheets.includes(sheet) ?? false,
    hasFilled: ({ context }) => waybillsOf(context.results).size > 0,
  },
  actions: {
    reset: assign(clean),
    setSubject: assign((_, { subject }: { subject: FillBackSubject }) => ({ subject })),
    setFile: assign((_, { file }: { file: File }) => ({ ...unread, file, sheet: null })),
    setSheet: assign((_, { sheet }: { sheet: string }) => ({ ...unread, sheet })),
    clearFile: assign({ ...unread, file: null, sheet: null }),
    setBack: assign((_, answer: BackSheet | FileRefusal) => {
      if (answer.kind !== 'back') return {};
      const queue = numberQuestions(answer.rows);
      return { back: answer, queue, asked: queue.length };
    }),
    setFileRefusal: assign((_, answer: BackSheet | FileSaved | FileRefusal) => ({
      fileRefusal: answer.kind === 'refused' ? answer : null,
    })),
    askForReceivers: assign(({ context: { back, found } }) => {
      const queue = receiverQuestions(back?.rows ?? [], found);
      return { queue, asked: queue.length, areNumbersAsked: true };
    }),
    addFound: assign(({ context: { queue, found } }, answer: MatchAnswer) => {
      if (answer.kind !== 'found') return {};
      const byRow = new Map(answer.rows.map(({ row, parcels }) => [row, parcels]));
      const part = queue.slice(0, PART_SIZE).flatMap(({ lines, receiver }) => {
        const parcels = byRow.get(lines[0] ?? 0);
        if (!parcels) return [];
        const own: Found = { by: receiver ? 'receiver' : 'number', rows: lines.length, parcels };
        return lines.map((line) => [line, own] as const);
      });
      return { found: new Map([...found, ...part]), queue: queue.slice(PART_SIZE) };
    }),
    settle: assign(({ context: { back, found } }) => ({ results: resultsOf(back?.rows ?? [], found) })),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    setSaved: assign((_, answer: FileSaved) => ({
      savedName: answer.kind === 'saved' ? answer.fileName : null,
      fileRefusal: null,
    })),
  },
}).createMachine({
  id: 'fillBack',
  context: clean,
  initial: 'closed',
  on: { 'dialog.close': '.closed' },
  states: {
    closed: {
      entry: 'reset',
      on: {
        'dialog.open': { target: 'choosing', actions: { type: 'setSubject', params: payload } },
        'dialog.close': undefined,
      },
    },
    choosing: {
      tags: 'open',
      initial: 'idle',
      on: { 'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } } },
      states: { idle: {}, readFailed: {} },
    },
    reading: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'advancing',
            actions: { type: 'setBack', params: output },
          },
          { target: 'choosing', actions: { type: 'setFileRefusal', params: output } },
        ],
        onError: 'choosing.readFailed',
      },
      on: { 'work.cancel': { target: 'choosing', actions: 'clearFile' } },
    },
    advancing: {
      always: [
        { guard: 'hasQueue', target: 'matching' },
        { guard: 'hasReceivers', target: 'matching', actions: 'askForReceivers' },
        { target: 'matched', actions: 'settle' },
      ],
    },
    matching: {
      tags: ['open', 'busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'matchPart',
        src: 'matchPart',
        input: ({ context: { subject, queue } }) => ({ subject, part: queue.slice(0, PART_SIZE) }),
        onDone: [
          refusedTo('refused'),
          { target: 'advancing', actions: { type: 'addFound', params: output } },
        ],
        onError: 'requestFailed',
      },
      on: { 'work.cancel': { target: 'choosing', actions: 'clearFile' } },
    },
    refused: { tags: 'open', on: { 'match.retry': 'matching' } },
    requestFailed: { tags: 'open', on: { 'match.retry': 'matching' } },
    matched: {
      tags: 'open',
      initial: 'ready',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
        'sheet.choose': {
          guard: { type: 'hasSheet', params: payload },
          target: 'reading',
          actions: { type: 'setSheet', params: payload },
        },
        'file.save': { guard: 'hasFilled', target: 'saving' },
      },
      states: { ready: {}, saveFailed: {} },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isSaved', params: output },
            target: 'matched',
            actions: { type: 'setSaved', params: output },
          },
          { target: 'matched', actions: { type: 'setFileRefusal', params: output } },
        ],
        onError: 'matched.saveFailed',
      },
    },
  },
});

export type FillBack = ActorRefFrom<typeof fillBackMachine>;
type Snapshot = SnapshotFrom<typeof fillBackMachine>;

export const canRetry = (snapshot: Snapshot) => snapshot.can({ type: 'match.retry' });
export const canCancel = (snapshot: Snapshot) => snapshot.can({ type: 'work.cancel' });

/** Rows by what came of them. */
export function countRows({ results }: Pick<Context, 'results'>): Record<RowResult['kind'], number> {
  const counts = { filled: 0, waiting: 0, ended: 0, ambiguous: 0, taken: 0, missing: 0, incomplete: 0 };
  for (const { kind } of results.values()) counts[kind] += 1;
  return counts;
}
