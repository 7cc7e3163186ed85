import { type Fields, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';

export const PLATFORM = 'ali1688';

/** Codes of the gateway and of orders (`500_…` of a preview and of an order alike) that are public. */
const KINDS_OF_CODES: Record<string, ShopErrorKind> = {
  401: 'authExpired',
  'gw.SignatureInvalid': 'invalid',
  'gw.AppKeyNotFound': 'invalid',
  '500_001': 'invalid',
  '500_002': 'invalid',
  '500_003': 'invalid',
  '500_004': 'invalid',
  '500_005': 'invalid',
  '500_006': 'invalid',
  '500_007': 'invalid',
  '500_008': 'invalid',
  '500_009': 'invalid',
  ORDER_STATUS_ERROR: 'invalid',
  ORDER_NOT_EXIST: 'invalid',
  CLOSE_ORDER_TOO_FAST: 'transient',
};

/** What no known code says. */
const KINDS_OF_WORDS: [words: RegExp, kind: ShopErrorKind][] = [
  [/Frequency|频率|频繁|限流|too many/i, 'rateLimited'],
  [/AccessToken|access_token|user authorized|授权.*(过期|失效)/i, 'authExpired'],
  [/系统(异常|繁忙)|超时|timeout/i, 'transient'],
];

const LIMIT_PAUSE_MS = 60_000;

/** Maps a refusal, whose code and words each method calls differently. */
export function ali1688Error(answer: Fields): ShopError {
  const code = textOf(answer.error_code) || textOf(answer.errorCode) || textOf(answer.code) || 'UNKNOWN';
  const words = [answer.error_message, answer.errorMessage, answer.errorMsg, answer.erroMsg, answer.message]
    .map(textOf)
    .join(' ');
  const known = KINDS_OF_CODES[code] ?? KINDS_OF_WORDS.find(([said]) => said.test(`${code} ${words}`))?.[1];
  const kind = known ?? 'unknown';
  return new ShopError(PLATFORM, kind, code, kind === 'rateLimited' ? LIMIT_PAUSE_MS : null);
}
