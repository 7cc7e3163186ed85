import { createSign, createVerify, type KeyObject } from 'node:crypto';

/** RSA2, as Alipay calls RSASSA-PKCS1-v1_5 with SHA-256 over UTF-8 text, written in base64. */
export function sign(text: string, privateKey: KeyObject): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
}

export function isSignedBy(publicKey: KeyObject, text: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}
