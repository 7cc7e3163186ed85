import type { AssigningPlatform } from '../assigningPlatform.ts';
import {
  listAssigned,
  readAssigned,
  readMerchantOrderNo,
  readMerchants,
  readRole,
} from './douyinAssignedOrders.ts';
import {
  changeAssigned,
  issueWaybills,
  postAssigned,
  readSealedPrints,
  voidWaybill,
} from './douyinAssignedWaybills.ts';
import { DOUYIN_GATEWAY, douyinClient } from './douyinClient.ts';
import type { DouyinOptions } from './douyinShop.ts';

/** 抖店厂家代打, as its suppliers see it. */
export function douyinAssigned({
  appKey,
  appSecret,
  gateway = DOUYIN_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: Omit<DouyinOptions, 'serviceId' | 'authorizePage'>): AssigningPlatform {
  const client = douyinClient({ appKey, appSecret, gateway, now, timeoutMs });
  return {
    platform: 4,
    hidesMerchants: false,
    role: (access) => readRole(client, access),
    merchants: (access) => readMerchants(client, access),
    listAssigned: (access, window, cursor) => listAssigned(client, access, window, cursor),
    getAssigned: (access, key) => readAssigned(client, access, key),
    merchantOrderNo: (access, assignedId) => readMerchantOrderNo(client, access, assignedId),
    issueWaybills: (access, requests, by) => issueWaybills(client, access, requests, by),
    sealedPrints: (access, waybills) => readSealedPrints(client, access, waybills),
    voidWaybill: (access, waybill) => voidWaybill(client, access, waybill),
    postShipment: (access, key, shipment) => postAssigned(client, access, key, shipment),
    changeShipment: (access, key, parcel) => changeAssigned(client, access, key, parcel),
  };
}
