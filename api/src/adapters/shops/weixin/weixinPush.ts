import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';

export type PushKeys = {
  token: string;
  /** 43 characters: base64 of the AES key without its padding. */
  encodingAesKey: string;
  appId: string;
};

/** The relevant content of a push. */
export type WeixinPush =
  | { kind: 'ticket'; ticket: string }
  /** A shop has withdrawn its consent. */
  | { kind: 'unauthorized'; remoteShopId: string }
  /** An order that is assigned to a supplier has changed; whose it is, is not told. */
  | { kind: 'assigned'; assignedId: string }
  /** Goods of a shop were reviewed, taken down, put up or changed. */
  | { kind: 'goods'; remoteGoodId: string }
  | { kind: 'other' };

/** From the query of a push. */
export type PushSeal = { timestamp: string; nonce: string; msgSignature: string };

const GOODS_EVENTS = ['product_spu_audit', 'product_spu_listing', 'product_spu_update'];
const BLOCK = 32;
const RANDOM_BYTES = 16;
const LENGTH_BYTES = 4;

/** The signature of a push: of its query alone, or with its encrypted body. */
export function pushSignature(...parts: string[]): string {
  return createHash('sha1').update(parts.toSorted().join('')).digest('hex');
}

/** Parses a push's body; null when it is not from WeChat or not for this application. */
export function readPush(keys: PushKeys, seal: PushSeal, body: string): WeixinPush | null {
  const message = openPush(keys, seal, elementOf(body, 'Encrypt') ?? '');
  if (message === null) return null;
  const ticket = elementOf(message, 'ComponentVerifyTicket');
  const remoteShopId = elementOf(message, 'AuthorizerAppid');
  const about = elementOf(message, 'InfoType');
  if (about === 'component_verify_ticket' && ticket) return { kind: 'ticket', ticket };
  if (about === 'unauthorized' && remoteShopId) return { kind: 'unauthorized', remoteShopId };
  const event = elementOf(message, 'Event') ?? '';
  const assignedId = elementOf(message, 'ds_order_id');
  if (event === 'dropship_order_update' && assignedId) return { kind: 'assigned', assignedId };
  const remoteGoodId = elementOf(message, 'product_id');
  if (GOODS_EVENTS.includes(event) && remoteGoodId) return { kind: 'goods', remoteGoodId };
  return { kind: 'other' };
}

/** Decrypts a push; null when it is not from WeChat or not for this application. */
export function openPush(
  { token, encodingAesKey, appId }: PushKeys,
  { timestamp, nonce, msgSignature }: PushSeal,
  encrypted: string,
): string | null {
  const expected = pushSignature(token, timestamp, nonce, encrypted);
  if (!isEqual(expected, msgSignature)) return null;
  const opened = decrypt(encodingAesKey, encrypted);
  return opened?.appId === appId ? opened.message : null;
}

/** The value of an element of a push's XML. */
export function elementOf(xml: string, name: string): string | null {
  const [, cdata, plain] =
    new RegExp(`<${name}>(?:<!\\[CDATA\\[(.*?)\\]\\]>|([^<]*))</${name}>`, 's').exec(xml) ?? [];
  return cdata ?? plain ?? null;
}

/** 16 random bytes, the message's length, the message, the application's id; padded to blocks of 32, not of 16. */
function decrypt(encodingAesKey: string, encrypted: string): { message: string; appId: string } | null {
  const key = Buffer.from(`${encodingAesKey}=`, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]);
    const padding = padded.at(-1) ?? 0;
    if (padding < 1 || padding > BLOCK) return null;
    const content = padded.subarray(RANDOM_BYTES, padded.length - padding);
    const end = LENGTH_BYTES + content.readUInt32BE(0);
    return {
      message: content.toString('utf8', LENGTH_BYTES, end),
      appId: content.toString('utf8', end),
    };
  } catch {
    return null;
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
