import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REQUEST_VECTOR } from '../../api/src/adapters/payments/wechat.vector.ts';
import { RSA2_VECTOR } from '../../api/src/adapters/realName/rsa2.vector.ts';
import { authorisationError } from '../../simulators/src/payments/wechatRequests.ts';
import { startPayments, WECHAT } from './payments.ts';

const { method, url, timestamp, nonce, body, signature } = REQUEST_VECTOR;
const wechatpay = {
  ...WECHAT,
  merchantKey: createPublicKey(RSA2_VECTOR.publicKey),
  platformKey: createPrivateKey(RSA2_VECTOR.privateKey),
};
const now = new Date(Number(timestamp) * 1_000);

function authorization(more: Record<string, string> = {}): string {
  const parts = {
    mchid: WECHAT.mchId,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: WECHAT.serial,
    ...more,
  };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

describe('the simulated WeChat Pay', () => {
  const troubleOf = (changes: Partial<Parameters<typeof authorisationError>[0]>, at = now) =>
    authorisationError({ method, url, body, authorization: authorization(), ...changes }, wechatpay, at);

  it('accepts a signature of OpenSSL', () => {
    expect(troubleOf({})).toBe(null);
  });

  it.each([
    ['another method', { method: 'GET' }],
    ['another address', { url: `${url}?a=1` }],
    ['another body', { body: `${body} ` }],
    ['another nonce', { authorization: authorization({ nonce_str: 'A' }) }],
    ['another merchant', { authorization: authorization({ mchid: '1900000008' }) }],
    ['another certificate', { authorization: authorization({ serial_no: 'A' }) }],
    ['another scheme', { authorization: authorization().replace('RSA2048', 'RSA1024') }],
    ['no authorization', { authorization: '' }],
  ])('refuses %s', (_what, changes) => {
    expect(troubleOf(changes)).toMatchObject({ status: 401, code: 'SIGN_ERROR' });
  });

  it.each([-301, 301])('refuses a clock that is off by %d seconds', (seconds) => {
    expect(troubleOf({}, new Date(now.getTime() + seconds * 1_000))).toMatchObject({ status: 401 });
  });

  it('offers no certificates, as for every new merchant', async () => {
    const { origin } = await startPayments();
    const answer = await fetch(`${origin}/wechatpay/v3/certificates`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('wechatpay-serial')).toBe(WECHAT.publicKeyId);
  });
});
