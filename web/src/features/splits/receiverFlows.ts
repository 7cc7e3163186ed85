import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { SplitReceiverKind } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RemoveSplitReceiver, SaveSplitReceiver } from './splits.graphql.ts';
import { removeText, receiverText as text } from './splits.text.ts';

export interface ReceiverForm {
  kind: SplitReceiverKind;
  account: string;
  name: string;
  password: string;
}
type ReceiverProblems = Partial<Record<keyof ReceiverForm, string>>;
export type EditingReceiver = EditRecord<object, ReceiverForm, ReceiverProblems>;
export type RemovingReceiver = ConfirmAction<object>;

const ACCOUNTS: Record<SplitReceiverKind, RegExp> = { MERCHANT: /^\d{8,10}$/, PERSON: /^o[\w-]{27}$/ };
const blank: ReceiverForm = { kind: 'MERCHANT', account: '', name: '', password: '' };

/** Naming who gets the own cash-outs by splits, with the password once more. */
export const editReceiver = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: object): ReceiverForm => blank,
    validate: ({ kind, account, name, password }: ReceiverForm): ReceiverProblems => ({
      ...(!ACCOUNTS[kind].test(account.trim()) && { account: text.accountWrong }),
      ...(name.trim() === '' && { name: text.nameMissing }),
      ...(password === '' && { password: text.passwordMissing }),
    }),
    save: ({ kind, account, name, password }) =>
      runMutation(client, SaveSplitReceiver, {
        input: { kind, account: account.trim(), name: name.trim(), password },
      }),
    refusedAt: ({ errorKey, msg }) => {
      if (errorKey === 'PASSWORD_WRONG') return { password: msg };
      return errorKey === 'REAL_NAME_DIFF' || errorKey === 'SPLIT_RECEIVER' ? { name: msg } : null;
    },
    onSaved: () => toast.success(text.saved),
  });

export const removeReceiver = (client: ApolloClient) =>
  confirmAction({
    run: (_: object) => runMutation(client, RemoveSplitReceiver, {}),
    onDone: () => toast.success(removeText.done),
  });
