import { expect, it } from 'vitest';
import { type Good, goodForm, goodInput } from './goodForm.ts';

const sku = { merchantCode: '', barcodes: [], pic: '', onSale: true, bundleParts: [] };
const good: Good = {
  ...{ id: 5, goodsNo: 'G5', name: '毛巾', categoryId: 8, pics: ['/files/u/a.webp'], detail: '' },
  ...{ supplyPrice: 580, price: 600, weight: 180, unit: '件', minNum: 1, maxNum: 99, platforms: [] },
  ...{
    isGift: false,
    status: 'ON_SALE',
    auditReason: '',
    version: 2,
    sold: 0,
    stocks: [],
    bundleStocks: [],
    packerNote: '',
    freightTemplateId: null,
    freightTemplateName: null,
  },
  properties: [{ id: 1, name: '颜色', values: [{ id: 11, name: '红' }] }],
  skus: [{ ...sku, id: 7, skuNo: 'G5-1', name: '红', valueIds: [11], supplyPrice: 580, weight: 180 }],
  revision: {
    ...{ status: 'WAITING', reason: '', submittedAt: '2026-11-28T12:00:00+08:00' },
    content: {
      ...{
        name: '新毛巾',
        categoryId: 9,
        pics: ['/files/u/b.webp'],
        detail: '',
        supplyPrice: 500,
        weight: 90,
      },
      ...{ unit: '条', minNum: 2, maxNum: 9, platforms: ['JD'], isGift: true },
      properties: [
        {
          id: 1,
          name: '颜色',
          values: ['红', '蓝'].map((name) => ({ id: name === '红' ? 11 : null, name })),
        },
      ],
      skus: [
        { ...sku, id: 7, values: ['红'], supplyPrice: 580, weight: 180, stocks: [] },
        {
          ...{ ...sku, id: null, values: ['蓝'], supplyPrice: 500, weight: 90 },
          stocks: [{ warehouseId: 3, quantity: 8 }],
        },
      ],
    },
  },
};

it('the form of goods whose edit waits for an audit shows the edit and submits it again', () => {
  const form = goodForm(good);
  expect([form.name, form.skus.map(({ id, quantity }) => [id, quantity]), form.warehouseId]).toEqual([
    '新毛巾',
    [
      [7, ''],
      [null, '8'],
    ],
    3,
  ]);
  expect(goodInput(form, { publish: true, good })).toMatchObject({
    ...{ name: '新毛巾', categoryId: 9, unit: '条', minNum: 2, maxNum: 9, isGift: true, version: 2 },
    properties: [{ id: 1, name: '颜色', values: [{ id: 11, name: '红' }, { name: '蓝' }] }],
    skus: [
      { id: 7, values: ['红'], supplyPrice: 580 },
      { values: ['蓝'], supplyPrice: 500, stocks: [{ warehouseId: 3, quantity: 8, warnQuantity: 0 }] },
    ],
  });
});

it('the form of goods whose edit was withdrawn shows what is on sale', () => {
  const { name, skus } = goodForm({ ...good, revision: null });
  expect([name, skus.length]).toEqual(['毛巾', 1]);
});
