import { createHmac } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { isSame } from '../shops/signatures.ts';

const CLOCK_TOLERANCE_MS = 15 * 60_000;

export type GatewayRefusal = { error_code: string; error_message: string; exception: string };

const refusal = (error_code: string, error_message: string): GatewayRefusal => ({
  ...{ error_code, error_message, exception: error_message },
});

/** The codes of the first three are public; the words of all of them are this simulator's. */
export const GATEWAY_REFUSALS = {
  appKeyUnknown: refusal('gw.AppKeyNotFound', 'AppKey is not found'),
  signatureWrong: refusal('gw.SignatureInvalid', 'Invalid signature'),
  accessWrong: refusal('401', 'Request need user authorized: AccessToken expired'),
  clockWrong: refusal('gw.InvalidTimestamp', 'Invalid _aop_timestamp'),
  methodUnknown: refusal('gw.APIUnsupported', 'Unsupported API'),
  limited: refusal('gw.QosAppFrequencyLimit', 'App call Frequency limit'),
  busy: refusal('500', '系统繁忙，请稍后重试'),
  grantWrong: refusal('invalid_grant', 'code or refresh_token is invalid'),
} satisfies Record<string, GatewayRefusal>;

/** What is wrong with who calls, and when. */
export function requestRefusal(
  form: Form,
  { path, appKey, app, now }: { path: string; appKey: string; app: SimulatedApp; now: Date },
): GatewayRefusal | null {
  if (appKey !== app.key) return GATEWAY_REFUSALS.appKeyUnknown;
  if (!isSame(signatureOf(path, form, app.secret), form.get('_aop_signature') ?? ''))
    return GATEWAY_REFUSALS.signatureWrong;
  const at = form.get('_aop_timestamp');
  const isLate = at !== undefined && Math.abs(now.getTime() - Number(at)) > CLOCK_TOLERANCE_MS;
  return isLate ? GATEWAY_REFUSALS.clockWrong : null;
}

function signatureOf(path: string, form: Form, secret: string): string {
  const hash = createHmac('sha1', secret).update(path, 'utf8');
  const names = [...form.keys()].filter((name) => name !== '_aop_signature').toSorted();
  for (const name of names) hash.update(name, 'utf8').update(form.get(name) ?? '', 'utf8');
  return hash.digest('hex').toUpperCase();
}
