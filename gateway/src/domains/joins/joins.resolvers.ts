import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Mutation: { createJoin: (_, { input }, { apis }) => apis.joins.create(input) },
} satisfies Resolvers;
