import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as finding } from './domains/finding/finding.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
import { resolvers as orders } from './domains/orders/orders.resolvers.ts';
import { resolvers as reveals } from './domains/reveals/reveals.resolvers.ts';
export const domainResolvers = [approvals, audit, finding, operators, orders, reveals];