import type { Resolvers } from '../../resolvers.generated.ts';
import * as mapping from './shops.mapping.ts';

export const shopResolvers: Resolvers = {
  ShopStatus: mapping.shopStatus,
  RemoteStatus: mapping.remoteStatus,
  RemoteRefundStatus: mapping.remoteRefundStatus,
  ImportStatus: mapping.importStatus,
  TagMark: mapping.tagMark,
  MergeStatus: mapping.mergeStatus,
  Query: {
    shops: (_, query, { apis }) => apis.shops.list(query),
    shopOrders: (_, { filter, ...paging }, { apis }) => apis.shops.orders({ ...filter, ...paging }),
    sendAddresses: (_, { shopId }, { apis }) => apis.shops.sendAddresses(shopId),
    shopPlatforms: (_, __, { apis }) => apis.shops.platforms(),
    shopGoods: (_, query, { apis }) => apis.shops.goods(query),
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
    deleteShopGood: (_, { id }, { apis }) => apis.shops.removeGood(id),
    ignoreShopOrders: (_, wanted, { apis }) => apis.shops.ignoreOrders(wanted),
    mergeShopOrders: (_, { shopOrderIds }, { apis }) => apis.shops.merge(shopOrderIds),
    splitMergeOrder: (_, { id }, { apis }) => apis.shops.split(id),
  },
  ShopOrderPage: { counts: mapping.countsOf },
};
