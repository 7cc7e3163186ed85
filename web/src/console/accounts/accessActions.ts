import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { removalText, revocationText } from './access.text.ts';
import { RemoveAccountMember, RevokeAccountToken } from './accounts.graphql.ts';

/** A member or a token of an account, as it is called in a question, and why it is ended. */
export interface EndedAccess {
  id: number;
  name: string;
  accountId: number;
  accountName: string;
  reason: string;
}
export type EndingAccess = ConfirmAction<EndedAccess>;

const validate = ({ reason }: EndedAccess) => (isReason(reason) ? null : reasonText.unfit);

export const removeMember = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, accountId, reason }: EndedAccess) =>
      runMutation(client, RemoveAccountMember, {
        input: { id: accountId, memberId: id, reason: reason.trim() },
      }),
    validate,
    onDone: () => toast.success(removalText.done),
  });

export const revokeToken = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, accountId, reason }: EndedAccess) =>
      runMutation(client, RevokeAccountToken, {
        input: { id: accountId, tokenId: id, reason: reason.trim() },
      }),
    validate,
    onDone: () => toast.success(revocationText.done),
  });
