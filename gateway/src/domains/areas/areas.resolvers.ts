import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    regions: (_, args, { apis }) => apis.areas.regions(args),
    ipRegion: (_, __, { apis }) => apis.areas.ipRegion(),
  },
} satisfies Resolvers;
