// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { hitPath, onlyPath } from '../../web/src/console/find/hitPath.ts';
import { actOnOrder, type StepSubject } from '../../web/src/console/orders/actOnOrder.ts';
import { changeReceiver } from '../../web/src/console/orders/changeReceiver.ts';
import { OrderStepDialog } from '../../web/src/console/orders/OrderStepDialog.tsx';
import {
  acceptNames,
  type OrderStep,
  receiverText,
  stepDone,
  stepNames,
  stepText,
} from '../../web/src/console/orders/orderActions.text.ts';
import { orderReply } from '../../web/src/console/orders/orderReply.ts';
import { ReceiverDialog } from '../../web/src/console/orders/ReceiverDialog.tsx';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';

const reason = '买家来电，双方同意';
const subjectOf = (step: OrderStep): StepSubject => ({ step, id: 7, no: 'P7', fen: 1_200, reason });
const SENT: Record<OrderStep, [string, Record<string, unknown>, Record<string, unknown>]> = {
  cancel: [
    'CancelOrder',
    { id: 7, reason, amount: 1_200 },
    { cancelOrder: { orderId: 7, refundFee: 1_200 } },
  ],
  refund: [
    'RefundParcel',
    { packageId: 7, reason, amount: 1_200 },
    { refundParcel: { packageId: 7, refundStatus: 'SUCCESS', amount: 1_200 } },
  ],
  reissue: ['ResubmitWaybill', { packageId: 7, reason }, { reissueWaybill: 7 }],
};

for (const step of ['cancel', 'refund', 'reissue'] as const) {
  const [operation, variables, answer] = SENT[step];
  testConfirmAction(`an operator's ${step}`, {
    build: actOnOrder,
    view: (actor) => <OrderStepDialog actor={actor} />,
    subject: subjectOf(step),
    texts: { ...stepText, title: stepNames[step], accept: acceptNames[step] },
    question: stepText.question(step, 'P7', 1_200),
    sends: [operation, variables],
    answers: { [operation]: answer },
    done: stepDone[step],
    sticky: true,
  });
}

testConfirmAction("an operator's change of a receiver", {
  build: changeReceiver,
  view: (actor) => <ReceiverDialog actor={actor} />,
  subject: {
    ...{ packageId: 7, packageNo: 'P7', receiverName: ' 李四 ', receiverPhone: '', address: '', reason },
    region: { provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  },
  texts: { ...stepText, title: receiverText.title('P7'), accept: receiverText.accept },
  question: receiverText.hint,
  sends: [
    'ChangeReceiver',
    {
      input: {
        ...{ packageId: 7, receiverName: '李四', reason },
        region: { provinceCode: '33', cityCode: '3301', districtCode: '330106' },
      },
    },
  ],
  answers: { ChangeReceiver: { changeReceiver: 7 } },
  done: receiverText.done,
  sticky: true,
});

describe('what a search leads to', () => {
  const parcel = { kind: 'WAYBILL', id: 9, orderId: 5 } as const;
  it('is the page of the thing, a parcel’s in its order', () => {
    expect(hitPath(parcel)).toBe('/orders/5?parcel=9');
    expect(hitPath({ kind: 'ACCOUNT', id: 3, orderId: null })).toBe('/accounts/3');
  });

  it('is shown at once where one number is of one thing', () => {
    expect(onlyPath([{ hits: [parcel] }])).toBe('/orders/5?parcel=9');
    expect(onlyPath([{ hits: [parcel, { ...parcel, kind: 'PARCEL' }] }])).toBe('/orders/5?parcel=9');
    expect(onlyPath([{ hits: [parcel, { ...parcel, id: 10 }] }])).toBeNull();
    expect(onlyPath([{ hits: [parcel] }, { hits: [] }])).toBeNull();
    expect(onlyPath([{ hits: [] }])).toBeNull();
  });
});

it('a ready reply says how an order and its parcels stand, and what comes next', () => {
  const parcel = {
    ...{ packageNo: 'P7', status: 'IN_TRANSIT' as const, statusText: '运输中', courierName: '圆通速递' },
    ...{ waybillNo: 'YT1', traceText: '已到杭州', outputStatus: 'SUCCESS' as const },
  };
  const order = { orderNo: 'O1', status: 'PENDING_RECEIPT', statusText: '待收货', packageCount: 1 } as const;
  expect(orderReply(order, [parcel])).toBe(
    ['您的订单 O1：待收货。', '包裹 P7：运输中，圆通速递 YT1，已到杭州', '请留意快递的派送通知。'].join('\n'),
  );
});
