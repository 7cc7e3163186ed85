import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { creationOf, editOf, sellerGoodSort } from './sellerGoods.mapping.ts';

export const resolvers = {
  SellerGoodSort: sellerGoodSort,
  Query: {
    sellerGoods: (_, { filter, ...paging }, { apis }) => apis.sellerGoods.list({ ...filter, ...paging }),
    ownSkus: (_, { filter, ...paging }, { apis }) => apis.sellerGoods.skus({ ...filter, ...paging }),
    sellerGood: (_, { id }, { apis }) => apis.sellerGoods.find(id),
  },
  Mutation: {
    createGood: (_, { input, clientNo }, { apis }) => apis.sellerGoods.create(creationOf(input), clientNo),
    updateGood: (_, { id, input }, { apis }) => apis.sellerGoods.update(editOf(id, input)),
    setGoodsOnSale: (_, { ids, onSale }, { apis }) => apis.sellerGoods.setOnSale(ids, onSale),
    deleteGoods: (_, { ids }, { apis }) => apis.sellerGoods.remove(ids),
  },
  GoodDeedResult: { good: ({ id }, _, { apis }) => readAfterWrite(apis.sellerGoods.findAmong(id)) },
  SellerSku: { onSale: ({ status }) => status === 1 },
  OwnSku: { onSale: ({ status }) => status === 1 },
  GoodsStatusCount: { count: ({ goods }) => goods },
} satisfies Resolvers;
