import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AreasApi } from './domains/areas/areas.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { CategoriesApi } from './domains/categories/categories.api.ts';
import { CouriersApi } from './domains/couriers/couriers.api.ts';
import { LevelsApi } from './domains/levels/levels.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
import { ReportsApi } from './domains/reports/reports.api.ts';
export const sources = { approvals: ApprovalsApi, areas: AreasApi, audit: AuditApi, categories: CategoriesApi, couriers: CouriersApi, levels: LevelsApi, operators: OperatorsApi, reports: ReportsApi };