import type { BenchParcel } from '../../web/src/features/packing/checkLines.ts';

const noted = { pic: '/files/1.svg', bin: 'A-2', note: '' };

/** Two oranges, and a box of one apple and two pears. */
export const benchParcel: BenchParcel = {
  ...{
    parcelId: 7,
    packageNo: 'P7',
    platform: 'DOUYIN',
    courierName: '圆通速递',
    waybillNo: 'YT7777777777',
  },
  ...{ printed: true, warehouseName: '一号仓', receiver: '张* 浙江省', remark: '轻放', buyerNote: '放贺卡' },
  ...{ waveNo: '261128-1', place: 3 },
  items: [
    { ...noted, skuId: 1, title: '橙子', quantity: 2, codes: ['6901', 'CZ'], note: '易碎', parts: [] },
    {
      ...{ ...noted, skuId: 2, title: '水果礼盒', quantity: 1, codes: ['BOX1'] },
      parts: [
        { ...noted, skuId: 3, title: '苹果', quantity: 1, codes: ['6903'] },
        { ...noted, skuId: 4, title: '梨', quantity: 2, codes: ['6904'] },
      ],
    },
  ],
};

/** One orange, without a waybill number. */
export const unshipped: BenchParcel = {
  ...benchParcel,
  ...{ waybillNo: null, remark: '', buyerNote: '' },
  items: [{ ...noted, skuId: 1, title: '橙子', quantity: 1, codes: ['6901'], parts: [] }],
};
