import { createHash } from 'node:crypto';

/** The `sign` of a call: every name and value with its length in bytes, by name, and the secret behind them. */
export function signCall(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${measured(name, 2)}:${measured(parameters[name] ?? '', 4)}`)
    .join(';');
  return createHash('md5')
    .update(text + appSecret, 'utf8')
    .digest('hex');
}

function measured(text: string, digits: number): string {
  return `${String(Buffer.byteLength(text)).padStart(digits, '0')}-${text}`;
}
