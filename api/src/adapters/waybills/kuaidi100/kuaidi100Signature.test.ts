import { expect, it } from 'vitest';
import { signLabelCall } from './kuaidi100Signature.ts';

// Kuaidi100 publishes no vector. As OpenSSL computes it: `printf %s "$param$t$key$secret" | openssl dgst -md5`.
it('the Kuaidi100 signature is the upper case MD5 that OpenSSL computes', () => {
  const call = {
    param: '{"kuaidicom":"yuantong","orderId":"P1","cargo":"橙子 +&=%"}',
    t: '1767323045000',
    key: 'test-key',
    secret: 'test-secret',
  };
  expect(signLabelCall(call)).toBe('FF6DAE8498BD944C3F2BA73E5D36365B');
});
