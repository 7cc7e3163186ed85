import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The same for requests that say the same, in whatever order their keys come: SHA-256 of the canonical JSON (RFC 8785). */
export function requestHash(request: object): string {
  return createHash('sha256')
    .update(canonicalize(request) ?? '')
    .digest('hex');
}
