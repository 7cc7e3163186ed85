import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Combination, catalogueOf, combinationNamed, plainText, saidItems } from './combinations.ts';

const shirt = (skuId: number, colour: string, size: string): Combination => ({
  ...{ skuId, goodName: '纯棉T恤', values: [colour, size] },
  ...{ merchantCode: `TX-${skuId}`, skuNo: `G1-${skuId}` },
});
const colours = ['红色', '蓝色', '白色'];
const sizes = ['M', 'L', 'XL', '2XL'];
const shirts = colours.flatMap((colour, row) =>
  sizes.map((size, at) => shirt(row * 4 + at + 1, colour, size)),
);
const catalogue = catalogueOf(shirts);
/** 红色 XL, 蓝色 L. */
const [redXl, blueL] = [3, 6];

describe('a text names a combination', () => {
  it.each([
    '红色 XL',
    '红色XL',
    'xl 红色',
    '红色/XL',
    '颜色:红色;尺码:XL',
    '颜色分类：红色，尺码：ＸＬ',
    '【红色】XL',
    '纯棉T恤 红色 XL',
    '红色-XL 纯棉T恤',
    'tx-3',
    'G1-3',
  ])('where it has all its values, or is a number of it: %s', (text) => {
    expect(combinationNamed(catalogue, text)).toBe(redXl);
  });

  it.each(['红色', 'XL', '红 XL', '红色 XXL', '大红色 XL', '红色 XL 加绒', '纯棉T恤', ''])(
    'and none where anything is missing, more or other: %s',
    (text) => expect(combinationNamed(catalogue, text)).toBeNull(),
  );

  it('by what tells it apart, where a property has one value for all', () => {
    const one = catalogueOf(colours.map((colour, at) => ({ ...shirt(at + 1, colour, '均码') })));
    expect(combinationNamed(one, '蓝色')).toBe(2);
    expect(combinationNamed(one, '蓝色 均码')).toBe(2);
  });

  it('and none where several are written alike or have one code', () => {
    const twins = catalogueOf([
      { ...shirt(1, '红', '色 L'), merchantCode: 'A' },
      { ...shirt(2, '红色', 'L'), merchantCode: 'a' },
    ]);
    expect([combinationNamed(twins, '红色 L'), combinationNamed(twins, 'A')]).toEqual([null, null]);
  });

  it('that a person said it means', () => {
    const links = { [plainText('大红 加大')]: redXl };
    expect(combinationNamed(catalogue, '大红，加大', links)).toBe(redXl);
    expect(combinationNamed(catalogue, '蓝色 L', { [plainText('蓝色 L')]: redXl })).toBe(blueL);
  });

  it.each(['冰丝 黑色', '冰丝黑色', '短袖 黑色', '黑色 冰丝', '男士冰丝短袖黑色'])(
    'beside a part of the name of its goods: %s',
    (text) => {
      const named = (skuId: number, goodName: string, colour: string): Combination => ({
        ...{ skuId, goodName, values: [colour], merchantCode: '', skuNo: '' },
      });
      const both = catalogueOf([
        named(31, '男士冰丝短袖', '黑色'),
        named(32, '男士冰丝短袖', '大黑色'),
        named(33, '男士纯棉长袖', '黑色'),
      ]);
      expect(combinationNamed(both, text)).toBe(31);
      expect(combinationNamed(both, '男士 黑色')).toBeNull();
      expect(combinationNamed(both, '丝 黑色')).toBeNull();
    },
  );

  it('of goods without properties by their name', () => {
    const plain = (skuId: number, goodName: string): Combination => ({
      ...{ skuId, goodName, values: [], merchantCode: '', skuNo: '' },
    });
    const mixed = catalogueOf([plain(20, '原木抽纸'), plain(21, '毛巾'), ...shirts]);
    expect(saidItems(mixed, '毛巾*2，红色 XL*1', null)).toEqual({
      ...{
        kind: 'items',
        items: [
          { skuId: 21, quantity: 2 },
          { skuId: redXl, quantity: 1 },
        ],
      },
    });
  });
});

describe('a part of the name of goods', () => {
  const plain = (skuId: number, goodName: string): Combination => ({
    ...{ skuId, goodName, values: [], merchantCode: '', skuNo: '' },
  });
  const goods = [plain(20, '防水长柄晴雨伞'), plain(21, '儿童长柄雨伞'), ...shirts];

  it('names what a single goods is called, if it has one combination', () => {
    const mixed = catalogueOf(goods);
    expect(combinationNamed(mixed, '晴雨伞')).toBe(20);
    expect(saidItems(mixed, '晴雨伞*12', null)).toEqual({
      kind: 'items',
      items: [{ skuId: 20, quantity: 12 }],
    });
  });

  it.each(['雨伞', '长柄', '柄晴雨伞2', '纯棉T'])(
    'and none where it is short, of none, or of several: %s',
    (text) => expect(combinationNamed(catalogueOf(goods), text)).toBeNull(),
  );

  it('nor one that two goods have', () => {
    const twins = catalogueOf([...goods, plain(22, '折叠晴雨伞')]);
    expect(combinationNamed(twins, '晴雨伞')).toBeNull();
  });
});

describe('what a text says is in a parcel', () => {
  const items = (...all: [number, number][]) => ({
    kind: 'items',
    items: all.map(([skuId, quantity]) => ({ skuId, quantity })),
  });
  it.each([
    ['红色 XL', null, items([redXl, 1])],
    ['红色 XL', 3, items([redXl, 3])],
    ['红色 XL*2', null, items([redXl, 2])],
    ['红色 XL×2件', 2, items([redXl, 2])],
    ['红色 XL*2 蓝色 L*1', 3, items([redXl, 2], [blueL, 1])],
    ['红色,XL x2；蓝色,L x1', null, items([redXl, 2], [blueL, 1])],
    ['红色 XL；蓝色 L', 2, items([redXl, 1], [blueL, 1])],
    ['红色 XL*2+红色 XL*1', null, items([redXl, 3])],
    ['TX-3*2，TX-6*4', null, items([redXl, 2], [blueL, 4])],
    ['  ', 2, { kind: 'nothing' }],
    ['红色 XL*2；紫色 L*1', null, { ...items([redXl, 2]), kind: 'unknown', text: '紫色 L', quantity: 1 }],
    ['红色 XL 蓝色 L', 2, { ...items(), kind: 'unknown', text: '红色 XL 蓝色 L', quantity: 2 }],
    ['紫色 L', 3, { ...items(), kind: 'unknown', text: '紫色 L', quantity: 3 }],
    ['紫色 L*4；红色 XL*2', null, { ...items([redXl, 2]), kind: 'unknown', text: '紫色 L', quantity: 4 }],
    ['红色XL2件', null, items([redXl, 2])],
    ['XL红色*1 L蓝色2件', null, items([redXl, 1], [blueL, 2])],
    ['红色XL*2、蓝色L*1', null, items([redXl, 2], [blueL, 1])],
    ['红色XL*2+蓝色L*1', 3, items([redXl, 2], [blueL, 1])],
    ['2件红色 XL', null, items([redXl, 2])],
    ['红色 XL x 2', null, items([redXl, 2])],
    ['红色 XL*1200', null, items([redXl, 1200])],
    ['红色XLx2', null, items([redXl, 2])],
    ['XX999*2', null, { ...items(), kind: 'unknown', text: 'XX999', quantity: 2 }],
    ['XX999', 2, { ...items(), kind: 'unknown', text: 'XX999', quantity: 2 }],
    ['AX1999', 2, { ...items(), kind: 'unknown', text: 'AX1999', quantity: 2 }],
    ['红色 XL*2', 5, { kind: 'unclear' }],
    ['红色 XL；蓝色 L', null, { kind: 'unclear' }],
    ['红色 XL*2；蓝色 L', 2, { kind: 'unclear' }],
  ])('%s with %s pieces', (text, pieces, said) => {
    expect(saidItems(catalogue, text, pieces)).toEqual(said);
  });

  it('is what was written, whatever separates the parts', () => {
    const line = fc.record({ at: fc.nat(shirts.length - 1), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 5, selector: ({ at }) => at }),
        fc.constantFrom('；', '，', ' ', '+', '、', '\n'),
        fc.constantFrom('*', '×', ' x'),
        (lines, between, times) => {
          const text = lines
            .map(({ at, quantity }) => `${shirts[at]?.values.join(' ')}${times}${quantity}`)
            .join(between);
          const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          const said = items(
            ...lines.map(({ at, quantity }): [number, number] => [shirts[at]?.skuId ?? 0, quantity]),
          );
          expect(saidItems(catalogue, text, pieces)).toEqual(said);
          expect(saidItems(catalogue, text, pieces + 1)).toEqual(
            lines.length > 0 ? { kind: 'unclear' } : said,
          );
        },
      ),
    );
  });
});
