import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ask, tell } from '../../graphql/ask.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { DrawCaptcha, SignIn } from './loginDialog.graphql.ts';
import type { DrawnCaptcha, Grant, MemberKind, SignInInput } from './loginDialog.machine.ts';

const graphKind = (kind: MemberKind) => (kind === 'buyer' ? 'BUYER' : 'SELLER');

/** The dialog's own work: a picture to read, and the sign-in itself. */
export function loginDialogActors(client: ApolloClient) {
  return {
    drawCaptcha: fromPromise<DrawnCaptcha, MemberKind>(async ({ input, signal }) => {
      const answer = await ask(
        client,
        DrawCaptcha,
        { kind: graphKind(input) },
        { fetchPolicy: 'no-cache', signal },
      );
      return isRefusal(answer) ? answer : { kind: 'drawn', ...answer.captcha };
    }),
    signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) => {
      const answer = await tell(
        client,
        SignIn,
        { input: { ...input, kind: graphKind(input.kind) } },
        { fetchPolicy: 'no-cache' },
      );
      if (isRefusal(answer)) return answer;
      const { token, account } = answer.login;
      const { uuid, authorityId } = account;
      return {
        kind: 'granted',
        token,
        identity: { uuid, authorityId, kind: account.kind === 'BUYER' ? 'buyer' : 'seller' },
      };
    }),
  };
}
