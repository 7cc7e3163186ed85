import type { Answer } from '../../../rest/contract.ts';

export type AuditEntryPageDto = Answer<'/console/audit', 'get'>;
export type AuditChoicesDto = Answer<'/console/audit/choices', 'get'>;
export type AuditEntryDto = AuditEntryPageDto['list'][number];
