/** 0 none, 1 淘宝/天猫 2 拼多多 3 京东 4 抖音 5 快手 6 视频号. */
export type WaybillPlatform = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type Party = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
};

export type WaybillReceiver = Party & {
  /** The shop platform's encrypted identity (oaid, open_address_id …): the texts are masked then. Null for plain ones. */
  encryptedId: string | null;
  /** Whose order it ships; 0 for one that no shop knows. */
  platform: WaybillPlatform;
  /** The platform's number of the order; an encrypted receiver needs it. */
  remoteOrderNo: string | null;
};

export type WaybillRequest = {
  /** Ours and unique: what is asked again under it leads to the waybill it led to before. */
  requestNo: string;
  /** Our code of the courier, such as YTO. */
  courierCode: string;
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
  /** The courier's own number of the order; where there is one, voiding asks for it. */
  courierOrderNo: string | null;
  /** Where the courier sorts it to (大头笔), as large on its label; empty where the service tells none. */
  routeCode: string;
};

export type WaybillToVoid = {
  requestNo: string;
  courierCode: string;
  waybillNo: string;
  reason: string;
  /** As it was issued; without it a waybill of a courier that keeps orders of its own cannot be voided. */
  courierOrderNo?: string | null;
  /** That of an encrypted receiver: it decides which account has issued. */
  platform?: WaybillPlatform;
};

/** Where waybill numbers of couriers come from. Every failure is a `WaybillError`. */
export interface WaybillService {
  /**
   * Issues a waybill. The service remembers a `requestNo` for 48 hours and answers what it answered first, also when
   * the courier was changed or the waybill voided since: either takes a new `requestNo`, and so does a try that comes
   * later than that, once it is certain that there was no waybill.
   */
  issue(request: WaybillRequest): Promise<IssuedWaybill>;
  /** Gives a waybill back that was not picked up; one that was given back already is left as it is. */
  void(issued: WaybillToVoid): Promise<void>;
}
