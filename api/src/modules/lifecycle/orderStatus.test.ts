import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAfterSaleStatus, deriveOrderStatus } from './orderStatus.ts';

const at = new Date('2026-03-01T00:00:00Z');
const unpaid = { paidAt: null, cancelledAt: null, receivedAt: null, completedAt: null };
const paid = { ...unpaid, paidAt: at };
const of = (...statuses: number[]) =>
  statuses.map((status) => ({ status, refundStatus: status === 70 ? 40 : 0 }));

describe('deriveOrderStatus', () => {
  it.each([
    ['unpaid', unpaid, of(10, 10), 10],
    ['cancelled before payment', { ...unpaid, cancelledAt: at }, of(80, 80), 60],
    ['paid', paid, of(20, 20), 20],
    ['one of two shipped', paid, of(30, 20), 20],
    ['all shipped', paid, of(30, 40), 30],
    ['one abnormal', paid, of(50, 60), 30],
    ['all signed', paid, of(50, 50), 40],
    ['a refunded parcel does not count', paid, of(70, 50), 40],
    ['all refunded', paid, of(70, 70), 70],
    ['receipt confirmed', { ...paid, receivedAt: at }, of(40, 50), 40],
    ['completed', { ...paid, receivedAt: at, completedAt: at }, of(50), 50],
    ['completed, then all refunded', { ...paid, completedAt: at }, of(70), 70],
  ])('handles the case %s', (_name, order, parcels, expected) => {
    expect(deriveOrderStatus(order, parcels)).toBe(expected);
  });

  it('does not depend on the order of parcels and never leaves the paid states once paid', () => {
    const status = fc.constantFrom(20, 30, 40, 50, 60, 70);
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 20 }), (statuses) => {
        const parcels = of(...statuses);
        const derived = deriveOrderStatus(paid, parcels);
        expect(deriveOrderStatus(paid, [...parcels].reverse())).toBe(derived);
        expect([20, 30, 40, 70]).toContain(derived);
        expect(derived === 70).toBe(statuses.every((each) => each === 70));
      }),
    );
  });
});

describe('deriveAfterSaleStatus', () => {
  it.each<[string, ReturnType<typeof of>, number, boolean?]>([
    ['none', of(20, 30), 0],
    ['one applied', [{ status: 60, refundStatus: 30 }, ...of(50)], 1],
    ['some refunded', of(70, 20), 2],
    ['some refunded, and a case is open', of(70, 50), 1, true],
    ['all refunded', of(70, 70), 3],
  ])('handles the case %s', (_name, parcels, expected, hasOpenCase = false) => {
    expect(deriveAfterSaleStatus(parcels, hasOpenCase)).toBe(expected);
  });
});
