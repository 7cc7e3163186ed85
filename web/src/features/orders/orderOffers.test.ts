import { expect, it } from 'vitest';
import type { OrderAction, OrderStatus } from '../../graphql/generated/graphql.ts';
import { batchOffersOf, offersOf } from './orderOffers.ts';

const row = (status: OrderStatus, ...allowedActions: OrderAction[]) => ({ status, allowedActions });

it.each([
  [row('PENDING_PAYMENT', 'DETAIL', 'EXPORT', 'CANCEL', 'PAY'), ['确认支付', '取消订单', '导出']],
  [row('PENDING_PAYMENT', 'DETAIL'), []],
  [row('PENDING_SHIPMENT', 'AGAIN_SUBMIT', 'CALLBACK'), ['再次提交', '同步']],
  [row('CANCELLED', 'AGAIN_SUBMIT', 'EXPORT'), ['重新下单', '导出']],
  [row('PENDING_RECEIPT', 'CONFIRM', 'RE_AUTO_SEND'), ['确认收货', '重新自动发货']],
  [row('PENDING_REVIEW', 'REVIEW'), ['评价']],
])('offersOf offers for %o exactly %j', (order, labels) => {
  expect(offersOf(order).map(({ label }) => label)).toEqual(labels);
});

it('batchOffersOf offers each action with the orders that allow it', () => {
  const unpaid = row('PENDING_PAYMENT', 'PAY', 'CANCEL');
  const failed = row('PENDING_SHIPMENT', 'CANCEL', 'AGAIN_SUBMIT');
  expect(batchOffersOf([unpaid, failed, row('COMPLETED', 'EXPORT')])).toEqual([
    { action: 'pay', orders: [unpaid] },
    { action: 'again', orders: [failed] },
    { action: 'cancel', orders: [unpaid, failed] },
  ]);
  expect(batchOffersOf([])).toEqual([]);
});
