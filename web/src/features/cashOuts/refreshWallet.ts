import type { ApolloClient } from '@apollo/client';
import { refreshScreen } from '../../graphql/refreshScreen.ts';

/** Reads again what a cash-out may have changed of the wallet on show. */
export function refreshWallet(client: ApolloClient): void {
  void refreshScreen(client, { orders: false, wallet: true, all: false });
}
