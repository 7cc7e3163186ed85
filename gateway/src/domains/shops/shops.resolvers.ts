import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import * as mapping from './shops.mapping.ts';

export const resolvers = {
  ShopStatus: mapping.shopStatus,
  RemoteStatus: mapping.remoteStatus,
  RemoteRefundStatus: mapping.remoteRefundStatus,
  ImportStatus: mapping.importStatus,
  TagMark: mapping.tagMark,
  MergeStatus: mapping.mergeStatus,
  LinkState: mapping.linkState,
  LinkReason: mapping.linkReason,
  Query: {
    shops: (_, { filter, ...paging }, { apis }) => apis.shops.list({ ...filter, ...paging }),
    shopOrders: (_, { filter, ...paging }, { apis }) => apis.shops.orders({ ...filter, ...paging }),
    sendAddresses: (_, { shopId }, { apis }) => apis.shops.sendAddresses(shopId),
    shopPlatforms: (_, __, { apis }) => apis.shops.platforms(),
    shopGoods: (_, { shopId, filter, ...paging }, { apis }) =>
      apis.shops.goods({ shopId, ...filter, ...paging }),
    shopSkus: (_, { shopId, filter, ...paging }, { apis }) =>
      apis.shops.skus({ shopId, ...filter, ...paging }),
    linkableSkus: (_, requested, { apis }) => apis.shops.linkableSkus(requested),
    shopOrderPlan: (_, { input }, { apis }) => apis.shops.plan(input),
    mergeOrders: (_, { shopId }, { apis }) => apis.shops.mergeOrders(shopId),
  },
  Mutation: {
    authoriseShop: (_, { platform, isSeller, shopName }, { apis }) =>
      apis.shops.authorise({ flag: platform, seller: isSeller ? 1 : (shopName ?? 0) }),
    deleteShop: (_, { id }, { apis }) => apis.shops.remove(id),
    pullShopOrders: (_, { input }, { apis }) => apis.shops.pullOrders(input),
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
  ShopOrderPage: { counts: mapping.countsOf },
  ShopSkuPage: { counts: mapping.countsOfLinks },
} satisfies Resolvers;
