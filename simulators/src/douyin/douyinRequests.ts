import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import { DOUYIN_ERRORS, type DouyinError } from './douyinErrors.ts';

const CLOCK_TOLERANCE_S = 10 * 60;

/** Validates application, clock and the signature over the body. */
export function requestError(
  query: Form,
  paramJson: string,
  app: SimulatedApp,
  now: Date,
): DouyinError | null {
  const input = (name: string) => query.get(name) ?? '';
  if (!input('app_key')) return DOUYIN_ERRORS.appMissing;
  if (input('app_key') !== app.key) return DOUYIN_ERRORS.appInvalid;
  if (input('v') !== '2') return DOUYIN_ERRORS.versionInvalid;
  const seconds = /^\d{10}$/.test(input('timestamp')) ? Number(input('timestamp')) : Number.NaN;
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= CLOCK_TOLERANCE_S))
    return DOUYIN_ERRORS.timestampInvalid;
  if (!input('sign')) return DOUYIN_ERRORS.signatureMissing;
  const signature = signatureOf(query, paramJson, app);
  return signature && isEqual(signature, input('sign')) && isCanonical(paramJson)
    ? null
    : DOUYIN_ERRORS.signatureInvalid;
}

function signatureOf(query: Form, paramJson: string, { key, secret }: SimulatedApp): string | null {
  const parts = [
    ['app_key', key],
    ['method', query.get('method')],
    ['param_json', paramJson],
    ['timestamp', query.get('timestamp')],
    ['v', query.get('v')],
  ];
  const text = secret + parts.flat().join('') + secret;
  switch (query.get('sign_method')) {
    case 'hmac-sha256':
      return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
    case 'md5':
    case undefined:
      return createHash('md5').update(text, 'utf8').digest('hex');
    default:
      return null;
  }
}

/** Whether the members of each object stand in the order of their names, with nothing between them. */
function isCanonical(paramJson: string): boolean {
  let inOrder = true;
  try {
    const text = JSON.stringify(
      JSON.parse(paramJson, (_key, value: unknown) => {
        if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
          const names = Object.keys(value);
          inOrder &&= names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
        }
        return value;
      }),
    );
    return inOrder && text === paramJson;
  } catch {
    return false;
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
