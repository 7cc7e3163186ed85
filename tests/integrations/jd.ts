import { jdShop } from '../../api/src/adapters/shops/jd/jdShop.ts';
import type { ContractPlatform } from './shops/contract.ts';
import { BACK } from './simulatedShops.ts';

export const jd: ContractPlatform = {
  slug: 'jd',
  shopId: '3001001',
  shopName: '橙子的京东店',
  sellerNick: '橙子的京东店',
  otherShopId: '3001002',
  adapter: ({ origin, app }, { origin: elsewhere = origin, appSecret = app.secret, ...more } = {}) =>
    jdShop({
      appKey: app.key,
      appSecret,
      redirectUri: BACK,
      gateway: `${elsewhere}/jd/routerjson`,
      oauthUrl: `${elsewhere}/jd/oauth2`,
      ...more,
    }),
  forged: 'invalid 12',
  toleranceMinutes: 6,
  wrongClock: 'transient 8',
  // No code of it is known.
  waybillUsed: 'unknown 10400007',
  tellsLimits: false,
  hasEqualIds: true,
  differs: { shipsWhole: true, hasNoPromises: true },
};
