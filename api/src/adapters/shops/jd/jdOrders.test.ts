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
  it('shows what is masked and hides what is encrypted', () => {
    expect(remoteOrderOf(order).receiver).toEqual({
      name: '',
      phone: '136*******5',
      province: '广东',
      city: '广州市',
      district: '海珠区',
      address: '赤岗街道***',
      encryptedId: 'o-1',
    });
  });

  it('tells couriers apart by bars and the numbers of one by commas', () => {
    expect(remoteOrderOf(order).shipments).toEqual([
      { waybillNo: 'YT1', courierCode: 'YTO' },
      { waybillNo: 'YT2', courierCode: 'YTO' },
      { waybillNo: 'SF3', courierCode: 'SF' },
    ]);
  });

  it('counts what was paid, or is to be paid while that is not told', () => {
    expect(remoteOrderOf(order).payAmount).toBe(1_999);
    expect(remoteOrderOf({ ...order, actualPay: '18.00' }).payAmount).toBe(1_800);
  });

  it('was never paid in the first year', () => {
    expect(remoteOrderOf(order).paidAt).toBeNull();
  });

  it('keeps a courier that we have no code of', () => {
    const [shipment] = remoteOrderOf({ ...order, logisticsId: '2100', waybill: 'X1' }).shipments;
    expect(shipment).toEqual({ waybillNo: 'X1', courierCode: '2100' });
  });
});
