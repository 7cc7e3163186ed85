import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { KUAISHOU_ERRORS, type KuaishouError } from './kuaishouErrors.ts';

const CLOCK_TOLERANCE_MS = 10 * 60_000;
const SIGNED = ['access_token', 'appkey', 'method', 'param', 'signMethod', 'timestamp', 'version'];

/** What is wrong with who asks and when: the application, the clock, or the signature. */
export function requestError(input: Form, app: SimulatedApp, now: Date): KuaishouError | null {
  if (input.get('appkey') !== app.key) return KUAISHOU_ERRORS.appInvalid;
  if (input.get('version') !== '1') return KUAISHOU_ERRORS.versionInvalid;
  const at = /^\d{13}$/.test(input.get('timestamp') ?? '') ? Number(input.get('timestamp')) : Number.NaN;
  if (!(Math.abs(now.getTime() - at) <= CLOCK_TOLERANCE_MS)) return KUAISHOU_ERRORS.timestampInvalid;
  const expected = signatureOf(input, app.signSecret);
  return expected && isEqual(expected, input.get('sign') ?? '') ? null : KUAISHOU_ERRORS.signatureInvalid;
}

function signatureOf(input: Form, signSecret: string): string | null {
  const pairs = SIGNED.filter((name) => input.has(name)).map((name) => `${name}=${input.get(name)}`);
  const text = [...pairs, `signSecret=${signSecret}`].join('&');
  switch (input.get('signMethod')) {
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
