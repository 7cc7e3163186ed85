import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as cases } from './domains/cases/cases.resolvers.ts';
import { resolvers as goodsAudit } from './domains/goodsAudit/goodsAudit.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
import { resolvers as reviews } from './domains/reviews/reviews.resolvers.ts';
export const domainResolvers = [approvals, audit, cases, goodsAudit, operators, reviews];