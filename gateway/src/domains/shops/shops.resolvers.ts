import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import * as mapping from './shops.mapping.ts';

export const resolvers = {
  ShopStatus: mapping.shopStatus,
  RemoteStatus: mapping.remoteStatus,
  RemoteRefundStatus: mapping.remoteRefundStatus,
  ImportStatus: mapping.importStatus,
  ShopOrderSort: mapping.shopOrderSort,
  TagMark: mapping.tagMark,
  MergeStatus: mapping.mergeStatus,
  LinkState: mapping.linkState,
  LinkReason: mapping.linkReason,
  ShopGoodsPullStatus: mapping.goodsPullStatus,
  ShopStockState: mapping.stockState,
  MarginAction: mapping.marginAction,
  AssignedWait: mapping.assignedWait,
  Query: {
    shops: (_, { filter, ...paging }, { apis }, info) =>
      apis.shops.list({ ...filter, ...paging }, selectionOf(info)),
    shopOrders: (_, { filter, ...paging }, { apis }, info) =>
      apis.shops.orders({ ...filter, ...paging }, selectionOf(info)),
    sendAddresses: (_, { shopId }, { apis }, info) => apis.shops.sendAddresses(shopId, selectionOf(info)),
    shopPlatforms: (_, __, { apis }, info) => apis.shops.platforms(selectionOf(info)),
    assignedOrders: (_, paging, { apis }, info) => apis.shops.assignedOrders(paging, selectionOf(info)),
    shopGoods: (_, { shopId, filter, ...paging }, { apis }, info) =>
      apis.shops.goods({ shopId, ...filter, ...paging }, selectionOf(info)),
    shopSkus: (_, { shopId, filter, ...paging }, { apis }, info) =>
      apis.shops.skus({ shopId, ...filter, ...paging }, selectionOf(info)),
    shopStocks: (_, { shopId, filter, ...paging }, { apis }, info) =>
      apis.shops.stocks({ shopId, ...filter, ...paging }, selectionOf(info)),
    linkableSkus: (_, requested, { apis }, info) => apis.shops.linkableSkus(requested, selectionOf(info)),
    shopGoodsPull: (_, { shopId }, { apis }) => apis.shops.newestGoodsPull(shopId),
    shopOrderPlan: (_, { input }, { apis }, info) => apis.shops.plan(input, selectionOf(info)),
    mergeOrders: (_, { shopId }, { apis }, info) => apis.shops.mergeOrders(shopId, selectionOf(info)),
  },
  Mutation: {
    authoriseShop: (_, { platform, isSeller, shopName }, { apis }) =>
      apis.shops.authorise({ flag: platform, seller: mapping.sellerOf(isSeller, shopName) }),
    deleteShop: (_, { id }, { apis }) => apis.shops.remove(id),
    pullShopOrders: (_, { input }, { apis }) => apis.shops.pullOrders(input),
    pullShopGoods: (_, { shopId }, { apis }) => apis.shops.pullGoods(shopId),
    endShopGoodsPull: (_, { shopId }, { apis }) => apis.shops.cancelGoodsPull(shopId),
    sellShopSkuAnyway: (_, requested, { apis }) => apis.shops.sellAnyway(requested),
    setLinkPriceRule: (_, { action = null, ...requested }, { apis }) =>
      apis.shops.setPriceRule({ action, ...requested }),
    resendShopStocks: (_, requested, { apis }) => apis.shops.resendStocks(requested),
    updateShop: (_, { id, input }, { apis }) => apis.shops.update({ id, ...mapping.settingsOf(input) }),
    addShopGood: (_, { input }, { apis }) => apis.shops.addGood(input),
    linkShopSkus: (_, { input }, { apis }) => apis.shops.linkSkus(input),
    importShopSkus: (_, requested, { apis }) => apis.shops.importSkus(requested),
    deleteShopGood: (_, { id }, { apis }) => apis.shops.removeGood(id),
    ignoreShopOrders: (_, requested, { apis }) => apis.shops.ignoreOrders(requested),
    mergeShopOrders: (_, { ids }, { apis }) => apis.shops.merge(ids),
    splitMergeOrder: (_, { id }, { apis }) => apis.shops.split(id),
  },
  IgnoreShopOrdersPayload: {
    shopOrders: ({ ids }, _, { apis }) => readAfterWrite(apis.shops.findOrders(ids)),
  },
  MergeShopOrdersPayload: {
    shopOrders: (payload, _, { apis }) => readAfterWrite(apis.shops.findOrders(mapping.wantedOf(payload))),
  },
  SplitMergeOrderPayload: {
    shopOrders: ({ shopOrderIds }, _, { apis }) => readAfterWrite(apis.shops.findOrders(shopOrderIds)),
  },
  ShopOrderPage: { counts: computed(['counts'], mapping.countsOf) },
  ShopSkuPage: { counts: computed(['counts'], mapping.countsOfLinks) },
  ShopStockPage: { counts: computed(['counts'], mapping.countsOfStocks) },
} satisfies Resolvers;
