import { type Location, matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** Routes whose pages stay as they were left. What is searched makes another page; a tab or a page number does not. */
const KEPT = [
  { route: paths.home, by: 'address' },
  { route: paths.search, by: 'address' },
  { route: paths.orders, by: 'path' },
  { route: paths.parcels, by: 'path' },
] as const;

const MOST_KEPT = 6;

/** A page that stands, in view or out of it. */
export interface PlacedPage {
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
export type PlacedPages = readonly [PlacedPage, ...PlacedPage[]];

export function firstPage(location: Location): PlacedPages {
  return [{ id: 1, key: keyOf(location), location, arrival: 'within' }];
}

/** The pages after a step to a place. */
export function visit(pages: PlacedPages, location: Location): PlacedPages {
  const [shown, ...left] = pages;
  const key = keyOf(location);
  if (key !== null && key !== shown.key) {
    const back = left.find((page) => page.key === key);
    if (back) {
      const arrival = addressOf(back.location) === addressOf(location) ? 'back' : 'new';
      return [{ ...back, location, arrival }, ...kept([shown, ...left.filter((page) => page !== back)])];
    }
  }
  if (key === shown.key || isMove(shown, location)) {
    const arrival = key === null && shown.location.pathname !== location.pathname ? 'new' : 'within';
    return [{ ...shown, key, location, arrival }, ...left];
  }
  return [{ id: nextId(pages), key, location, arrival: 'new' }, ...kept([shown, ...left])];
}

/** What stands for another person: the page in view; the home page, which is open to all, begins anew. */
export function startOver(pages: PlacedPages): PlacedPages {
  const [shown] = pages;
  if (routeOf(shown.location)?.route !== paths.home) return [shown];
  return [{ ...shown, id: nextId(pages), arrival: 'new' }];
}

/** Keeps a page that broke no longer than it is in view. */
export function giveUp([shown, ...left]: PlacedPages, id: number): PlacedPages {
  return [shown.id === id ? { ...shown, key: null } : shown, ...left.filter((page) => page.id !== id)];
}

/** The part of a place that an address is made of. */
export function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

function kept(pages: readonly PlacedPage[]): PlacedPage[] {
  return pages.filter(({ key }) => key !== null).slice(0, MOST_KEPT - 1);
}

function nextId(pages: PlacedPages): number {
  return Math.max(...pages.map(({ id }) => id)) + 1;
}

/** Narrowing a search moves its page on, so that the focus and what is typed stay. */
function isMove(from: PlacedPage, to: Location): boolean {
  const target = routeOf(to);
  return from.key !== null && target?.by === 'address' && target.route === routeOf(from.location)?.route;
}

function keyOf(location: Location): string | null {
  const kind = routeOf(location);
  if (!kind) return null;
  return kind.by === 'path' ? location.pathname : addressOf(location);
}

function routeOf({ pathname }: Location) {
  return KEPT.find(({ route }) => matchPath(route, pathname));
}
