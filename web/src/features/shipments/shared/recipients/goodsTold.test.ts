import { isWarning, readAddress } from '@chengcang/addresses';
import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { saidItems } from '../../../../shop/combinations.ts';
import { basketOf } from '../wizard/basket.ts';
import { contentOf, parcelOf } from './content.ts';
import { withGoodsTold } from './goodsTold.ts';
import { recipientFrom } from './recipient.ts';

const good = (goodId: number, name: string, skus: [skuId: number, values: string[], code: string][]) => ({
  ...{ ...plainGood(goodId), name },
  skus: skus.map(([skuId, values, merchantCode]) => ({
    ...{ skuId, name: values.join(' '), values, merchantCode, skuNo: `G${skuId}`, pic: '' },
    ...{ price: 100, weight: 100, stocks: [{ warehouseId: 1, available: 50 }] },
    bundleParts: [],
  })),
});
const silk = good(50, '冰丝短袖', [
  [501, ['黑色'], 'HH10049-09'],
  [502, ['象牙白'], '6901234567892'],
]);
const cups = good(60, '咖啡杯', [
  [601, ['款式A', '大'], 'C1'],
  [602, ['款式B', '小'], 'C2'],
]);
const umbrella = good(70, '防水长柄晴雨伞', [[700, [], 'YS1']]);
const basket = basketOf(
  [shirts, silk, cups, { ...umbrella, maxNum: 20 }],
  [{ goodId: 90, skuId: 903, quantity: 1 }],
);

const reading = (text: string) => {
  const { problems, ...fields } = readAddress(text);
  const told = problems.map((problem) => ({ ...problem, blocking: !isWarning(problem) }));
  return { ...fields, problems: told } as Parameters<typeof recipientFrom>[1];
};
const read = (words: string) =>
  recipientFrom('r1', reading(`张三 13800138000 浙江省杭州市西湖区文三路1号${words}`));
const told = (words: string) => withGoodsTold(read(words), basket.catalogue);

describe('what a pasted line says of the goods of the basket', () => {
  it.each([
    [' HH10049-09*2', [[501, 2]]],
    ['HH10049-09*2', [[501, 2]]],
    [' hh10049-09 2件', [[501, 2]]],
    [' HH10049-09 2', [[501, 2]]],
    [' HH10049-09', [[501, 1]]],
    ['，HH10049-09，2件', [[501, 2]]],
    ['、HH10049-09、2', [[501, 2]]],
    [' 红色 XL 2', [[903, 2]]],
    ['，红色XL 2', [[903, 2]]],
    [' 6901234567892*2', [[502, 2]]],
    [' G501*3', [[501, 3]]],
    [' 冰丝 黑色*3', [[501, 3]]],
    [' 冰丝短袖黑色*3', [[501, 3]]],
    [' 象牙白*2', [[502, 2]]],
    [' 红色XL2件', [[903, 2]]],
    [' XL红色2件', [[903, 2]]],
    [' 红色 XL x2', [[903, 2]]],
    [' 白色M*1 白色 M*2', [[909, 3]]],
    [' 晴雨伞*12', [[700, 12]]],
    [
      ' 白色M*1 蓝色L*2',
      [
        [909, 1],
        [906, 2],
      ],
    ],
    [
      ' 白色XL*1 蓝色L*2',
      [
        [911, 1],
        [906, 2],
      ],
    ],
    [
      ' 白色 M 1 蓝色L 2',
      [
        [909, 1],
        [906, 2],
      ],
    ],
    [
      ' 白色M*1、蓝色L*2',
      [
        [909, 1],
        [906, 2],
      ],
    ],
    [
      ' 白色M*1，HH10049-09*2',
      [
        [909, 1],
        [501, 2],
      ],
    ],
    [
      ' 白色M*1；蓝色L*2',
      [
        [909, 1],
        [906, 2],
      ],
    ],
    [
      ' 白色M*1+蓝色L*2',
      [
        [909, 1],
        [906, 2],
      ],
    ],
    [
      ' 款式A 大*1 款式B 小*2',
      [
        [601, 1],
        [602, 2],
      ],
    ],
    [
      ' TX-903*2，TX-906*4',
      [
        [903, 2],
        [906, 4],
      ],
    ],
  ] as const)('%s', (words, items) => {
    const row = told(words);
    expect(row.detail).toBe('文三路1号');
    expect(contentOf(row, basket)).toEqual({
      ...{ from: 'said', wrong: null },
      items: items.map(([skuId, quantity]) => ({ skuId, quantity })),
    });
    expect(row.readProblems).toEqual([]);
    expect(row.rest).toBe('');
  });

  it('a bare number is taken from no house, and from no text that may be cut in several ways', () => {
    const house = withGoodsTold(
      recipientFrom('r1', reading('张三 13800138000 浙江省杭州市西湖区文三路12号楼2 红色 XL 3')),
      basket.catalogue,
    );
    expect([house.detail, contentOf(house, basket).items]).toEqual([
      '文三路12号楼2',
      [{ skuId: 903, quantity: 3 }],
    ]);
    const shoes = good(80, '布鞋', [
      [801, ['白色'], 'B1'],
      [802, ['白色', '2'], 'B2'],
    ]);
    const { catalogue } = basketOf([shoes], []);
    expect(saidItems(catalogue, '白色 2', null)).toEqual({
      kind: 'items',
      items: [{ skuId: 802, quantity: 1 }],
    });
    expect(saidItems(catalogue, '白色 2 2 白色 1', null).kind).not.toBe('items');
  });

  it('unknown words of several are flagged with near misses, and what is known beside them stays', () => {
    const content = contentOf(told(' 紫色M*1 蓝色L*2'), basket);
    expect(content).toMatchObject({
      ...{ items: [{ skuId: 906, quantity: 2 }], from: 'said' },
      wrong: { code: 'ITEM_UNKNOWN', said: '紫色M', saidNum: 1, blocking: true },
    });
    expect(content.wrong?.near).toContain('纯棉T恤 蓝色 M');
  });

  it('an unknown code with its pieces is flagged, and not a part of the address', () => {
    const row = told(' ZZ777-01*2');
    expect(row.detail).toBe('文三路1号');
    const unknown = { code: 'ITEM_UNKNOWN', said: 'ZZ777-01', saidNum: 2, blocking: true };
    for (const one of [basket, plainBasket()])
      expect(contentOf(row, one)).toMatchObject({ from: 'said', wrong: unknown });
  });

  it('an unknown code is told whole, although it has an x before figures', () => {
    const unknown = { code: 'ITEM_UNKNOWN', said: 'XX999', saidNum: 2 };
    expect(contentOf(told(' XX999*2'), basket)).toMatchObject({ items: [], wrong: unknown });
  });

  it('what may be a room or a code is kept, and asked about', () => {
    const row = told(' B1203*2');
    expect(row.detail).toBe('文三路1号 B1203');
    expect(row.readProblems).toMatchObject([{ field: 'detail', blocking: false }]);
  });

  it('the code of the only goods is not printed', () => {
    const towel = good(7, '毛巾', [[70, [], 'MJ-100']]);
    const only = basketOf([towel], [{ goodId: 7, skuId: 70, quantity: 1 }]);
    const row = withGoodsTold(read(' MJ-100*2'), only.catalogue);
    expect([row.detail, row.quantity]).toEqual(['文三路1号', '2']);
    expect(parcelOf(row, only)).toMatchObject({ items: [{ skuId: 70, quantity: 2 }], address: '文三路1号' });
    expect(parcelOf(row, only)).not.toHaveProperty('specification');
  });

  it.each([' 3栋B2', ' B座502', ' 3单元1203*2', ' A栋-1203*2', '', ' 万达广场L2', ' 红星小区'])(
    'an address stays as it was read: %s',
    (words) => expect(told(words)).toEqual(read(words)),
  );
});
