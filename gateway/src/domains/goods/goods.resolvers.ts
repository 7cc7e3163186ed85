import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, renamed, selectionOf } from '../../rest/selection.ts';
import { filterOf, goodsSort, goodsStatus } from './goods.mapping.ts';

export const resolvers = {
  GoodsSort: goodsSort,
  GoodsStatus: goodsStatus,
  Query: {
    goods: (_, { filter, ...paging }, { apis }, info) =>
      apis.goods.list({ ...filterOf(filter), ...paging }, selectionOf(info)),
    goodFacets: (_, { filter }, { apis }, info) =>
      apis.goods.facets(filterOf({ ...filter, similar: undefined }), selectionOf(info)),
    good: (_, { id }, { apis }, info) => apis.goods.find(id, selectionOf(info)),
    categories: (_, __, { apis }, info) => apis.goods.categories(selectionOf(info)),
    goodsAreas: (_, __, { apis }, info) => apis.goods.areas(selectionOf(info)),
  },
  Category: { id: renamed('ID') },
  Good: { priceYuan: computed(['price'], ({ price }) => yuanText(price)) },
  GoodWarehouse: { warehouse: computed(['id'], ({ id }, _, { apis }) => apis.warehouses.ifSeen(id)) },
} satisfies Resolvers;
