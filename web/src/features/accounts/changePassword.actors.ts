import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import { codeProofLogic } from '../../flows/codeProof.actors.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ChangePassword } from './accounts.graphql.ts';
import { type ChangeOutcome, changePasswordMachine } from './changePassword.machine.ts';
import type { ChangeInput } from './changePassword.rules.ts';
import { changePasswordText } from './changePassword.text.ts';

/** The dialog on the real graph. The answer carries the token with which this browser goes on. */
export function changePasswordLogic(client: ApolloClient, codes: CodeSender) {
  const proof = codeProofLogic(client, codes);
  return changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangeOutcome, ChangeInput>(async ({ input }) => {
        const answer = await runMutationWithProof(client, ChangePassword, { input });
        return isRefusal(answer) ? answer : { kind: 'changed' };
      }),
      ...proof.actors,
    },
    actions: {
      ...proof.actions,
      announce: () => toast.success(changePasswordText.changed),
    },
  });
}
