import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { tell } from '../../graphql/ask.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { ChangePassword } from './changePassword.graphql.ts';
import { type ChangeOutcome, changePasswordMachine } from './changePassword.machine.ts';
import type { PasswordForm } from './changePassword.rules.ts';
import { changePasswordText } from './changePassword.text.ts';

/** The dialog on the real graph. The answer carries the token with which this browser goes on. */
export function changePasswordLogic(client: ApolloClient) {
  return changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangeOutcome, PasswordForm>(async ({ input }) => {
        const answer = await tell(client, ChangePassword, { input }, { fetchPolicy: 'no-cache' });
        return isRefusal(answer) ? answer : { kind: 'changed' };
      }),
    },
    actions: { announce: () => toast.success(changePasswordText.changed) },
  });
}
