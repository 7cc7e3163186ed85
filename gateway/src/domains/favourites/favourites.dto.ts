import type { Answer } from '../../rest/contract.ts';

export type FavouritePageDto = Answer<'/goodCollect/getGoodCollectList', 'post'>;
export type FavouriteDto = FavouritePageDto['list'][number];
