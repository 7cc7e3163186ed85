import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { foundKind } from './finding.mapping.ts';

export const resolvers = {
  FoundKind: foundKind,
  Query: {
    found: (_, { text }, { apis }, info) => apis.finding.find(text, selectionOf(info)),
  },
} satisfies Resolvers;
