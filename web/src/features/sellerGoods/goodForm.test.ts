import { describe, expect, it } from 'vitest';
import { refusal } from '../../lib/refusal.ts';
import { goodRefusalProblems } from './goodForm.refusals.ts';
import {
  differingFields,
  type GoodProblems,
  goodProblems,
  remainingProblems,
  withTheirs,
} from './goodForm.rules.ts';
import {
  blankGood,
  blankLine,
  type Good,
  type GoodForm,
  goodForm,
  goodInput,
  hasWords,
  isSameForm,
  staysOff,
  stockLine,
  withStock,
} from './goodForm.ts';

const towel: GoodForm = {
  ...blankGood,
  ...{ name: ' 纯棉毛巾   两条装 ', categoryId: 8, pics: ['/files/u/a.webp'], detail: '<p>柔软</p>' },
  ...{ supplyPrice: '5.8', weight: '0.18', weightUnit: 'kg', unit: ' 套 ', platforms: ['JD'] },
  stocks: [
    { ...blankLine, warehouseId: 3, quantity: ' 200 ' },
    { ...blankLine, warehouseId: 4, warnQuantity: '5' },
  ],
};

const kept: Good = {
  ...{ id: 5, goodsNo: 'G5', name: '纯棉毛巾 两条装', categoryId: 8, pics: ['/files/u/a.webp'] },
  ...{
    detail: '<p>柔软</p>',
    packerNote: '',
    supplyPrice: 580,
    price: 600,
    weight: 180,
    unit: '套',
    minNum: 1,
    maxNum: 99,
  },
  ...{
    platforms: ['JD'],
    isGift: false,
    freightTemplateId: 4,
    freightTemplateName: '标准',
    status: 'ON_SALE',
    auditReason: '',
    revision: null,
    version: 2,
    sold: 0,
    stocks: [],
  },
  ...{ bundleStocks: [], properties: [], skus: [] },
};

const isNew = { publish: true, isNew: true };

describe('goodInput', () => {
  const input = {
    ...{ name: '纯棉毛巾 两条装', categoryId: 8, pics: ['/files/u/a.webp'], detail: '<p>柔软</p>' },
    ...{ supplyPrice: 580, weight: 180, unit: '套', minNum: 1, maxNum: 99, platforms: ['JD'], isGift: false },
    packerNote: '',
    freightTemplateId: null,
  };

  it('goodInput of new goods has fen, grams and the non-empty stocks', () => {
    expect(goodInput(towel, { publish: true, good: null })).toEqual({
      ...input,
      ...{ publish: true, stocks: [{ warehouseId: 3, quantity: 200, warnQuantity: 0 }] },
    });
  });

  it('goodInput of new goods keeps what is typed as safety stock', () => {
    const stocks = [{ ...blankLine, warehouseId: 3, quantity: '9', safetyQuantity: ' 4 ' }];
    expect(goodInput({ ...towel, stocks }, { publish: true, good: null }).stocks).toEqual([
      { warehouseId: 3, quantity: 9, safetyQuantity: 4, warnQuantity: 0 },
    ]);
  });

  it('goodInput of existing goods has the loaded version and no stock', () => {
    expect(goodInput(towel, { publish: false, good: kept })).toEqual({
      ...input,
      ...{ publish: false, stocks: [], version: 2 },
    });
  });

  it('goodInput is null without a category, a price or a weight', () => {
    for (const lack of [{ categoryId: null }, { supplyPrice: '' }, { weight: 'x' }])
      expect(() => goodInput({ ...towel, ...lack }, { publish: true, good: null })).toThrow(
        'the form is not sound',
      );
  });

  it('goodInput of an unedited form equals the loaded goods', () => {
    const { name, categoryId, pics, detail, supplyPrice, weight, unit, minNum, maxNum } = kept;
    expect(goodInput(goodForm(kept), { publish: true, good: kept })).toEqual({
      ...{ name, categoryId, pics, detail, supplyPrice, weight, unit, minNum, maxNum },
      freightTemplateId: 4,
      ...{ platforms: ['JD'], isGift: false, packerNote: '', publish: true, stocks: [], version: 2 },
    });
  });
});

describe('goodProblems', () => {
  const codes = (form: Partial<GoodForm>, request = isNew) =>
    Object.fromEntries(
      Object.entries(goodProblems({ ...towel, ...form }, request)).map(([field, { code }]) => [field, code]),
    );

  it('goodProblems finds nothing in a complete form', () => expect(codes({})).toEqual({}));

  it.each<[Partial<GoodForm>, Record<string, string>]>([
    [{ name: '  ' }, { name: 'required' }],
    [{ name: '巾' }, { name: 'short' }],
    [{ name: '👍👍' }, {}],
    [{ name: '👍'.repeat(60) }, {}],
    [{ name: '毛'.repeat(61) }, { name: 'long' }],
    [{ name: `毛${String.fromCharCode(7)}巾` }, { name: 'control' }],
    [{ categoryId: null }, { category: 'required' }],
    [{ pics: [] }, { pics: 'required' }],
    [{ pics: Array.from({ length: 10 }, (_, at) => `/files/u/${at}.webp`) }, { pics: 'many' }],
    [{ detail: `<p>${'长'.repeat(50_000)}</p>` }, { detail: 'long' }],
    [{ supplyPrice: '' }, { supplyPrice: 'required' }],
    [{ supplyPrice: '五元' }, { supplyPrice: 'wrong' }],
    [{ supplyPrice: '5.805' }, { supplyPrice: 'wrong' }],
    [{ supplyPrice: '0' }, { supplyPrice: 'small' }],
    [{ supplyPrice: '100000' }, {}],
    [{ supplyPrice: '100000.01' }, { supplyPrice: 'large' }],
    [{ weight: '' }, { weight: 'required' }],
    [{ weight: '0' }, { weight: 'small' }],
    [{ weight: '50' }, {}],
    [{ weight: '50.001' }, { weight: 'large' }],
    [{ weight: '25', minNum: 2 }, {}],
    [{ weight: '25.001', minNum: 2 }, { weight: 'heavy' }],
    [{ unit: ' ' }, { unit: 'required' }],
    [{ unit: '一二三四五六七八九十一' }, { unit: 'long' }],
    [{ minNum: 3, maxNum: 2 }, { num: 'crossed' }],
    [{ stocks: [] }, { stocks: 'required' }],
    [{ stocks: [{ ...blankLine, warehouseId: 3, quantity: '0' }] }, {}],
    [{ stocks: [{ ...blankLine, warehouseId: 3, quantity: '1.5' }] }, { stocks: 'wrong' }],
    [{ stocks: [{ ...blankLine, warehouseId: 3, quantity: '-1' }] }, { stocks: 'wrong' }],
    [{ stocks: [{ ...blankLine, warehouseId: 3, quantity: '10000000' }] }, { stocks: 'wrong' }],
    [{ stocks: [{ ...blankLine, warehouseId: 3, quantity: '9', warnQuantity: 'x' }] }, { stocks: 'wrong' }],
    [
      { stocks: [{ ...blankLine, warehouseId: 3, quantity: '9', safetyQuantity: '1.5' }] },
      { stocks: 'wrong' },
    ],
  ])('goodProblems finds in %o the problems %o', (change, problems) =>
    expect(codes(change)).toEqual(problems),
  );

  it('goodProblems requires stock neither of drafts nor of existing goods', () => {
    expect(codes({ stocks: [] }, { publish: false, isNew: true })).toEqual({});
    expect(
      codes({ stocks: [{ ...blankLine, warehouseId: 3, quantity: 'x' }] }, { publish: true, isNew: false }),
    ).toEqual({});
  });
});

it.each<[string, object, GoodProblems]>([
  ['BAD_PARAM', { field: 'supplyPrice' }, { supplyPrice: { code: 'wrong' } }],
  ['BAD_PARAM', { field: 'stocks.0.quantity' }, { stocks: { code: 'wrong' } }],
  ['BAD_PARAM', { field: '/pics/3' }, { pics: { code: 'wrong' } }],
  ['BAD_PARAM', { field: 'toString' }, { form: { code: 'BAD_PARAM', msg: '不行' } }],
  ['PICTURE_UNKNOWN', { field: 'detail' }, { detail: { code: 'PICTURE_UNKNOWN', msg: '不行' } }],
  ['PARCEL_WEIGHT', { field: 'weight' }, { weight: { code: 'PARCEL_WEIGHT', msg: '不行' } }],
  ['CATEGORY_MISSING', { field: 'categoryId' }, { category: { code: 'CATEGORY_MISSING', msg: '不行' } }],
  [
    'BUNDLE_PART',
    { field: 'skus.1.bundleParts' },
    { bundles: { code: 'BUNDLE_PART', msg: '不行', row: '' } },
  ],
  ['SKU_IN_STOCK', { field: 'skus' }, { skus: { code: 'SKU_IN_STOCK', msg: '不行' } }],
  ['BUNDLE_PART', { field: 'skus' }, { bundles: { code: 'BUNDLE_PART', msg: '不行' } }],
  ['BAD_PARAM', { field: 'skus.0.barcodes.1' }, { barcodes: { code: 'wrong' } }],
  ['BAD_PARAM', { field: 'skus.0.bundleParts' }, { bundles: { code: 'wrong', row: '' } }],
  ['GOODS_STATE', {}, { form: { code: 'GOODS_STATE', msg: '不行' } }],
])('the refusal %s of %o is shown at its field', (key, data, problems) => {
  expect(goodRefusalProblems(refusal(key, '不行', { ...data }), towel)).toEqual(problems);
});

it('editing a field keeps the problems of the others', () => {
  const problems: GoodProblems = { name: { code: 'short' }, weight: { code: 'heavy' }, form: { code: 'X' } };
  expect(remainingProblems(problems, { name: '毛巾' }, towel)).toEqual({ weight: { code: 'heavy' } });
  expect(remainingProblems(problems, { minNum: 1 }, towel)).toEqual({ name: { code: 'short' } });
});

describe('differingFields', () => {
  it('differingFields ignores differences of notation', () => {
    expect(differingFields({ ...goodForm(kept), weight: '0.180', weightUnit: 'kg' }, kept)).toEqual([]);
  });

  it('differingFields names changed fields and withTheirs adopts one', () => {
    const mine: GoodForm = {
      ...{ ...goodForm(kept), name: '浴巾', pics: ['/files/u/b.webp'], supplyPrice: '6.00', weight: '200' },
      ...{ maxNum: 5, platforms: [], isGift: true, freightTemplateId: 0 },
    };
    const fields = differingFields(mine, kept);
    expect(fields).toEqual([
      'name',
      'pics',
      'supplyPrice',
      'weight',
      'num',
      'platforms',
      'isGift',
      'freight',
    ]);
    const taken = fields.reduce((form, field) => withTheirs(form, kept, field), mine);
    expect(taken).toEqual(goodForm(kept));
  });
});

describe('stock lines', () => {
  it('a stock line exists while something is typed for its warehouse', () => {
    const line = stockLine(towel, 3);
    expect(line).toEqual({ ...blankLine, warehouseId: 3, quantity: ' 200 ' });
    expect(withStock(towel, { ...line, quantity: '' }).map(({ warehouseId }) => warehouseId)).toEqual([4]);
    expect(stockLine(towel, 9)).toEqual({ ...blankLine, warehouseId: 9 });
  });
});

it.each([
  ['', false],
  ['<p></p>', false],
  ['<p>&nbsp; <br></p>', false],
  ['<p>柔软</p>', true],
  ['<p><img src="/files/u/a.webp"></p>', true],
  ['<hr>', true],
])('hasWords for %s is %s', (html, shows) => expect(hasWords(html)).toBe(shows));

it('forms with equal input count as the same', () => {
  expect(isSameForm(blankGood, { ...blankGood, detail: '<p></p>', name: ' ' })).toBe(true);
  expect(isSameForm({ ...blankGood, detail: '<hr>' }, { ...blankGood, detail: '<hr><p></p><p></p>' })).toBe(
    true,
  );
  expect(isSameForm(blankGood, { ...blankGood, minNum: 2 })).toBe(false);
});

it.each([
  [null, true],
  ['DRAFT', true],
  ['OFF_SALE', true],
  ['REJECTED', true],
  ['BANNED', true],
  ['ON_SALE', false],
  ['AUDITING', false],
] as const)('staysOff for goods that are %s is %s', (status, off) => {
  expect(staysOff(status)).toBe(off);
});
