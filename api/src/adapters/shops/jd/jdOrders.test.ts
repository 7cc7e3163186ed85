import { describe, expect, it } from 'vitest';
import { remoteOrderOf } from './jdOrders.ts';

const order = {
  orderId: '249786309732',
  orderState: 'WAIT_GOODS_RECEIVE_CONFIRM',
  orderStartTime: '2026-07-16 16:37:38',
  paymentConfirmTime: '0001-01-01 00:00:00',
  modified: '2026-07-16 16:38:32',
  shouldPay: '19.99',
  orderPayment: '0.00',
  consigneeInfo: {
    fullname: 'AAS/ZFJFpmfveSmeZ0P9i+iPiAVtOMmowMRtStdbSOA32r6wKNWTMeyV2CU1umLIhl0=',
    fullAddress: '赤岗街道***',
    mobile: '136*******5',
    province: '广东',
    city: '广州市',
    county: '海珠区',
    oaid: 'o-1',
  },
  itemInfoList: [
    { skuId: '10054887745652', wareId: '1', skuName: '毛巾 白色', itemTotal: '2', jdPrice: '9.90' },
  ],
  logisticsId: '463|467',
  waybill: 'YT1,YT2|SF3',
};

describe('an order of JD', () => {
  it('shows masked fields and hides encrypted ones', () => {
    expect(remoteOrderOf(order).receiver).toEqual({
      name: '',
      phone: '136*******5',
      province: '广东',
      city: '广州市',
      district: '海珠区',
      address: '赤岗街道***',
      encryptedId: 'o-1',
      sealed: { identity: 'o-1', name: '', phone: '', address: '' },
    });
  });

  it('separates couriers by bars and numbers of one courier by commas', () => {
    expect(remoteOrderOf(order).shipments).toEqual([
      { waybillNo: 'YT1', courierCode: 'YTO' },
      { waybillNo: 'YT2', courierCode: 'YTO' },
      { waybillNo: 'SF3', courierCode: 'SF' },
    ]);
  });

  it('counts the paid amount, or the payable amount while the former is missing', () => {
    expect(remoteOrderOf(order).payAmount).toBe(1_999);
    expect(remoteOrderOf({ ...order, actualPay: '18.00' }).payAmount).toBe(1_800);
  });

  it('is unpaid when its payment date is in year one', () => {
    expect(remoteOrderOf(order).paidAt).toBeNull();
  });

  it('keeps an unmapped courier code', () => {
    const [shipment] = remoteOrderOf({ ...order, logisticsId: '2100', waybill: 'X1' }).shipments;
    expect(shipment).toEqual({ waybillNo: 'X1', courierCode: '2100' });
  });
});
