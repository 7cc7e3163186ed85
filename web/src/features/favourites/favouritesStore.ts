import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { FavouriteGoodsFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusalOf.ts';
import { type Cursor, type Quiet, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { favouriteGoodsInCache } from './favouriteGoods.graphql.ts';
import { favouritesText } from './favourites.text.ts';

const RETRY_PAUSE_MS = 5_000;

export interface FavouritesStore {
  /** Adds the goods or removes them, shown at once; ignored until the account's favourites are known. */
  toggle: (goodId: number) => void;
}

interface Dependencies {
  client: ApolloClient;
  /** Calls back with whether an account that keeps favourites is signed in: now, and at every change. */
  subscribeToAccount: (listener: (isOpen: boolean) => void) => void;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
}

/** Keeps the account's favourites in the cache from signing in to signing out, and saves one change after the other. */
export function createFavouritesStore({ client, subscribeToAccount, warn }: Dependencies): FavouritesStore {
  let account = new AbortController();
  let documents: typeof import('./favourites.graphql.ts');
  let lastSave: Promise<unknown> = Promise.resolve();

  async function load(signal: AbortSignal): Promise<void> {
    try {
      // Not among what every page starts with: visitors keep none.
      documents = await import('./favourites.graphql.ts');
      const list: FavouriteGoodsFragment['list'] = [];
      let cursor: Cursor;
      do {
        const { LoadFavourites } = documents;
        const answer = await runQuery(
          client,
          LoadFavourites,
          { cursor },
          { fetchPolicy: 'no-cache', signal },
        );
        if (isRefusal(answer) || signal.aborted) return;
        list.push(...answer.favourites.list);
        cursor = answer.favourites.nextCursor;
      } while (cursor);
      const data = { __typename: 'FavouritePage' as const, list };
      client.cache.writeFragment({ ...favouriteGoodsInCache, data });
    } catch {
      setTimeout(() => signal.aborted || load(signal), RETRY_PAUSE_MS);
    }
  }

  function save(goodId: number, keep: boolean): void {
    const { signal } = account;
    const options = {
      variables: { goodId },
      update: (cache: ApolloCache) => void (signal.aborted || setFavourite(cache, goodId, keep)),
      context: { quiet: 'outages' satisfies Quiet, after: lastSave.then(() => signal.throwIfAborted()) },
    };
    const saving = keep
      ? client.mutate({
          ...options,
          mutation: documents.CreateFavourite,
          optimisticResponse: { createFavourite: favouriteOf(goodId) },
        })
      : client.mutate({
          ...options,
          mutation: documents.DeleteFavourite,
          optimisticResponse: { deleteFavourite: goodId },
        });
    lastSave = saving.catch((error) => {
      // Refusals are shown by the client itself.
      if (!signal.aborted && !refusalOf(error)) warn(favouritesText.unsaved);
    });
  }

  subscribeToAccount((isOpen) => {
    account.abort();
    account = new AbortController();
    client.cache.evict({ id: favouriteGoodsInCache.id });
    if (isOpen) void load(account.signal);
  });
  return {
    toggle: (goodId) => {
      const kept = client.cache.readFragment(favouriteGoodsInCache, true)?.list;
      if (kept)
        save(
          goodId,
          kept.every((favourite) => favourite.goodId !== goodId),
        );
    },
  };
}

/** As long as the row has no number of its own. */
const favouriteOf = (goodId: number) => ({ __typename: 'Favourite' as const, id: -goodId, goodId });

function setFavourite(cache: ApolloCache, goodId: number, keep: boolean): void {
  cache.updateFragment(favouriteGoodsInCache, (shown) => {
    if (!shown) return;
    const others = shown.list.filter((favourite) => favourite.goodId !== goodId);
    return { ...shown, list: keep ? [...others, favouriteOf(goodId)] : others };
  });
}
