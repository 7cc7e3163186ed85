import { type Fields, numberOf, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'kuaishou';
export const SUCCESS = 1;

/** By `result`. */
const KINDS_OF_RESULTS: Record<number, ShopErrorKind> = {
  13: 'transient',
  15: 'rateLimited',
  16: 'rateLimited',
  17: 'rateLimited',
  21: 'invalid',
  22: 'invalid',
  24: 'authExpired',
  25: 'invalid',
  26: 'authExpired',
  27: 'invalid',
  28: 'authExpired',
  1016: 'rateLimited',
  1017: 'rateLimited',
  300003: 'invalid',
  300004: 'invalid',
  300005: 'invalid',
  100200100: 'invalid',
  100200101: 'invalid',
  100200102: 'authExpired',
  100200103: 'invalid',
  100200104: 'invalid',
  100200105: 'invalid',
  100200106: 'authExpired',
  100200107: 'invalid',
  100200500: 'transient',
};

/** By the thousands of `code`, for refusals of the gateway: 802000 is the rate limit. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = { 802: 'rateLimited', 803: 'authExpired' };

/** Shipping rules all refuse with result 11; only their messages differ. */
const SHIPPING_RULES = 11;
const KINDS_OF_WORDS: [words: string, kind: ShopErrorKind][] = [
  ['快递公司不存在', 'courierUnknown'],
  ['运单号和物流公司不匹配', 'waybillUsed'],
  ['同一个运单号对应收件地址超过1个', 'waybillUsed'],
  ['运单号已被其他商家使用', 'waybillUsed'],
  ['运单揽收时间早于支付时间', 'waybillUsed'],
  ['运单发货间隔超过30天', 'waybillUsed'],
  ['回传运单号与电子面单不一致', 'waybillUsed'],
  ['收货地址与签收地址不一致', 'waybillUsed'],
  ['收货地址与电子面单取号地址不一致', 'addressChanged'],
  ['电子面单取号与发货快递公司不一致', 'courierUnknown'],
];

/** An order of another shop, a missing one, or an invalid number. */
const NO_SUCH_ORDER = ['21', 'ID'];

/** Maps an error of Kuaishou. `unknown` where only the order's state reveals the reason. */
export function kuaishouError(answer: Fields): ShopError {
  const result = numberOf(answer.result);
  return new ShopError(PLATFORM, kindOf(answer, result), String(result));
}

/** Whether it is said of what was sent, by a code of its own that no document names. */
export function isRefusal({ kind, code }: ShopError): boolean {
  return kind === 'unknown' && /^\d+$/.test(code);
}

export function saysNoSuchOrder({ code }: ShopError): boolean {
  return NO_SUCH_ORDER.includes(code);
}

function kindOf(answer: Fields, result: number): ShopErrorKind {
  if (result === SHIPPING_RULES) {
    const words = textOf(answer.error_msg) || textOf(answer.sub_msg);
    return KINDS_OF_WORDS.find(([known]) => words.includes(known))?.[1] ?? 'unknown';
  }
  return KINDS_OF_RESULTS[result] ?? KINDS_OF_CODES[textOf(answer.code).slice(0, 3)] ?? 'unknown';
}
