import { platform } from '../../../domains/shipments/shipments.mapping.ts';
import { shopStatus } from '../../../domains/shops/shops.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Platform: platform,
  ShopStatus: shopStatus,
  Query: {
    shops: (_, { filter, ...paging }, { apis }, info) =>
      apis.shops.list({ ...filter, ...paging }, selectionOf(info)),
  },
} satisfies Resolvers;
