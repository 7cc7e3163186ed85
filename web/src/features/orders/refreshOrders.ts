import type { ApolloClient } from '@apollo/client';

const SHOWN = ['ListOrders', 'LoadOrder'];

/** Reads again what is shown of orders: lists, counts, details. */
export function refreshOrders(client: ApolloClient): void {
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && SHOWN.includes(queryName),
  });
}
