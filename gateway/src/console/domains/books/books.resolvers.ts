import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    books: (_, __, { apis }, info) => apis.books.find(selectionOf(info)),
  },
  Mutation: {
    checkBooks: (_, __, { apis }) => apis.books.check(),
    pauseCashOuts: (_, { reason }, { apis }) => apis.books.pause({ reason }),
    resumeCashOuts: (_, { reason }, { apis }) => apis.books.resume({ reason }),
  },
} satisfies Resolvers;
