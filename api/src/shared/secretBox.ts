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

/** Seals what must not lie readable in the database. */
export interface SecretBox {
  /** AES-256-GCM under a fresh nonce; `purpose` binds the text to where it belongs. `v1.<id of the key>.<base64url>`. */
  seal(text: string, purpose: string): string;
  /** @throws when the text was changed, sealed for another purpose or under a key that is not here */
  open(sealed: string, purpose: string): string;
  /** What every text begins with that is sealed under the present key. */
  readonly mark: string;
  /** 64 hex digits, the same for equal texts, telling nothing without the key; for finding and counting. */
  fingerprint(text: string, purpose: string): string;
  /** Where fingerprints come from; it stays when the key for sealing is exchanged. */
  readonly printKey: Buffer;
}

export type SecretKeys = {
  /** 32 bytes, under which everything new is sealed. */
  current: Buffer;
  /** Keys that open what was sealed under them: those before, or the one to come. */
  others?: readonly Buffer[];
  /** Of the database; until it has one it follows from `current`. */
  printKey?: Buffer;
};

/** A box over 32-byte keys, or over one of them alone. */
export function secretBox(input: SecretKeys | Buffer): SecretBox {
  const { current, others = [], printKey } = Buffer.isBuffer(input) ? { current: input } : input;
  // As objects of keys: given as bytes they are read anew for every text, which takes four times as long.
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
