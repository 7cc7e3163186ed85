import { type Fields, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'taobao';

/** The gateway's own codes. 15 and 50 are those of the business, with a sub code. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  7: 'rateLimited',
  9: 'invalid',
  10: 'transient',
  11: 'invalid',
  12: 'invalid',
  13: 'invalid',
  21: 'invalid',
  22: 'invalid',
  23: 'invalid',
  24: 'invalid',
  25: 'invalid',
  26: 'authExpired',
  27: 'authExpired',
  28: 'invalid',
  29: 'invalid',
  30: 'invalid',
  31: 'transient',
  32: 'invalid',
  33: 'invalid',
  34: 'invalid',
  40: 'invalid',
  41: 'invalid',
  42: 'invalid',
  43: 'invalid',
};

/**
 * The part after the colon of a sub code about shipping. B02, B04, S01 and P38 only say that the order's state does
 * not allow it: they stay `unknown`, and the order is read to find the reason.
 */
const KINDS_OF_SHIPPING: Record<string, ShopErrorKind> = {
  B01: 'invalid',
  B56: 'courierUnknown',
  B59: 'invalid',
  B60: 'waybillUsed',
  B150: 'transient',
  P10: 'waybillUsed',
};

const WRONG_TIME = '31';
const NO_SUCH_TRADE = /^isv\.trade-not-exist|ORDER_NOT_FOUND/;

/** Maps an `error_response`. */
export function taobaoError(response: Fields): ShopError {
  const code = textOf(response.code);
  const subCode = textOf(response.sub_code);
  const kind = KINDS_OF_CODES[code] ?? kindOfSubCode(subCode);
  // Sub codes name parameters, one of which is confidential.
  const said = /token/i.test(subCode) ? code : subCode || code;
  return new ShopError(PLATFORM, kind, said, kind === 'rateLimited' ? banOf(response) : null);
}

export function isAboutTime({ code }: ShopError): boolean {
  return code === WRONG_TIME || code === 'isv.invalid-timestamp';
}

export function saysNoSuchTrade({ code }: ShopError): boolean {
  return NO_SUCH_TRADE.test(code);
}

function kindOfSubCode(subCode: string): ShopErrorKind {
  // Faults on the platform's side.
  if (subCode.startsWith('isp.')) return 'transient';
  if (subCode.startsWith('accesscontrol.limited')) return 'rateLimited';
  if (/session/i.test(subCode)) return 'authExpired';
  const [, detail = ''] = /:(\w+)$/.exec(subCode) ?? [];
  if (/logistics/i.test(subCode)) return KINDS_OF_SHIPPING[detail] ?? 'unknown';
  return /^isv\.(invalid-parameter|missing-parameter|trade-not-exist)/.test(subCode) ? 'invalid' : 'unknown';
}

/** "This ban will last for 2 more seconds". */
function banOf(response: Fields): number | null {
  const [, seconds] = /last for (\d{1,6}) more seconds/.exec(textOf(response.sub_msg)) ?? [];
  return seconds ? Number(seconds) * 1_000 : null;
}
