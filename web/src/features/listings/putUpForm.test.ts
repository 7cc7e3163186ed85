import { describe, expect, it } from 'vitest';
import type { PlannedGoods } from './putUp.types.ts';
import { listingsInput, putUpForm, putUpProblems } from './putUpForm.ts';

const row = {
  ...{ goodId: 5, goodName: '马克杯', pic: '', goodCategoryId: 8, title: '日式马克杯' },
  ...{ code: null, msg: '', remembered: null },
};
const goods = (isCatalogue: boolean) =>
  ({
    ...{ goodIds: [5], mended: null, shop: { id: 3, shopName: '橙子的聚水潭' }, freights: [] },
    plan: {
      ...{ titleMin: 1, titleMax: 100, titleWide: 1, asksPhone: false, isCatalogue },
      ...{ settings: null, rows: [row] },
    },
  }) as unknown as PlannedGoods;

describe('the form of goods that are put up', () => {
  it('asks for neither category nor freight template in the catalogue of an ERP', () => {
    const item = goods(true);
    const form = putUpForm(item);
    expect(putUpProblems(form, item)).toEqual({});
    expect(listingsInput(form, { shopId: 3, plan: item.plan })).toEqual({
      ...{ shopId: 3, rule: { times: 150, plus: 0, ending: 'NINE', floor: 10 } },
      ...{ freightId: '', phone: '', onSale: true },
      goods: [{ goodId: 5, title: '日式马克杯', categoryId: '', categoryName: '', properties: [] }],
    });
  });

  it('asks for both in a shop', () => {
    const item = goods(false);
    expect(putUpProblems(putUpForm(item), item)).toEqual({ freightId: 'freight', goods: { 5: 'category' } });
  });
});
