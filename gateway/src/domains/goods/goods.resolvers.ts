import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { goodsSort, goodsStatus } from './goods.mapping.ts';

export const resolvers = {
  GoodsSort: goodsSort,
  GoodsStatus: goodsStatus,
  Query: {
    goods: (_, { filter, ...paging }, { apis }) => apis.goods.list({ ...filter, ...paging }),
    good: (_, { id }, { apis }) => apis.goods.find(id),
    categories: (_, __, { apis }) => apis.goods.categories(),
    goodsAreas: (_, __, { apis }) => apis.goods.areas(),
  },
  Category: { id: ({ ID }) => ID },
  Good: { priceYuan: ({ price }) => yuanText(price) },
  GoodWarehouse: { warehouse: ({ id }, _, { apis }) => apis.warehouses.ifSeen(id) },
} satisfies Resolvers;
