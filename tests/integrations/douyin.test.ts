import { douyinAt } from './douyin.ts';
import { type ContractPlatform, shopContract } from './shops/contract.ts';

const douyin: ContractPlatform = {
  slug: 'douyin',
  shopId: '4001001',
  shopName: '橙子的抖店店',
  sellerNick: '橙子的抖店店',
  otherShopId: '4001002',
  adapter: (shops, { origin = shops.origin, ...more } = {}) => douyinAt({ ...shops, origin }, more),
  forged: 'invalid isv.signature-invalid',
  toleranceMinutes: 10,
  wrongClock: 'invalid isv.timestamp-invalid',
  waybillUsed: 'waybillUsed isv.business-failed:70022',
  tellsLimits: false,
  hasEqualIds: true,
  differs: { renewableAfterHours: 7 * 24 - 1 },
};

shopContract(douyin);
