import type { Answer } from '../../rest/contract.ts';

export type OrderedNumberDto = Answer<'/orderPackages/findOrdered', 'post'>['rows'][number];
export type PlaceReadingDto = Answer<'/orders/parsePlaces', 'post'>['rows'][number];
export type AddressReadingDto = Answer<'/orders/parseAddress', 'post'>['rows'][number];
export type AddressPartDto = AddressReadingDto['parts'][number];
export type RowProblemDto = AddressReadingDto['problems'][number];
export type QuoteDto = Answer<'/orders/quote', 'post'>;
export type QuoteRowDto = QuoteDto['rows'][number];
export type OrderPageDto = Answer<'/orders/getOrdersList', 'post'>;
/** `packages` is present when a single order was requested. */
export type OrderDto = OrderPageDto['list'][number] &
  Partial<Pick<Answer<'/orders/findOrders', 'post'>, 'packages'>>;
export type SendAreaDto = OrderDto['sendArea'];
export type CreateOrderPayloadDto = Answer<'/orders/createOrder', 'post'>;
export type ConfirmOrderPayloadDto = Answer<'/orders/confirmOrder', 'post'>;
export type CancelOrderPayloadDto = Answer<'/orders/cancelOrder', 'post'>;
export type BatchQuoteDto = Answer<'/orders/quoteBatch', 'post'>;
export type QuotePartDto = BatchQuoteDto['parts'][number];
export type CreateBatchPayloadDto = Answer<'/orders/createBatch', 'post'>;
export type ConfirmBatchPayloadDto = Answer<'/orders/confirmBatch', 'post'>;
export type ReAutoSendPayloadDto = Answer<'/orders/reAutoSend', 'post'>;
export type FailedSendDto = ReAutoSendPayloadDto['failed'][number];
export type SyncOrderPayloadDto = Answer<'/orders/callback', 'post'>;
export type AgainSubmitPayloadDto = Answer<'/orders/againSubmit', 'post'>;
export type CopyOrderPayloadDto = Answer<'/orders/copyOrder', 'post'>;
export type CopiedItemDto = CopyOrderPayloadDto['items'][number];
export type CopiedRowDto = CopyOrderPayloadDto['rows'][number];
export type NotCopiedDto = CopyOrderPayloadDto['leftOut'][number];
export type ReviewOrderPayloadDto = Answer<'/orders/reviewOrder', 'post'>;
export type LastPurchaseDto = Extract<Answer<'/orders/lastBuyGood', 'post'>, { goodId: number }>;
