import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { confirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { editAccount } from '../labels/accounts/accountFlows.ts';
import { type EditedAccount, editedAccount } from '../labels/accounts/accountForm.ts';
import { FindWaybillAccounts } from './problems.graphql.ts';
import { problemsText as text } from './problems.text.ts';

/** Reads the account of a problem as it is now. */
const findAccount = (client: ApolloClient, onFound: (account: EditedAccount) => void) =>
  confirmAction({
    run: async (id: number) => {
      const answer = await runQuery(client, FindWaybillAccounts, {});
      return isRefusal(answer) ? answer : { account: answer.waybillAccounts.find((one) => one.id === id) };
    },
    onDone: (_, { account }) => {
      if (account) onFound(editedAccount(account));
      else toast.info(text.nothing);
    },
    lost: text.requestFailed,
  });

/** Opens the account of a problem in its dialog; saving it ends the problem. */
export function useAccountOpening() {
  const client = useApolloClient();
  const editor = useFlow(editAccount);
  const finding = useActorRef(
    useMemo(
      () => findAccount(client, (item) => editor.send({ type: 'editor.open', item })),
      [client, editor],
    ),
  );
  return { editor, find: (id: number) => finding.send({ type: 'action.run', subject: id }) };
}
