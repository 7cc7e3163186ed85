import type { Answer } from '../../../rest/contract.ts';

export type PaymentPageDto = Answer<'/console/payments', 'get'>;
export type PaymentDto = PaymentPageDto['list'][number];
export type PaymentDetailsDto = Answer<'/console/payments/read', 'get'>;
export type PaymentNoticeDto = PaymentDetailsDto['notices'][number];
export type ChannelAnswerDto = Answer<'/console/payments/ask', 'post'>;
export type PaymentProblemPageDto = Answer<'/console/paymentProblems', 'get'>;
export type PaymentProblemDto = PaymentProblemPageDto['list'][number];
export type RechargeRefundPageDto = Answer<'/console/rechargeRefunds', 'get'>;
export type RechargeRefundDto = RechargeRefundPageDto['list'][number];
