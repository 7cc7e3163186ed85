import type { Resolvers } from '../../resolvers.generated.ts';
import { countsByKind, problemAction, problemKind } from './problems.mapping.ts';

export const resolvers = {
  ProblemKind: problemKind,
  ProblemAction: problemAction,
  Query: { problems: (_, { filter, ...paging }, { apis }) => apis.problems.list({ ...filter, ...paging }) },
  ProblemPage: { counts: countsByKind },
} satisfies Resolvers;
