import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type Cursor, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { clearingMachine } from './clearing.machine.ts';
import { isUnavailable } from './favourite.ts';
import { LoadFavouriteStates } from './favouritesPage.graphql.ts';
import { favouritesPageText } from './favouritesPage.text.ts';

interface Needs {
  client: ApolloClient;
  remove: (goodIds: readonly number[]) => void;
}

/** The clearing on the real graph. */
export function clearingLogic({ client, remove }: Needs) {
  return clearingMachine.provide({
    actors: { findUnavailable: fromPromise<readonly number[]>(() => findUnavailable(client)) },
    actions: {
      remove: (_, { goodIds }) => {
        remove(goodIds);
        toast.success(favouritesPageText.cleared(goodIds.length));
      },
      notifyNothingFound: () => toast.info(favouritesPageText.nothingToClear),
      notifyFailure: () => toast.warning(favouritesPageText.notCounted),
    },
  });
}

async function findUnavailable(client: ApolloClient): Promise<readonly number[]> {
  const goodIds: number[] = [];
  let cursor: Cursor;
  do {
    const answer = await runQuery(
      client,
      LoadFavouriteStates,
      { cursor },
      { uncached: 'momentary', warnOnRefusal: true },
    );
    if (isRefusal(answer)) throw new Error(answer.msg);
    goodIds.push(...answer.favourites.list.filter(isUnavailable).map(({ goodId }) => goodId));
    cursor = answer.favourites.nextCursor;
  } while (cursor);
  return goodIds;
}
