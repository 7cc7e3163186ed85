import type { PlatformId, RemoteOrder, ShopAccess } from './shopPlatform.ts';

/** A specification of an offer. */
export type OfferSpec = {
  /** '' for an offer without specifications. */
  specId: string;
  name: string;
  /** Fen a piece, before steps, promotions and freight. */
  price: number;
  /** Pieces for sale; null where the platform tells none. */
  stock: number | null;
};

/** What a supplier offers at a source. */
export type Offer = {
  offerId: string;
  title: string;
  pic: string;
  /** Who offers it: an order is of one supplier. */
  supplier: string;
  specs: OfferSpec[];
};

/** An order of a shop that is handed to a supplier, with the receiver as sealed by its platform. */
export type SourceRequest = {
  /** Ours, the same for every attempt: the source takes it once. */
  requestId: string;
  platform: PlatformId;
  shop: { remoteShopId: string; shopName: string };
  order: RemoteOrder;
  items: { offerId: string; specId: string; num: number }[];
  /** Said to the supplier. */
  remark: string;
};

export type SourceState = 'unpaid' | 'paid' | 'shipped' | 'done' | 'closed';

export type SourceOrder = {
  remoteOrderNo: string;
  state: SourceState;
  /** Fen to be paid, freight included, and of that the freight. */
  amount: number;
  freight: number;
};

/** A place where an account buys what its shops have sold. Every failure is a `ShopError`. */
export interface SourcePlatform {
  readonly platform: PlatformId;

  /** Null when there is none, or when it is not shown to this account. */
  readOffer(access: ShopAccess, offerId: string): Promise<Offer | null>;
  /** Whether receivers of a platform can be handed over as it seals them. */
  takes(platform: PlatformId): boolean;
  /** Hands an order over, unpaid; answers its number there. */
  place(access: ShopAccess, request: SourceRequest): Promise<string>;
  /** The number of the order that `requestId` was taken as; null when none was. */
  findPlaced(access: ShopAccess, requestId: string): Promise<string | null>;
  readOrder(access: ShopAccess, remoteOrderNo: string): Promise<SourceOrder | null>;
  /** What the supplier has sent, the newest last. */
  parcels(access: ShopAccess, remoteOrderNo: string): Promise<{ waybillNo: string; courierCode: string }[]>;
  /** The page of the cashier where a person pays these orders, at most a hundred, and those that it does not take. */
  cashier(
    access: ShopAccess,
    remoteOrderNos: readonly string[],
  ): Promise<{ url: string; refused: readonly string[] }>;
  /** Pays by the agreement that the account has with its payment service; false when it has none. */
  payByAgreement(access: ShopAccess, remoteOrderNo: string): Promise<boolean>;
  /** Cancels an order that was not paid. */
  cancel(access: ShopAccess, remoteOrderNo: string): Promise<void>;
}
