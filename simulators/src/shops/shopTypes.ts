/** 1 淘宝/天猫 2 拼多多 3 京东 4 抖音 5 快手 6 视频号 7 聚水潭 8 1688, where accounts buy. */
export type PlatformId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Where a platform is found: the first part of its paths, and of its variables in capitals. */
export type PlatformSlug = 'taobao' | 'pinduoduo' | 'jd' | 'douyin' | 'kuaishou' | 'weixin' | 'jushuitan';

/** The application that a developer has registered at a platform. */
export type SimulatedApp = {
  /** As people read it where they authorise. */
  name: string;
  key: string;
  secret: string;
  /** Kuaishou signs with another secret than the one it authorises with. */
  signSecret: string;
  /** Where people are sent back to, at a platform that reads it from the application and not from the link. */
  redirectUri?: string;
  /** Douyin's shops authorise a service, which has an id of its own. */
  serviceId?: string;
  /** Where WeChat pushes to; without it nothing is pushed. */
  pushUrl?: string;
};

export type SendAddress = {
  addressId: string;
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  isDefault: boolean;
};

export type SimulatedShop = {
  platform: PlatformId;
  shopId: string;
  name: string;
  sellerNick: string;
  sendAddresses: SendAddress[];
};

/** Who receives, in plain; what a platform shows of it is the platform's business. */
export type Receiver = {
  /** The same for the same person at the same address, whatever the order, and no other. */
  receiverId: string;
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
};

export type OrderItem = {
  goodId: string;
  skuId: string;
  title: string;
  sku: string;
  num: number;
  /** Fen a piece. */
  price: number;
  pic: string;
  /** The shop's own article number of the SKU. */
  merchantCode: string;
};

export type OrderState = 'waitPay' | 'waitShip' | 'partShipped' | 'shipped' | 'finished' | 'closed';
export type RefundState = 'none' | 'applying' | 'done';
export type FlagColor = 'red' | 'yellow' | 'green' | 'blue' | 'purple';

/** What was posted back for an order. */
export type PostedShipment = {
  waybillNo: string;
  /** The courier as the platform writes it. */
  company: string;
  /** The sender address that was named; null for the default one. */
  addressId: string | null;
  /** The SKUs in the parcel; null for all of the order. */
  skuIds: string[] | null;
  at: Date;
  /** Numbers that this one has replaced, the newest last. */
  replaced: string[];
};

export type SimulatedOrder = {
  orderNo: string;
  shopId: string;
  state: OrderState;
  refund: RefundState;
  items: OrderItem[];
  /** Fen. */
  payAmount: number;
  createdAt: Date;
  paidAt: Date | null;
  promisedShipAt: Date | null;
  updatedAt: Date;
  buyerNick: string;
  receiver: Receiver;
  buyerMemo: string;
  sellerMemo: string;
  flag: FlagColor | null;
  shipments: PostedShipment[];
};
