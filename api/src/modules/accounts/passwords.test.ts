import { describe, expect, it } from 'vitest';
import { hashSecret, isOutdated, verifySecret } from './passwords.ts';

describe('password hashing', () => {
  it('runs two at once, queues 32 and refuses the rest as busy', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => hashSecret('橙子1')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.errorKey)).toEqual(Array(6).fill('UNAVAILABLE'));
    expect(await verifySecret(await hashSecret('橙子1'), '橙子1')).toBe(true);
  });

  it('recognises a hash with other parameters', async () => {
    expect(isOutdated(await hashSecret('橙子1'))).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  });

  it('verifies nothing for a missing account', async () => {
    expect(await verifySecret(null, 'nobody has this password')).toBe(false);
  });
});
