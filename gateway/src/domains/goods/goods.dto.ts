import type { Answer } from '../../rest/contract.ts';

export type GoodPageDto = Answer<'/goods/list', 'get'>;
export type GoodDto = GoodPageDto['list'][number];
export type GoodWarehouseDto = GoodDto['warehouses'][number];
export type GoodPropertyDto = GoodDto['properties'][number];
export type GoodPropertyValueDto = GoodPropertyDto['values'][number];
export type GoodSkuDto = GoodDto['skus'][number];
export type GoodSkuStockDto = GoodSkuDto['stocks'][number];
export type CategoryDto = Answer<'/goods/categoryList', 'get'>['list'][number];
export type GoodsAreaDto = Answer<'/goods/areaList', 'get'>['list'][number];
export type GoodFacetsDto = Answer<'/goods/facets', 'get'>;
export type GoodPriceFacetDto = GoodFacetsDto['prices'][number];
export type GoodAreaFacetDto = GoodFacetsDto['areas'][number];
export type GoodCourierFacetDto = GoodFacetsDto['couriers'][number];
export type GoodPlatformFacetDto = GoodFacetsDto['platforms'][number];
export type GoodPropertyFacetDto = GoodFacetsDto['properties'][number];
export type GoodPropertyValueFacetDto = GoodPropertyFacetDto['values'][number];
