import type { LicenceKind } from '../../graphql/generated/graphql.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type EditRecord, editRecord } from '../editRecord.ts';
import { fieldsText as text } from './licences.text.ts';

export interface LicenceForm {
  kind: LicenceKind | null;
  number: string;
  /** A day; empty for none. */
  endsOn: string;
  file: File | null;
}
export type LicenceProblems = Partial<Record<keyof LicenceForm, string>>;
export type WritingLicence<Item> = EditRecord<Item, LicenceForm, LicenceProblems>;

/** What is sent of a licence, with its stored picture. */
export interface WrittenLicence {
  kind: LicenceKind;
  number: string;
  endsOn: string | null;
  fileId: number;
}

interface Way<Item> {
  /** Stores the picture. */
  store: (file: File, item: Item) => Promise<{ kind: string; fileId: number } | Refusal>;
  add: (licence: WrittenLicence, item: Item) => Promise<unknown>;
  done: string;
}

const SHORTEST_NUMBER = 2;
const blank: LicenceForm = { kind: null, number: '', endsOn: '', file: null };

/** Keeps a licence: its picture first, then what is printed on it. */
export const writeLicence = <Item>({ store, add, done }: Way<Item>) =>
  editRecord({
    blank,
    fill: (_: Item): LicenceForm => blank,
    validate: ({ kind, number, file }: LicenceForm): LicenceProblems => ({
      ...(kind === null && { kind: text.kindMissing }),
      ...(number.trim().length < SHORTEST_NUMBER && { number: text.numberWrong }),
      ...(file === null && { file: text.fileMissing }),
    }),
    async save({ kind, number, endsOn, file }, item) {
      if (kind === null || file === null) throw new Error('the form is not complete');
      const stored = await store(file, item);
      if (isRefusal(stored)) return stored;
      return add({ kind, number: number.trim(), endsOn: endsOn || null, fileId: stored.fileId }, item);
    },
    onSaved: () => toast.success(done),
  });
