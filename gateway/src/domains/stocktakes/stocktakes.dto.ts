import type { Answer } from '../../rest/contract.ts';

export type StocktakePageDto = Answer<'/stocktakes/getStocktakesList', 'post'>;
export type StocktakeDto = StocktakePageDto['list'][number];
export type StocktakeLinePageDto = Answer<'/stocktakes/getLinesList', 'post'>;
export type StocktakeLineDto = StocktakeLinePageDto['list'][number];
export type StocktakePayloadDto = Answer<'/stocktakes/begin', 'post'>;
export type SaveStocktakeLinesPayloadDto = Answer<'/stocktakes/saveLines', 'post'>;
export type ImportStocktakeLinesPayloadDto = Answer<'/stocktakes/importLines', 'post'>;
