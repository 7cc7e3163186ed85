import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { LoadAccountQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { AddAccountNote, ChangeLevel, SendPasswordReset, SignOutAccount } from './accounts.graphql.ts';
import { levelDialogText, noteText, resetText, signOutText } from './accounts.text.ts';

export type Account = LoadAccountQuery['account'];
type League = NonNullable<Account['league']>;

/** An account, and why something is done to it. */
export interface ReasonedAccount extends Pick<Account, 'id' | 'phone'> {
  name: string;
  reason: string;
}

/** A buyer, the level that it has, and the one that it is to have. */
export interface LevelChange
  extends ReasonedAccount,
    Pick<Account, 'level' | 'levelName'>,
    Pick<League, 'earned' | 'levels'> {
  to: number | null;
}

const reasonProblem = ({ reason }: { reason: string }) => (isReason(reason) ? null : reasonText.unfit);
const inputOf = ({ id, reason }: ReasonedAccount) => ({ id, reason: reason.trim() });

export const levelProblem = ({ level, to, earned }: LevelChange): string | null => {
  if (to === null || to === level) return levelDialogText.same;
  return to < earned ? levelDialogText.low(earned) : null;
};

export type ChangingLevel = ConfirmAction<LevelChange>;
export const changeLevel = (client: ApolloClient) =>
  confirmAction({
    run: (subject: LevelChange) =>
      runMutation(client, ChangeLevel, {
        input: { ...inputOf(subject), level: subject.to ?? subject.level },
      }),
    validate: (subject) => levelProblem(subject) ?? reasonProblem(subject),
    onDone: () => toast.success(levelDialogText.done),
  });

export type ReasonedAction = ConfirmAction<ReasonedAccount>;
export const signOutAccount = (client: ApolloClient) =>
  confirmAction({
    run: (subject: ReasonedAccount) => runMutation(client, SignOutAccount, { input: inputOf(subject) }),
    validate: reasonProblem,
    onDone: (_, answer) => toast.success(signOutText.done(answer.signOutAccount)),
  });

export const sendReset = (client: ApolloClient) =>
  confirmAction({
    run: (subject: ReasonedAccount) => runMutation(client, SendPasswordReset, { input: inputOf(subject) }),
    validate: reasonProblem,
    onDone: (_, answer) => toast.success(resetText.done(answer.sendPasswordReset)),
  });

export interface NoteForm {
  text: string;
}
export type NoteProblems = Partial<NoteForm>;
export type AddingNote = EditRecord<{ id: number }, NoteForm, NoteProblems>;
export const addNote = (client: ApolloClient) =>
  editRecord({
    blank: { text: '' },
    fill: (_: { id: number }) => ({ text: '' }),
    validate: ({ text }: NoteForm): NoteProblems => (text.trim() === '' ? { text: noteText.missing } : {}),
    save: ({ text }, { id }) => runMutation(client, AddAccountNote, { input: { id, text: text.trim() } }),
    onSaved: () => toast.success(noteText.done),
  });
