import type { Party } from '../party.ts';

/** 0 none, 1 淘宝/天猫 2 拼多多 3 京东 4 抖音 5 快手 6 视频号. */
export type WaybillPlatform = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type WaybillReceiver = Party & {
  /**
   * The shop platform's encrypted identity (oaid, open_address_id …), in which case the texts are masked. Null for
   * plain receivers.
   */
  encryptedId: string | null;
  /** The platform of the shipped order; 0 for none. */
  platform: WaybillPlatform;
  /** The platform's order number, required for an encrypted receiver. */
  remoteOrderNo: string | null;
};

/** A customer's account at a courier; which fields it needs beside its id, the courier tells. */
export type CourierAccount = {
  /** The customer's code or monthly-settlement number. */
  partnerId: string;
  partnerKey?: string;
  partnerSecret?: string;
  partnerName?: string;
  /** The branch, or the source of the e-waybills. */
  net?: string;
  tbNet?: string;
  code?: string;
  checkMan?: string;
  /** SHIPPER, CONSIGNEE, MONTHLY or THIRDPARTY. */
  payType?: string;
  /** The courier's product. */
  expType?: string;
};

export type WaybillRequest = {
  /** Our unique number: a repeated request returns the same waybill. */
  requestNo: string;
  /** Our code of the courier, such as YTO. */
  courierCode: string;
  /** The supplier's own account there; without one, the platform's. */
  account?: CourierAccount | undefined;
  sender: Party;
  receiver: WaybillReceiver;
  /** Grams. */
  weight: number;
  goods: string;
  pieces: number;
  remark: string;
};

export type IssuedWaybill = {
  waybillNo: string;
  /** The courier's own order number, required for voiding where it exists. */
  courierOrderNo: string | null;
  /** The sorting code (大头笔), printed large on the label; empty where the service returns none. */
  routeCode: string;
};

/** A waybill that was issued, and why it is given up. */
export type WaybillToVoid = {
  requestNo: string;
  courierCode: string;
  waybillNo: string;
  reason: string;
  /** As issued; required by couriers with their own orders. */
  courierOrderNo?: string | null;
  /** The platform of an encrypted receiver, which determines the issuing account. */
  platform?: WaybillPlatform;
  /** The supplier's own account that it was issued with; without one, the platform's. */
  account?: CourierAccount | undefined;
};

/** A source of waybill numbers. Every failure is a `WaybillError`. */
export interface WaybillService {
  /**
   * Issues a waybill. The service remembers a `requestNo` for 48 hours and repeats its first answer, even when the
   * courier was changed or the waybill voided since. Both need a new `requestNo`, and so does a later attempt once
   * it is certain that no waybill exists.
   */
  issue(request: WaybillRequest): Promise<IssuedWaybill>;
  /** How many requests of one process a courier may have in flight; where it is not known, the caller decides. */
  atOnce?(courierCode: string): number | undefined;
  /** Voids a waybill that was not picked up; voiding twice has no effect. */
  void(issued: WaybillToVoid): Promise<void>;
  /**
   * Asks a courier to stop a parcel that it has and to bring it back to its sender; asking twice has no effect. Whether that
   * succeeds is told by its traces.
   */
  intercept(issued: WaybillToVoid): Promise<void>;
}
