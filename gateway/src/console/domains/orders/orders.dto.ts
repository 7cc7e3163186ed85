import type { Answer } from '../../../rest/contract.ts';

export type ListedOrderPageDto = Answer<'/console/orders', 'get'>;
export type ListedOrderDto = ListedOrderPageDto['list'][number];
export type ListedParcelPageDto = Answer<'/console/parcels', 'get'>;
export type ListedParcelDto = ListedParcelPageDto['list'][number];
export type CourierNameDto = Answer<'/console/orders/couriers', 'get'>['list'][number];
export type OrderDetailDto = Answer<'/console/orders/detail', 'get'>;
export type OrderParcelDto = OrderDetailDto['parcels'][number];
export type OrderRefundDto = OrderDetailDto['refunds'][number];
export type ParcelTimelineDto = Answer<'/console/parcels/timeline', 'get'>;
export type TimelineEventDto = ParcelTimelineDto['list'][number];
export type CancelOrderPayloadDto = Answer<'/console/orders/cancel', 'post'>;
export type RefundParcelPayloadDto = Answer<'/console/parcels/refund', 'post'>;
