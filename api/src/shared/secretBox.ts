import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what must not lie readable in the database. */
export interface SecretBox {
  /** AES-256-GCM under a fresh nonce; `purpose` binds the text to where it belongs. */
  seal(text: string, purpose: string): string;
  /** @throws when the text was changed, sealed for another purpose or under another key */
  open(sealed: string, purpose: string): string;
  /** The same for equal texts, telling nothing without the key; for finding and counting. */
  fingerprint(text: string, purpose: string): string;
}

/** A box over one 32-byte key, from which a key for sealing and one for fingerprints are derived. */
export function secretBox(key: Buffer): SecretBox {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derived('seal');
  const printing = derived('fingerprint');
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [version, text = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error(`sealed by an unknown version: ${version}`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
    fingerprint: (text, purpose) => createHmac('sha256', printing).update(`${purpose}:${text}`).digest('hex'),
  };
}
