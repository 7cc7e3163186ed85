import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { loadPage } from '../../shop/feed.actors.ts';
import { goodsSource } from '../../shop/goodsFeed.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { type Search, type Suggestion, searchMachine } from './search.machine.ts';
import { searchAddress } from './searchQuery.ts';

interface Needs {
  client: ApolloClient;
  /** Visitors do not see warehouses. */
  isVisitor: boolean;
  goTo: (address: string) => void;
}

/** The search box on the real graph and address. What is found stays in the client's cache, for the results page. */
export function searchLogic({ client, isVisitor, goTo }: Needs) {
  return searchMachine.provide({
    actors: {
      findWarehouses: fromPromise<readonly Suggestion[], { text: string }>(
        async ({ input: { text }, signal }) => {
          if (isVisitor) return [];
          const { SuggestWarehouses } = await import('./search.graphql.ts');
          const answer = await runQuery(
            client,
            SuggestWarehouses,
            { keyword: text },
            { signal, warnOnRefusal: true },
          );
          return isRefusal(answer) ? [] : answer.warehouses.list;
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
    },
  });
}
