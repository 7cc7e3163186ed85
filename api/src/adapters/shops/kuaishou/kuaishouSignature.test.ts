import { expect, it } from 'vitest';
import { signCall } from './kuaishouSignature.ts';

const parameters = {
  version: '1',
  timestamp: '1583271919000',
  param: '{"title":"短袖"}',
  method: 'open.seller.order.list',
  appkey: 'ks123',
  access_token: 'token',
};

it.each([
  ['HMAC_SHA256', 'ZpPrG0oB1g/T93FyyVD+VCzRey41yqxZoCqcGg7upYM='],
  ['MD5', '6005da269b372ff10945e565ef37a4c6'],
])('the Kuaishou signature by %s equals that of OpenSSL', (signMethod, signature) => {
  expect(signCall({ ...parameters, signMethod }, 'sign-secret')).toBe(signature);
});

it('the Kuaishou signature ignores an existing signature', () => {
  const signed = { ...parameters, signMethod: 'MD5' };
  expect(signCall({ ...signed, sign: 'x' }, 'sign-secret')).toBe(signCall(signed, 'sign-secret'));
});
