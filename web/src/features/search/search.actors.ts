import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { loadPage } from '../../shop/feed.actors.ts';
import { goodsSource } from '../../shop/goodsFeed.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import type { LastSearches } from './lastSearches.ts';
import { type Search, type Suggestion, searchMachine } from './search.machine.ts';
import { searchAddress } from './searchQuery.ts';

interface Needs {
  client: ApolloClient;
  /** Visitors do not see warehouses. */
  isVisitor: boolean;
  goTo: (address: string) => void;
  /** What whoever is there searched for last. */
  searches: LastSearches;
}

/** The search box on the real graph and address. What is found stays in the client's cache, for the results page. */
export function searchLogic({ client, isVisitor, goTo, searches }: Needs) {
  return searchMachine.provide({
    actors: {
      findSuggestions: fromPromise<readonly Suggestion[], { text: string }>(
        async ({ input: { text }, signal }) => {
          const recent = searches
            .load()
            .filter((search) => search.text.includes(text) && search.text !== text);
          const found = recent.map((search) => ({ search, isRecent: true }));
          if (isVisitor || text === '') return found;
          // Without them, the last searches are still there.
          const names = await findWarehouses(client, text, signal).catch(() => []);
          const isNew = (name: string) =>
            recent.every((search) => search.kind !== 'warehouse' || search.text !== name);
          const warehouses = [...new Set(names)].filter(isNew);
          return [
            ...found,
            ...warehouses.map((name) => ({
              search: { kind: 'warehouse' as const, text: name },
              isRecent: false,
            })),
          ];
        },
      ),
      runSearch: fromPromise<void, Search>(async ({ input: { kind, text } }) => {
        if (kind === 'goods') {
          await loadPage(client, goodsSource({ ...anyGoods, keyword: text }), 1);
        } else if (!isVisitor) {
          const { warehouseSource } = await import('./warehouseSource.ts');
          await loadPage(client, warehouseSource(text), 1);
        }
      }),
    },
    actions: {
      openSearch: (_, search) => goTo(searchAddress(search)),
      showResults: (_, search) => goTo(searchAddress(search)),
      recordSearch: (_, search) => searches.add(search),
      removeRecent: (_, search) => {
        if (search) searches.remove(search);
      },
      clearRecent: () => searches.clear(),
    },
  });
}

/** The names of the warehouses with that text. */
async function findWarehouses(client: ApolloClient, text: string, signal: AbortSignal): Promise<string[]> {
  const { SuggestWarehouses } = await import('./search.graphql.ts');
  const answer = await runQuery(
    client,
    SuggestWarehouses,
    { keyword: text },
    { signal, warnOnRefusal: true },
  );
  return isRefusal(answer) ? [] : answer.warehouses.list.map(({ name }) => name);
}
