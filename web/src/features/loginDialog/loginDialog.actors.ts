import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { tell } from '../../graphql/ask.ts';
import { drawCaptcha } from '../../graphql/drawCaptcha.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import type {
  Accepted,
  Grant,
  MemberKind,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

const graphKind = (kind: MemberKind) => (kind === 'buyer' ? 'BUYER' : 'SELLER');

/** Not among what every page starts with. */
const documents = () => import('./loginDialog.graphql.ts');

/** The dialog's own work: a picture to read, and the forms themselves. */
export function loginDialogActors(client: ApolloClient) {
  return {
    drawCaptcha: fromPromise<DrawnCaptcha, MemberKind>(({ input, signal }) =>
      drawCaptcha(client, { kind: graphKind(input), signal }),
    ),
    signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) => {
      const { SignIn } = await documents();
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
      const { Register } = await documents();
      const answer = await tell(client, Register, { input: onGraph(input) }, { fetchPolicy: 'no-cache' });
      return isRefusal(answer) ? answer : { kind: 'accepted' };
    }),
    resetPassword: fromPromise<Accepted, ResetInput>(async ({ input }) => {
      const { FindPassword } = await documents();
      const answer = await tell(client, FindPassword, { input: onGraph(input) }, { fetchPolicy: 'no-cache' });
      return isRefusal(answer) ? answer : { kind: 'accepted' };
    }),
  };
}

function onGraph<Form extends { kind: MemberKind }>(form: Form) {
  return { ...form, kind: graphKind(form.kind) } as const;
}
