import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: { favourites: (_, paging, { apis }, info) => apis.favourites.list(paging, selectionOf(info)) },
  Mutation: {
    createFavourite: (_, { goodId }, { apis }) => apis.favourites.create(goodId),
    deleteFavourite: (_, { goodId }, { apis }) => apis.favourites.remove(goodId),
  },
} satisfies Resolvers;
