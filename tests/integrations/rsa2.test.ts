import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { RSA2_VECTOR } from '../../api/src/adapters/realName/rsa2.vector.ts';
import { isSignedBy, sign } from '../../simulators/src/alipay/rsa2.ts';

const { text, signature } = RSA2_VECTOR;
const publicKey = createPublicKey(RSA2_VECTOR.publicKey);

it('the simulator’s RSA2 signature equals that of OpenSSL', () => {
  expect(sign(text, createPrivateKey(RSA2_VECTOR.privateKey))).toBe(signature);
});

it('the simulator’s RSA2 verification binds a signature to its text', () => {
  expect(isSignedBy(publicKey, text, signature)).toBe(true);
  expect(isSignedBy(publicKey, text.replace('version=1.0', 'version=1.1'), signature)).toBe(false);
  expect(isSignedBy(publicKey, text, '')).toBe(false);
});
