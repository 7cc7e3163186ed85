import type { Answer } from '../../../rest/contract.ts';

export type CashOutPageDto = Answer<'/console/cashOuts', 'get'>;
export type CashOutDto = CashOutPageDto['list'][number];
export type CashOutDetailsDto = Answer<'/console/cashOuts/read', 'get'>;
export type OperatorStepDto = CashOutDetailsDto['steps'][number];
export type CashOutSplitDto = CashOutDetailsDto['splits'][number];
export type CashOutReceiverDto = NonNullable<CashOutDetailsDto['receiver']>;
export type SplitDayDto = Answer<'/console/cashOuts/splitDays', 'get'>[number];
export type CashOutBatchPageDto = Answer<'/console/cashOuts/batches', 'get'>;
export type CashOutBatchDto = CashOutBatchPageDto['list'][number];
export type CreateCashOutBatchPayloadDto = Answer<'/console/cashOuts/batches/create', 'post'>;
export type BankAnswersPayloadDto = Answer<'/console/cashOuts/answers', 'post'>;
export type BankAnswerDto = BankAnswersPayloadDto['rows'][number];
