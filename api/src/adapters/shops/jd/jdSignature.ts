import { createHash } from 'node:crypto';

/** Parameters that are sent unsigned. */
const UNSIGNED = ['format', 'sign_method', 'sign'];

/** The `sign` of a call. */
export function signCall(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .filter((name) => !UNSIGNED.includes(name))
    .sort()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5')
    .update(appSecret + text + appSecret, 'utf8')
    .digest('hex')
    .toUpperCase();
}
