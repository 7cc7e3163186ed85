/**
 * Why a platform call failed, in one set for all platforms: the authorisation has expired; too many calls; the order
 * was shipped, is being refunded or was closed; its receiver has changed; the waybill number is in use or unknown to
 * the courier; the courier is not mapped; an invalid request; a temporary failure; anything else.
 */
export const SHOP_ERROR_KINDS = [
  'authExpired',
  'rateLimited',
  'alreadyShipped',
  'refunding',
  'closed',
  'addressChanged',
  'waybillUsed',
  'courierUnknown',
  'invalid',
  'transient',
  'unknown',
] as const;
export type ShopErrorKind = (typeof SHOP_ERROR_KINDS)[number];

/**
 * Why a quantity was not taken: the platform has no such goods or combination; it is below what a promotion has reserved;
 * the goods are being reviewed; the quantity is kept elsewhere, as by a warehouse of the platform; this combination has been changed
 * too often of late, which says nothing of others; the rest as above.
 */
export const STOCK_REFUSAL_KINDS = [
  'goodsGone',
  'belowReserved',
  'inReview',
  'keptElsewhere',
  'changedTooOften',
  'rateLimited',
  'invalid',
  'transient',
  'unknown',
] as const;
export type StockRefusalKind = (typeof STOCK_REFUSAL_KINDS)[number];

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A failed call of a shop platform. Safe to log: a kind and a code, never the platform's message. */
export class ShopError extends Error {
  readonly kind: ShopErrorKind;
  /** The platform's own code. */
  readonly code: string;
  /** The pause before a retry in milliseconds, where the platform names one. */
  readonly retryAfterMs: number | null;

  constructor(platform: string, kind: ShopErrorKind, code: string, retryAfterMs: number | null = null) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${platform} ${kind}: ${known}`);
    this.name = 'ShopError';
    this.kind = kind;
    this.code = known;
    this.retryAfterMs = retryAfterMs;
  }
}
