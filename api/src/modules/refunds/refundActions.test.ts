import { describe, expect, it } from 'vitest';
import { allowedRefundActions } from './refundActions.ts';

const refund = { appliedBy: 'user', wasShipped: true, returned: false };

describe('allowedRefundActions', () => {
  it.each([
    [10, ['revoke'], []],
    [20, [], []],
    [30, ['revoke'], ['answer']],
    [40, [], ['confirmReturn']],
    [50, [], []],
    [60, [], []],
  ])('returns the actions of status %i', (status, buyer, seller) => {
    expect(allowedRefundActions({ ...refund, status }, { kind: 'buyer' })).toEqual(buyer);
    expect(allowedRefundActions({ ...refund, status }, { kind: 'seller' })).toEqual(seller);
  });

  it.each([
    ['the supplier’s own request is not the buyer’s to revoke', { status: 10, appliedBy: 'seller' }, 'buyer'],
    ['goods that never left do not come back', { status: 40, wasShipped: false }, 'seller'],
    ['goods come back once', { status: 40, returned: true }, 'seller'],
  ] as const)('handles the case %s', (_name, more, kind) => {
    expect(allowedRefundActions({ ...refund, ...more }, { kind })).toEqual([]);
  });
});
