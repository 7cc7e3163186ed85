import type { Resolvers } from '../../resolvers.generated.ts';

export const changesResolvers: Resolvers = {
  Subscription: { changes: { subscribe: (_, __, { apis }) => apis.changes.watch() } },
};
