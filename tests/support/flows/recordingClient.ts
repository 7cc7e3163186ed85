import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { vi } from 'vitest';

/** What the graph answers, by name of the operation: its data, or one whole result after the other. */
export type Answers = Record<string, Record<string, unknown> | (() => object | 'lost')>;

/** A client that answers at once and records the mutations that are sent: name and variables. */
export function recordingClient(answers: Answers) {
  const sent: [string, unknown][] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    // An answer in a test has what its caller reads, not all that is cached.
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
    link: new ApolloLink(({ query, variables, operationName = '' }) => {
      const definition = getMainDefinition(query);
      if (definition.kind === 'OperationDefinition' && definition.operation === 'mutation')
        sent.push([operationName, variables]);
      const answer = answers[operationName];
      if (!answer) throw new Error(`${operationName} has no answer`);
      const result = typeof answer === 'function' ? answer() : { data: answer };
      return new Observable((observer) => {
        if (result === 'lost') observer.error(new Error('offline'));
        else observer.next(result);
        observer.complete();
      });
    }),
  });
  return { client, sent };
}

/** Whole results, one for each call; when they are used up, no answer comes. */
export function inTurn(results: (object | 'lost')[]): () => object | 'lost' {
  return () => results.shift() ?? 'lost';
}

/** Lets the answers of the client arrive, and what is read again after them. */
export async function answered(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** Shows a page of the root field `field`; counts how often it was read again. */
export function watchedReads(client: ApolloClient, field: string): () => number {
  let reads = -1;
  const query = gql`query TestReads { ${field} { total } }`;
  const { link } = client;
  client.setLink(
    ApolloLink.split(
      ({ operationName }) => operationName === 'TestReads',
      new ApolloLink(() => {
        reads += 1;
        return new Observable((observer) => {
          observer.next({ data: { [field]: { __typename: 'Page', total: reads } } });
          observer.complete();
        });
      }),
      link,
    ),
  );
  client.watchQuery({ query }).subscribe({});
  return () => reads;
}
