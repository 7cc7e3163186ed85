import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { LoadFavouritesQuery } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusalOf.ts';
import { type Cursor, type Quiet, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { CreateFavourite, DeleteFavourite, LoadFavourites } from './favourites.graphql.ts';
import { favouritesText } from './favourites.text.ts';

interface Options {
  client: ApolloClient;
  /** Ends with the account. */
  signal: AbortSignal;
  /** Hears which goods are kept: at first, and after every change. */
  show: (goodIds: ReadonlySet<number>) => void;
  /** Shows a warning to the person. */
  warn: (text: string) => void;
}

/** All favourites stand in the cache as one page of this query. */
const inCache = { query: LoadFavourites, variables: {} };

/**
 * Reads the account's favourites over all pages into the cache. Answers with what adds goods to them or removes them,
 * shown at once and saved one after the other; null when they are refused.
 */
export async function openFavourites({ client, signal, show, warn }: Options) {
  const list = await loadAll(client, signal);
  if (!list) return null;
  signal.throwIfAborted();
  const { cache } = client;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'favourites', args: { pageSize: 100 } });
  const favourites = { __typename: 'FavouritePage', nextCursor: null, list };
  cache.writeQuery({ ...inCache, data: { favourites } });
  let shown: ReadonlySet<number> = new Set();
  const unwatch = cache.watch<LoadFavouritesQuery>({
    ...inCache,
    optimistic: true,
    immediate: true,
    callback: ({ result }) => {
      shown = new Set(result?.favourites?.list?.map((favourite) => favourite?.goodId ?? 0));
      show(shown);
    },
  });
  signal.addEventListener('abort', unwatch);

  let lastSave: Promise<unknown> = Promise.resolve();
  return (goodId: number): void => {
    const keep = !shown.has(goodId);
    const options = {
      variables: { goodId },
      update: (proxy: ApolloCache) => void (signal.aborted || setFavourite(proxy, goodId, keep)),
      context: { quiet: 'outages' satisfies Quiet, after: lastSave.then(() => signal.throwIfAborted()) },
    };
    const saving = keep
      ? client.mutate({
          ...options,
          mutation: CreateFavourite,
          optimisticResponse: { createFavourite: favouriteOf(goodId) },
        })
      : client.mutate({
          ...options,
          mutation: DeleteFavourite,
          optimisticResponse: { deleteFavourite: goodId },
        });
    lastSave = saving.catch((error) => {
      // Refusals are shown by the client itself.
      if (!signal.aborted && !refusalOf(error)) warn(favouritesText.unsaved);
    });
  };
}

async function loadAll(client: ApolloClient, signal: AbortSignal) {
  const list: LoadFavouritesQuery['favourites']['list'] = [];
  let cursor: Cursor;
  do {
    const answer = await runQuery(client, LoadFavourites, { cursor }, { uncached: 'ownUse', signal });
    if (isRefusal(answer)) return null;
    list.push(...answer.favourites.list);
    cursor = answer.favourites.nextCursor;
  } while (cursor);
  return list;
}

/** As long as the row has no number of its own. */
const favouriteOf = (goodId: number) => ({ __typename: 'Favourite' as const, id: -goodId, goodId });

function setFavourite(cache: ApolloCache, goodId: number, keep: boolean): void {
  cache.updateQuery(inCache, (kept) => {
    if (!kept) return;
    const others = kept.favourites.list.filter((favourite) => favourite.goodId !== goodId);
    const list = keep ? [...others, favouriteOf(goodId)] : others;
    return { favourites: { ...kept.favourites, list } };
  });
}
