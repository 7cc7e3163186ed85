import type { ShopPlatform } from '../../../api/src/adapters/shops/shopPlatform.ts';
import type { SimulatedShops } from '../simulatedShops.ts';

/** What a contract may change about an adapter: where the platform is, its clock, its patience, its secret. */
export type Changes = {
  origin?: string;
  now?: () => Date;
  timeoutMs?: number;
  appSecret?: string;
};

/** A platform as the contract knows it. */
export type ContractPlatform = {
  slug: string;
  shopId: string;
  shopName: string;
  sellerNick: string;
  otherShopId: string;
  adapter: (shops: SimulatedShops, changes?: Changes) => ShopPlatform;
  /** How a forged signature is refused. */
  forged: string;
  /** By how many minutes the clocks may differ. */
  toleranceMinutes: number;
  /** How a wrong clock is refused, where nothing tells the platform's time; null where it is asked and set right. */
  wrongClock: string | null;
  /** How a waybill number is refused that another receiver's parcel has. */
  waybillUsed: string;
  /** Whether a limit of calls tells for how long it lasts. */
  tellsLimits: boolean;
  /** Whether different orders of one receiver have one encrypted identity. */
  hasEqualIds: boolean;
  differs?: Differences;
};

/** In what a platform is not as most are. */
export type Differences = {
  /** What the code is called that a person brings back; otherwise `code`. */
  codeName?: string;
  /** What a person brings back who has said no. */
  denied?: Record<string, string>;
  /** How old an authorisation is before it is renewed; sooner nothing changes. */
  renewableAfterHours?: number;
  /** No passing of time ends the authorisation itself. */
  isEndless?: boolean;
  /** Calls carry no signature and no clock: the token is all that is looked at. */
  isUnsigned?: boolean;
  /** The first number ships an order as a whole, and those of its other parcels are added. */
  shipsWhole?: boolean;
  hasNoFlags?: boolean;
  /** No order says until when it has to be sent. */
  hasNoPromises?: boolean;
  /** A parcel told again with the number that it has is taken, and nothing happens. */
  takesNumberAgain?: boolean;
  /** How many calls of one method the sender addresses take; otherwise one. */
  callsForAddresses?: number;
  /** Nothing tells of sender addresses. */
  hasNoAddresses?: boolean;
  /** Receivers are in plain, so that nothing has to be joined: no orders are merged there. */
  showsReceivers?: boolean;
  /** A combination is known by the article number that the shop has given it. */
  namesSkusByCode?: boolean;
  /** An order takes one number, which is neither changed nor followed by another. */
  takesOneNumber?: boolean;
  /** Flags are told and not taken. */
  keepsFlags?: boolean;
  /** Nothing tells how many goods there are. */
  tellsNoTotal?: boolean;
};
