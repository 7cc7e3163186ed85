import type { ApolloClient } from '@apollo/client';
import { drawCaptcha } from '../../fields/drawCaptcha.ts';
import type { SignInMutation } from '../../graphql/generated/graphql.ts';
import { identityOf } from '../../graphql/identity.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { ChooseAccount, FindPassword, JoinAccount, SignIn, SignUp } from './loginDialog.graphql.ts';
import type {
  Accepted,
  ChooseInput,
  Grant,
  JoinInput,
  MemberKind,
  RegisterInput,
  ResetInput,
  SignInInput,
} from './loginDialog.types.ts';

const graphKind = (kind: MemberKind) => (kind === 'buyer' ? 'BUYER' : 'SELLER');

export function draw(client: ApolloClient, kind: MemberKind, signal: AbortSignal) {
  return drawCaptcha(client, { kind: graphKind(kind), signal });
}

export async function signIn(client: ApolloClient, input: SignInInput): Promise<Grant | Refusal> {
  const answer = await runMutation(client, SignIn, { input: onGraph(input) }, { uncached: 'private' });
  return isRefusal(answer) ? answer : grantOf(answer.login);
}

export async function join(client: ApolloClient, input: JoinInput): Promise<Grant | Refusal> {
  const answer = await runMutationWithProof(client, JoinAccount, { input });
  return isRefusal(answer) ? answer : grantOf(answer.joinAccount);
}

export async function chooseAccount(client: ApolloClient, input: ChooseInput): Promise<Grant | Refusal> {
  const answer = await runMutation(client, ChooseAccount, input, { uncached: 'private' });
  return isRefusal(answer) ? answer : grantOf(answer.chooseAccount);
}

/** A service that begins no session leaves the person to sign in. */
export async function register(client: ApolloClient, input: RegisterInput): Promise<Grant | Accepted> {
  const answer = await runMutationWithProof(client, SignUp, { input: onGraph(input) });
  if (isRefusal(answer)) return answer;
  const { session } = answer.signUp;
  return session ? grantOf(session) : { kind: 'accepted' };
}

export async function resetPassword(client: ApolloClient, input: ResetInput): Promise<Accepted> {
  const answer = await runMutationWithProof(client, FindPassword, { input: onGraph(input) });
  return isRefusal(answer) ? answer : { kind: 'accepted' };
}

function grantOf({ token, account }: SignInMutation['login']): Grant {
  return { kind: 'granted', token, identity: identityOf(account) };
}

function onGraph<Form extends { kind: MemberKind }>(form: Form) {
  return { ...form, kind: graphKind(form.kind) } as const;
}
