import { feedVariables } from '../../shop/goodsQuery.ts';
import { readHomeQuery } from './homeQuery.ts';

/** How many goods stand on a shelf. */
const SHELF_SIZE = 3;

/** The shelves of the home page, each the beginning of the list at this address of the search, and of the home page itself. */
export const shelfAddresses = { best: '?sort=2', fresh: '?new=1&sort=5', fast: '?fast=1' } as const;

export type ShelfKind = keyof typeof shelfAddresses;

export const shelfKinds = Object.keys(shelfAddresses) as readonly ShelfKind[];

export function shelfVariables(kind: ShelfKind) {
  const query = readHomeQuery(new URLSearchParams(shelfAddresses[kind]));
  return { ...feedVariables(query, 1), pageSize: SHELF_SIZE };
}

/** Whole yuan where the zones of prices begin, as the ranges of the search; the last has no end. */
export const zoneBounds: readonly number[] = [0, 5, 10, 20, 50];

/** The address of a zone's goods, the price at which the next one begins not among them. */
export function zoneAddress(at: number): string {
  const [from, next] = [zoneBounds[at], zoneBounds[at + 1]];
  return `?${[from && `min=${from}`, next && `max=${(next - 0.01).toFixed(2)}`].filter(Boolean).join('&')}`;
}
