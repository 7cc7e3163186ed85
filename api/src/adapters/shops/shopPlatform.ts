/** 1 淘宝/天猫 2 拼多多 3 京东 4 抖音 5 快手 6 视频号. */
export const PLATFORM_IDS = [1, 2, 3, 4, 5, 6] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** What a person's authorisation of a shop gave us. Sealed at rest, never logged. */
export type ShopGrant = {
  /** The platform's id of the shop. */
  remoteShopId: string;
  shopName: string;
  sellerNick: string;
  accessToken: string;
  /** Null where the platform renews by the application's own credentials. */
  refreshToken: string | null;
  expiresAt: Date;
  /** When even renewing ends; null when the platform does not say. */
  refreshExpiresAt: Date | null;
};

/** With what a shop's calls are made. */
export type ShopAccess = Pick<ShopGrant, 'remoteShopId' | 'accessToken'>;

/** The platforms' states brought to one: 1 待付款 2 待发货 3 部分发货 4 已发货 5 已完成 6 已关闭. */
export type RemoteStatus = 1 | 2 | 3 | 4 | 5 | 6;

export type RemoteItem = {
  remoteGoodId: string;
  remoteSkuId: string;
  title: string;
  sku: string;
  num: number;
  /** Fen a piece. */
  price: number;
  pic: string;
};

/** Who receives, as the platform shows it: masked. It is never decrypted for display. */
export type RemoteReceiver = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  /** The platform's encrypted identity of the receiver (oaid, open_address_id …); null when the data is plain. */
  encryptedId: string | null;
};

export type RemoteOrder = {
  remoteOrderNo: string;
  status: RemoteStatus;
  /** 0 无 1 退款中 2 已退款. */
  refundStatus: 0 | 1 | 2;
  items: RemoteItem[];
  /** Fen. */
  payAmount: number;
  createdAt: Date;
  paidAt: Date | null;
  promisedShipAt: Date | null;
  updatedAt: Date;
  buyerNick: string;
  receiver: RemoteReceiver;
  buyerMemo: string;
  sellerMemo: string;
  /** red, yellow, green, blue, purple; null for none. */
  flagColor: string | null;
  /** Shipments that the platform knows of, the newest last. */
  shipments: { waybillNo: string; courierCode: string }[];
};

export type RemoteOrderPage = { orders: RemoteOrder[]; next: string | null };

/** A sender or return address held at the platform. */
export type RemoteAddress = {
  remoteAddressId: string;
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  isDefault: boolean;
};

export type Shipment = {
  /** More than one when several orders went out as one parcel. */
  remoteOrderNos: string[];
  /** Our code of the courier, such as YTO. */
  courierCode: string;
  waybillNo: string;
  /** The platform's id of the sender address; null for its default. */
  remoteAddressId: string | null;
  /** Ours, the same for every try of one write-back. */
  requestId: string;
};

/** One shop platform. Every failure is a `ShopError`. */
export interface ShopPlatform {
  readonly platform: PlatformId;

  /** Where a person authorises their shop; `state` comes back with the code. */
  authorizeUrl(state: string): Promise<string>;
  /** Turns the code of the callback into a grant. */
  exchange(code: string): Promise<ShopGrant>;
  /** Renews a grant ahead of its end. */
  refresh(grant: ShopGrant): Promise<ShopGrant>;

  /**
   * A page of the orders that wait to be shipped and were created (paid, where the platform asks so) within the window.
   * Windows wider than the platform allows are taken in parts, and pages in the order that loses nothing; `cursor` is
   * the `next` of the page before, opaque, null at first.
   */
  listOrders(
    access: ShopAccess,
    window: { from: Date; to: Date },
    cursor: string | null,
  ): Promise<RemoteOrderPage>;
  /** One order as it stands now; null when the shop has no such order. */
  getOrder(access: ShopAccess, remoteOrderNo: string): Promise<RemoteOrder | null>;
  sendAddresses(access: ShopAccess): Promise<RemoteAddress[]>;
  /** Of these orders of one shop, the groups that may go out as one parcel; orders that may not stand alone. */
  mergeGroups(access: ShopAccess, orders: RemoteOrder[]): Promise<string[][]>;

  /** Tells the shop that the parcel is on its way. */
  postShipment(access: ShopAccess, shipment: Shipment): Promise<void>;
  /** Replaces the waybill number of a shipment that was posted. */
  changeShipment(access: ShopAccess, shipment: Shipment): Promise<void>;
  /** Writes the seller's memo and flag of an order. */
  remark(
    access: ShopAccess,
    remoteOrderNo: string,
    remark: { flagColor: string | null; text: string },
  ): Promise<void>;
}
