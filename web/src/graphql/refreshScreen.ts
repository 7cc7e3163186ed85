import type { ApolloClient, DocumentNode } from '@apollo/client';

/** What is to be read anew of what is on screen. */
export interface News {
  /** Orders, parcels and problems. */
  orders: boolean;
  /** The balance and what moved it. */
  wallet: boolean;
  /** Everything. */
  all: boolean;
}

const ORDER_FIELDS = [
  'orders',
  'order',
  'parcels',
  'timeline',
  'refunds',
  'problems',
  'goodStocks',
  'stockLogs',
  'stockReservations',
];
const WALLET_FIELDS = ['me', 'moneyLogs', 'walletDays', 'recharges', 'cashOuts'];

/**
 * Asks again for what is on screen and may have changed. The answers go into the cache, and from there to the page, which
 * does not show that anything is loading. What fails is left as it was.
 */
export async function refreshScreen(client: ApolloClient, { orders, wallet, all }: News): Promise<void> {
  const wanted = new Set([...(orders ? ORDER_FIELDS : []), ...(wallet ? WALLET_FIELDS : [])]);
  const asked = new Map<string, () => Promise<unknown>>();
  for (const { query, variables } of client.getObservableQueries('active')) {
    if (!all && !rootFieldsOf(query).some((field) => wanted.has(field))) continue;
    asked.set(`${nameOf(query)} ${JSON.stringify(variables)}`, () =>
      client.query({
        query,
        variables,
        fetchPolicy: 'network-only',
        // An answer that is under way may be older than the change.
        context: { quiet: 'outages', queryDeduplication: false },
      }),
    );
  }
  await Promise.allSettled([...asked.values()].map((ask) => ask()));
}

function operationOf({ definitions }: DocumentNode) {
  return definitions.find((definition) => definition.kind === 'OperationDefinition');
}

function nameOf(query: DocumentNode): string {
  return operationOf(query)?.name?.value ?? '';
}

function rootFieldsOf(query: DocumentNode): string[] {
  const selections = operationOf(query)?.selectionSet.selections ?? [];
  return selections.flatMap((field) => (field.kind === 'Field' ? [field.name.value] : []));
}
