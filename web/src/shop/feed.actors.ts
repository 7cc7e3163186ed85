import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from './feed.machine.ts';

/** What a feed lists: the query of each page, from 1, and the rows that it brings. */
export interface FeedSource<Data, Variables extends OperationVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variablesOf: (page: number) => Variables;
  rowsOf: (data: Data) => readonly unknown[];
  fetchPolicy?: 'network-only';
}

/** A feed on the real graph; the rows stay in the client's cache, where the view reads them. */
export function feedLogic<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  source: FeedSource<Data, Variables>,
) {
  return feedMachine.provide({
    actors: {
      loadPage: fromPromise<number, LoadPageInput>(({ input }) => loadPage(client, source, input.page)),
    },
  });
}

/** Brings one page into the cache; answers with the number of its rows. */
export async function loadPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variablesOf, rowsOf, fetchPolicy }: FeedSource<Data, Variables>,
  page: number,
): Promise<number> {
  const { data } = await client.query<Data>({
    query,
    variables: variablesOf(page),
    context: { quiet: 'outages' },
    ...(fetchPolicy && { fetchPolicy }),
  });
  return data ? rowsOf(data as Data).length : 0;
}
