import { createContext, use } from 'react';
import { addressOf, type PlacedPages } from './keptPages.ts';

const Pages = createContext<PlacedPages | null>(null);

/** Lets the menus know where pages were left. */
export const LeftPlaces = Pages.Provider;

/** Where an entry of a menu leads: to where its page was left, if it is kept out of view. */
export function useWayBack(): (to: string) => string {
  const [, ...left] = use(Pages) ?? [];
  return (to) => {
    const page = left.find(({ key }) => key === to);
    return page ? addressOf(page.location) : to;
  };
}
