import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Equal for equal requests, whatever the order of keys: SHA-256 of the canonical JSON (RFC 8785). */
export function requestHash(request: object): string {
  const sendable = JSON.parse(JSON.stringify(request, wellFormed)) as object;
  return createHash('sha256')
    .update(canonicalize(sendable) ?? '')
    .digest('hex');
}

/** Half an emoji, which pasted text may contain, has no canonical form. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
