import { describe, expect, it } from 'vitest';
import { detailText } from './orderDetail.text.ts';

const item = (goodName: string, quantity: number, more: object = {}) => ({
  ...{ goodName, skuName: '', quantity, bundleParts: [] },
  ...more,
});

describe('what is in a parcel', () => {
  it('is its combination and pieces, or the goods with their pieces where there are several', () => {
    expect(detailText.items([item('杯子', 2)])).toBe('2 件');
    expect(detailText.items([item('杯子', 2, { skuName: '红色 / XL' })])).toBe('红色 / XL 2 件');
    expect(detailText.items([item('杯子', 2), item('杯盖', 1, { skuName: '红色' })])).toBe(
      '杯子 × 2，红色 × 1',
    );
  });

  it('says what bundles contain, each of several', () => {
    const bundleParts = [item('杯子', 2), item('杯盖', 1, { skuName: '红色' })];
    expect(detailText.items([item('套装', 1, { bundleParts })])).toBe('1 件（含：杯子 × 2、杯盖 红色 × 1）');
    expect(detailText.items([item('套装', 3, { bundleParts }), item('杯子', 1)])).toBe(
      '套装 × 3（每件含：杯子 × 2、杯盖 红色 × 1），杯子 × 1',
    );
  });
});
