import type { Party } from '../party.ts';
import type { StockRefusalKind } from './shopError.ts';

/**
 * 1 淘宝/天猫 2 拼多多 3 京东 4 抖音 5 快手 6 视频号 7 聚水潭, an ERP that stands for the shops in it; 8 1688, where an account
 * buys: it has no orders of its own, see `SourcePlatform`.
 */
export const PLATFORM_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** The grant of a person's authorisation. Encrypted at rest, never logged. */
export type ShopGrant = {
  /** The platform's id of the shop. */
  remoteShopId: string;
  shopName: string;
  sellerNick: string;
  accessToken: string;
  /** Null where the platform renews by the application's own credentials. */
  refreshToken: string | null;
  expiresAt: Date;
  /** When renewal ends; null when the platform does not say. */
  refreshExpiresAt: Date | null;
};

/** The credentials of a shop's calls. */
export type ShopAccess = Pick<ShopGrant, 'remoteShopId' | 'accessToken'>;

/** The platforms' states mapped to one list: 1 待付款 2 待发货 3 部分发货 4 已发货 5 已完成 6 已关闭. */
export type RemoteStatus = 1 | 2 | 3 | 4 | 5 | 6;

export type RemoteItem = {
  /** The platform's id of the order's line; absent where a line is known by its goods, see `lineIdOf`. */
  lineId?: string;
  remoteGoodId: string;
  remoteSkuId: string;
  title: string;
  sku: string;
  num: number;
  /** Fen a piece. */
  price: number;
  pic: string;
  /** The shop's own article number of the SKU (商家编码), else of its goods; '' where the platform tells none. */
  merchantCode: string;
};

/** The receiver as the platform shows it: masked. It is never decrypted for display. */
export type RemoteReceiver = Party & {
  /** The platform's encrypted identity of the receiver (oaid, open_address_id …); null when the data is plain. */
  encryptedId: string | null;
  /** Absent where the platform gives none. */
  sealed?: SealedReceiver;
};

/**
 * The receiver's ciphers exactly as the platform gave them, for who prints the label of an order that is handed on. They
 * are passed on, and neither opened nor kept.
 */
export type SealedReceiver = {
  /** An identity that stands for all of them; null where the platform has ciphers instead, which are empty then. */
  identity: string | null;
  name: string;
  phone: string;
  address: string;
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
  /** Shipments known to the platform, newest last. */
  shipments: { waybillNo: string; courierCode: string }[];
};

/** What a shop has on sale, one for each combination of its goods. */
export type RemoteSku = Pick<
  RemoteItem,
  'remoteGoodId' | 'remoteSkuId' | 'title' | 'sku' | 'pic' | 'merchantCode' | 'price'
>;

/** `read` of the `total` that the platform counts, goods or combinations; null where it tells no number. */
export type RemoteGoodsPage = { skus: RemoteSku[]; read: number; total: number | null; next: string | null };

export type RemoteOrderPage = { orders: RemoteOrder[]; next: string | null };

/** A sender or return address stored at the platform. */
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
  /** More than one for a merged parcel. */
  remoteOrderNos: string[];
  /** The lines of its only order that it holds; null when it holds all of its orders. */
  lineIds: readonly string[] | null;
  /** Our code of the courier, such as YTO. */
  courierCode: string;
  waybillNo: string;
  /** The platform's id of the sender address; null for its default. */
  remoteAddressId: string | null;
  /** Our id, the same for every attempt of one write-back. */
  requestId: string;
};

/** How many pieces of a combination a shop is to have for sale. */
export type StockTarget = Pick<RemoteItem, 'remoteGoodId' | 'remoteSkuId'> & { quantity: number };

/** Why a quantity was not taken; `retryAfterMs` is the pause before a retry, where the platform names one. */
export type StockRefusal = { kind: StockRefusalKind; code: string; retryAfterMs: number | null };

/** One shop platform. Every failure is a `ShopError`. */
export interface ShopPlatform {
  readonly platform: PlatformId;
  /** Its quantities are not ours to set: `setStocks` refuses all. */
  readonly keepsStock?: true;

  /** The page where a person authorises their shop; `state` is returned with the code. */
  authorizeUrl(state: string): Promise<string>;
  /** Exchanges the code of the callback for a grant. */
  exchange(code: string): Promise<ShopGrant>;
  /** Renews a grant ahead of its end. */
  refresh(grant: ShopGrant): Promise<ShopGrant>;

  /**
   * A page of the orders that wait for shipping and were created (paid, where the platform requires it) within the
   * window. Windows wider than the platform allows are read in parts; `cursor` is the opaque `next` of the previous
   * page, null at first.
   */
  listOrders(
    access: ShopAccess,
    window: { from: Date; to: Date },
    cursor: string | null,
  ): Promise<RemoteOrderPage>;
  /** An order in its current state; null when the shop has none with this number. */
  getOrder(access: ShopAccess, remoteOrderNo: string): Promise<RemoteOrder | null>;
  sendAddresses(access: ShopAccess): Promise<RemoteAddress[]>;
  /**
   * A page of what the shop has on sale; `cursor` is as of `listOrders`. A combination is called as orders call it, so
   * that a link of it holds for them.
   */
  listGoods(access: ShopAccess, cursor: string | null): Promise<RemoteGoodsPage>;
  /** The groups of these orders that may be one parcel; unmergeable orders form groups of their own. */
  mergeGroups(access: ShopAccess, orders: RemoteOrder[]): Promise<string[][]>;

  /**
   * Reports to the shop that the parcel was shipped. Where a platform ships whole orders only, a part of one is told as
   * a further number of the order.
   */
  postShipment(access: ShopAccess, shipment: Shipment): Promise<void>;
  /** Replaces the waybill number of a shipment that was posted. */
  changeShipment(access: ShopAccess, shipment: Shipment): Promise<void>;
  /**
   * Sets how many pieces of combinations are for sale, in the platform's batches; sent again it changes nothing. The answers
   * are in the order of the targets, null where the quantity was taken: only an authorisation that has ended is an error.
   */
  setStocks(access: ShopAccess, targets: readonly StockTarget[]): Promise<(StockRefusal | null)[]>;
  /** Writes the seller's memo and flag of an order. */
  remark(
    access: ShopAccess,
    remoteOrderNo: string,
    remark: { flagColor: string | null; text: string },
  ): Promise<void>;
}
