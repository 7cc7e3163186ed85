import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedOrderActions,
  allowedParcelActions,
  deriveAfterSaleStatus,
  deriveOrderStatus,
} from './orderStatus.ts';

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
  ])('%s', (_name, order, parcels, expected) => {
    expect(deriveOrderStatus(order, parcels)).toBe(expected);
  });

  it('does not depend on the order of the parcels, and never leaves the paid states once paid', () => {
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
  it.each([
    ['none', of(20, 30), 0],
    ['one applied', [{ status: 60, refundStatus: 30 }, ...of(50)], 1],
    ['some refunded', of(70, 20), 2],
    ['all refunded', of(70, 70), 3],
  ])('%s', (_name, parcels, expected) => {
    expect(deriveAfterSaleStatus(parcels)).toBe(expected);
  });
});

describe('allowedOrderActions', () => {
  it.each([
    [10, true, ['pay', 'cancel', 'export', 'detail']],
    [20, true, ['cancel', 'export', 'detail']],
    [20, false, ['export', 'detail']],
    [30, false, ['confirm', 'export', 'detail']],
    [40, false, ['export', 'detail']],
    [50, false, ['export', 'detail']],
    [60, true, ['export', 'detail']],
    [70, true, ['export', 'detail']],
  ])('status %i, not issued %s', (status, notIssued, expected) => {
    const order = { status, notIssued, ofShop: false, canResend: false };
    expect(allowedOrderActions({ kind: 'buyer' }, order)).toEqual(expected);
    expect(allowedOrderActions({ kind: 'seller' }, order)).toEqual(['export', 'detail']);
  });

  it.each([
    [10, true, true, ['pay', 'cancel', 'export', 'detail']],
    [20, true, false, ['cancel', 'callback', 'export', 'detail']],
    [20, true, true, ['cancel', 'reAutoSend', 'callback', 'export', 'detail']],
    [30, false, false, ['confirm', 'callback', 'export', 'detail']],
    [30, false, true, ['confirm', 'reAutoSend', 'callback', 'export', 'detail']],
    [40, false, true, ['reAutoSend', 'export', 'detail']],
    [70, true, false, ['export', 'detail']],
  ])('of a shop: status %i, not issued %s, can resend %s', (status, notIssued, canResend, expected) => {
    const order = { status, notIssued, canResend, ofShop: true };
    expect(allowedOrderActions({ kind: 'buyer' }, order)).toEqual(expected);
    expect(allowedOrderActions({ kind: 'seller' }, order)).toEqual(['export', 'detail']);
  });
});

describe('allowedParcelActions', () => {
  it.each([
    [null, 20, 5, []],
    ['YT1', 30, 1, ['copyNo']],
    ['YT1', 30, 3, ['copyNo']],
    ['YT1', 30, 4, ['copyNo', 'reAutoSend']],
    ['YT1', 40, 5, ['copyNo', 'reAutoSend']],
    ['YT1', 30, 6, ['copyNo']],
    ['YT1', 70, 4, ['copyNo']],
  ])('waybill %s, status %i, autoSendStatus %i', (waybillNo, status, autoSendStatus, expected) => {
    const parcel = { waybillNo, status, autoSendStatus };
    expect(allowedParcelActions(parcel, { kind: 'buyer' })).toEqual(expected);
    expect(allowedParcelActions(parcel, { kind: 'seller' })).toEqual(waybillNo ? ['copyNo'] : []);
  });
});
