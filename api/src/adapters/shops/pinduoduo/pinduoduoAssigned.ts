import type { AssigningPlatform } from '../assigningPlatform.ts';
import { listAssigned, readAssigned, readRole } from './pinduoduoAssignedOrders.ts';
import {
  changeAssigned,
  issueWaybills,
  postAssigned,
  templatesOf,
  voidWaybill,
} from './pinduoduoAssignedWaybills.ts';
import { pinduoduoClient } from './pinduoduoClient.ts';
import { PINDUODUO_GATEWAY, type PinduoduoOptions } from './pinduoduoShop.ts';

/** 拼多多厂家代打, as its suppliers see it. */
export function pinduoduoAssigned({
  appKey,
  appSecret,
  gateway = PINDUODUO_GATEWAY,
  now = () => new Date(),
  timeoutMs = 5_000,
}: Omit<PinduoduoOptions, 'redirectUri' | 'authorizePage'>): AssigningPlatform {
  const client = pinduoduoClient({ appKey, appSecret, gateway, now, timeoutMs });
  const templates = templatesOf(client);
  return {
    platform: 2,
    hidesMerchants: true,
    role: (access) => readRole(client, access),
    merchants: async () => null,
    listAssigned: (access, window, cursor) => listAssigned(client, access, window, cursor),
    getAssigned: (access, key) => readAssigned(client, access, key),
    issueWaybills: (access, requests, by) => issueWaybills(client, templates, access, requests, by),
    // They come with the waybills.
    sealedPrints: async () => [],
    voidWaybill: (access, waybill) => voidWaybill(client, access, waybill),
    postShipment: (access, key, shipment) => postAssigned(client, access, key, shipment),
    changeShipment: (access, key, parcel) => changeAssigned(client, access, key, parcel),
  };
}
