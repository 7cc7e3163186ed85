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

/**
 * Why an answer stays out of the cache. `momentary`: it holds now and not when it is looked at again, such as a status that is
 * polled or a quote. `ownUse`: its caller alone uses it, and nothing shows it. `private`: receivers, sessions, payment addresses
 * and the like do not stay in memory. `bulk`: rows by the thousand.
 */
type Uncached = 'momentary' | 'ownUse' | 'private' | 'bulk';

interface QueryOptions {
  fetchPolicy?: 'cache-first' | 'network-only';
  uncached?: Uncached;
  signal?: AbortSignal;
  /** The caller goes on without an answer: a refusal is shown as a warning. */
  warnOnRefusal?: boolean;
}

interface MutationOptions {
  uncached?: Uncached;
  signal?: AbortSignal;
  /** Answers when what it invalidates has been read again, for flows that go on with that. */
  awaitReads?: boolean;
  /** Sent to its end when the page is closed meanwhile. */
  keepalive?: boolean;
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
  { uncached, fetchPolicy = 'network-only', signal, warnOnRefusal }: QueryOptions = {},
): Promise<T | Refusal> {
  return dataOrRefusal(
    client.query<T>({
      ...{ query, variables, context: quiet(signal, warnOnRefusal) },
      fetchPolicy: uncached ? 'no-cache' : fetchPolicy,
    }),
  );
}

/**
 * Runs a mutation for an actor; like `runQuery`. What it
 * invalidates (`cacheEffects`) is read again whatever comes of it: a refusal too may mean that the screen is out of date, and
 * a request without an answer may have been executed.
 */
export async function runMutation<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  options: MutationOptions = {},
): Promise<T | Refusal> {
  // Not among what every page starts with. A page that cannot load it goes on with what it shows.
  const loaded = import('./invalidate.ts').catch(() => null);
  try {
    return await mutateOnly(client, mutation, variables, options);
  } finally {
    const reads = loaded.then((effects) => effects?.invalidateAfter(client, mutation));
    if (options.awaitReads) await reads;
  }
}

/** The mutation alone: whoever runs it has other answers read again, such as once after many of them. */
export function mutateOnly<T, V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<T, V>,
  variables: V,
  { uncached, signal, token, keepalive, warnOnRefusal }: Omit<MutationOptions, 'awaitReads'> = {},
): Promise<T | Refusal> {
  return dataOrRefusal(
    client.mutate<T>({
      mutation,
      variables,
      context: {
        ...quiet(signal, warnOnRefusal),
        ...(keepalive && { fetchOptions: { keepalive } }),
        ...(token === undefined ? {} : { token }),
      },
      ...(uncached && { fetchPolicy: 'no-cache' }),
    }),
  );
}

function quiet(signal: AbortSignal | undefined, warnOnRefusal: boolean | undefined) {
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
