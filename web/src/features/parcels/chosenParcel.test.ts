import { expect, it } from 'vitest';
import { byOrder, type ChosenParcel, freshened, receiverLine } from './chosenParcel.ts';

const parcel = (id: number, orderId: number, price = 100): ChosenParcel => ({
  ...{
    id,
    orderId,
    price,
    refundFee: 0,
    packageNo: `P${id}`,
    goodName: '玻璃杯',
    waybillNo: null,
    ownWaybill: false,
    atErp: false,
    shippedBeforeEdit: false,
  },
  ...{ receiverErasedAt: null, signedAt: null, mergeId: null, items: [] },
  ...{ quantity: 1, warehouseId: 3, courierName: '圆通', receiverName: '张*', receiverPhone: '138******01' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路***' },
  ...{ status: 'SHIPPED', outputStatus: 'SUCCESS', refundStatus: 'NONE', allowedActions: [] },
});

it('freshened replaces chosen parcels with their current rows and keeps the others', () => {
  const chosen = new Map([parcel(1, 7), parcel(2, 8)].map((one) => [one.id, one]));
  expect(freshened(chosen, [parcel(2, 8, 90), parcel(3, 9)])).toEqual([parcel(1, 7), parcel(2, 8, 90)]);
});

it('chosen parcels are grouped by order', () => {
  expect(byOrder([parcel(1, 7), parcel(2, 8), parcel(3, 7)])).toEqual([
    { orderId: 7, parcelIds: [1, 3] },
    { orderId: 8, parcelIds: [2] },
  ]);
});

const place = { province: '浙江省', city: '杭州市', district: '西湖区' };

it('receiverLine names the receiver as the list has it', () => {
  const person = { receiverName: '张*', receiverPhone: '138******01', address: '文三路***' };
  expect(receiverLine({ ...place, ...person, receiverErasedAt: null })).toBe(
    '张* 138******01 浙江省 杭州市 西湖区 文三路***',
  );
});

it('receiverLine marks an erased receiver and names the region', () => {
  const nobody = { receiverName: '', receiverPhone: '', address: '' };
  expect(receiverLine({ ...place, ...nobody, receiverErasedAt: '2026-11-22T09:00:00+08:00' })).toBe(
    '收件人信息已按规定清除 浙江省 杭州市 西湖区',
  );
});
