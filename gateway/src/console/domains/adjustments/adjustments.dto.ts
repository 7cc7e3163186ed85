import type { Answer } from '../../../rest/contract.ts';

export type AdjustmentPageDto = Answer<'/console/adjustments', 'get'>;
export type AdjustmentDto = AdjustmentPageDto['list'][number];
export type AdjustTermsDto = Answer<'/console/adjustments/adjustTerms', 'get'>;
export type AdjustPayloadDto = Answer<'/console/adjustments/adjust', 'post'>;
