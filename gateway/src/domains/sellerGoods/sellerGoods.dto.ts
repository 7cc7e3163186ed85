import type { Answer } from '../../rest/contract.ts';

export type SellerGoodPageDto = Answer<'/goods/getGoodsList', 'post'>;
export type SellerGoodDto = SellerGoodPageDto['list'][number];
export type SellerSkuDto = SellerGoodDto['skus'][number];
export type OwnSkuPageDto = Answer<'/goods/getSkusList', 'post'>;
export type OwnSkuDto = OwnSkuPageDto['list'][number];
export type GoodsStatusCountDto = SellerGoodPageDto['counts'][number];
export type DeedResultDto = Answer<'/goods/setOnSale', 'post'>['list'][number];
export type ImportGoodsPayloadDto = Answer<'/goods/importGoods', 'post'>;
export type SheetGoodRefusalDto = ImportGoodsPayloadDto['failed'][number];
export type SheetGoodWarningDto = ImportGoodsPayloadDto['warnings'][number];
export type GoodDeedResultDto = DeedResultDto;
export type GoodRevisionDto = NonNullable<SellerGoodDto['revision']>;
export type RevisedGoodDto = NonNullable<GoodRevisionDto['content']>;
export type RevisedSkuDto = RevisedGoodDto['skus'][number];
