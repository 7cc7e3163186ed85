import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useAppActor } from '../../lib/appActors.ts';
import type { favouritesMachine } from './favourites.machine.ts';
import { selectGoodIds } from './favourites.selectors.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    favourites: ActorRefFrom<typeof favouritesMachine>;
  }
}

/** The user's favourites; empty while no user is signed in. */
export function useFavourites(): {
  has(goodId: number): boolean;
  toggle(goodId: number): void;
  count: number;
} {
  const favourites = useAppActor('favourites');
  const goodIds = useSelector(favourites, selectGoodIds);
  return {
    has: (goodId) => goodIds.has(goodId),
    toggle: (goodId) => favourites.send({ type: 'favourite.toggle', goodId }),
    count: goodIds.size,
  };
}
