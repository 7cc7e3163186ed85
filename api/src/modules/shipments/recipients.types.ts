import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Receiver, RowProblem } from '../addresses/receiverRules.ts';

/** A parcel to order: its receiver and claimed shop orders. */
export type Recipient = {
  receiver: Receiver;
  /** Pieces of this parcel; null for those of its order. */
  num: number | null;
  /** What is said of the goods; '' without any. */
  specification: string;
  /** Words for this parcel, beside those of its order; '' without any. */
  remark: string;
  /** More than one for a merged parcel. */
  thirdOrderNos: string[];
  fromShop: ShopClaim | null;
  /** Problems independent of price and destination. */
  problems: RowProblem[];
};

/** The claimed shop orders of a parcel, with the receiver as it was validated. */
export type ShopClaim = {
  shopOrderIds: number[];
  mergeId: number | null;
  encryptedId: string | null;
  receiverKey: string;
};

export type Recipients = {
  list: Recipient[];
  /** Null for other recipients. */
  shop: { id: number; platform: PlatformId } | null;
};
