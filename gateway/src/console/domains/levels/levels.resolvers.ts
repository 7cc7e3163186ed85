import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    levels: (_, __, { apis }, info) => apis.levels.list(selectionOf(info)),
  },
  Mutation: {
    updateLevel: (_, { input }, { apis }) => apis.levels.update(input),
  },
} satisfies Resolvers;
