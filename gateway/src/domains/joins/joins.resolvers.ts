import type { Resolvers } from '../../resolvers.generated.ts';

export const joinResolvers: Resolvers = {
  Mutation: { createJoin: (_, { input }, { apis }) => apis.joins.create(input) },
};
