/**
 * Why a platform did not do what was asked, in one set for all platforms: the authorisation has lapsed; too many calls;
 * the order has been shipped, is being refunded, was closed; its receiver has changed; the waybill number is used or
 * unknown to the courier; the courier is not mapped; the request was wrong; worth another try; anything else.
 */
export type ShopErrorKind =
  | 'authExpired'
  | 'rateLimited'
  | 'alreadyShipped'
  | 'refunding'
  | 'closed'
  | 'addressChanged'
  | 'waybillUsed'
  | 'courierUnknown'
  | 'invalid'
  | 'transient'
  | 'unknown';

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A call of a shop platform that came to nothing. Safe to log: a kind and a code, never the platform's own words. */
export class ShopError extends Error {
  readonly kind: ShopErrorKind;
  /** The platform's own code. */
  readonly code: string;
  /** How long to wait before another try, in milliseconds, where the platform says so. */
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
