import { fromPromise } from 'xstate';
import type {
  Payment,
  Placed,
  PlacedBatch,
  PlacedOrder,
} from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';

export const placedOrder: PlacedOrder = {
  ...{ orderId: 900, orderNo: 'D261121100000000001', totalFee: 534, packageCount: 1 },
  payExpireAt: '2026-11-21T10:30:00+08:00',
};

/** Finds out that an order that was placed is not paid. */
export const stillUnpaid = fromPromise<Payment, { placed: Placed | null }>(async () => ({ kind: 'unpaid' }));

/** Whether the last step shows a price. */
export const isPriced = (snapshot: {
  matches: (state: { composing: { review: 'ready' | 'repriced' } }) => boolean;
}) =>
  snapshot.matches({ composing: { review: 'ready' } }) ||
  snapshot.matches({ composing: { review: 'repriced' } });

/** A draft that no other tab has open. */
export const onlyTab = { isMine: () => true, note: () => {} };

/** How a checkout may end, whatever was placed. */
export const checkoutEnds = (placed: PlacedOrder | PlacedBatch) => ({
  paid: { output: { kind: 'paid', receipt: { ...placed, paidFee: placed.totalFee } } },
  dearer: { output: refusal('PRICE_CHANGED') },
  left: { output: { kind: 'left', step: 'goods' } },
  abandoned: { output: { kind: 'abandoned' } },
  closed: { output: { kind: 'closed' } },
});
