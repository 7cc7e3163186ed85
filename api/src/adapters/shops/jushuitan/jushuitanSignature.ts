import { createHash } from 'node:crypto';

/** The `sign` of a call: the secret stands in front only, and what is empty is not signed. */
export function signCall(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .sort()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5')
    .update(appSecret + text, 'utf8')
    .digest('hex');
}
