import type { Resolvers } from '../../resolvers.generated.ts';
import { computed } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    // Read whole: what is not asked for may be all that there is.
    homePlaces: async (_, __, { apis }) => {
      const places = await apis.homePlaces.find();
      return Object.values(places).some(({ length }) => length > 0) ? places : null;
    },
  },
  HomePlaces: {
    // Goods that go off sale between the two calls are left out.
    goods: computed(['goodIds'], async ({ goodIds }, _, { apis }) => {
      const goods = await Promise.all(goodIds.map((id) => apis.goods.ifOnSale(id)));
      return goods.filter((good) => good !== null);
    }),
  },
} satisfies Resolvers;
