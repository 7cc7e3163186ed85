import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { isSame, md5Between, signedText } from '../shops/signatures.ts';
import { PINDUODUO_ERRORS, type PinduoduoError } from './pinduoduoErrors.ts';

const CLOCK_TOLERANCE_S = 10 * 60;

/** What is wrong with who asks: the application, or its signature over everything that was sent. */
export function signatureError(form: Form, app: SimulatedApp): PinduoduoError | null {
  if (form.get('client_id') !== app.key) return PINDUODUO_ERRORS.clientUnknown;
  return isSame(signatureOf(form, app.secret), form.get('sign') ?? '')
    ? null
    : PINDUODUO_ERRORS.signatureInvalid;
}

/** What is wrong with when it is asked. */
export function timestampError(form: Form, now: Date): PinduoduoError | null {
  const timestamp = form.get('timestamp') ?? '';
  const seconds = /^\d{10}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const isNear = Math.abs(now.getTime() / 1_000 - seconds) <= CLOCK_TOLERANCE_S;
  return isNear ? null : PINDUODUO_ERRORS.timestampInvalid;
}

export function signatureOf(form: Form, secret: string): string {
  return md5Between(secret, signedText(form));
}
