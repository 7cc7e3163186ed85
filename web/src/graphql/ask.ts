import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Refusal } from '../lib/refusal.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * `context.quiet` of an operation. true: its caller shows refusals itself. `outages`: it shows none, so that they are
 * shown as warnings. Either way its caller shows, or does without, what a broken connection keeps from it.
 */
export type Quiet = true | 'outages';

/** `nextCursor` of a page, as the `cursor` of the next one; nothing before the first and after the last. */
export type Cursor = string | null | undefined;

interface AskOptions {
  fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache';
  signal?: AbortSignal;
  /** The caller goes on without an answer: a refusal is shown as a warning. */
  warns?: boolean;
}

interface TellOptions {
  fetchPolicy?: 'no-cache';
  signal?: AbortSignal;
  /** Sent in the place of the stored one. */
  token?: string | null;
  /** The caller goes on without an answer: a refusal is shown as a warning. */
  warns?: boolean;
}

/** Runs a query for an actor: a refusal comes back as a value, anything else that goes wrong is thrown. */
export async function ask<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy = 'network-only', signal, warns = false }: AskOptions = {},
): Promise<T | Refusal> {
  return answered(client.query<T>({ query, variables, fetchPolicy, context: quiet(signal, warns) }));
}

/** Runs a mutation for an actor; like `ask`. Its answer goes into the cache unless `fetchPolicy` is `no-cache`. */
export async function tell<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy, signal, token, warns = false }: TellOptions = {},
): Promise<T | Refusal> {
  return answered(
    client.mutate<T>({
      mutation,
      variables,
      context: { ...quiet(signal, warns), ...(token === undefined ? {} : { token }) },
      ...(fetchPolicy ? { fetchPolicy } : {}),
    }),
  );
}

function quiet(signal: AbortSignal | undefined, warns: boolean) {
  const quiet: Quiet = warns ? 'outages' : true;
  return { quiet, ...(signal ? { fetchOptions: { signal }, queryDeduplication: false } : {}) };
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
