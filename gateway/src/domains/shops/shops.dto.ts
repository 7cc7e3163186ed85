import type { Answer } from '../../rest/contract.ts';

export type ShopPageDto = Answer<'/shops/getShopsList', 'post'>;
export type ShopDto = ShopPageDto['list'][number];
export type ShopPlatformDto = Answer<'/shops/platforms', 'get'>['list'][number];
export type AuthoriseShopPayloadDto = Answer<'/shops/auth', 'post'>;
export type RemoteAddressDto = Answer<'/shops/getSendAddress', 'post'>['list'][number];
export type ShopGoodPageDto = Answer<'/shops/getShopGoodsList', 'post'>;
export type ShopGoodDto = ShopGoodPageDto['list'][number];
export type ShopSkuPageDto = Answer<'/shops/getShopSkusList', 'post'>;
export type ShopSkuDto = ShopSkuPageDto['list'][number];
export type ShopGoodsPullDto = Answer<'/shops/pullGoods', 'post'>;
export type ShopStockPageDto = Answer<'/shops/getShopStocksList', 'post'>;
export type ShopStockDto = ShopStockPageDto['list'][number];
export type SellShopSkuAnywayPayloadDto = Answer<'/shops/sellAnyway', 'post'>;
export type ResendShopStocksPayloadDto = Answer<'/shops/resendShopStocks', 'post'>;
export type LinkSuggestionDto = ShopSkuDto['suggestions'][number];
export type LinkShopSkusPayloadDto = Answer<'/shops/linkSkus', 'post'>;
export type ImportShopSkusPayloadDto = Answer<'/shops/importShopSkus', 'post'>;
export type ShopOrderPageDto = Answer<'/shopOrders/getShopOrdersList', 'post'>;
export type ShopOrderDto = ShopOrderPageDto['list'][number];
export type PullShopOrdersPayloadDto = Answer<'/shops/remoteOrder', 'post'>;
/** With what was asked for. */
export type IgnoreShopOrdersPayloadDto = Answer<'/shopOrders/ignore', 'post'> & { ids: number[] };
export type ShopOrderPlanDto = Answer<'/shopOrders/plan', 'post'>;
export type UnplannedOrderDto = ShopOrderPlanDto['unplanned'][number];
export type MergeShopOrdersPayloadDto = Answer<'/mergeOrder/makeMergeOrder', 'post'>;
export type SplitMergeOrderPayloadDto = Answer<'/mergeOrder/splitMergeOrder', 'post'>;
export type MergeOrderDto = MergeShopOrdersPayloadDto['list'][number];
