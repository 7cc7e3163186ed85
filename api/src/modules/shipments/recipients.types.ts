import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Receiver, RowProblem } from '../addresses/receiverRules.ts';
import type { ItemInput } from './shipments.schemas.ts';

/** A parcel to order: its receiver and claimed shop orders. */
export type Recipient = {
  receiver: Receiver;
  /** What the parcel holds; null for what its order says. */
  items: ItemInput[] | null;
  /** Pieces of the order's only goods; null for those of its order. */
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
  /** The lines of its only shop order that it holds; null when it holds all of its orders. */
  lineIds: string[] | null;
  mergeId: number | null;
  encryptedId: string | null;
  receiverKey: string;
  /** What its contents were planned by; null when nothing is to be compared. */
  planned: ParcelPlan | null;
};

/** What shop orders said when a parcel was planned, as `bought_print`, and the links that it was planned by. */
export type ParcelPlan = { print: string; links: { id: number; version: number }[] };

export type Recipients = {
  list: Recipient[];
  /** Null for other recipients. */
  shop: {
    id: number;
    platform: PlatformId;
    /** The supplier that its orders were assigned to; null where any may send them. */
    supplierId: number | null;
  } | null;
};
