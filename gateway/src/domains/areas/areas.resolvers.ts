import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    regions: (_, args, { apis }, info) => apis.areas.regions(args, selectionOf(info)),
    ipRegion: (_, __, { apis }, info) => apis.areas.ipRegion(selectionOf(info)),
  },
} satisfies Resolvers;
