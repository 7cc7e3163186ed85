import { assign, sendParent, setup } from 'xstate';
import type { Region } from '../../../../fields/region.ts';
import { outcomeGuards, refusalIn } from '../../../../lib/outcome.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import type { Catalogue } from '../../../../shop/combinations.ts';
import type { Item } from '../../../../shop/items.ts';
import { withGoodsTold } from '../../shared/recipients/goodsTold.ts';
import {
  type AddressReading,
  blankRecipient,
  type Recipient,
  recipientFrom,
  type TypedField,
  withField,
  withOwnItems,
  withRegion,
} from '../../shared/recipients/recipient.ts';
import {
  type CellOfRow,
  type CellValue,
  rowOfCells,
  withCells,
} from '../../shared/recipients/recipientCells.ts';
import { firstChunk, restOfChunk } from '../preview/chunkText.ts';
import type { PreviewReading } from '../preview/preview.types.ts';
import { takeOver } from '../preview/takeOver.ts';
import { type BookPerson, MAX_ROWS, withPeople } from './bookRecipients.ts';

const MAX_UNDO = 50;

/** Readings in the order of the text, or why there are none. */
export type ReadAnswer = readonly AddressReading[] | Refusal;

interface RecipientsContext {
  rows: readonly Recipient[];
  /** Pasted or typed, and not read yet. */
  unreadText: string;
  /** Earlier lists, the newest last. */
  past: readonly (readonly Recipient[])[];
  /** Lists that were gone back from, the newest last, until the list changes otherwise. */
  undone: readonly (readonly Recipient[])[];
  /** The cell that the last step back undoes, so that one word is one step. */
  lastEdit: string | null;
  /** What the person saw of the text before it was taken over. */
  previews: readonly PreviewReading[];
  /** The goods that a text may name, once they are known. */
  catalogue: Catalogue | null;
  /** The part of `unreadText` that is being read, and the line that names the columns of its last rows. */
  chunk: string;
  chunkHead: string;
  /** Characters that this reading began with. */
  totalLength: number;
  refusal: Refusal | null;
  lastId: number;
}

type RecipientsEvent =
  | { type: 'text.edit'; text: string }
  | { type: 'text.paste'; text: string; catalogue?: Catalogue | undefined }
  | { type: 'text.read'; previews: readonly PreviewReading[]; catalogue?: Catalogue | undefined }
  | { type: 'reading.cancel' }
  | { type: 'row.add' }
  | { type: 'people.add'; people: readonly BookPerson[] }
  | { type: 'row.edit'; id: string; field: TypedField; value: string }
  | { type: 'row.fill'; id: string; items: readonly Item[] | null; specification: string }
  /** Several cells at once; `more`: rows behind the last. */
  | { type: 'cells.fill'; cells: readonly CellOfRow[]; more: readonly (readonly CellValue[])[] }
  | { type: 'row.move'; id: string; region: Region }
  | { type: 'row.exclude'; id: string; excluded: boolean }
  | { type: 'row.accept'; id: string }
  | { type: 'rows.delete'; ids: readonly string[] }
  /** What became of the list after its prices were known. */
  | { type: 'rows.revise'; rows: readonly Recipient[] }
  | { type: 'rows.undo' }
  | { type: 'rows.redo' };

const appended = (text: string, more: string) => (text.trim() === '' ? more : `${text}\n${more}`);

const replaced = (rows: readonly Recipient[], id: string, change: (row: Recipient) => Recipient) =>
  rows.map((row) => (row.id === id ? change(row) : row));

/** What is to be read behind a chunk, rows of a sheet below the names of their columns. */
function textBehind({ unreadText, chunk, chunkHead }: RecipientsContext): string {
  const behind = unreadText.slice(chunk.length).replace(/^\s+$/, '');
  // Behind a chunk that was all of the text, another one was pasted meanwhile.
  const goesOn = /[\n\r]$/.test(chunk) && /^[^\n\r]/.test(behind);
  return goesOn ? chunkHead + behind : behind;
}

function remembered({ past, rows }: RecipientsContext) {
  return { past: [...past, rows].slice(-MAX_UNDO), undone: [] };
}

function report({ context }: { context: RecipientsContext }, reading: boolean) {
  const { rows, unreadText } = context;
  return { type: 'recipients.changed', rows, unreadText, reading } as const;
}

export const recipientsSetup = setup({
  types: {
    context: {} as RecipientsContext,
    events: {} as RecipientsEvent,
    input: {} as { rows: readonly Recipient[]; unreadText: string },
    tags: {} as 'busy',
  },
  actors: { readChunk: unprovidedActor<ReadAnswer, string>() },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
    hasUndone: ({ context }) => context.undone.length > 0,
    hasText: ({ context }) => context.unreadText.trim() !== '',
    hasMoreText: ({ context }) => context.unreadText.slice(context.chunk.length).trim() !== '',
    hasRoom: ({ context }) => context.rows.length < MAX_ROWS,
    isFull: ({ context }) => context.rows.length >= MAX_ROWS,
    ...outcomeGuards,
    overflows: ({ context }, answer: ReadAnswer) => {
      if (isRefusal(answer)) return false;
      const room = MAX_ROWS - context.rows.length - answer.length;
      const more = context.unreadText.slice(context.chunk.length).trim() !== '';
      return room < 0 || (room === 0 && more);
    },
  },
  actions: {
    remember: assign(({ context }) => ({ ...remembered(context), lastEdit: null })),
    rememberEdit: assign(({ context }, { id, field }: { id: string; field: TypedField }) => {
      const cell = `${id}.${field}`;
      return context.lastEdit === cell ? {} : { ...remembered(context), lastEdit: cell };
    }),
    undo: assign(({ context }) => ({
      rows: context.past.at(-1) ?? context.rows,
      past: context.past.slice(0, -1),
      undone: [...context.undone, context.rows],
      lastEdit: null,
    })),
    redo: assign(({ context }) => ({
      ...remembered(context),
      rows: context.undone.at(-1) ?? context.rows,
      undone: context.undone.slice(0, -1),
      lastEdit: null,
    })),
    addRow: assign(({ context }) => {
      const lastId = context.lastId + 1;
      return { lastId, rows: [...context.rows, blankRecipient(`r${lastId}`)] };
    }),
    addPeople: assign(({ context: { rows, lastId } }, { people }: { people: readonly BookPerson[] }) => {
      const { rows: all, added } = withPeople(rows, people, lastId);
      return { rows: all, lastId: lastId + added };
    }),
    editRow: assign(
      ({ context }, { id, field, value }: { id: string; field: TypedField; value: string }) => ({
        rows: replaced(context.rows, id, (row) => withField(row, field, value)),
      }),
    ),
    fillRow: assign(
      (
        { context },
        { id, items, specification }: { id: string; items: readonly Item[] | null; specification: string },
      ) => ({ rows: replaced(context.rows, id, (row) => withOwnItems(row, items, specification)) }),
    ),
    fillCells: assign(
      (
        { context: { rows, lastId } },
        { cells, more }: { cells: readonly CellOfRow[]; more: readonly (readonly CellValue[])[] },
      ) => {
        const added = more
          .slice(0, MAX_ROWS - rows.length)
          .map((row, at) => rowOfCells(`r${lastId + at + 1}`, row));
        return { rows: [...withCells(rows, cells), ...added], lastId: lastId + added.length };
      },
    ),
    moveRow: assign(({ context }, { id, region }: { id: string; region: Region }) => ({
      rows: replaced(context.rows, id, (row) => withRegion(row, region)),
    })),
    excludeRow: assign(({ context }, { id, excluded }: { id: string; excluded: boolean }) => ({
      rows: replaced(context.rows, id, (row) => ({ ...row, excluded })),
    })),
    acceptRow: assign(({ context }, { id }: { id: string }) => ({
      rows: replaced(context.rows, id, (row) => ({ ...row, checked: true })),
    })),
    deleteRows: assign(({ context }, { ids }: { ids: readonly string[] }) => {
      const gone = new Set(ids);
      return { rows: context.rows.filter(({ id }) => !gone.has(id)) };
    }),
    reviseRows: assign((_, { rows }: { rows: readonly Recipient[] }) => ({ rows })),
    setText: assign((_, { text }: { text: string }) => ({ unreadText: text })),
    appendText: assign(({ context }, { text }: { text: string }) => {
      const unreadText = appended(context.unreadText, text);
      return { unreadText, totalLength: context.totalLength + text.length };
    }),
    resetCheckCount: assign(({ context }) => ({ totalLength: context.unreadText.length })),
    setPreviews: assign((_, { previews }: { previews: readonly PreviewReading[] }) => ({ previews })),
    setCatalogue: assign((_, { catalogue = null }: { catalogue?: Catalogue | null | undefined }) => ({
      catalogue,
    })),
    setChunk: assign(({ context }) => {
      const { text: chunk, head: chunkHead } = firstChunk(context.unreadText);
      return { chunk, chunkHead };
    }),
    addReadings: assign(({ context }, answer: ReadAnswer) => {
      if (isRefusal(answer)) return {};
      const { rows, lastId, unreadText, chunk, previews, catalogue } = context;
      const room = MAX_ROWS - rows.length;
      const fresh = answer.slice(0, room).map((one, at) => {
        const { reading, unlikePreview } = takeOver(one, previews);
        const row = recipientFrom(`r${lastId + at + 1}`, reading, unlikePreview);
        return catalogue ? withGoodsTold(row, catalogue) : row;
      });
      const tooMany = restOfChunk(chunk, answer, room);
      return {
        rows: [...rows, ...fresh],
        lastId: lastId + fresh.length,
        unreadText: tooMany + (tooMany === '' ? textBehind(context) : unreadText.slice(chunk.length)),
      };
    }),
    setRefusal: assign(refusalIn),
    clearRefusal: assign({ refusal: null }),
    endCount: assign({ totalLength: 0 }),
    reportRecipients: sendParent(({ context }: { context: RecipientsContext }) => report({ context }, false)),
    reportReading: sendParent(({ context }: { context: RecipientsContext }) => report({ context }, true)),
  },
});
