import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { closureState } from './areas.mapping.ts';

export const resolvers = {
  ClosureState: closureState,
  Query: {
    areaClosures: (_, __, { apis }, info) => apis.areas.closures(selectionOf(info)),
  },
  Mutation: {
    closeArea: (_, { input }, { apis }) => apis.areas.close(input),
    openArea: (_, opened, { apis }) => apis.areas.open(opened),
  },
} satisfies Resolvers;
