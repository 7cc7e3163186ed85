import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { computed, renamed, selectionOf } from '../../rest/selection.ts';
import { creationOf, editOf, goodRevisionStatus, sellerGoodSort } from './sellerGoods.mapping.ts';

export const resolvers = {
  SellerGoodSort: sellerGoodSort,
  GoodRevisionStatus: goodRevisionStatus,
  Query: {
    sellerGoods: (_, { filter, ...paging }, { apis }, info) =>
      apis.sellerGoods.list({ ...filter, ...paging }, selectionOf(info)),
    ownSkus: (_, { filter, ...paging }, { apis }, info) =>
      apis.sellerGoods.skus({ ...filter, ...paging }, selectionOf(info)),
    sellerGood: (_, { id }, { apis }, info) => apis.sellerGoods.find(id, selectionOf(info)),
  },
  Mutation: {
    scheduleGoods: (_, schedule, { apis }) => apis.sellerGoods.schedule(schedule),
    copyGood: (_, { id, clientNo }, { apis }) => apis.sellerGoods.copy(id, clientNo),
    createGood: (_, { input, clientNo }, { apis }) => apis.sellerGoods.create(creationOf(input), clientNo),
    importGoods: (_, { rows, checkOnly, clientNo }, { apis }) =>
      apis.sellerGoods.importSheet({ goods: rows, checkOnly }, clientNo),
    updateGood: (_, { id, input }, { apis }) => apis.sellerGoods.update(editOf(id, input)),
    withdrawGoodRevision: (_, { id }, { apis }) => apis.sellerGoods.withdrawRevision(id),
    setGoodsOnSale: (_, { ids, onSale }, { apis }) => apis.sellerGoods.setOnSale(ids, onSale),
    setFreightTemplate: (_, { ids, templateId }, { apis }) =>
      apis.sellerGoods.setFreightTemplate(ids, templateId ?? null),
    deleteGoods: (_, { ids }, { apis }) => apis.sellerGoods.remove(ids),
  },
  GoodDeedResult: { good: ({ id }, _, { apis }) => readAfterWrite(apis.sellerGoods.findAmong(id)) },
  SellerSku: { onSale: computed(['status'], ({ status }) => status === 1) },
  RevisedSku: { onSale: computed(['status'], ({ status }) => status === 1) },
  OwnSku: { onSale: computed(['status'], ({ status }) => status === 1) },
  GoodsStatusCount: { count: renamed('goods') },
} satisfies Resolvers;
