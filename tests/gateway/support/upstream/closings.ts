import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const closingRow = {
  phase: 'none',
  begunAt: null,
  checks: [{ key: 'income', count: 1, amount: 1_000 }],
  refunds: [
    {
      payNo: 'Z1',
      payType: 1,
      payTypeText: '支付宝',
      paidAt: at,
      amount: 500,
      status: 0,
      statusText: '将退回',
    },
  ],
  refundAmount: 500,
  cashOutAmount: 0,
  giveUpAmount: 0,
  shops: 1,
  members: 2,
  memberParcels: 3,
};

export const answers: Answers = {
  '/closing/find': () => ok(closingRow),
  '/closing/begin': () => ok({ ...closingRow, phase: 'refunding', begunAt: at }),
  '/closing/cancel': () => ok(closingRow),
};
