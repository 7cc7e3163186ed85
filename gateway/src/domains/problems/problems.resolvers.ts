import type { Resolvers } from '../../resolvers.generated.ts';
import { countsByKind, problemKind } from './problems.mapping.ts';

export const problemResolvers: Resolvers = {
  ProblemKind: problemKind,
  Query: { problems: (_, query, { apis }) => apis.problems.list(query) },
  ProblemPage: { counts: countsByKind },
};
