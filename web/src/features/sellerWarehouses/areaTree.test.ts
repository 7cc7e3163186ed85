import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaTree, pathOf } from '../../fields/areas.ts';
import { fullName, markOf, matching, toggled } from './areaTree.ts';

const area = (code: string, name: string) => ({ code, name, parentCode: code.slice(0, -2) });
const tree = areaTree([
  area('33', '浙江省'),
  area('3301', '杭州市'),
  area('330105', '拱墅区'),
  area('330106', '西湖区'),
  area('3302', '宁波市'),
  area('330203', '海曙区'),
  area('36', '江西省'),
  area('3601', '南昌市'),
  area('360103', '西湖区'),
  area('44', '广东省'),
  area('4419', '东莞市'),
]);
const chosen = (...codes: string[]) => new Set(codes);
const marks = (codes: ReadonlySet<string>) =>
  Object.fromEntries([...tree.byCode.keys()].map((code) => [code, markOf(tree, codes, code)]));

describe('the tree of areas', () => {
  it('the tree knows parents and children', () => {
    expect(tree.roots.map(({ name }) => name)).toEqual(['浙江省', '江西省', '广东省']);
    expect(pathOf(tree, '330106').map(({ code }) => code)).toEqual(['33', '3301', '330106']);
    expect([fullName(tree, '330106'), fullName(tree, '99')]).toEqual(['浙江省 杭州市 西湖区', '99']);
  });

  it('markOf marks chosen areas, their descendants and their ancestors', () => {
    expect(marks(chosen('3301'))).toMatchObject({
      ...{ '33': 'some', '3301': 'all', '330105': 'all', '330106': 'all' },
      ...{ '3302': 'none', '330203': 'none', '36': 'none' },
    });
  });

  it.each<[string, string[], string, string[]]>([
    ['takes an area', [], '330106', ['330106']],
    ['takes the rest of a city for the city', ['330105'], '330106', ['3301']],
    ['takes all cities for the province, and goes on upwards', ['330105', '3302'], '330106', ['33']],
    ['takes the whole in the place of its parts', ['330105', '36'], '33', ['33', '36']],
    ['leaves an area out', ['330106', '36'], '330106', ['36']],
    ['leaves a district out of a province', ['33'], '330106', ['330105', '3302']],
    ['leaves a city out of a province', ['33'], '3301', ['3302']],
    ['leaves a city without districts out', ['44'], '4419', []],
    ['leaves a whole out that was chosen as such', ['33'], '33', []],
  ])('toggling an area: %s', (_, before, code, after) => {
    expect(toggled(tree, chosen(...before), code)).toEqual(after);
  });

  it('toggling an unmarked area twice restores the selection', () => {
    const codes = [...tree.byCode.keys()];
    const clicks = fc.array(fc.constantFrom(...codes), { maxLength: 12 });
    fc.assert(
      fc.property(clicks, fc.constantFrom(...codes), (before, code) => {
        const start = before.reduce((set, each) => chosen(...toggled(tree, set, each)), chosen());
        fc.pre(markOf(tree, start, code) === 'none');
        const once = chosen(...toggled(tree, start, code));
        expect(markOf(tree, once, code)).toBe('all');
        expect(toggled(tree, once, code)).toEqual([...start].toSorted());
      }),
    );
  });

  it('the selection never holds a part beside its whole or all parts of a whole', () => {
    const codes = [...tree.byCode.keys()];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...codes), { maxLength: 20 }), (clicks) => {
        const set = clicks.reduce((before, code) => chosen(...toggled(tree, before, code)), chosen());
        const parts = [...set].filter((code) =>
          [...set].some((each) => each !== code && code.startsWith(each)),
        );
        expect(parts).toEqual([]);
        const full = [...tree.byCode.values()].filter(
          ({ children }) => children.length > 0 && children.every(({ code }) => set.has(code)),
        );
        expect(full).toEqual([]);
      }),
    );
  });
});

describe('searching the tree', () => {
  const found = (words: string) => {
    const matches = matching(tree, words);
    return matches && { shown: [...matches.shown], open: [...matches.open], count: matches.count };
  };

  it('the search shows matches with their expanded ancestors', () => {
    expect(found('西湖')).toEqual({
      shown: ['33', '3301', '330106', '36', '3601', '360103'],
      open: ['33', '3301', '36', '3601'],
      count: 2,
    });
  });

  it('the search reads leading words as ancestors', () => {
    expect(found(' 江西  西湖 ')).toEqual({
      shown: ['36', '3601', '360103'],
      open: ['36', '3601'],
      count: 1,
    });
    expect(found('浙江')).toEqual({ shown: ['33'], open: [], count: 1 });
    expect(found('西湖 江西')).toEqual({ shown: [], open: [], count: 0 });
  });

  it('the search has no result without words', () => expect(found('  ')).toBeNull());
});
