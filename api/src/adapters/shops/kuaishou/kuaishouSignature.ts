import { createHash, createHmac } from 'node:crypto';

export type KuaishouSignMethod = 'HMAC_SHA256' | 'MD5';

/**
 * The signature over all public parameters, including `signMethod`, and the sign secret, which differs from the
 * application's and is never sent.
 */
export function signCall(parameters: Record<string, string>, signSecret: string): string {
  const text = `${sortedText(parameters)}&signSecret=${signSecret}`;
  const method = parameters.signMethod as KuaishouSignMethod | undefined;
  return method === 'MD5'
    ? createHash('md5').update(text).digest('hex')
    : createHmac('sha256', signSecret).update(text).digest('base64');
}

function sortedText(parameters: Record<string, string>): string {
  return Object.keys(parameters)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}
