import type { Answer } from '../../../rest/contract.ts';

export type AuditedGoodPageDto = Answer<'/console/goods', 'get'>;
export type AuditedGoodSummaryDto = AuditedGoodPageDto['list'][number];
export type AuditedGoodDto = Answer<'/console/goods/one', 'get'>;
export type GoodVerdictDto = Answer<'/console/goods/judge', 'post'>['list'][number];
export type ForbiddenWordDto = Answer<'/console/forbiddenWords/add', 'post'>;
