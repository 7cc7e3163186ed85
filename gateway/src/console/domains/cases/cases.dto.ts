import type { Answer } from '../../../rest/contract.ts';

export type CasePageDto = Answer<'/console/cases', 'get'>;
export type CaseSummaryDto = CasePageDto['list'][number];
export type CaseDto = Answer<'/console/cases/one', 'get'>;
export type CaseDecisionPreviewDto = Answer<'/console/cases/preview', 'post'>;
export type DecideCasePayloadDto = Answer<'/console/cases/decide', 'post'>;
