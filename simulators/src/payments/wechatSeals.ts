import { createCipheriv, randomBytes, sign } from 'node:crypto';
import type { SimulatedWechatpay } from './wechatRequests.ts';

/** The headers that prove an answer or a notice to be WeChat Pay's. */
export function signedHeaders(
  body: string,
  { platformKey, publicKeyId }: Pick<SimulatedWechatpay, 'platformKey' | 'publicKeyId'>,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const nonce = randomBytes(16).toString('hex');
  const text = `${timestamp}\n${nonce}\n${body}\n`;
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(text), platformKey).toString('base64'),
    'wechatpay-serial': publicKeyId,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

/** A resource of a notice: AES-256-GCM, the tag behind the text. */
export function sealed(text: string, associatedData: string, apiV3Key: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: associatedData,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: associatedData,
    nonce,
  };
}
