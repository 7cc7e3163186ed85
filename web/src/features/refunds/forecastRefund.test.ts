import { describe, expect, it } from 'vitest';
import { forecastRefund, forecastRefunds, type RefundSubject } from './forecastRefund.ts';

const parcel = (more: Partial<RefundSubject>): RefundSubject => ({
  ...{ id: 1, packageNo: 'P1', goodName: '玻璃杯', price: 534, signedAt: null },
  ...{ status: 'PENDING_SHIPMENT', outputStatus: 'NONE', refundStatus: 'NONE', allowedActions: ['REFUND'] },
  ...more,
});
const signedAt = '2026-11-20T10:00:00+08:00';

describe('refundable parcels', () => {
  it.each([
    [{ outputStatus: 'NONE' }, 'atOnce', 'atOnce'],
    [{ outputStatus: 'QUEUED' }, 'atOnce', 'atOnce'],
    [{ outputStatus: 'FAILED' }, 'atOnce', 'atOnce'],
    [{ outputStatus: 'ISSUING' }, 'afterIssuing', 'afterIssuing'],
    [{ status: 'SHIPPED', outputStatus: 'SUCCESS' }, 'voiding', 'voiding'],
    [
      { status: 'PENDING_SHIPMENT', outputStatus: 'QUEUED', atErp: true },
      'afterCancelling',
      'afterCancelling',
    ],
    [{ status: 'SHIPPED', outputStatus: 'SUCCESS', ownWaybill: true }, 'bySupplier', 'atOnce'],
    [{ status: 'ABNORMAL', outputStatus: 'SUCCESS' }, 'bySupplier', 'atOnce'],
    [{ status: 'SIGNED', outputStatus: 'SUCCESS' }, 'bySupplier', 'atOnce'],
  ] as const)(
    'foresee for a parcel with %o is %s for the buyer and %s for the supplier',
    (more, buyers, sellers) => {
      const needsReason = false;
      expect(forecastRefund(parcel(more), 'buyer')).toEqual({ way: buyers, needsReason });
      expect(forecastRefund(parcel(more), 'seller')).toEqual({ way: sellers, needsReason });
    },
  );

  it('foresee requires a reason from the buyer for a signed parcel', () => {
    const signed = parcel({ status: 'SIGNED', signedAt });
    expect(forecastRefund(signed, 'buyer')).toEqual({ way: 'bySupplier', needsReason: true });
    expect(forecastRefund(signed, 'seller')).toEqual({ way: 'atOnce', needsReason: false });
  });
});

it.each([
  [{ refundStatus: 'WAIT_SELLER' }, 'underWay'],
  [{ status: 'REFUNDED', refundStatus: 'SUCCESS' }, 'refunded'],
  [{ status: 'CANCELLED' }, 'cancelled'],
  [{ status: 'PENDING_PAYMENT' }, 'unpaid'],
  [{ status: 'SHIPPED' }, 'moving'],
  [{ status: 'IN_TRANSIT' }, 'moving'],
  [{ status: 'SIGNED' }, 'late'],
  [{ status: 'ABNORMAL' }, 'notEligible'],
] as const)('foresee explains for %o why no refund is possible: %s', (more, why) => {
  expect(forecastRefund(parcel({ ...more, allowedActions: [] }), 'buyer')).toEqual({ why });
});

it('outlookOf sums the parcels and amounts by way', () => {
  const voided = parcel({ id: 2, status: 'SHIPPED', outputStatus: 'SUCCESS', price: 300 });
  const signed = parcel({ id: 3, status: 'SIGNED', signedAt, price: 200 });
  const none = parcel({ id: 4, status: 'IN_TRANSIT', allowedActions: [] });
  expect(forecastRefunds([parcel({}), voided, signed, none], 'buyer')).toEqual({
    ways: [
      { way: 'atOnce', count: 1, fen: 534 },
      { way: 'voiding', count: 1, fen: 300 },
      { way: 'bySupplier', count: 1, fen: 200 },
    ],
    possible: [parcel({}), voided, signed],
    fen: 1034,
    needsReason: true,
  });
});
