import { describe, expect, it } from 'vitest';
import { type Combination, catalogueOf } from './combinations.ts';
import { nearCombinations } from './nearCombinations.ts';

const shirts = ['红色', '蓝色', '白色'].flatMap((colour, row) =>
  ['M', 'L', 'XL', '2XL'].map(
    (size, at): Combination => ({
      ...{ skuId: row * 4 + at + 1, goodName: '纯棉T恤', values: [colour, size] },
      ...{ merchantCode: `HH10049-${row}${at}`, skuNo: `G17-${row * 4 + at + 1}` },
    }),
  ),
);
const plain = (skuId: number, goodName: string, merchantCode = ''): Combination => ({
  ...{ skuId, goodName, values: [], merchantCode, skuNo: '' },
});

const names = (text: string, all = shirts) =>
  nearCombinations(catalogueOf(all), text).map(({ values, goodName }) => values.join(' ') || goodName);

describe('the combinations that a text may have meant', () => {
  it.each([
    ['红 XL', '红色 XL'],
    ['大红色 XL', '红色 XL'],
    ['XL雪白', '白色 XL'],
    ['纯棉T恤 红色 XLL', '红色 XL'],
    ['HH10049-1O', '蓝色 M'],
  ])('have a value of it, or are written almost so: %s', (text, likeliest) => {
    expect(names(text)[0]).toBe(likeliest);
  });

  it('are all with a value that it says', () => {
    expect(names('红色 加大')).toEqual(['红色 M', '红色 L', '红色 XL']);
    expect(names('紫色 2XL').toSorted()).toEqual(['白色 2XL', '红色 2XL', '蓝色 2XL'].toSorted());
  });

  it.each(['紫色 S', 'NOPE-77', 'HH10049-77', '纯棉T恤 紫色 S', '黑色 XXXL', '???', '3'])(
    'are none that are only somewhat alike: %s',
    (text) => expect(names(text)).toEqual([]),
  );

  it('are goods without properties by their name and number', () => {
    const all = [plain(1, '厨房用纸', 'CF-0001'), plain(2, '毛巾', 'MJ-0002')];
    expect([names('厨房纸', all), names('MJ-002', all), names('浴巾', all)]).toEqual([
      ['厨房用纸'],
      ['毛巾'],
      [],
    ]);
  });
});
