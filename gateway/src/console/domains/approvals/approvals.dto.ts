import type { Answer } from '../../../rest/contract.ts';

export type ApprovalPageDto = Answer<'/console/approvals', 'get'>;
export type ApprovalDto = ApprovalPageDto['list'][number];
export type ApprovalTransferDto = ApprovalDto['transfers'][number];
