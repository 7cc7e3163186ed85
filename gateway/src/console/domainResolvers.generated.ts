import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
export const domainResolvers = [approvals, audit, operators];