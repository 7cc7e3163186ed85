import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    books: (_, __, { apis }, info) => apis.books.find(selectionOf(info)),
  },
} satisfies Resolvers;
