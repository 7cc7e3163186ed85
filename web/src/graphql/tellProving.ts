import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Challenge } from 'altcha-lib/types';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { tell } from './ask.ts';

/** Of a mutation whose input takes a proof of work. */
type Provable = OperationVariables & { input: { proof?: string | null | undefined } };

/**
 * Like `tell`, without the cache. When the service is being attacked and asks for work, this browser does it and asks
 * again: a second or two, and nobody is bothered.
 */
export async function tellProving<T, V extends Provable>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
): Promise<T | Refusal> {
  const answer = await tell(client, mutation, variables, { fetchPolicy: 'no-cache' });
  if (!isRefusal(answer) || answer.errorKey !== 'PROOF_NEEDED') return answer;
  const proof = await prove(answer.data.challenge as Challenge);
  if (proof === null) return answer;
  const proven = { ...variables, input: { ...variables.input, proof } };
  return tell(client, mutation, proven, { fetchPolicy: 'no-cache' });
}

/** Base64 of challenge and solution, null where this machine cannot find it; loaded when it is wanted. */
async function prove(challenge: Challenge): Promise<string | null> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    // Browsers have no cryptography for pages without TLS; the person then reads the refusal.
    return null;
  }
}
