import type { Resolvers } from '../../resolvers.generated.ts';
import { revealKind } from './reveals.mapping.ts';

export const resolvers = {
  RevealKind: revealKind,
  Mutation: {
    revealPerson: (_, { input }, { apis }) => apis.reveals.reveal(input),
  },
} satisfies Resolvers;
