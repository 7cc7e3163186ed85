import type { Answer } from '../../rest/contract.ts';

export type GoodPricesDto = Answer<'/goods/prices', 'get'>['list'][number];
export type SkuPricesDto = GoodPricesDto['skus'][number];
export type GoodPriceStepsDto = Answer<'/priceSteps/savePriceSteps', 'put'>;
export type SupplyPriceStepDto = GoodPriceStepsDto['steps'][number];
export type PriceListDto = Answer<'/priceLists/createPriceList', 'post'>;
export type PriceListBuyerDto = PriceListDto['buyers'][number];
export type PriceListEntryDto = PriceListDto['entries'][number];
