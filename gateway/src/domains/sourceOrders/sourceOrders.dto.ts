import type { Answer } from '../../rest/contract.ts';
import type { ShopOrderPlanDto, ShopSkuDto } from '../shops/shops.dto.ts';

export type OfferDto = Answer<'/sourceOrders/getOffer', 'post'>;
export type OfferSpecDto = OfferDto['specs'][number];
export type ShopOfferDto = NonNullable<ShopSkuDto['offer']>;
export type SourcedOrderDto = ShopOrderPlanDto['sourced'][number];
export type SourceOrderPageDto = Answer<'/sourceOrders/getSourceOrdersList', 'post'>;
export type SourceOrderDto = SourceOrderPageDto['list'][number];
export type SourceItemDto = SourceOrderDto['items'][number];
export type CreateSourceOrdersPayloadDto = Answer<'/sourceOrders/create', 'post'>;
export type OpenSourceCashierPayloadDto = Answer<'/sourceOrders/cashier', 'post'>;
export type UnpaidSourceOrderDto = OpenSourceCashierPayloadDto['left'][number];
export type PaySourceOrderPayloadDto = Answer<'/sourceOrders/pay', 'post'>;
