import { expect, it } from 'vitest';
import { PINDUODUO_COURIERS } from '../../adapters/shops/pinduoduo/pinduoduoCouriers.ts';
import { PINDUODUO_NAMES, shippingTemplates } from './shippingTemplates.ts';

const shipped = { id: 1, thirdOrderNo: '240101-001', courierName: '圆通速递', waybillNo: 'YT1' };
const rowOf = (courierCode: string) =>
  shippingTemplates.pinduoduo.columns.map(({ cell }) => cell({ ...shipped, courierCode }));

it('the template of Pinduoduo has order number, courier and waybill number, by the courier’s name there', () => {
  expect(shippingTemplates.pinduoduo.columns.map(({ header }) => header)).toEqual([
    ...['订单号', '快递公司', '快递单号'],
  ]);
  expect(rowOf('YTO')).toEqual(['240101-001', '圆通快递', 'YT1']);
  expect(rowOf('constructor')).toEqual(['240101-001', '圆通速递', 'YT1']);
});

it('every courier that parcels of Pinduoduo go out with has a name there', () => {
  expect(Object.keys(PINDUODUO_NAMES).sort()).toEqual(Object.keys(PINDUODUO_COURIERS).sort());
});
