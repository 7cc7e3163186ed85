import { type Fields, textOf } from '../../shops/fields.ts';
import { ShopError, type ShopErrorKind } from '../../shops/shopError.ts';

export const PLATFORM = 'wangdian';

/** The codes that are known: account, key and signature. No list is public. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  2030: 'authExpired',
  2060: 'authExpired',
  2100: 'authExpired',
};

/** What no known code says. */
const KINDS_OF_WORDS: [words: RegExp, kind: ShopErrorKind][] = [
  [/频率|并发|频繁/, 'rateLimited'],
  [/appkey已停用/, 'authExpired'],
  [/sign|签名|时间戳/i, 'invalid'],
  [/系统(异常|繁忙)|超时/, 'transient'],
  [/不存在|不能|必须|无效/, 'invalid'],
];

/** The pause that frees a limit of calls per minute. */
const LIMIT_PAUSE_MS = 60_000;

/** Maps an answer whose `code` is not 0. */
export function wangdianError(answer: Fields): ShopError {
  const [code, words] = [textOf(answer.code), textOf(answer.message)];
  const kind = KINDS_OF_CODES[code] ?? KINDS_OF_WORDS.find(([known]) => known.test(words))?.[1] ?? 'unknown';
  return new ShopError(PLATFORM, kind, code, kind === 'rateLimited' ? LIMIT_PAUSE_MS : null);
}
