import { ApprovalsApi } from './domains/approvals/approvals.api.ts';
import { AuditApi } from './domains/audit/audit.api.ts';
import { CasesApi } from './domains/cases/cases.api.ts';
import { GoodsAuditApi } from './domains/goodsAudit/goodsAudit.api.ts';
import { OperatorsApi } from './domains/operators/operators.api.ts';
import { ReviewsApi } from './domains/reviews/reviews.api.ts';
export const sources = { approvals: ApprovalsApi, audit: AuditApi, cases: CasesApi, goodsAudit: GoodsAuditApi, operators: OperatorsApi, reviews: ReviewsApi };