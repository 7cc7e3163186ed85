import { type ContractPlatform, shopContract } from './shops/contract.ts';
import { pushedTicket, storeOf, weixinAt } from './weixin.ts';

const weixin: ContractPlatform = {
  slug: 'weixin',
  shopId: '6001001',
  shopName: '橙子的视频号店',
  sellerNick: '橙子的视频号店',
  otherShopId: '6001002',
  adapter(shops, { origin = shops.origin, now = shops.now, timeoutMs } = {}) {
    const { store } = storeOf(null);
    const changes = { now, ...(timeoutMs && { timeoutMs }) };
    return weixinAt({ ...shops, origin }, { ...store, ticket: () => pushedTicket(shops) }, changes);
  },
  forged: '',
  toleranceMinutes: 0,
  wrongClock: null,
  waybillUsed: 'waybillUsed 606005',
  tellsLimits: true,
  hasEqualIds: true,
  differs: {
    codeName: 'auth_code',
    denied: { state: 'state-1' },
    isEndless: true,
    isUnsigned: true,
    hasNoFlags: true,
    callsForAddresses: 2,
  },
};

shopContract(weixin);
