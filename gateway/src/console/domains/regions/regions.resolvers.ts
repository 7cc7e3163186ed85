import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: { regions: (_, __, { apis }, info) => apis.regions.all(selectionOf(info)) },
} satisfies Resolvers;
