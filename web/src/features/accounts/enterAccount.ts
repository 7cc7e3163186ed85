import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { identityOf } from '../../graphql/identity.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import type { AppActors } from '../../lib/appActors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteMembership, EnterAccount } from './accounts.graphql.ts';
import { leaveText } from './entrances.text.ts';

/** An account that the same phone can enter. */
export interface EnteredAccount {
  accountId: number;
  name: string;
  roleName: string;
}

/** Going over to another account of the same phone. */
export const enterAccount = (client: ApolloClient, begin: AppActors['beginSession']) =>
  confirmAction({
    run: ({ accountId }: EnteredAccount) =>
      runMutation(client, EnterAccount, { accountId }, { uncached: 'private' }),
    onDone: (_, { enterAccount: { token, account } }) => begin({ token, identity: identityOf(account) }),
  });

/** Leaving an account as one of its members. */
export const leaveAccount = (client: ApolloClient) =>
  confirmAction({
    run: ({ accountId }: EnteredAccount) =>
      runMutation(client, DeleteMembership, { id: accountId }, { awaitReads: true }),
    onDone: ({ name }) => toast.success(leaveText.done(name)),
  });
