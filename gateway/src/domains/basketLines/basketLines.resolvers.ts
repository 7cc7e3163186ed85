import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { basketLineState } from './basketLines.mapping.ts';

export const resolvers = {
  BasketLineState: basketLineState,
  Query: { basketLines: (_, __, { apis }, info) => apis.basketLines.list(selectionOf(info)) },
  Mutation: {
    saveBasketLine: (_, { input }, { apis }) => apis.basketLines.save(input),
    deleteBasketLines: (_, { ids }, { apis }) => apis.basketLines.remove(ids),
  },
} satisfies Resolvers;
