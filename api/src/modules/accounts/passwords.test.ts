import { describe, expect, it } from 'vitest';
import { hashSecret, isOutdated, verifySecret } from './passwords.ts';

describe('hashing', () => {
  it('takes two and 32 that wait, and says busy to the rest', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => hashSecret('橙子1')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.errorKey)).toEqual(Array(6).fill('UNAVAILABLE'));
    expect(await verifySecret(await hashSecret('橙子1'), '橙子1')).toBe(true);
  });

  it('knows a hash of other parameters', async () => {
    expect(isOutdated(await hashSecret('橙子1'))).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  });

  it('finds nobody right', async () => {
    expect(await verifySecret(null, 'nobody has this password')).toBe(false);
  });
});
