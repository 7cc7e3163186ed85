import type { ApolloClient } from '@apollo/client';

const SHOWN = ['ListSellerWarehouses'];
/** What buyers' pages and other lists of suppliers keep of warehouses. */
const KEPT = ['warehouses', 'warehouse', 'sellerWarehouses'];

/** Refetches the shown warehouses and invalidates what other pages cache of them. */
export function refreshWarehouses(client: ApolloClient): void {
  for (const fieldName of KEPT) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  client.cache.gc();
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && SHOWN.includes(queryName),
  });
}
