import { type Fields, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'pinduoduo';

/** The gateway's own codes. 50001 covers every refusal of a service: the order is read to find the reason. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  10000: 'invalid',
  10001: 'invalid',
  10010: 'invalid',
  10011: 'invalid',
  10014: 'authExpired',
  10016: 'invalid',
  10017: 'invalid',
  10019: 'authExpired',
  10035: 'authExpired',
  20004: 'invalid',
  20005: 'invalid',
  20007: 'invalid',
  20031: 'invalid',
  20032: 'authExpired',
  20034: 'invalid',
  20035: 'invalid',
  21001: 'invalid',
  21002: 'invalid',
  50000: 'transient',
  50001: 'unknown',
  50002: 'transient',
  52001: 'transient',
  52002: 'transient',
  52004: 'invalid',
  52101: 'rateLimited',
  52102: 'transient',
  52103: 'transient',
  70031: 'rateLimited',
  70032: 'rateLimited',
  70033: 'transient',
  70034: 'invalid',
  70035: 'invalid',
  70036: 'rateLimited',
};

const WRONG_TIME = '10001:timestamp';
const NO_SUCH_ORDER = '50001:order';
export const NO_SUCH_GOODS = '50001:goods';
export const RESERVED_STOCK = '50001:reserved';
export const PRICE_RULE = '50001:price';

/** Maps an `error_response`. */
export function pinduoduoError(response: Fields): ShopError {
  const code = textOf(response.error_code);
  // One code for every public parameter; only the text names which one.
  if (code === '10001' && textOf(response.error_msg).includes('timestamp')) {
    return new ShopError(PLATFORM, 'transient', WRONG_TIME);
  }
  // There is no code for an order of another shop either.
  if (code === '50001' && /订单.*(不存在|不属于)/.test(textOf(response.sub_msg))) {
    return new ShopError(PLATFORM, 'invalid', NO_SUCH_ORDER);
  }
  // Nor are there any about quantities.
  if (code === '50001' && /(商品|SKU).*(不存在|不属于)/i.test(textOf(response.sub_msg)))
    return new ShopError(PLATFORM, 'invalid', NO_SUCH_GOODS);
  if (code === '50001' && textOf(response.sub_msg).includes('资源位'))
    return new ShopError(PLATFORM, 'invalid', RESERVED_STOCK);
  if (code === '50001' && /(单买|拼团|团购)价/.test(textOf(response.sub_msg)))
    return new ShopError(PLATFORM, 'invalid', PRICE_RULE);
  const subCode = textOf(response.sub_code);
  // Some sub codes are texts with confidential parts.
  const said = /^\d+$/.test(subCode) && subCode !== code ? `${code}:${subCode}` : code;
  return new ShopError(PLATFORM, KINDS_OF_CODES[code] ?? 'unknown', said);
}

export function isAboutTime({ code }: ShopError): boolean {
  return code === WRONG_TIME;
}

export function saysNoSuchOrder({ code }: ShopError): boolean {
  return code === NO_SUCH_ORDER;
}
