import { expect, it } from 'vitest';
import { originOf } from './logOrigin.ts';

const nothing = {
  title: '订单支付 D1',
  bizNo: null,
  orderId: null,
  parcelId: null,
  payId: null,
  cashOutId: null,
};

it.each([
  [
    { orderId: 5, bizNo: 'D1' },
    { to: '/orderCenter#order-5', text: '查看订单' },
  ],
  [{ orderId: 5 }, { to: '/orderCenter#order-5', text: '查看订单' }],
  [
    { orderId: 5, parcelId: 9, bizNo: 'P1' },
    { to: '/packageCenter/5', text: '包裹 P1' },
  ],
  [
    { payId: 3, bizNo: 'R1' },
    { to: '?tab=recharges', text: '充值 R1' },
  ],
  [
    { cashOutId: 7, bizNo: 'T1' },
    { to: '?tab=cashOuts', text: '提现 T1' },
  ],
  [
    { orderId: 5, bizNo: 'D2' },
    { to: '/orderCenter#order-5', text: '订单 D2' },
  ],
  [{ bizNo: 'A1' }, null],
])('logOrigin links a line with %o to %o', (ids, origin) => {
  expect(originOf({ ...nothing, ...ids })).toEqual(origin);
});
