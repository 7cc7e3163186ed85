import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    taxReport: (_, { quarter }, { apis }, info) => apis.taxReports.find(quarter, selectionOf(info)),
  },
} satisfies Resolvers;
