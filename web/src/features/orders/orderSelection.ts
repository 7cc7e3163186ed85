import type { ApolloClient } from '@apollo/client';
import { rowSelection, type Selection } from '../../flows/rowSelection.ts';
import type { OrderFilter, OrderRowFragment, OrderSort } from '../../graphql/generated/graphql.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { GatherOrders } from './orders.graphql.ts';

/** What the list is of, in its order. */
interface Listed {
  filter: OrderFilter;
  sort: OrderSort;
}

export type OrderSelection = Selection<OrderRowFragment, Listed>;

/** The chosen orders, and how all that a filter finds are read. */
export function orderSelection(client: ApolloClient) {
  return rowSelection<OrderRowFragment, Listed>(async (listed, cursor, signal) => {
    const variables = { ...listed, cursor, pageSize: 100 };
    const answer = await runQuery(client, GatherOrders, variables, { uncached: 'bulk', signal });
    return isRefusal(answer) ? answer : answer.orders;
  });
}
