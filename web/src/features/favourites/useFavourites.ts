import { useSyncExternalStore } from 'react';
import { useAppActor } from '../../lib/appActors.ts';
import type { FavouritesStore } from './favouritesStore.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    favourites: FavouritesStore;
  }
}

/** The user's favourites; empty while no user is signed in. */
export function useFavourites() {
  const { goodIds, subscribe, toggle } = useAppActor('favourites');
  const kept = useSyncExternalStore(subscribe, goodIds, goodIds);
  return { has: (goodId: number) => kept.has(goodId), toggle, count: kept.size };
}
