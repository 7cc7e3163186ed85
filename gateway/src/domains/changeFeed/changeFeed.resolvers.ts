import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Subscription: { changes: { subscribe: (_, __, { apis }) => apis.changeFeed.watch() } },
} satisfies Resolvers;
