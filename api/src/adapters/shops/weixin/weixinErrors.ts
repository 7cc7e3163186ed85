import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'weixin';

/** By `errcode`. `unknown` where only the order's state reveals the reason. */
const KINDS: Record<number, ShopErrorKind> = {
  [-1]: 'transient',
  40001: 'authExpired',
  40013: 'invalid',
  40014: 'authExpired',
  40097: 'invalid',
  40125: 'invalid',
  41001: 'authExpired',
  42001: 'authExpired',
  45009: 'rateLimited',
  45011: 'rateLimited',
  47001: 'invalid',
  48001: 'invalid',
  61003: 'authExpired',
  61004: 'invalid',
  61005: 'transient',
  61006: 'transient',
  61007: 'invalid',
  61009: 'invalid',
  61010: 'invalid',
  61023: 'authExpired',
  100002: 'invalid',
  100003: 'rateLimited',
  101100: 'unknown',
  606004: 'courierUnknown',
  606005: 'waybillUsed',
  606034: 'invalid',
  606040: 'invalid',
  606041: 'invalid',
  606042: 'invalid',
  10080000: 'invalid',
  10080001: 'invalid',
  10020052: 'invalid',
  10020066: 'rateLimited',
  10020067: 'transient',
  10020111: 'rateLimited',
  10025011: 'transient',
  10025012: 'courierUnknown',
  10025013: 'invalid',
  10025014: 'invalid',
  10025020: 'invalid',
  10025030: 'transient',
};

/** Of limits per minute and per hour; 45009 is one per day. */
const PAUSES_MS: Record<number, number> = { 45011: 60_000, 10020066: 3_600_000 };
const NO_SUCH_ORDER = '100002';
/** Of an expired token, not of a withdrawn consent. */
const STALE_TOKEN = ['40001', '40014', '42001'];

export function weixinError(errcode: number): ShopError {
  const kind = KINDS[errcode] ?? 'unknown';
  return new ShopError(PLATFORM, kind, String(errcode), PAUSES_MS[errcode] ?? null);
}

export function saysNoSuchOrder({ code }: ShopError): boolean {
  return code === NO_SUCH_ORDER;
}

export function saysStaleToken(error: unknown): boolean {
  return error instanceof ShopError && STALE_TOKEN.includes(error.code);
}
