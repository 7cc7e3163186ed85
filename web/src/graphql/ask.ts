import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client';
import { type Refusal, refusal } from '../lib/refusal.ts';

/** Answers that speak of a defect or an outage, not of the business. */
const SURPRISES = new Set(['INTERNAL', 'UNAVAILABLE']);

interface AskOptions {
  fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache';
  signal?: AbortSignal;
}

interface TellOptions {
  fetchPolicy?: 'no-cache';
  signal?: AbortSignal;
  /** Sent in the place of the stored one. */
  token?: string | null;
}

/** Runs a query for an actor: a refusal comes back as a value, anything else that goes wrong is thrown. */
export async function ask<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy = 'network-only', signal }: AskOptions = {},
): Promise<T | Refusal> {
  return answered(client.query<T>({ query, variables, fetchPolicy, context: quiet(signal) }));
}

/** Runs a mutation for an actor; like `ask`. Its answer goes into the cache unless `fetchPolicy` is `no-cache`. */
export async function tell<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy, signal, token }: TellOptions = {},
): Promise<T | Refusal> {
  return answered(
    client.mutate<T>({
      mutation,
      variables,
      context: { ...quiet(signal), ...(token === undefined ? {} : { token }) },
      ...(fetchPolicy ? { fetchPolicy } : {}),
    }),
  );
}

function quiet(signal: AbortSignal | undefined) {
  return { quiet: true, ...(signal ? { fetchOptions: { signal }, queryDeduplication: false } : {}) };
}

async function answered<T>(work: Promise<{ data?: T | null | undefined }>): Promise<T | Refusal> {
  try {
    const { data } = await work;
    if (data === null || data === undefined) throw new Error('empty answer');
    return data;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) return refused;
    throw error;
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { errorKey, data } = first?.extensions ?? {};
  if (!first || typeof errorKey !== 'string' || SURPRISES.has(errorKey)) return null;
  return refusal(errorKey, first.message, isRecord(data) ? data : {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
