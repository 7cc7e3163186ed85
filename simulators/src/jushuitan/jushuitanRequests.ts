import { createHash } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { isSame } from '../shops/signatures.ts';
import { JUSHUITAN_ERRORS, type JushuitanError } from './jushuitanErrors.ts';

const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Validates application, signature and clock, of calls and of the page where a company authorises. */
export function requestError(form: Form, app: SimulatedApp, now: Date): JushuitanError | null {
  if (form.get('app_key') !== app.key || form.get('charset') !== 'utf-8')
    return JUSHUITAN_ERRORS.parameterInvalid;
  if (!isSame(signatureOf(form, app.secret), form.get('sign') ?? ''))
    return JUSHUITAN_ERRORS.signatureInvalid;
  const seconds = form.get('timestamp') ?? '';
  const apart = Math.abs(now.getTime() - Number(seconds) * 1_000);
  return /^\d{10}$/.test(seconds) && apart <= CLOCK_TOLERANCE_MS ? null : JUSHUITAN_ERRORS.timestampInvalid;
}

/** The secret, then names and values by name; nothing that is empty, and not the signature itself. */
export function signatureOf(form: Form, secret: string): string {
  const hash = createHash('md5').update(secret, 'utf8');
  const names = [...form.keys()].filter((name) => name !== 'sign' && form.get(name)).toSorted();
  for (const name of names) hash.update(`${name}${form.get(name) ?? ''}`, 'utf8');
  return hash.digest('hex');
}
