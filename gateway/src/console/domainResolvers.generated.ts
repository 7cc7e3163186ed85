import { resolvers as accounts } from './domains/accounts/accounts.resolvers.ts';
import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as joins } from './domains/joins/joins.resolvers.ts';
import { resolvers as licences } from './domains/licences/licences.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
import { resolvers as suppliers } from './domains/suppliers/suppliers.resolvers.ts';
export const domainResolvers = [accounts, approvals, audit, joins, licences, operators, suppliers];