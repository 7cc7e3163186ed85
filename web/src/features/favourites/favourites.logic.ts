import type { ApolloClient } from '@apollo/client';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import {
  type FavouriteRequest,
  favouritesMachine,
  type LoadedFavourites,
  type SavedFavourite,
} from './favourites.machine.ts';
import { favouritesText } from './favourites.text.ts';

interface Needs {
  client: ApolloClient;
  /** Calls back with whether an account that keeps favourites is signed in: now, and at every change. */
  subscribeToAccount: (listener: (isOpen: boolean) => void) => () => void;
  /** Shows a refusal to the person, unless somebody else does. */
  say: (refused: Refusal) => void;
  warn: (text: string) => void;
}

/** Not among what every page starts with: visitors keep none. */
const documents = () => import('./favourites.graphql.ts');

/** The favourites machine on the gateway. */
export function favouritesLogic({ client, subscribeToAccount, say, warn }: Needs) {
  return favouritesMachine.provide({
    actors: {
      loadFavourites: fromPromise<LoadedFavourites>(() => loadAll(client)),
      saveFavourite: fromPromise<SavedFavourite, FavouriteRequest>(async ({ input: { goodId, kept } }) => {
        const { CreateFavourite, DeleteFavourite } = await documents();
        const answer = kept
          ? await runMutation(client, CreateFavourite, { goodId })
          : await runMutation(client, DeleteFavourite, { goodId });
        return isRefusal(answer) ? answer : { kind: 'saved' };
      }),
      watchAccount: fromCallback<EventObject>(({ sendBack }) =>
        subscribeToAccount((isOpen) => sendBack({ type: isOpen ? 'account.opened' : 'account.closed' })),
      ),
    },
    actions: {
      notifyRefusal: (_, { answer }) => {
        if (isRefusal(answer)) say(answer);
      },
      notifyFailure: () => warn(favouritesText.unsaved),
    },
  });
}

async function loadAll(client: ApolloClient): Promise<LoadedFavourites> {
  const { LoadFavourites } = await documents();
  const goodIds: number[] = [];
  let cursor: Cursor;
  do {
    const answer = await runQuery(client, LoadFavourites, { cursor }, { fetchPolicy: 'no-cache' });
    if (isRefusal(answer)) return answer;
    goodIds.push(...answer.favourites.list.map(({ goodId }) => goodId));
    cursor = answer.favourites.nextCursor;
  } while (cursor);
  return { kind: 'loaded', goodIds };
}
