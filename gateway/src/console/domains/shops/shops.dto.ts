import type { Answer } from '../../../rest/contract.ts';

export type ListedShopPageDto = Answer<'/console/shops', 'get'>;
export type ListedShopDto = ListedShopPageDto['list'][number];
