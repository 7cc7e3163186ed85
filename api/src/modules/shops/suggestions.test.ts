import { describe, expect, it } from 'vitest';
import { alikeGoods, type Candidate, suggestionsOf } from './suggestions.ts';

const candidate = (skuId: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{
    skuId,
    skuNo: `GD1-${skuId}`,
    skuName: '',
    merchantCode: '',
    goodId: 1,
    goodName: '纯棉短袖T恤',
    pic: '',
  },
  ...{ isKnown: true, ...more },
});
const seen = (more: object = {}) => ({
  ...{ title: '夏季新款 纯棉短袖T恤 男女同款', remoteSkuText: '红色;XL', merchantCode: '', ...more },
});
const chosen = (of: ReturnType<typeof seen>, candidates: Candidate[]) =>
  suggestionsOf(of, candidates).map(({ skuId, reason }) => [skuId, reason]);

describe('goods of which combinations are read', () => {
  const goods = (...names: string[]) => names.map((goodName, at) => ({ goodId: at + 1, goodName }));

  it('are those whose names have letters of a SKU, ten for each at most, the most alike first', () => {
    const known = goods('纯棉袜子', '玻璃水杯', '短袖T恤', '杯');
    expect(alikeGoods([seen()], known)).toEqual([3, 1]);
    expect(alikeGoods([seen(), seen({ title: '水杯' })], known)).toEqual([3, 1, 2]);
    expect(alikeGoods([seen({ title: '雨伞' })], known)).toEqual([]);
    expect(alikeGoods([seen()], goods(...Array<string>(30).fill('短袖')))).toHaveLength(10);
  });
});

describe('suggestions for a SKU', () => {
  it('begin with those of its article number, known goods before strangers’', () => {
    const candidates = [
      candidate(1, { skuName: '红色/XL' }),
      candidate(2, { merchantCode: 'T-9', isKnown: false, goodName: '别的' }),
      candidate(3, { merchantCode: 'T-9', goodName: '别的' }),
    ];
    expect(chosen(seen({ merchantCode: ' T-9 ' }), candidates)).toEqual([
      [3, 1],
      [2, 1],
      [1, 2],
    ]);
    expect(chosen(seen({ merchantCode: 'GD1-2' }), [candidate(2, { isKnown: false })])).toEqual([[2, 1]]);
  });

  it('take no empty article number for the same', () => {
    expect(chosen(seen(), [candidate(1, { goodName: '别的', isKnown: false })])).toEqual([]);
  });

  it('are by name for known goods only, and not for names that differ', () => {
    expect(
      chosen(seen(), [
        candidate(1),
        candidate(2, { isKnown: false }),
        candidate(3, { goodName: '玻璃水杯' }),
      ]),
    ).toEqual([[1, 2]]);
  });

  it('prefer the combination whose values the shop says, in any width and case', () => {
    const candidates = ['蓝色/XL', '红色/xl', '红色/L'].map((skuName, at) => candidate(at + 1, { skuName }));
    expect(chosen(seen({ remoteSkuText: '红色;ＸＬ' }), candidates)[0]).toEqual([2, 2]);
    // Values alone are no likeness: names have to agree, too.
    expect(chosen(seen({ title: '水杯' }), candidates)).toEqual([]);
  });

  it('are three at most, equal ones in the order of their ids', () => {
    expect(
      chosen(
        seen(),
        [4, 2, 3, 1].map((id) => candidate(id)),
      ),
    ).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });
});
