import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ParcelFilter } from '../../graphql/generated/graphql.ts';
import { type Cursor, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { type ChosenParcel, MAX_CHOSEN } from './chosenParcel.ts';
import { GatherParcels } from './parcels.graphql.ts';
import { type Gathered, selectionMachine } from './selection.machine.ts';

const PAGE_SIZE = 100;

/** The selection on the real graph. */
export function selectionLogic(client: ApolloClient) {
  return selectionMachine.provide({
    actors: {
      gatherParcels: fromPromise<Gathered, ParcelFilter>(async ({ input: filter, signal }) => {
        const parcels: ChosenParcel[] = [];
        let cursor: Cursor;
        do {
          const variables = { filter, cursor, pageSize: PAGE_SIZE };
          const answer = await runQuery(client, GatherParcels, variables, {
            uncached: 'bulk',
            signal,
          });
          if (isRefusal(answer)) return answer;
          parcels.push(...answer.parcels.list);
          cursor = answer.parcels.nextCursor;
        } while (cursor && parcels.length < MAX_CHOSEN);
        return { kind: 'gathered', parcels };
      }),
    },
  });
}
