import type { Refused } from './inBatches.ts';
import type { PlatformId, RemoteItem, ShopAccess } from './shopPlatform.ts';

/** A combination of a shop's goods, as orders call it. */
export type PricedSku = Pick<RemoteItem, 'remoteGoodId' | 'remoteSkuId'>;

/** What a piece of a combination is to be sold for, in fen. */
export type PriceTarget = PricedSku & { price: number };

/**
 * Why a price was not taken: the platform has no such goods or combination; they are in a promotion; its rules of prices forbid
 * it; the goods are being reviewed; there is no call for such goods; the rest as of `ShopErrorKind`.
 */
export type PriceRefusalKind =
  | 'goodsGone'
  | 'inPromotion'
  | 'priceRule'
  | 'inReview'
  | 'notOffered'
  | 'rateLimited'
  | 'invalid'
  | 'transient'
  | 'unknown';
export type PriceRefusal = Refused<PriceRefusalKind>;

/** The side of a shop platform on which prices are set. */
export interface PricePlatform {
  readonly platform: PlatformId;

  /**
   * What pieces are sold for now, in their order; null where the shop has no such combination. Every failure is a
   * `ShopError`.
   */
  readPrices(access: ShopAccess, skus: readonly PricedSku[]): Promise<(number | null)[]>;

  /**
   * Sets what pieces are sold for; sent again it changes nothing. The answers are in the order of the targets, null where the
   * price was taken: only an authorisation that has ended is an error.
   */
  setPrices(access: ShopAccess, targets: readonly PriceTarget[]): Promise<(PriceRefusal | null)[]>;
}
