import type { ApolloClient } from '@apollo/client';

const SHOWN = ['ListGoodStocks', 'ListStockLogs', 'ListStockReservations'];
/** What the pages of goods and warehouses keep of stock. */
const KEPT = ['sellerGoods', 'sellerGood', 'sellerWarehouses', 'goods', 'good'];

/** Refetches the shown stock and invalidates what other pages cache of it. */
export async function refreshStock(client: ApolloClient): Promise<void> {
  for (const fieldName of KEPT) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  client.cache.gc();
  // What cannot be read again stays as it was; the page shows it when it is asked for.
  await Promise.allSettled([
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName !== undefined && SHOWN.includes(queryName),
    }),
  ]);
}
