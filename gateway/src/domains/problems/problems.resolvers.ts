import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { countsByKind, problemAction, problemKind } from './problems.mapping.ts';

export const resolvers = {
  ProblemKind: problemKind,
  ProblemAction: problemAction,
  Query: {
    problems: (_, { filter, ...paging }, { apis }, info) =>
      apis.problems.list({ ...filter, ...paging }, selectionOf(info)),
  },
  ProblemPage: { counts: computed(['counts'], countsByKind) },
} satisfies Resolvers;
