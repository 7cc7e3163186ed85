/** What the platform tells; ids alone, what they stand for is read with a token. */
export type WebhookMessage = {
  /** Of the message: the same each time it is sent. Whoever has dealt with it answers 2xx and does nothing. */
  messageId: string;
  /** Such as `parcel.delivered`; later releases have more. */
  type: string;
  /** When it happened, with the offset of Asia/Shanghai. */
  timestamp: string;
  data: { id: number; updatedAt: string; [name: string]: string | number };
};

/** The message is not the platform's, was changed, or is too old: answer 401 and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** Headers of a request: those of fetch, or of node:http. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

type Options = {
  /** How far the clock of the message may be from this one, five minutes by default. */
  toleranceSeconds?: number;
  now?: Date;
};

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
const VERSION = 'v1,';

/**
 * The message of a webhook, once a signature of one of `secrets` is right: Standard Webhooks, HMAC with SHA-256. While a secret
 * is being exchanged, give both.
 * @param body as it was received; parsed and written again it is another one
 * @throws WebhookError
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  body: string | Uint8Array,
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() }: Options = {},
): Promise<WebhookMessage> {
  const [messageId, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(headers, name),
  );
  if (!messageId || !timestamp || !signatures) throw new WebhookError('the headers of a webhook are missing');
  // Only digits: what follows a number would be signed by nobody.
  const away = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || away > toleranceSeconds)
    throw new WebhookError('the message is too old, or one of the clocks is wrong');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${messageId}.${timestamp}.${text}`);
  const given = signatures.split(' ').flatMap((each) => (each.startsWith(VERSION) ? signatureOf(each) : []));
  for (const secret of [secrets].flat()) {
    const key = await keyOf(secret);
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed))
        return { messageId, ...messageIn(text) };
  }
  throw new WebhookError('no signature is right');
}

/** Signed rightly, and still no message of the platform: its secret is somebody else's too. */
function messageIn(text: string): Omit<WebhookMessage, 'messageId'> {
  try {
    const message = JSON.parse(text) as Omit<WebhookMessage, 'messageId'> | null;
    if (typeof message === 'object' && message !== null) return message;
  } catch {
    // Refused like everything else that is no message.
  }
  throw new WebhookError('the body is no message');
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

function signatureOf(text: string): Uint8Array<ArrayBuffer>[] {
  try {
    return [bytesOf(text.slice(VERSION.length))];
  } catch {
    return [];
  }
}

/** WebCrypto compares in constant time, and is there in Node, Deno, Bun and workers. */
function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secretBytes(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** A secret that was not copied whole is a mistake of this side, and every message would fail by it. */
function secretBytes(base64: string): Uint8Array<ArrayBuffer> {
  const [bytes] = signatureOf(VERSION + base64);
  if (!bytes || bytes.length === 0)
    throw new TypeError('a secret of webhooks begins with whsec_ and is base64');
  return bytes;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
