import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Challenge } from 'altcha-lib/types';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { runMutation } from './runOperation.ts';

/** Of a mutation whose input takes a proof of work. */
type Provable = OperationVariables & { input: { proof?: string | null | undefined } };

/**
 * Like `runMutation`, without the cache. When the service is being attacked and asks for work, this browser does it and asks
 * again: a second or two, and nobody is bothered.
 */
export async function runMutationWithProof<T, V extends Provable>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
): Promise<T | Refusal> {
  const answer = await runMutation(client, mutation, variables, { uncached: 'private' });
  if (!isRefusal(answer) || answer.errorKey !== 'PROOF_NEEDED') return answer;
  const proof = await solveProof(answer.data.challenge as Challenge);
  if (proof === null) return answer;
  const proven = { ...variables, input: { ...variables.input, proof } };
  return runMutation(client, mutation, proven, { uncached: 'private' });
}

/** Base64 of challenge and solution, null where this machine cannot find it; loaded when it is wanted. */
async function solveProof(challenge: Challenge): Promise<string | null> {
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
