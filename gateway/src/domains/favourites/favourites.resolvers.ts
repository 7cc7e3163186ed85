import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: { favourites: (_, paging, { apis }) => apis.favourites.list(paging) },
  Mutation: {
    createFavourite: (_, { goodId }, { apis }) => apis.favourites.create(goodId),
    deleteFavourite: (_, { goodId }, { apis }) => apis.favourites.remove(goodId),
  },
} satisfies Resolvers;
