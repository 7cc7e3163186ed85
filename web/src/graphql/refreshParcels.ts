import type { ApolloClient } from '@apollo/client';
import { refreshScreen } from './refreshScreen.ts';

const FIELDS = ['refunds', 'timeline'];

/** Reads again what a refund may have changed: parcels and orders on show, the balance, refunds and timelines. */
export function refreshParcels(client: ApolloClient): void {
  for (const fieldName of FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  client.cache.gc();
  void refreshScreen(client, { orders: true, wallet: true, all: false });
}
