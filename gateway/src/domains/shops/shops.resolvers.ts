import type { Resolvers } from '../../resolvers.generated.ts';
import { countsOf, importStatus, remoteRefundStatus, remoteStatus, shopStatus } from './shops.mapping.ts';

export const shopResolvers: Resolvers = {
  ShopStatus: shopStatus,
  RemoteStatus: remoteStatus,
  RemoteRefundStatus: remoteRefundStatus,
  ImportStatus: importStatus,
  Query: {
    shops: (_, query, { apis }) => apis.shops.list(query),
    shopOrders: (_, { filter, ...paging }, { apis }) => apis.shops.orders({ ...filter, ...paging }),
    sendAddresses: (_, { shopId }, { apis }) => apis.shops.sendAddresses(shopId),
  },
  Mutation: {
    authoriseShop: (_, { platform, isSeller, shopName }, { apis }) =>
      apis.shops.authorise({ flag: platform, seller: isSeller ? 1 : (shopName ?? 0) }),
    deleteShop: (_, { id }, { apis }) => apis.shops.remove(id),
    pullShopOrders: (_, { input }, { apis }) => apis.shops.pullOrders(input),
  },
  ShopOrderPage: { counts: countsOf },
};
