import { expect, it } from 'vitest';
import type { ChosenParcel } from './chosenParcel.ts';
import { shippedText } from './shippedText.ts';

const parcel = (more: Partial<ChosenParcel>) =>
  ({
    ...{ receiverErasedAt: null, receiverName: '张*', receiverPhone: '138****0011' },
    ...{ courierName: '圆通速递', waybillNo: 'YT1', ...more },
  }) as ChosenParcel;
const parcels = [
  parcel({}),
  parcel({ waybillNo: null }),
  parcel({ receiverErasedAt: '2026-11-20T10:00:00+08:00', courierName: '顺丰速运', waybillNo: 'SF2' }),
];

it('the text for a chat is a line for each parcel that has a waybill, its receiver masked', () => {
  expect(shippedText(parcels, 'lines')).toBe('张* 138****0011 圆通速递 YT1\n顺丰速运 SF2');
});

it('the text for a chat says in its long form how the parcel is tracked', () => {
  expect(shippedText(parcels, 'blocks')).toBe(
    [
      '您好，您的包裹已发出：',
      '收件人：张* 138****0011',
      '快递：圆通速递',
      '运单号：YT1',
      '查物流：在快递公司官网、小程序或快递100输入运单号（顺丰需要收件人手机号后四位）',
      '',
      '您好，您的包裹已发出：',
      '快递：顺丰速运',
      '运单号：SF2',
      '查物流：在快递公司官网、小程序或快递100输入运单号（顺丰需要收件人手机号后四位）',
    ].join('\n'),
  );
});
