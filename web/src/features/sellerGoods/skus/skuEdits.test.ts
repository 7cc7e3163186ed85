import { describe, expect, it } from 'vitest';
import type { EditedGoodFragment } from '../../../graphql/generated/graphql.ts';
import {
  namesIn,
  withMissing,
  withOrigin,
  withoutProperty,
  withoutSku,
  withoutValue,
  withProperty,
  withRefused,
  withValueAt,
  withValueName,
  withValues,
} from './skuEdits.ts';
import {
  type Combinations,
  filledSkus,
  leastPrice,
  type SkuForm,
  skuName,
  specificationOf,
  valueNames,
  withSkus,
} from './skuForm.ts';

const saved = (id: number, valueIds: number[]) => ({
  ...{ id, skuNo: `G-${id}`, name: '', valueIds, merchantCode: `M${id}`, barcodes: ['6901', '6902'] },
  ...{ pic: '', supplyPrice: 500 + id, weight: 200, onSale: true, bundleParts: [] },
});
/** Red in M and L, blue in M. */
const shirt = {
  properties: [
    {
      ...{ id: 1, name: '颜色' },
      values: [
        { id: 11, name: '红色' },
        { id: 12, name: '蓝色' },
      ],
    },
    {
      ...{ id: 2, name: '尺码' },
      values: [
        { id: 21, name: 'M' },
        { id: 22, name: 'L' },
      ],
    },
  ],
  skus: [saved(101, [11, 21]), saved(102, [11, 22]), saved(103, [12, 21])],
} as unknown as EditedGoodFragment;
const shirtForm = (): Combinations => specificationOf(shirt);

const only = (more: Partial<SkuForm> = {}): SkuForm => ({
  ...{ id: null, values: [], merchantCode: '', barcodes: '', pic: '', supplyPrice: '9.90', weight: '120' },
  ...{ quantity: '', onSale: true },
  ...more,
});
/** With values that are known to fit. */
const add = (form: Combinations, key: string, names: string[], good: EditedGoodFragment | null = null) => {
  const added = withValues(form, key, names, good);
  if ('code' in added) throw new Error(added.code);
  return added;
};
/** New goods in so many colours and sizes. */
const specified = (colours: string[], sizes: string[], first = only()) => {
  const coloured = add(withProperty({ properties: [], skus: [first] }, '颜色'), 'new-1', colours);
  const sized = withProperty(coloured, '尺码');
  return add(sized, sized.properties[1]?.key ?? '', sizes);
};
const said = ({ properties, skus }: Combinations) => {
  const names = valueNames(properties);
  return skus.map((sku) => [sku.id, skuName(sku, names)]);
};

it('several values are typed or pasted together, each once', () => {
  expect(namesIn(' 红色、蓝色,绿色，红色\n黑  色\r\n')).toEqual(['红色', '蓝色', '绿色', '黑 色']);
});

describe('values that are added', () => {
  it('make all combinations in the order of the values, at the price and weight of those that there are', () => {
    const form = specified(['红色', '蓝色'], ['M', 'L']);
    expect(said(form).map(([, name]) => name)).toEqual(['红色 / M', '红色 / L', '蓝色 / M', '蓝色 / L']);
    expect(new Set(form.skus.map(({ supplyPrice, weight }) => `${supplyPrice} ${weight}`))).toEqual(
      new Set(['9.90 120']),
    );
  });

  it('are refused where they are there, are too many or too long, or make more than 200 combinations', () => {
    const form = specified(['红色', '蓝色'], ['M', 'L']);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `色${at}`);
    const tried = (names: string[], base = form) => withValues(base, 'new-1', names, null);
    expect(tried(['红色'])).toEqual({ code: 'twice' });
    expect(tried(['长'.repeat(31)])).toEqual({ code: 'long' });
    expect(tried(many(29))).toEqual({ code: 'values' });
    const wide = specified(['红色'], many(10));
    expect(tried(many(19), wide)).not.toHaveProperty('code');
    expect(tried(many(20), wide)).toEqual({ code: 'skus', count: 210 });
  });

  it('come back as they were where they had been removed', () => {
    const without = withoutValue(shirtForm(), '1', '11');
    expect(said(without)).toEqual([[103, '蓝色 / M']]);
    expect(said(add(without, '1', ['红色'], shirt))).toEqual([
      [103, '蓝色 / M'],
      [101, '红色 / M'],
      [102, '红色 / L'],
    ]);
  });
});

describe('combinations that exist', () => {
  it('stay the same when a value is called something else or put elsewhere', () => {
    const renamed = withValueName(shirtForm(), '1', '11', '大红');
    expect(said(withValueAt(renamed, '1', 1, 0))).toEqual([
      [103, '蓝色 / M'],
      [101, '大红 / M'],
      [102, '大红 / L'],
    ]);
  });

  it('are at the value of a new property that is said of them, and never removed with another', () => {
    const form = specified(['红色', '蓝色'], ['M', 'L'], only({ id: 7 }));
    const size = form.properties[1]?.key ?? '';
    const large = form.properties[1]?.values[1]?.key ?? '';
    const blue = form.properties[0]?.values[1]?.key ?? '';
    expect(said(form)[0]).toEqual([7, '红色 / M']);
    const moved = withOrigin(withOrigin(form, size, large), 'new-1', blue);
    expect(said(moved)).toEqual([
      [null, '红色 / M'],
      [null, '红色 / L'],
      [null, '蓝色 / M'],
      [7, '蓝色 / L'],
    ]);
    const without = withoutValue(moved, size, large);
    expect(said(without)).toEqual(
      [
        [null, '红色'],
        [7, '蓝色'],
      ].map(([id, name]) => [id, `${name} / M`]),
    );
    expect(without.properties[1]?.origin).toBeNull();
  });

  it('stay with one value of a property that goes', () => {
    expect(said(withoutProperty(shirtForm(), '2', '21'))).toEqual([
      [101, '红色'],
      [103, '蓝色'],
    ]);
  });

  it('are made whole again where some are missing', () => {
    expect(said(withMissing(shirtForm()))).toEqual([...said(shirtForm()), [null, '蓝色 / L']]);
  });

  it('come back with their value and its others when their removal is refused, and the rest stays', () => {
    const edited = withValueName(withoutValue(shirtForm(), '1', '11'), '1', '12', '海蓝');
    const back = withRefused(edited, 102, shirt);
    expect(back && [said(back), back.valueKey]).toEqual([
      [
        [101, '红色 / M'],
        [102, '红色 / L'],
        [103, '海蓝 / M'],
      ],
      '11',
    ]);
    const single = withRefused(withoutSku(shirtForm(), '11 22'), 102, shirt);
    expect(single && [said(single), single.valueKey, single.skuKey]).toEqual([
      said(shirtForm()),
      null,
      '11 22',
    ]);
    expect(withRefused(withoutProperty(shirtForm(), '2', '21'), 102, shirt)).toBeNull();
  });
});

describe('columns that are filled at once', () => {
  const blank = { supplyPrice: '', weight: '', quantity: '', merchantCode: '', onSale: null };

  it('are those of all, or of one value, and what is blank stays', () => {
    const { skus, properties } = specified(['红色', '蓝色'], ['M', 'L']);
    const blue = properties[0]?.values[1]?.key ?? '';
    const filled = filledSkus(
      skus,
      { ...blank, supplyPrice: ' 12 ', merchantCode: 'B-', onSale: false },
      blue,
    );
    expect(
      filled.map(({ supplyPrice, weight, merchantCode, onSale }) => [
        supplyPrice,
        weight,
        merchantCode,
        onSale,
      ]),
    ).toEqual([
      ['9.90', '120', '', true],
      ['9.90', '120', '', true],
      ['12', '120', 'B-01', false],
      ['12', '120', 'B-02', false],
    ]);
    expect(filled.slice(0, 2)).toEqual(skus.slice(0, 2));
    expect(leastPrice(filled)).toBe(990);
  });

  it('leave the stock of what exists alone', () => {
    const { skus } = withMissing(shirtForm());
    expect(filledSkus(skus, { ...blank, quantity: '5' }, null).map(({ quantity }) => quantity)).toEqual([
      '',
      '',
      '',
      '5',
    ]);
  });
});

it('the least price is that of combinations on sale', () => {
  const { skus } = shirtForm();
  expect([
    leastPrice(skus),
    leastPrice(withSkus(skus, ({ id }) => (id === 101 ? { onSale: false } : null))),
  ]).toEqual([601, 602]);
  expect(leastPrice([only({ supplyPrice: 'x' })])).toBeNull();
});
