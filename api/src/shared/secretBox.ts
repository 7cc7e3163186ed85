import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 4;

/** Encrypts what must not be readable in the database. */
export interface SecretBox {
  /** AES-256-GCM with a fresh nonce; `purpose` binds the text to its use. `v1.<id of the key>.<base64url>`. */
  seal(text: string, purpose: string): string;
  /** @throws when the text was changed, encrypted for another purpose or with an unknown key */
  open(sealed: string, purpose: string): string;
  /** The prefix of all texts encrypted with the current key. */
  readonly mark: string;
  /** 64 hex digits, equal for equal texts and meaningless without the key; for finding and counting. */
  fingerprint(text: string, purpose: string): string;
  /** The key of fingerprints; it stays when the encryption key is rotated. */
  readonly printKey: Buffer;
}

export type SecretKeys = {
  /** 32 bytes, the key for encryption. */
  current: Buffer;
  /** Additional keys for decryption: former ones, or the next one. */
  others?: readonly Buffer[];
  /** From the database; derived from `current` until it is stored. */
  printKey?: Buffer;
};

/** A box over 32-byte keys, or over a single one. */
export function secretBox(input: SecretKeys | Buffer): SecretBox {
  const { current, others = [], printKey } = Buffer.isBuffer(input) ? { current: input } : input;
  // As KeyObjects: raw bytes would be parsed for every text, which takes four times as long.
  const ring = new Map([...others, current].map((key) => [keyIdOf(key), sealingKey(key)]));
  const sealing = sealingKey(current);
  const printBytes = printKey ?? derived(current, 'fingerprint');
  const printing = createSecretKey(printBytes);
  const mark = `${VERSION}.${keyIdOf(current)}.`;
  return {
    mark,
    printKey: printBytes,
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${mark}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [version, keyId = '', text = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('this was sealed by an unknown version');
      const key = ring.get(keyId);
      if (!key) throw new Error(`no key ${keyId} to open this with`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
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

function sealingKey(key: Buffer) {
  return createSecretKey(derived(key, 'seal'));
}

function derived(key: Buffer, use: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', use, bytes));
}

function keyIdOf(key: Buffer): string {
  return derived(key, 'id', ID_BYTES).toString('hex');
}
