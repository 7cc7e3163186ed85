import type { ApolloClient } from '@apollo/client';
import { rowSelection, type Selection } from '../../flows/rowSelection.ts';
import type { ParcelFilter } from '../../graphql/generated/graphql.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { ChosenParcel } from './chosenParcel.ts';
import { GatherParcels } from './parcels.graphql.ts';

export type ParcelSelection = Selection<ChosenParcel, ParcelFilter>;

/** The chosen parcels, and how all that a filter finds are read. */
export function selectionLogic(client: ApolloClient) {
  return rowSelection<ChosenParcel, ParcelFilter>(async (filter, cursor, signal) => {
    const variables = { filter, cursor, pageSize: 100 };
    const answer = await runQuery(client, GatherParcels, variables, { uncached: 'bulk', signal });
    return isRefusal(answer) ? answer : answer.parcels;
  });
}
