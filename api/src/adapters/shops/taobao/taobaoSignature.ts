import { createHmac } from 'node:crypto';

/** The `sign` of a call by `hmac-sha256`: over every other parameter, public or not. */
export function signCall(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => name + parameters[name])
    .join('');
  return createHmac('sha256', appSecret).update(text, 'utf8').digest('hex').toUpperCase();
}
