import { taobaoShop } from '../../api/src/adapters/shops/taobao/taobaoShop.ts';
import type { ContractPlatform } from './shops/contract.ts';
import { BACK } from './simulatedShops.ts';

export const taobao: ContractPlatform = {
  slug: 'taobao',
  shopId: '1001001',
  shopName: '橙子的淘宝店',
  sellerNick: '橙子家',
  otherShopId: '1001002',
  adapter: ({ origin, app }, { origin: elsewhere = origin, appSecret = app.secret, ...more } = {}) =>
    taobaoShop({
      appKey: app.key,
      appSecret,
      redirectUri: BACK,
      gateway: `${elsewhere}/taobao/router/rest`,
      authorizePage: `${elsewhere}/taobao/authorize`,
      tokenUrl: `${elsewhere}/taobao/token`,
      ...more,
    }),
  forged: 'invalid 25',
  toleranceMinutes: 10,
  wrongClock: null,
  waybillUsed: 'waybillUsed isv.logistics-offline-service-error:B60',
  tellsLimits: true,
  hasEqualIds: false,
};
