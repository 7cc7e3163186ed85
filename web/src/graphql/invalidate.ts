import type { ApolloClient, DocumentNode, InMemoryCache } from '@apollo/client';
import { getMainDefinition, isNetworkRequestInFlight } from '@apollo/client/utilities';
import type { FieldNode, OperationDefinitionNode } from 'graphql';
import { type CacheCause, cacheEffects } from './cacheEffects.ts';
import type { MutationName } from './generated/names.ts';

/** Of a client: its last reading, and what the one that waits for it is to read. */
interface Readings {
  last: Promise<void>;
  waiting: Set<string> | null;
}

const readings = new WeakMap<ApolloClient, Readings>();

/**
 * Evicts what is not on screen of the fields that this invalidates, and reads the rest of them again. Resolves when it is
 * read; what cannot be read stays as it was. Changes that come while a reading is under way share the next one.
 */
export async function invalidate(client: ApolloClient, cause: CacheCause): Promise<void> {
  const fields = cacheEffects[cause];
  if (!fields) return;
  evictHidden(client, new Set(fields));
  const known = readings.get(client) ?? { last: Promise.resolve(), waiting: null };
  readings.set(client, known);
  if (!known.waiting) {
    const waiting = new Set<string>();
    known.waiting = waiting;
    known.last = known.last.then(() => {
      known.waiting = null;
      return refetchShown(client, [...waiting]);
    });
  }
  for (const field of fields) known.waiting.add(field);
  return known.last;
}

/** Invalidates what this mutation may have changed. */
export function invalidateAfter(client: ApolloClient, mutation: DocumentNode): Promise<void> {
  return invalidate(client, operationOf(mutation).name?.value as MutationName);
}

/**
 * Reads again what is on screen of these fields, or all of it. The answers go into the cache, and from there to the page,
 * which does not show that anything is loading. What fails is left as it was.
 */
export async function refetchShown(client: ApolloClient, fields?: readonly string[]): Promise<void> {
  const reads = new Map<string, () => Promise<unknown>>();
  for (const shown of client.getObservableQueries('active')) {
    const { query, variables } = shown;
    const { name } = operationOf(query);
    if (fields && !rootFields(query).some((field) => fields.includes(field.name.value))) continue;
    const ask = (queryDeduplication: boolean) =>
      client.query({
        ...{ query, variables, fetchPolicy: 'network-only' },
        context: { quiet: 'outages', queryDeduplication },
      });
    const read = () => ask(false);
    // An answer that is under way may be older than the change: it is waited for, so that it does not come last.
    const isLoading = isNetworkRequestInFlight(shown.getCurrentResult().networkStatus);
    reads.set(`${name?.value} ${JSON.stringify(variables)}`, () =>
      isLoading ? ask(true).then(read, read) : read(),
    );
  }
  await Promise.allSettled([...reads.values()].map((read) => read()));
}

function evictHidden(client: ApolloClient, fields: ReadonlySet<string>): void {
  const { policies } = client.cache as InMemoryCache;
  const shown = new Set(
    [...client.getObservableQueries('active')].flatMap(({ query, variables }) =>
      rootFields(query).map((field) =>
        policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }),
      ),
    ),
  );
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, storeFieldName, DELETE }) =>
      fields.has(fieldName) && !shown.has(storeFieldName) ? DELETE : value,
  });
}

function rootFields(query: DocumentNode): FieldNode[] {
  return operationOf(query).selectionSet.selections.filter(({ kind }) => kind === 'Field') as FieldNode[];
}

function operationOf(query: DocumentNode): OperationDefinitionNode {
  return getMainDefinition(query) as OperationDefinitionNode;
}
