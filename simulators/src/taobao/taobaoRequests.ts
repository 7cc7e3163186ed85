import { createHmac } from 'node:crypto';
import { type Form, fromBeijingTime } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { isSame, md5Between, signedText } from '../shops/signatures.ts';
import { TAOBAO_ERRORS, type TaobaoError } from './taobaoErrors.ts';

const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** What is wrong with who asks: the application, or its signature over everything that was sent. */
export function signatureError(form: Form, app: SimulatedApp): TaobaoError | null {
  if (form.get('app_key') !== app.key) return TAOBAO_ERRORS.invalidAppKey;
  if (form.get('v') !== '2.0') return TAOBAO_ERRORS.invalidVersion;
  const sign = form.get('sign');
  if (!sign) return TAOBAO_ERRORS.missingSignature;
  return isSame(signatureOf(form, app.secret), sign) ? null : TAOBAO_ERRORS.invalidSignature;
}

/** What is wrong with when it is asked. */
export function timestampError(form: Form, now: Date): TaobaoError | null {
  const at = fromBeijingTime(form.get('timestamp') ?? '');
  const isNear = at !== null && Math.abs(now.getTime() - at.getTime()) <= CLOCK_TOLERANCE_MS;
  return isNear ? null : TAOBAO_ERRORS.invalidTimestamp;
}

/** By the method that the call names; null for one that there is not. */
export function signatureOf(form: Form, secret: string): string | null {
  const text = signedText(form);
  switch (form.get('sign_method')) {
    case 'md5':
      return md5Between(secret, text);
    case 'hmac':
      return createHmac('md5', secret).update(text, 'utf8').digest('hex').toUpperCase();
    case 'hmac-sha256':
      return createHmac('sha256', secret).update(text, 'utf8').digest('hex').toUpperCase();
    default:
      return null;
  }
}
