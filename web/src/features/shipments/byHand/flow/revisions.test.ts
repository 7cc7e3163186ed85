import { describe, expect, it } from 'vitest';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import { contentOf } from '../../shared/recipients/content.ts';
import { blankRecipient, type Recipient } from '../../shared/recipients/recipient.ts';
import { joined, withMissing } from '../../shared/recipients/revisions.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { recipientRevision } from './recipientRevision.ts';

const good = {
  ...{ goodId: 5, name: '短袖', unit: '件', minNum: 1, maxNum: 99, warehouses: [] },
  skus: [
    {
      skuId: 1,
      skuNo: 'G5-1',
      name: '红色 / XL',
      values: ['红色', 'XL'],
      merchantCode: '',
      weight: 100,
      stocks: [],
    },
    {
      skuId: 2,
      skuNo: 'G5-2',
      name: '蓝色 / L',
      values: ['蓝色', 'L'],
      merchantCode: '',
      weight: 100,
      stocks: [],
    },
  ],
} as unknown as GoodsFacts;
const basket = basketOf([good], [{ goodId: 5, skuId: 1, quantity: 2 }]);
const row = (id: string, more: Partial<Recipient> = {}): Recipient => ({ ...blankRecipient(id), ...more });
const items = (rows: readonly Recipient[]) => rows.map((each) => contentOf(each, basket).items);
const step = {
  ...{
    skuId: 1,
    goodId: 5,
    title: '短袖',
    perParcel: true,
    parcels: 2,
    missing: 3,
    unitPrice: 90,
    saving: 0,
  },
};

describe('what is missing to a step', () => {
  it('is put into the parcels that it may go to, by their places among those that were quoted', () => {
    const rows = [
      row('r1'),
      row('r2', { excluded: true }),
      row('r3', { specification: '红色 XL*1 蓝色 L*4' }),
      row('r4', { specification: '送礼' }),
    ];
    const quoted = rows.filter(({ excluded }) => !excluded);
    const places = [0, 1].map((at) => ({ part: 0, row: at, skuId: 1 }));
    const revised = withMissing(recipientRevision(rows, quoted, basket), { ...step, places });
    expect(items(revised.slice(0, 1))).toEqual([[{ skuId: 1, quantity: 5 }]]);
    expect(items(revised.slice(2, 3))).toEqual([
      [
        { skuId: 1, quantity: 4 },
        { skuId: 2, quantity: 4 },
      ],
    ]);
    expect(revised[1]).toBe(rows[1]);
    expect(revised[3]).toBe(rows[3]);
  });
});

describe('joined parcels', () => {
  it('hold what was in all, say what all said, and stand where the first stood', () => {
    const rows = [
      row('r1', { remark: '轻放' }),
      row('r2'),
      row('r3', { specification: '蓝色 L*3', remark: '轻放', thirdOrderNo: 'A1' }),
      row('r4', { quantity: '4', remark: '快点' }),
    ];
    const parcels = [0, 2, 3].map((at) => ({ part: 0, row: at }));
    const revised = joined(recipientRevision(rows, rows, basket), [{ parcels, saving: 100 }]);
    expect(revised.map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(items(revised)[0]).toEqual([
      { skuId: 1, quantity: 6 },
      { skuId: 2, quantity: 3 },
    ]);
    expect(revised[0]).toMatchObject({ remark: '轻放；快点', thirdOrderNo: 'A1', specification: '' });
  });
});
