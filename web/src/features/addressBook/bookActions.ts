import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { senderProblems } from '../../fields/sender.rules.ts';
import { blankSender, trimmedPerson } from '../../fields/sender.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type {
  BookEntryInput,
  BookEntryRowFragment,
  OpenBookEntriesMutation,
} from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import type { Problem } from '../../lib/problems.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  DeleteBookEntries,
  KeepReceivers,
  MoveBookEntries,
  OpenBookEntries,
  SaveBookEntry,
} from './addressBook.graphql.ts';
import { bookText, entryDialogText, keepText, moveText, pickText, removeText } from './addressBook.text.ts';

export type BookEntry = BookEntryRowFragment;
/** An entry in clear. */
export type OpenedEntry = OpenBookEntriesMutation['openBookEntries'][number];

/** Some entries in clear; each is recorded. */
export async function openEntries(client: ApolloClient, ids: readonly number[]) {
  const answer = await runMutation(client, OpenBookEntries, { ids: [...ids] }, { uncached: 'private' });
  return isRefusal(answer) ? answer : answer.openBookEntries;
}

export type EntryForm = { [Field in keyof BookEntryInput]-?: string };
/** One that is kept, or null: a new one. */
export interface EditedEntry {
  id: number | null;
  form: EntryForm;
}
type EntryField = 'name' | 'phone' | 'region' | 'address' | 'group' | 'note';
export type EntryProblems = Partial<Record<EntryField, Problem>>;
export type EditEntry = EditRecord<EditedEntry, EntryForm, EntryProblems>;

export const blankEntry: EntryForm = {
  ...{ name: '', phone: '', provinceCode: '', cityCode: '', districtCode: '', address: '' },
  ...{ group: '', note: '' },
};

const trimmed = (form: EntryForm): EntryForm => ({
  ...trimmedPerson(form),
  ...{ group: form.group.trim(), note: form.note.trim() },
});

function problemsOf(form: EntryForm): EntryProblems {
  const { remark: _remark, form: _form, ...problems } = senderProblems({ ...blankSender, ...form });
  return problems;
}

const REGION = ['provinceCode', 'cityCode', 'districtCode'];
const fieldOf = (key: string) => (REGION.includes(key) ? 'region' : key);

function refusedAt(refusal: Refusal): EntryProblems | null {
  const { errorKey, msg } = refusal;
  const field = refusedField(refusal) ?? '';
  const place = field === 'detail' ? 'address' : fieldOf(field);
  const isField = (['name', 'phone', 'region', 'address', 'group', 'note'] as const).find(
    (one) => one === place,
  );
  return isField ? { [isField]: { code: errorKey, msg } } : null;
}

/** Keeping somebody in the book, or changing one. */
export const editEntry = (client: ApolloClient) =>
  editRecord({
    blank: blankEntry,
    fill: ({ form }: EditedEntry): EntryForm => form,
    validate: problemsOf,
    remaining: (problems, change) => {
      const changed = new Set(Object.keys(change).map(fieldOf));
      return Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.has(field)));
    },
    save: async (form, { id }, isRetry) => {
      const answer = await runMutation(
        client,
        SaveBookEntry,
        { id, input: trimmed(form) },
        { uncached: 'private', awaitReads: true },
      );
      // The one that is there may be what an earlier try has kept.
      if (isRefusal(answer) && isRetry && answer.errorKey === 'ADDRESS_BOOK_EXISTS') return true;
      return isRefusal(answer) ? answer : true;
    },
    refusedAt,
    onSaved: () => toast.success(entryDialogText.saved),
  });

/** Reads an entry in clear, to be changed. */
export const openEntry = (onOpened: (entry: OpenedEntry) => void) => (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: BookEntry) => openEntries(client, [id]),
    onDone: (_, answer) => {
      const [entry] = answer;
      if (entry) onOpened(entry);
    },
    lost: bookText.unopened,
  });

interface Several {
  entries: readonly BookEntry[];
}

/** Reads entries in clear, to be given on. */
export const pickEntries = (onPicked: (entries: readonly OpenedEntry[]) => void) => (client: ApolloClient) =>
  confirmAction({
    run: ({ entries }: Several) =>
      openEntries(
        client,
        entries.map(({ id }) => id),
      ),
    onDone: (_, answer) => onPicked(answer),
    lost: pickText.failed,
  });

export type RemoveEntries = ConfirmAction<Several>;

/** Removing entries. */
export const removeEntries = (onDone: () => void) => (client: ApolloClient) =>
  confirmAction({
    run: ({ entries }: Several) =>
      runMutation(client, DeleteBookEntries, { ids: entries.map(({ id }) => id) }, { awaitReads: true }),
    onDone: ({ entries }) => {
      toast.success(removeText.done(entries.length));
      onDone();
    },
  });

export interface Move {
  ids: readonly number[];
  group: string;
}
export type MoveEntries = ConfirmAction<Move>;

/** Moving entries to another group. */
export const moveEntries = (onDone: () => void) => (client: ApolloClient) =>
  confirmAction({
    run: ({ ids, group }: Move) =>
      runMutation(client, MoveBookEntries, { ids: [...ids], group: group.trim() }, { awaitReads: true }),
    onDone: () => {
      toast.success(moveText.done);
      onDone();
    },
  });

interface KeptParcels {
  parcelIds: readonly number[];
}
export type KeepParcels = ConfirmAction<KeptParcels>;

/** Keeping the receivers of parcels, which are not shown. */
export const keepReceivers = (client: ApolloClient) =>
  confirmAction({
    run: ({ parcelIds }: KeptParcels) => runMutation(client, KeepReceivers, { parcelIds: [...parcelIds] }),
    onDone: (_, { keepReceivers: { added, duplicates, leftOut } }) => {
      const [first] = leftOut;
      const said = [
        ...(added > 0 ? [keepText.added(added)] : []),
        ...(duplicates > 0 ? [keepText.known(duplicates)] : []),
        ...(first ? [keepText.leftOut(leftOut.length, first.msg)] : []),
      ].join('，');
      if (added > 0) toast.success(said);
      else toast.info(said);
    },
  });
