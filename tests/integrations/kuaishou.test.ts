import { kuaishouAt } from './kuaishou.ts';
import { type ContractPlatform, shopContract } from './shops/contract.ts';

const kuaishou: ContractPlatform = {
  slug: 'kuaishou',
  shopId: '5001001',
  shopName: '橙子的快手店',
  sellerNick: '橙子家',
  otherShopId: '5001002',
  adapter: (shops, { origin = shops.origin, appSecret: signSecret = shops.app.signSecret, ...more } = {}) =>
    kuaishouAt({ ...shops, origin }, { signSecret, ...more }),
  forged: 'invalid 27',
  toleranceMinutes: 10,
  wrongClock: 'invalid 27',
  waybillUsed: 'waybillUsed 11',
  tellsLimits: false,
  hasEqualIds: true,
  differs: { takesNumberAgain: true, shipsWhole: true },
};

shopContract(kuaishou);
