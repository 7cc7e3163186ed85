import type { ApolloClient } from '@apollo/client';

const SHOWN = ['ListSellerGoods'];
/** What buyers' pages and the stock's keep of goods. */
const KEPT = ['goods', 'good', 'goodStocks'];

/** Refetches the shown goods and invalidates what other pages cache of them. */
export function refreshGoods(client: ApolloClient): void {
  for (const fieldName of KEPT) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  client.cache.gc();
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && SHOWN.includes(queryName),
  });
}
