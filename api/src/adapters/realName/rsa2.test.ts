import { createVerify, generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { describe, expect, it } from 'vitest';
import { RSA2_VECTOR } from './rsa2.vector.ts';

/** What the SDK signs for a page, and with which signature. */
function signedPage(privateKey: string) {
  const sdk = new AlipaySdk({ appId: '2021000000000001', privateKey: privateKey.trim(), keyType: 'PKCS8' });
  const url = sdk.pageExecute('alipay.user.certify.open.certify', 'GET', {
    bizContent: { certify_id: '橙仓 +&=%' },
    timestamp: '2026-01-02 03:04:05',
  });
  const { sign = '', ...parameters } = Object.fromEntries(new URL(url).searchParams);
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  return { text, signature: sign };
}

describe("the SDK's RSA2 signature", () => {
  it('covers the sorted parameters and is verified by node:crypto', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const { text, signature } = signedPage(privateKey);
    const holds = (what: string) =>
      createVerify('RSA-SHA256').update(what).verify(publicKey, signature, 'base64');
    expect(holds(text)).toBe(true);
    expect(holds(`${text} `)).toBe(false);
  });

  it('equals the one computed by OpenSSL', () => {
    const { privateKey, text, signature } = RSA2_VECTOR;
    expect(signedPage(privateKey)).toEqual({ text, signature });
  });
});
