import { AccountsApi } from './domains/accounts/accounts.api.ts';
import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { JoinsApi } from './domains/joins/joins.api.ts';
import { LicencesApi } from './domains/licences/licences.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
import { SuppliersApi } from './domains/suppliers/suppliers.api.ts';
export const sources = { accounts: AccountsApi, approvals: ApprovalsApi, audit: AuditApi, joins: JoinsApi, licences: LicencesApi, operators: OperatorsApi, suppliers: SuppliersApi };