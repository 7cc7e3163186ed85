import type { Resolvers } from '../../resolvers.generated.ts';

export const changesResolvers = {
  Subscription: { changes: { subscribe: (_, __, { apis }) => apis.changes.watch() } },
} satisfies Resolvers;
