import type { Answer } from '../../rest/contract.ts';

export type CashOutLimitsDto = Answer<'/cashOut/limits', 'post'>;
export type CashOutPageDto = Answer<'/cashOut/getCashOutList', 'post'>;
export type CashOutDto = CashOutPageDto['list'][number];
