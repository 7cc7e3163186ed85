import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { computed } from '../../rest/selection.ts';
import { goodsSort, goodsStatus } from './goods.mapping.ts';

export const resolvers = {
  GoodsSort: goodsSort,
  GoodsStatus: goodsStatus,
  Query: {
    goods: (_, { filter, ...paging }, { apis }, info) => apis.goods.list({ ...filter, ...paging }, info),
    good: (_, { id }, { apis }, info) => apis.goods.find(id, info),
    categories: (_, __, { apis }) => apis.goods.categories(),
    goodsAreas: (_, __, { apis }) => apis.goods.areas(),
  },
  Category: { id: computed(['ID'], ({ ID }) => ID) },
  Good: { priceYuan: computed(['price'], ({ price }) => yuanText(price)) },
  GoodWarehouse: { warehouse: computed(['id'], ({ id }, _, { apis }) => apis.warehouses.ifSeen(id)) },
} satisfies Resolvers;
