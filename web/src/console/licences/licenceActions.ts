import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { LicenceKind, ListLicencesQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { uploadLicence } from './licenceFiles.ts';
import { AddLicence, CheckLicence, DecideLicence } from './licences.graphql.ts';
import { acceptText, addText, checkText, refuseText } from './licences.text.ts';

export type Licence = ListLicencesQuery['licences']['list'][number];

export interface LicenceDecision extends Pick<Licence, 'id' | 'kind' | 'number'> {
  accept: boolean;
  reason: string;
}
export type DecidingLicence = ConfirmAction<LicenceDecision>;

/** Accepts a licence, or refuses it with a reason. */
export const decideLicence = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, accept, reason }: LicenceDecision) =>
      runMutation(client, DecideLicence, {
        input: { id, accept, ...(!accept && { reason: reason.trim() }) },
      }),
    validate: ({ accept, reason }) => (accept || isReason(reason) ? null : reasonText.unfit),
    onDone: ({ accept }) => toast.success(accept ? acceptText.done : refuseText.done),
  });

export type CheckedLicence = Pick<Licence, 'id' | 'kind' | 'number'>;
export type CheckingLicence = ConfirmAction<CheckedLicence>;
export const checkLicence = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: CheckedLicence) => runMutation(client, CheckLicence, { id }),
    onDone: () => toast.success(checkText.done),
  });

export interface LicenceForm {
  kind: LicenceKind | null;
  number: string;
  /** A day; empty for none. */
  endsOn: string;
  file: File | null;
}
export type LicenceProblems = Partial<Record<keyof LicenceForm, string>>;
export type AddingLicence = EditRecord<{ sellerId: number }, LicenceForm, LicenceProblems>;

const SHORTEST_NUMBER = 2;
const blank: LicenceForm = { kind: null, number: '', endsOn: '', file: null };

/** Keeps a licence that a supplier has sent: its picture first, then what is printed on it. */
export const addLicence = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: { sellerId: number }): LicenceForm => blank,
    validate: ({ kind, number, file }: LicenceForm): LicenceProblems => ({
      ...(kind === null && { kind: addText.kindMissing }),
      ...(number.trim().length < SHORTEST_NUMBER && { number: addText.numberWrong }),
      ...(file === null && { file: addText.fileMissing }),
    }),
    async save({ kind, number, endsOn, file }, { sellerId }) {
      if (kind === null || file === null) throw new Error('the form is not complete');
      const stored = await uploadLicence(sellerId, file);
      if (isRefusal(stored)) return stored;
      const input = { sellerId, kind, number: number.trim(), endsOn: endsOn || null, fileId: stored.fileId };
      return runMutation(client, AddLicence, { input });
    },
    onSaved: () => toast.success(addText.done),
  });
