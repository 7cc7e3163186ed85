import { useFragment } from '@apollo/client/react';
import { useAppActor } from '../../lib/appActors.ts';
import { favouriteGoodsInCache } from './favouriteGoods.graphql.ts';
import type { FavouritesStore } from './favouritesStore.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    favourites: FavouritesStore;
  }
}

/** The user's favourites; empty while no user is signed in. */
export function useFavourites() {
  const { fragment, id } = favouriteGoodsInCache;
  const { data } = useFragment({ fragment, from: id });
  const goodIds = new Set(data.list?.map((favourite) => favourite?.goodId));
  return {
    has: (goodId: number) => goodIds.has(goodId),
    toggle: useAppActor('favourites').toggle,
    count: goodIds.size,
  };
}
