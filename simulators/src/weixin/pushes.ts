import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { SimulatedApp } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';

const BLOCK = 32;
const ANSWER_MS = 5_000;
const AGAIN_MS = 10 * 60_000;
/** The application may start later than the simulators do. */
const FIRST_WAIT_MS = 250;

/** A push as it arrives at the application: its query, and its body. */
export type Push = { timestamp: string; nonce: string; msgSignature: string; body: string };

/** The token of the application's pushes, and the 43 characters of their AES key; both come of its sign secret. */
export function pushKeysOf({ signSecret }: SimulatedApp): { token: string; encodingAesKey: string } {
  const key = createHash('sha256').update(signSecret).digest('base64');
  return { token: signSecret, encodingAesKey: key.replace(/=+$/, '') };
}

/** Seals a message for the application. */
export function sealedPush(message: string, app: SimulatedApp, at: Date): Push {
  const { token, encodingAesKey } = pushKeysOf(app);
  const encrypted = encrypt(message, app.key, encodingAesKey);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const nonce = String(randomBytes(4).readUInt32BE(0));
  const parts = [token, timestamp, nonce, encrypted].sort();
  return {
    timestamp,
    nonce,
    msgSignature: createHash('sha1').update(parts.join('')).digest('hex'),
    body: `<xml><AppId><![CDATA[${app.key}]]></AppId><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`,
  };
}

/** Pushes a message to the application as WeChat does; whether it was taken. */
export async function deliver(message: string, app: SimulatedApp, at: Date): Promise<boolean> {
  const url = URL.parse(app.pushUrl ?? '');
  if (!url) return false;
  const { timestamp, nonce, msgSignature, body } = sealedPush(message, app, at);
  url.search = new URLSearchParams({
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: msgSignature,
  }).toString();
  const init = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(url, { ...init, signal }).then(
    async (answer) => answer.ok && (await answer.text()) === 'success',
    () => false,
  );
}

/** Pushes `message` now, until it is taken, and then every ten minutes. Answers how to end it. */
export function keepPushing(message: () => string, { app, now }: Pick<PlatformWorld, 'app' | 'now'>) {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const push = async (waited: number): Promise<void> => {
    const isTaken = await deliver(message(), app, now());
    if (isOver) return;
    const next = isTaken ? AGAIN_MS : Math.min(waited * 2, AGAIN_MS);
    timer = setTimeout(() => void push(isTaken ? FIRST_WAIT_MS : next), next).unref();
  };
  void push(FIRST_WAIT_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Random bytes, the length, the message and whom it is for, filled up to whole blocks of 32. */
function encrypt(message: string, appId: string, encodingAesKey: string): string {
  const text = Buffer.from(message, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const content = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId, 'utf8')]);
  const filling = BLOCK - (content.length % BLOCK);
  const key = Buffer.from(`${encodingAesKey}=`, 'base64');
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const filled = Buffer.concat([content, Buffer.alloc(filling, filling)]);
  return Buffer.concat([cipher.update(filled), cipher.final()]).toString('base64');
}
