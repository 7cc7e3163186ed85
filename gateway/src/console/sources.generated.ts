import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
export const sources = { approvals: ApprovalsApi, audit: AuditApi, operators: OperatorsApi };