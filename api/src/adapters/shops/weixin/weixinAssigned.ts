import type { AssigningPlatform } from '../assigningPlatform.ts';
import { ShopError } from '../shopError.ts';
import { listAssigned, readAssigned, readMerchantOrderNo, readMerchants } from './weixinAssignedOrders.ts';
import { issueWaybills, postAssigned, voidWaybill } from './weixinAssignedWaybills.ts';
import { weixinClient } from './weixinClient.ts';
import { PLATFORM } from './weixinErrors.ts';
import { WEIXIN_GATEWAY } from './weixinShop.ts';

/** 微信小店代发, as its suppliers see it, each with the access of an appid of its own (供货商) that is no shop. */
export function weixinAssigned({
  gateway = WEIXIN_GATEWAY,
  timeoutMs = 5_000,
}: {
  gateway?: string;
  timeoutMs?: number;
}): AssigningPlatform {
  const client = weixinClient({ gateway, timeoutMs });
  return {
    platform: 6,
    hidesMerchants: false,
    // Who supplies is told by its bindings alone, and who assigns is not told it.
    async role(access) {
      const merchants = await readMerchants(client, access);
      return merchants.some(({ binding }) => binding === 'bound') ? 'supplier' : 'none';
    },
    merchants: (access) => readMerchants(client, access),
    listAssigned: (access, window, cursor) => listAssigned(client, access, window, cursor),
    getAssigned: (access, key) => readAssigned(client, access, key),
    merchantOrderNo: (access, assignedId) => readMerchantOrderNo(client, access, assignedId),
    issueWaybills: (access, requests, by) => issueWaybills(client, access, requests, by),
    // They come with the waybills.
    sealedPrints: async () => [],
    voidWaybill: (access, waybill) => voidWaybill(client, access, waybill),
    postShipment: (access, key, shipment) => postAssigned(client, access, key, shipment),
    // No call for it is published for suppliers.
    changeShipment: async () => {
      throw new ShopError(PLATFORM, 'invalid', 'NO_CHANGE');
    },
  };
}
