import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import type { CheckWaybillAccountMutation } from '../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import {
  type AccountForm,
  type AccountProblems,
  accountForm,
  accountInput,
  accountProblems,
  blankAccount,
  type EditedAccount,
} from './accountForm.ts';
import {
  CheckWaybillAccount,
  DeleteWaybillAccount,
  SaveWaybillAccount,
  SetWaybillAccountEnabled,
} from './accounts.graphql.ts';
import { accountRemovalText, accountsText, accountEditorText as text } from './accounts.text.ts';

export type EditAccount = EditRecord<EditedAccount, AccountForm, AccountProblems>;

/** Keeping an account at a courier, or changing one. What was typed is gone when the form closes. */
export const editAccount = (client: ApolloClient) =>
  editRecord({
    blank: blankAccount,
    fill: accountForm,
    validate: accountProblems,
    remaining: (problems, change) =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
    save: (form, account) =>
      runMutation(
        client,
        SaveWaybillAccount,
        { id: account.id, input: accountInput(form, account) },
        { awaitReads: true },
      ),
    refusedAt: ({ errorKey, msg }) => (errorKey === 'WAYBILL_ACCOUNT_EXISTS' ? { courierId: msg } : null),
    onSaved: () => toast.success(text.saved),
  });

/** An account that something is done to, in words. */
export interface AccountSubject {
  id: number;
  name: string;
}

export const removeAccount = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: AccountSubject) => runMutation(client, DeleteWaybillAccount, { id }, { awaitReads: true }),
    onDone: () => toast.success(accountRemovalText.done),
  });

interface Switched extends AccountSubject {
  enabled: boolean;
}

export type SwitchAccount = ConfirmAction<Switched>;

export const switchAccount = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, enabled }: Switched) =>
      runMutation(client, SetWaybillAccountEnabled, { id, enabled }, { awaitReads: true }),
    onDone: ({ enabled }) => toast.success(enabled ? accountsText.enabled : accountsText.disabled),
    lost: accountsText.lost,
  });

/** What came of a test, in words that stay. */
export interface Tested {
  tone: 'success' | 'warning' | 'danger';
  words: string;
}

export type TestAccount = ConfirmAction<AccountSubject>;

/** Tests an account and tells what came of it. */
export const testAccount = (onTested: (tested: Tested) => void) => (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: AccountSubject) => runMutation(client, CheckWaybillAccount, { id }, { awaitReads: true }),
    onDone: ({ name }, answer: CheckWaybillAccountMutation) => onTested(testedOf(name, answer)),
    lost: accountsText.lost,
  });

function testedOf(name: string, { testWaybillAccount }: CheckWaybillAccountMutation): Tested {
  const { passed, msg, leftWaybillNo } = testWaybillAccount;
  if (!passed) return { tone: 'danger', words: accountsText.failed(name, msg) };
  return leftWaybillNo
    ? { tone: 'warning', words: accountsText.left(leftWaybillNo) }
    : { tone: 'success', words: accountsText.passed(name) };
}
