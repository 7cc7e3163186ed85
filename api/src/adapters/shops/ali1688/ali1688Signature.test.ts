import { expect, it } from 'vitest';
import { signCall } from './ali1688Signature.ts';

it('the 1688 signature equals the published example', () => {
  expect(signCall('param2/1/system/currentTime/1000000', { b: '2', a: '1' }, 'test123')).toBe(
    '33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88',
  );
});

it('the 1688 signature covers texts beyond ASCII by their bytes', () => {
  // By openssl dgst -sha1 -hmac of `p中文` with the secret.
  expect(signCall('p', { 中: '文' }, 'test123')).toBe('7D31ADC22CA655364C130EBEA5442D1B6DC4CC95');
});
