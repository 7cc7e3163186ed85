import { createHash } from 'node:crypto';

/** A person's name as platforms show it: 陈**. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  return `${first}**`;
}

/** 199******01. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}******${phone.slice(-2)}`;
}

/** The road without its numbers. */
export function maskedAddress(address: string): string {
  return address.replace(/\d.*$/s, '***');
}

/** An identity that tells nothing: the same for the same parts, and no other. */
export function opaqueId(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
