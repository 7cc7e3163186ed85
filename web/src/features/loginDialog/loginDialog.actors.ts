import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ask, tell } from '../../graphql/ask.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { DrawCaptcha, FindPassword, Register, SignIn } from './loginDialog.graphql.ts';
import type {
  Accepted,
  DrawnCaptcha,
  Grant,
  MemberKind,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

const graphKind = (kind: MemberKind) => (kind === 'buyer' ? 'BUYER' : 'SELLER');

/** The dialog's own work: a picture to read, and the forms themselves. */
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
      const answer = await tell(client, SignIn, { input: onGraph(input) }, { fetchPolicy: 'no-cache' });
      if (isRefusal(answer)) return answer;
      const { token, account } = answer.login;
      const { uuid, authorityId } = account;
      return {
        kind: 'granted',
        token,
        identity: { uuid, authorityId, kind: account.kind === 'BUYER' ? 'buyer' : 'seller' },
      };
    }),
    register: fromPromise<Accepted, RegisterInput>(async ({ input }) => {
      const answer = await tell(client, Register, { input: onGraph(input) }, { fetchPolicy: 'no-cache' });
      return isRefusal(answer) ? answer : { kind: 'accepted' };
    }),
    resetPassword: fromPromise<Accepted, ResetInput>(async ({ input }) => {
      const answer = await tell(client, FindPassword, { input: onGraph(input) }, { fetchPolicy: 'no-cache' });
      return isRefusal(answer) ? answer : { kind: 'accepted' };
    }),
  };
}

function onGraph<Form extends { kind: MemberKind }>(form: Form) {
  return { ...form, kind: graphKind(form.kind) } as const;
}
