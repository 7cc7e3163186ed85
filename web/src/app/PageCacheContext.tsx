import { createContext, use } from 'react';
import { type CachedPages, pathWithSearch } from './pageCache.ts';

const PageCacheContext = createContext<CachedPages | null>(null);

/** Lets the menus know where pages were left. */
export const PageCacheProvider = PageCacheContext.Provider;

/** Where an entry of a menu leads: to where its page was left, if it is kept out of view. */
export function useReturnPath(): (to: string) => string {
  const [, ...left] = use(PageCacheContext) ?? [];
  return (to) => {
    const page = left.find(({ key }) => key === to);
    return page ? pathWithSearch(page.location) : to;
  };
}
