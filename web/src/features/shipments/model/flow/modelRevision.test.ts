import { describe, expect, it } from 'vitest';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import { joined, withMissing } from '../../shared/recipients/revisions.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { modelContent } from './modelContent.ts';
import { modelRevision } from './modelRevision.ts';
import { type ModelRow, withCell } from './modelRow.ts';

const good = {
  ...{ goodId: 5, name: '短袖', unit: '件', minNum: 1, maxNum: 99, warehouses: [] },
  skus: [
    {
      skuId: 1,
      skuNo: 'G5-1',
      name: '红色 / XL',
      values: ['红色', 'XL'],
      merchantCode: '',
      weight: 1,
      stocks: [],
    },
    {
      skuId: 2,
      skuNo: 'G5-2',
      name: '蓝色 / L',
      values: ['蓝色', 'L'],
      merchantCode: '',
      weight: 1,
      stocks: [],
    },
  ],
} as unknown as GoodsFacts;
const by = {
  facts: basketOf([good], [{ goodId: 5, skuId: 1, quantity: 1 }]),
  numBy: 'file' as const,
  links: {},
};
const row = (line: number, more: Partial<ModelRow> = {}) =>
  ({
    ...{
      id: `l${line}`,
      lines: [line],
      thirdOrderNo: '',
      name: '张三',
      phone: '13800000001',
      detail: '文三路1号',
    },
    ...{ num: '2', specification: '', merchantCode: '', remark: '', unplaced: '', excluded: false },
    ...{ fileProblems: [], placeProblems: [] },
    ...more,
  }) as unknown as ModelRow;
const items = (rows: readonly ModelRow[]) => rows.map((each) => modelContent(each, by).items);

describe('rows of a file that are revised', () => {
  const rows = [row(2, { remark: '轻放' }), row(3), row(4, { specification: '蓝色 L', thirdOrderNo: 'A1' })];

  it('are joined across the parts of the batch: one parcel with what all held and said', () => {
    const parcels = [
      { part: 0, row: 0 },
      { part: 1, row: 0 },
    ];
    const revised = joined(modelRevision(rows, [rows.slice(0, 2), rows.slice(2)], by), [
      { parcels, saving: 1 },
    ]);
    expect(items(revised)).toEqual([
      [
        { skuId: 1, quantity: 2 },
        { skuId: 2, quantity: 2 },
      ],
      [{ skuId: 1, quantity: 2 }],
    ]);
    expect(revised[0]).toMatchObject({
      ...{ lines: [2, 4], num: '4', remark: '轻放', thirdOrderNo: 'A1', specification: '' },
    });
  });

  it('hold what is missing to a step, until pieces or words are typed anew', () => {
    const places = [{ part: 0, row: 1, skuId: 1 }];
    const step = { skuId: 1, goodId: 5, title: '', perParcel: true, parcels: 1, unitPrice: 1, saving: 0 };
    const revised = withMissing(modelRevision(rows, [rows], by), { ...step, missing: 3, places });
    const [, more = row(9)] = revised;
    expect(items([more])).toEqual([[{ skuId: 1, quantity: 5 }]]);
    expect(items([withCell(more, 'num', '1')])).toEqual([[{ skuId: 1, quantity: 1 }]]);
    expect(items([withCell(more, 'remark', '快点')])).toEqual([[{ skuId: 1, quantity: 5 }]]);
  });
});
