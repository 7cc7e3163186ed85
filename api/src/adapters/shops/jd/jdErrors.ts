import { type Fields, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'jd';

/** The gateway's own codes. JD has no call for its time, so a wrong clock (8) is left to a later retry. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  1: 'transient',
  2: 'rateLimited',
  3: 'invalid',
  4: 'invalid',
  5: 'invalid',
  6: 'invalid',
  7: 'invalid',
  8: 'transient',
  12: 'invalid',
  15: 'invalid',
  19: 'authExpired',
  21: 'invalid',
  24: 'invalid',
  43: 'transient',
  65: 'transient',
  67: 'transient',
};

/** Rate limits use codes that JD does not document. */
const ABOUT_LIMITS = /频率|次数|流量|限流|limit/i;
const NO_SUCH_ORDER = /不存在|not exist/i;

/** Maps an `error_response`. */
export function jdError(response: Fields): ShopError {
  const code = textOf(response.code);
  const said = textOf(response.zh_desc) + textOf(response.en_desc);
  const kind = KINDS_OF_CODES[code] ?? (ABOUT_LIMITS.test(said) ? 'rateLimited' : 'unknown');
  return new ShopError(PLATFORM, kind, code);
}

/** Maps an unsuccessful result of a service; `unknown` where only the order's state reveals the reason. */
export function resultError(result: Fields): ShopError {
  const code = textOf(result.errorCode) || textOf(result.numberCode) || 'NO_SUCCESS';
  const isUnknownOrder = NO_SUCH_ORDER.test(textOf(result.chineseErrCode) + textOf(result.englishErrCode));
  return new ShopError(PLATFORM, isUnknownOrder ? 'invalid' : 'unknown', code);
}

/** A boolean by its type, but a text in JD's own examples. */
export function isSuccess(result: Fields): boolean {
  return result.success === true || result.success === 'true';
}
