import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type {
  Accepted,
  Grant,
  MemberKind,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

/** Not among what every page starts with. */
const requests = () => import('./loginDialog.requests.ts');

/** The dialog's own work: a picture to read, and the forms themselves. */
export function loginDialogActors(client: ApolloClient) {
  return {
    drawCaptcha: fromPromise<DrawnCaptcha, { kind: MemberKind }>(async ({ input: { kind }, signal }) =>
      (await requests()).draw(client, kind, signal),
    ),
    signIn: fromPromise<Grant | Refusal, SignInInput>(async ({ input }) =>
      (await requests()).signIn(client, input),
    ),
    register: fromPromise<Grant | Accepted, RegisterInput>(async ({ input }) =>
      (await requests()).register(client, input),
    ),
    resetPassword: fromPromise<Accepted, ResetInput>(async ({ input }) =>
      (await requests()).resetPassword(client, input),
    ),
  };
}
