import { type Fields, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'jushuitan';

/** The gateway's codes that are known: 10 is about signature and clock, 110 about our address. No list is public. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  10: 'invalid',
  100: 'authExpired',
  110: 'invalid',
  170: 'invalid',
  190: 'authExpired',
};

/** An application that a call is not open to is refused as 190 too, as clients report: nobody's authorisation has ended. */
const NOT_OPEN = /权限/;

/** What no known code says. */
const KINDS_OF_WORDS: [words: RegExp, kind: ShopErrorKind][] = [
  [/频率|频繁|超过.*次数/, 'rateLimited'],
  [/系统(异常|繁忙)|超时/, 'transient'],
  [/单号.*(重复|已使用|已存在)/, 'waybillUsed'],
  [/快递公司.*(不存在|无效)/, 'courierUnknown'],
  [/订单.*不存在/, 'invalid'],
  [/参数/, 'invalid'],
];

/** The pause that frees a limit of calls per minute. */
const LIMIT_PAUSE_MS = 60_000;

/** Maps an unsuccessful answer, or the row of one. */
export function jushuitanError(answer: Fields, code = textOf(answer.code)): ShopError {
  const words = textOf(answer.msg);
  if (NOT_OPEN.test(words)) return new ShopError(PLATFORM, 'invalid', code);
  const kind = KINDS_OF_CODES[code] ?? KINDS_OF_WORDS.find(([known]) => known.test(words))?.[1] ?? 'unknown';
  return new ShopError(PLATFORM, kind, code, kind === 'rateLimited' ? LIMIT_PAUSE_MS : null);
}
