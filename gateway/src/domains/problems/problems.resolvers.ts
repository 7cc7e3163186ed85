import type { Resolvers } from '../../resolvers.generated.ts';
import { countsByKind, problemAction, problemKind } from './problems.mapping.ts';

export const problemResolvers: Resolvers = {
  ProblemKind: problemKind,
  ProblemAction: problemAction,
  Query: { problems: (_, query, { apis }) => apis.problems.list(query) },
  ProblemPage: { counts: countsByKind },
};
