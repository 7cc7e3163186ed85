import { type Location, matchPath } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** Routes whose pages stay as they were left. What is searched makes another page; a tab or a page number does not. */
const CACHED_ROUTES = [
  { route: paths.home, by: 'address' },
  { route: paths.search, by: 'address' },
  { route: paths.orders, by: 'path' },
  { route: paths.parcels, by: 'path' },
] as const;

const MAX_PAGES = 6;

/** A page that stands, in view or out of it. */
export interface CachedPage {
  /** The same for as long as the page stands. */
  id: number;
  /** Tells kept pages apart; null for a page that goes when it is left. */
  key: string | null;
  /** Where it is, or was left. */
  location: Location;
  /** How the person came: to a new page, further within this one, or back to it as it was left. */
  arrival: 'new' | 'within' | 'back';
}

/** The one in view, then those that were left, the last one first. */
export type CachedPages = readonly [CachedPage, ...CachedPage[]];

export function initialPages(location: Location): CachedPages {
  return [{ id: 1, key: cacheKeyOf(location), location, arrival: 'within' }];
}

/** The pages after a step to a place. */
export function visit(pages: CachedPages, location: Location): CachedPages {
  const [shown, ...left] = pages;
  const key = cacheKeyOf(location);
  if (key !== null && key !== shown.key) {
    const back = left.find((page) => page.key === key);
    if (back) {
      const arrival = pathWithSearch(back.location) === pathWithSearch(location) ? 'back' : 'new';
      return [{ ...back, location, arrival }, ...trimCache([shown, ...left.filter((page) => page !== back)])];
    }
  }
  if (key === shown.key || isSameSearchPage(shown, location)) {
    const arrival = key === null && shown.location.pathname !== location.pathname ? 'new' : 'within';
    return [{ ...shown, key, location, arrival }, ...left];
  }
  return [{ id: nextId(pages), key, location, arrival: 'new' }, ...trimCache([shown, ...left])];
}

/** What stands for another person: the page in view; the home page, which is open to all, begins anew. */
export function resetPages(pages: CachedPages): CachedPages {
  const [shown] = pages;
  if (routeOf(shown.location)?.route !== paths.home) return [shown];
  return [{ ...shown, id: nextId(pages), arrival: 'new' }];
}

/** Keeps a page that broke no longer than it is in view. */
export function evictPage([shown, ...left]: CachedPages, id: number): CachedPages {
  return [shown.id === id ? { ...shown, key: null } : shown, ...left.filter((page) => page.id !== id)];
}

/** The part of a place that an address is made of. */
export function pathWithSearch({ pathname, search }: Location): string {
  return pathname + search;
}

function trimCache(pages: readonly CachedPage[]): CachedPage[] {
  return pages.filter(({ key }) => key !== null).slice(0, MAX_PAGES - 1);
}

function nextId(pages: CachedPages): number {
  return Math.max(...pages.map(({ id }) => id)) + 1;
}

/** Narrowing a search moves its page on, so that the focus and what is typed stay. */
function isSameSearchPage(from: CachedPage, to: Location): boolean {
  const target = routeOf(to);
  return from.key !== null && target?.by === 'address' && target.route === routeOf(from.location)?.route;
}

function cacheKeyOf(location: Location): string | null {
  const kind = routeOf(location);
  if (!kind) return null;
  return kind.by === 'path' ? location.pathname : pathWithSearch(location);
}

function routeOf({ pathname }: Location) {
  return CACHED_ROUTES.find(({ route }) => matchPath(route, pathname));
}
