import { jushuitanShop } from '../../api/src/adapters/shops/jushuitan/jushuitanShop.ts';
import type { ContractPlatform } from './shops/contract.ts';

export const jushuitan: ContractPlatform = {
  slug: 'jushuitan',
  shopId: '7001001',
  shopName: '橙子的聚水潭店',
  sellerNick: '橙子家',
  otherShopId: '7001002',
  adapter: ({ origin, app }, { origin: elsewhere = origin, appSecret = app.secret, ...more } = {}) =>
    jushuitanShop({
      appKey: app.key,
      appSecret,
      gateway: `${elsewhere}/jushuitan`,
      authorizePage: `${elsewhere}/jushuitan/auth`,
      isPaced: false,
      ...more,
    }),
  forged: 'invalid 10',
  toleranceMinutes: 10,
  wrongClock: 'invalid 10',
  waybillUsed: 'waybillUsed NO_SUCCESS',
  tellsLimits: true,
  hasEqualIds: false,
  differs: {
    hasNoAddresses: true,
    showsReceivers: true,
    namesSkusByCode: true,
    shipsWhole: true,
    takesOneNumber: true,
    keepsFlags: true,
    tellsNoTotal: true,
  },
};
