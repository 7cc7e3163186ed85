import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { FindingApi } from './domains/finding/finding.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
import { OrdersApi } from './domains/orders/orders.api.ts';
import { RevealsApi } from './domains/reveals/reveals.api.ts';
export const sources = { approvals: ApprovalsApi, audit: AuditApi, finding: FindingApi, operators: OperatorsApi, orders: OrdersApi, reveals: RevealsApi };