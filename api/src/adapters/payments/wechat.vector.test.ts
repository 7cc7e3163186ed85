import { describe, expect, it } from 'vitest';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { RSA2_VECTOR } from '../realName/rsa2.vector.ts';
import { ANSWER_VECTOR, BRIDGE_VECTOR, GCM_VECTOR, OAEP_VECTOR, REQUEST_VECTOR } from './wechat.vector.ts';
import { bridgeText } from './wechatCashier.ts';

describe('the WeChat Pay SDK', () => {
  it('signs a request like OpenSSL', () => {
    const { method, url, timestamp, nonce, body, signature } = REQUEST_VECTOR;
    const text = Formatter.request(method, url, timestamp, nonce, body);
    expect(Rsa.sign(text, RSA2_VECTOR.privateKey)).toBe(signature);
  });

  it('signs a request to WeChat’s browser like OpenSSL', () => {
    const { signature, ...request } = BRIDGE_VECTOR;
    expect(Rsa.sign(bridgeText(request), RSA2_VECTOR.privateKey)).toBe(signature);
  });

  it('binds an answer to its signature', () => {
    const { timestamp, nonce, body, signature } = ANSWER_VECTOR;
    const holds = (what: string) =>
      Rsa.verify(Formatter.response(timestamp, nonce, what), signature, RSA2_VECTOR.publicKey);
    expect(holds(body)).toBe(true);
    expect(holds(`${body} `)).toBe(false);
  });

  it('decrypts AES-256-GCM data and rejects changed data', () => {
    const bytes = (hex: string) => Buffer.from(hex, 'hex');
    const { key, nonce, text, sealed, tag } = GCM_VECTOR;
    const open = (what: string) =>
      Aes.AesGcm.decrypt(bytes(what).toString('base64'), bytes(key), bytes(nonce));
    expect(open(sealed + tag)).toBe(bytes(text).toString('utf8'));
    expect(() => open(sealed.replace('522d', '522e') + tag)).toThrow();
    expect(() => open(sealed + tag.slice(0, -8))).toThrow();
  });

  it('opens a name that OpenSSL has sealed by OAEP, and seals it in a new way each time', () => {
    const { name, sealed } = OAEP_VECTOR;
    expect(Rsa.decrypt(sealed, RSA2_VECTOR.privateKey)).toBe(name);
    const again = [1, 2].map(() => Rsa.encrypt(name, RSA2_VECTOR.publicKey));
    expect(new Set(again).size).toBe(2);
    expect(again.map((one) => Rsa.decrypt(one, RSA2_VECTOR.privateKey))).toEqual([name, name]);
  });
});
