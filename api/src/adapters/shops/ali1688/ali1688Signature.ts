import { createHmac } from 'node:crypto';

/** The `_aop_signature` of a call: its path, then names and values by name. */
export function signCall(
  path: string,
  parameters: Readonly<Record<string, string>>,
  appSecret: string,
): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}${parameters[name] ?? ''}`)
    .join('');
  return createHmac('sha1', appSecret)
    .update(path + text, 'utf8')
    .digest('hex')
    .toUpperCase();
}
