import type { Answer } from '../../rest/contract.ts';

export type RefundPageDto = Answer<'/refunds/getRefundsList', 'post'>;
export type RefundDto = RefundPageDto['list'][number];
export type RefundParcelsPayloadDto = Answer<'/orderPackages/refund', 'post'>;
export type RefusedRefundDto = RefundParcelsPayloadDto['failed'][number];
export type RefundPayloadDto = Answer<'/refunds/answer', 'post'>;
