import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { RevokeCashOut } from './cashOut.graphql.ts';
import { refreshWallet } from './refreshWallet.ts';
import { revokingText } from './revoking.text.ts';

/** The amount in fen. */
export interface RevokeSubject {
  id: number;
  amount: number;
}

/** Taking an undecided cash-out back. A refusal too may mean that what is on show is out of date. */
export const revokeCashOut = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id }: RevokeSubject) => {
      const answer = await runMutation(client, RevokeCashOut, { id });
      refreshWallet(client);
      return answer;
    },
    onDone: ({ amount }) => toast.success(revokingText.done(amount)),
  });
