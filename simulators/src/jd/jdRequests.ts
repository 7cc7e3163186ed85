import type { Form } from '../shops/forms.ts';
import { fromBeijingTime } from '../shops/forms.ts';
import { type Given, givenIn } from '../shops/given.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { isSame, md5Between, signedText } from '../shops/signatures.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { JD_ERRORS, type JdError } from './jdErrors.ts';

const CLOCK_TOLERANCE_MS = 6 * 60_000;
const UNSIGNED = ['sign', 'format', 'sign_method'];

/** Validates application, signature and clock. */
export function requestError(form: Form, app: SimulatedApp, now: Date): JdError | null {
  if (form.get('app_key') !== app.key) return JD_ERRORS.appUnknown;
  if (form.get('v') !== '2.0') return JD_ERRORS.versionInvalid;
  if (!isSame(signatureOf(form, app.secret), form.get('sign') ?? '')) return JD_ERRORS.signatureInvalid;
  const [, seconds = ''] = /^([^.]{19})(?:\.\d{3}\+0800)?$/.exec(form.get('timestamp') ?? '') ?? [];
  const at = fromBeijingTime(seconds);
  const isNear = at !== null && Math.abs(now.getTime() - at.getTime()) <= CLOCK_TOLERANCE_MS;
  return isNear ? null : JD_ERRORS.timestampInvalid;
}

export function signatureOf(form: Form, secret: string): string {
  return md5Between(secret, signedText(form, UNSIGNED));
}

/** The parameters of the method itself. */
export function parametersIn(form: Form): Given {
  return givenIn(parseWhole(form.get('360buy_param_json') ?? ''));
}
