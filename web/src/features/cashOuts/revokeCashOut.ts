import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RevokeCashOut } from './cashOut.graphql.ts';
import { revokingText } from './cashOut.text.ts';

/** The amount in fen. */
export interface RevokeSubject {
  id: number;
  amount: number;
}

/** Taking an undecided cash-out back. */
export const revokeCashOut = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RevokeSubject) => runMutation(client, RevokeCashOut, { id }),
    onDone: ({ amount }) => toast.success(revokingText.done(amount)),
  });
