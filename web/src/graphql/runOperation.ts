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

interface QueryOptions {
  fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache';
  signal?: AbortSignal;
  /** The caller goes on without an answer: a refusal is shown as a warning. */
  warnOnRefusal?: boolean;
}

interface MutationOptions {
  fetchPolicy?: 'no-cache';
  signal?: AbortSignal;
  /** Sent in the place of the stored one. */
  token?: string | null;
  /** The caller goes on without an answer: a refusal is shown as a warning. */
  warnOnRefusal?: boolean;
}

/** Runs a query for an actor: a refusal comes back as a value, anything else that goes wrong is thrown. */
export async function runQuery<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy = 'network-only', signal, warnOnRefusal = false }: QueryOptions = {},
): Promise<T | Refusal> {
  return dataOrRefusal(
    client.query<T>({ query, variables, fetchPolicy, context: quiet(signal, warnOnRefusal) }),
  );
}

/** Runs a mutation for an actor; like `runQuery`. Its answer goes into the cache unless `fetchPolicy` is `no-cache`. */
export async function runMutation<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  { fetchPolicy, signal, token, warnOnRefusal = false }: MutationOptions = {},
): Promise<T | Refusal> {
  return dataOrRefusal(
    client.mutate<T>({
      mutation,
      variables,
      context: { ...quiet(signal, warnOnRefusal), ...(token === undefined ? {} : { token }) },
      ...(fetchPolicy ? { fetchPolicy } : {}),
    }),
  );
}

function quiet(signal: AbortSignal | undefined, warnOnRefusal: boolean) {
  const quiet: Quiet = warnOnRefusal ? 'outages' : true;
  return { quiet, ...(signal ? { fetchOptions: { signal }, queryDeduplication: false } : {}) };
}

async function dataOrRefusal<T>(work: Promise<{ data?: T | null | undefined }>): Promise<T | Refusal> {
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
