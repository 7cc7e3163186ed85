import type { GoodsStatus, ListFavouritesQuery } from '../../graphql/generated/graphql.ts';

export type Favourite = ListFavouritesQuery['favourites']['list'][number];

/** Whether goods that are kept in mind cannot be had any more: removed by their supplier, or off sale. */
export function isUnavailable({ good }: { good?: { status: GoodsStatus } | null }): boolean {
  return good?.status !== 'ON_SALE';
}
