import type { PriceList } from '../../web/src/features/priceLists/priceListForm.ts';

const entry = {
  ...{ __typename: 'PriceListEntry', goodId: 5, goodName: '棉袜', goodPic: '', usualPrice: 1_250 },
  ...{ stepPrice: 1_100 },
} as const;

export const priceList: PriceList = {
  ...{ __typename: 'PriceList', id: 3, name: '老客户', levels: [], startDay: null, endDay: null },
  buyers: [{ id: 7, nickName: '小雨', phone: '138******02', orderCount: 12 }],
  entries: [
    { ...entry, skuId: null, skuName: null, supplyPrice: 1_000 },
    { ...entry, skuId: 51, skuName: '红色', supplyPrice: 990 },
  ],
  ...{ state: 'HOLDS', version: 2, updatedAt: '2026-11-21T10:00:00+08:00' },
};
