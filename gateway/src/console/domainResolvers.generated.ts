import { resolvers as approvals } from './domains/approvals/approvals.resolvers.ts';
import { resolvers as areas } from './domains/areas/areas.resolvers.ts';
import { resolvers as audit } from './domains/audit/audit.resolvers.ts';
import { resolvers as categories } from './domains/categories/categories.resolvers.ts';
import { resolvers as couriers } from './domains/couriers/couriers.resolvers.ts';
import { resolvers as levels } from './domains/levels/levels.resolvers.ts';
import { resolvers as operators } from './domains/operators/operators.resolvers.ts';
import { resolvers as reports } from './domains/reports/reports.resolvers.ts';
export const domainResolvers = [approvals, areas, audit, categories, couriers, levels, operators, reports];