import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { KUAISHOU_ERRORS, type KuaishouError } from './kuaishouErrors.ts';

const CLOCK_TOLERANCE_MS = 10 * 60_000;
const SIGNED = ['access_token', 'appkey', 'method', 'param', 'signMethod', 'timestamp', 'version'];

/** What is wrong with who asks and when: the application, the clock, or the signature. */
export function requestError(given: Form, app: SimulatedApp, now: Date): KuaishouError | null {
  if (given.get('appkey') !== app.key) return KUAISHOU_ERRORS.appInvalid;
  if (given.get('version') !== '1') return KUAISHOU_ERRORS.versionInvalid;
  const at = /^\d{13}$/.test(given.get('timestamp') ?? '') ? Number(given.get('timestamp')) : Number.NaN;
  if (!(Math.abs(now.getTime() - at) <= CLOCK_TOLERANCE_MS)) return KUAISHOU_ERRORS.timestampInvalid;
  const expected = signatureOf(given, app.signSecret);
  return expected && isEqual(expected, given.get('sign') ?? '') ? null : KUAISHOU_ERRORS.signatureInvalid;
}

function signatureOf(given: Form, signSecret: string): string | null {
  const pairs = SIGNED.filter((name) => given.has(name)).map((name) => `${name}=${given.get(name)}`);
  const text = [...pairs, `signSecret=${signSecret}`].join('&');
  switch (given.get('signMethod')) {
    case 'HMAC_SHA256':
      return createHmac('sha256', signSecret).update(text, 'utf8').digest('base64');
    case 'MD5':
      return createHash('md5').update(text, 'utf8').digest('hex');
    default:
      return null;
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
