import type { KeyObject } from 'node:crypto';
import { ALIPAY_ERRORS, type AlipayError } from './errors.ts';
import { isSignedBy } from './rsa2.ts';

/** The public parameters of a call and its `biz_content`, from the query and the form together. */
export type Parameters = ReadonlyMap<string, string>;

export type Application = { appId: string; publicKey: KeyObject };

const CLOCK_TOLERANCE_MS = 10 * 60_000;

export function parametersOf(...encoded: string[]): Parameters {
  return new Map(encoded.flatMap((text) => [...new URLSearchParams(text)]));
}

/** Validates the caller: the application and its signature. */
export function signatureError(parameters: Parameters, application: Application): AlipayError | null {
  const input = (name: string) => parameters.get(name) ?? '';
  if (!input('app_id')) return ALIPAY_ERRORS.missingAppId;
  if (input('app_id') !== application.appId) return ALIPAY_ERRORS.invalidAppId;
  if (input('sign_type') !== 'RSA2') return ALIPAY_ERRORS.invalidSignatureType;
  if (input('charset').toLowerCase() !== 'utf-8') return ALIPAY_ERRORS.invalidCharset;
  if (!input('sign')) return ALIPAY_ERRORS.missingSignature;
  return isSignedBy(application.publicKey, signedText(parameters), input('sign'))
    ? null
    : ALIPAY_ERRORS.invalidSignature;
}

/** Validates the timestamp, which is Beijing time wherever this program runs. */
export function timestampError(parameters: Parameters, now: Date): AlipayError | null {
  const timestamp = parameters.get('timestamp');
  if (!timestamp) return ALIPAY_ERRORS.missingTimestamp;
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp)
    ? Date.parse(`${timestamp.replace(' ', 'T')}+08:00`)
    : Number.NaN;
  return Math.abs(now.getTime() - at) <= CLOCK_TOLERANCE_MS ? null : ALIPAY_ERRORS.invalidTimestamp;
}

/** `biz_content` as an object; null when it is invalid. */
export function bizContentOf(parameters: Parameters): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(parameters.get('biz_content') ?? '');
    return content !== null && typeof content === 'object' ? { ...content } : null;
  } catch {
    return null;
  }
}

/** Every parameter with a value but the signature itself, sorted by name. */
function signedText(parameters: Parameters): string {
  return [...parameters]
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
