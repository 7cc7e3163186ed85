import { createHash } from 'node:crypto';

/** The `sign` of a call: over every other parameter, public or not. */
export function signCall(parameters: Readonly<Record<string, string>>, clientSecret: string): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5')
    .update(clientSecret + text + clientSecret, 'utf8')
    .digest('hex')
    .toUpperCase();
}
