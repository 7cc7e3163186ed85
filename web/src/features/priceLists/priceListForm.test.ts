import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankList,
  copyOf,
  currentList,
  type EntryRow,
  type FoundGood,
  filledDown,
  isChanged,
  listForm,
  listInput,
  listProblems,
  type PriceList,
  pasted,
  percentOff,
  priceOf,
  rowKey,
  warningOf,
  withGood,
} from './priceListForm.ts';

const row = (skuId: number | null, price = '', more: Partial<EntryRow> = {}): EntryRow => ({
  ...{ goodId: 5, goodName: '棉袜', goodPic: '', skuId, skuName: skuId ? `规格${skuId}` : null },
  ...{ usualPrice: 100, stepPrice: null, price },
  ...more,
});
const buyer = {
  __typename: 'PriceListBuyer',
  id: 1,
  nickName: '阿橘',
  phone: '138****0001',
  orderCount: 2,
} as const;
const list = {
  ...{ ...blankList, id: 3, name: '老客户', levels: [2], buyers: [buyer], endDay: '2026-12-31', version: 4 },
  entries: [
    {
      ...{
        __typename: 'PriceListEntry',
        goodId: 5,
        goodName: '棉袜',
        goodPic: '',
        skuId: null,
        skuName: null,
      },
      ...{ supplyPrice: 90, usualPrice: 100, stepPrice: 85 },
    },
  ],
} as PriceList;
const prices = (rows: readonly EntryRow[] | null) => rows?.map(({ price }) => price);

describe('the form of a price list', () => {
  it('holds what the list says and sends it back', () => {
    const form = listForm(list);
    expect(form.rows).toMatchObject([{ goodId: 5, price: '0.90' }]);
    expect(listProblems(form)).toEqual({});
    expect(listInput(form)).toEqual({
      ...{ name: '老客户', levels: [2], buyerIds: [1], startDay: null, endDay: '2026-12-31' },
      entries: [{ goodId: 5, supplyPrice: 90 }],
    });
    expect(isChanged(form, list)).toBe(false);
    expect(isChanged({ ...form, name: '新客户' }, list)).toBe(true);
  });

  it('leaves blank rows out, and says what is wrong where it is', () => {
    const form = { ...listForm(list), rows: [row(null, '0.80'), row(1), row(2, '0')] };
    expect(listProblems(form)).toEqual({ [rowKey(row(2))]: 'price' });
    expect(listInput({ ...form, rows: [row(1, '0.7'), row(2)] }).entries).toEqual([
      { goodId: 5, skuId: 1, supplyPrice: 70 },
    ]);
    const empty = { ...form, name: ' ', buyers: [], levels: [], startDay: '2027-01-01', rows: [row(1)] };
    expect(listProblems(empty)).toEqual({
      ...{ name: 'nameMissing', buyers: 'nobody', days: 'daysReversed', entries: 'noEntry' },
    });
    const many = Array.from({ length: 201 }, (_, at) => row(at + 1, '1'));
    expect(listProblems({ ...form, rows: many })).toEqual({ entries: 'manyEntries' });
  });

  it('is copied for others, with prices and days', () => {
    expect(copyOf(list, '老客户 副本')).toMatchObject({
      ...{
        id: null,
        name: '老客户 副本',
        buyers: [],
        levels: [],
        version: 0,
        entries: [{ supplyPrice: 90 }],
      },
    });
  });

  it('goes on from what a refusal says that holds now', () => {
    expect(currentList(list, { ...list, name: '别人改的', version: 5 })).toMatchObject({ id: 3, version: 5 });
    expect(currentList(list, undefined)).toBeNull();
  });
});

describe('the rows of goods', () => {
  const good = {
    ...{ id: 5, name: '棉袜', goodsNo: 'G5', pic: '', supplyPrice: 100 },
    skus: [
      { id: 1, name: '红', supplyPrice: 100 },
      { id: 2, name: '蓝', supplyPrice: 120 },
    ],
    priceSteps: {
      id: 5,
      steps: [
        { skuId: null, supplyPrice: 80 },
        { skuId: 2, supplyPrice: 110 },
      ],
    },
  } as FoundGood;

  it('are one for all combinations and one for each, with the step that each reaches', () => {
    expect(withGood([], good).map((each) => [each.skuId, each.usualPrice, each.stepPrice])).toEqual([
      ...[
        [null, 100, 80],
        [1, 100, 80],
        [2, 120, 110],
      ],
    ]);
    expect(withGood([], { ...good, skus: good.skus.slice(0, 1), priceSteps: null })).toMatchObject([
      { skuId: null, stepPrice: null },
    ]);
  });

  it('are added once, beside those that are there', () => {
    const there = [row(2, '1.00'), row(null, '', { goodId: 6 })];
    const rows = withGood(there, good);
    expect(rows.map(rowKey)).toEqual(['5.2', '5.0', '5.1', '6.0']);
    expect(rows[0]?.price).toBe('1.00');
    expect(withGood(rows, good)).toEqual(rows);
  });
});

describe('many prices at once', () => {
  const rows = [row(1, '0.9'), row(2, ''), row(3, '0.7')];

  it('are pasted from a column on, and not beyond the last row', () => {
    expect(prices(pasted(rows, rowKey(row(2)), '0.5\t备注\r\n0.6\r\n0.4\r\n'))).toEqual([
      '0.9',
      '0.5',
      '0.6',
    ]);
  });

  it('are filled down from one', () => {
    expect(prices(filledDown(rows, rowKey(row(1))))).toEqual(['0.9', '0.9', '0.9']);
    expect(prices(filledDown(rows, rowKey(row(3))))).toEqual(['0.9', '', '0.7']);
  });

  it('are so many per cent below the plain ones, and never nothing', () => {
    expect(prices(percentOff([row(1), row(2, '', { usualPrice: 333 })], '12.5%'))).toEqual(['0.88', '2.91']);
    expect(['', '0', '100', 'x', '1.25'].map((typed) => percentOff(rows, typed))).toEqual(
      Array(5).fill(null),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 999 }),
        (usual, tenths) => {
          const [made] = percentOff([row(1, '', { usualPrice: usual })], String(tenths / 10)) ?? [];
          const fen = made && priceOf(made);
          return typeof fen === 'number' && fen >= 1 && fen <= usual;
        },
      ),
    );
  });
});

describe('the warning at a price', () => {
  it('is told above a step that is reached otherwise, and above the plain price', () => {
    const stepped = { stepPrice: 80 };
    expect(warningOf(row(1, '0.80', stepped))).toBeNull();
    expect(warningOf(row(1, '0.81', stepped))).toBe('aboveSteps');
    expect(warningOf(row(1, '1.01', stepped))).toBe('aboveUsual');
    expect(warningOf(row(null, '1.01'))).toBeNull();
    expect(warningOf(row(1, ''))).toBeNull();
  });
});
