import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood, shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { basketOf } from '../wizard/basket.ts';
import { contentOf, parcelOf } from './content.ts';
import { blankRecipient, type Recipient, withField, withOwnItems } from './recipient.ts';

const row = (change: Partial<Recipient> = {}): Recipient => ({ ...blankRecipient('r1'), ...change });
const line = (skuId: number, quantity: number) => ({ goodId: 90, skuId, quantity });
/** One piece of 红色 XL, and two of 红色 XL with one of 蓝色 L. */
const one = basketOf([shirts], [line(903, 1)]);
const two = basketOf([shirts], [line(903, 2), line(906, 1)]);
const none = basketOf([shirts], [{ goodId: 90, skuId: null, quantity: 1 }]);

describe('what is in a recipient’s parcel', () => {
  it.each([
    [
      {},
      two,
      'all',
      [
        [903, 2],
        [906, 1],
      ],
    ],
    [{ quantity: '3' }, one, 'all', [[903, 3]]],
    [{ specification: '蓝色 L', quantity: '2' }, two, 'said', [[906, 2]]],
    [
      { specification: '蓝色 L*2；白色 M*1' },
      one,
      'said',
      [
        [906, 2],
        [909, 1],
      ],
    ],
    [{ specification: 'TX-912×4' }, none, 'said', [[912, 4]]],
    [{ items: [{ skuId: 901, quantity: 5 }] }, two, 'own', [[901, 5]]],
    [{ items: [{ skuId: 901, quantity: 5 }], quantity: '7' }, two, 'own', [[901, 7]]],
  ] as const)('%j is told', (change, basket, from, items) => {
    const content = contentOf(row(change), basket);
    expect(content).toEqual({
      items: items.map(([skuId, quantity]) => ({ skuId, quantity })),
      from,
      wrong: null,
    });
  });

  it.each([
    [{ quantity: '3' }, two, 'PIECES_OF_WHICH'],
    [{ specification: '蓝色 L*2', quantity: '5' }, one, 'ITEMS_UNCLEAR'],
    [{ specification: '大红 加大' }, one, 'ITEM_UNKNOWN'],
    [{ items: [{ skuId: 70, quantity: 1 }] }, one, 'ITEM_GONE'],
    [{}, none, 'ITEM_MISSING'],
    [{ quantity: '21' }, one, 'QUANTITY_WRONG'],
    [{ specification: '蓝色 L*20；白色 M*1' }, one, 'QUANTITY_WRONG'],
    [{ items: shirts.skus.map(({ skuId }) => ({ skuId, quantity: 2 })) }, one, 'QUANTITY_WRONG'],
  ] as const)('%j cannot go', (change, basket, code) => {
    expect(contentOf(row(change), basket).wrong).toMatchObject({ code, blocking: true });
  });

  it('near misses are offered for words that name no combination, and nothing is taken for them', () => {
    const { items, wrong } = contentOf(row({ specification: '红 XL' }), one);
    expect(items).toEqual([]);
    expect(wrong).toMatchObject({ said: '红 XL', nearIds: [903, expect.any(Number), expect.any(Number)] });
    expect(wrong?.near?.[0]).toBe('红色 XL');
  });

  it.each([
    [{ specification: '蓝色 L', quantity: '999' }, [[906, 999]], 'QUANTITY_WRONG'],
    [{ specification: '蓝色 L*1200' }, [[906, 1200]], 'QUANTITY_WRONG'],
    [{ specification: '蓝色 L', quantity: '两' }, [[906, 1]], 'QUANTITY_WRONG'],
    [{ specification: '紫色 L*3；蓝色 L*2' }, [[906, 2]], 'ITEM_UNKNOWN'],
  ] as const)('%j is flagged, and the combination stays', (change, items, code) => {
    const content = contentOf(row(change), one);
    expect(content.items).toEqual(items.map(([skuId, quantity]) => ({ skuId, quantity })));
    expect(content).toMatchObject({ from: 'said', wrong: { code, blocking: true } });
  });

  it('words of goods without combinations are printed, and say nothing', () => {
    const towels = plainBasket(1, plainGood(7), plainGood(8));
    for (const basket of [plainBasket(), towels]) {
      const printed = row({ specification: '加厚款' });
      expect(contentOf(printed, basket)).toMatchObject({ from: 'all', wrong: null });
      expect(parcelOf(printed, basket)).toMatchObject({ specification: '加厚款' });
    }
    expect(contentOf(row({ specification: '商品 8*3' }), towels).items).toEqual([{ skuId: 80, quantity: 3 }]);
  });

  it('a parcel names its items where they are others than those of all, and no words that say them', () => {
    expect(parcelOf(row(), two)).not.toHaveProperty('items');
    const said = parcelOf(row({ specification: '蓝色 L', remark: '急' }), two);
    expect(said).toMatchObject({ items: [{ skuId: 906, quantity: 1 }], remark: '急' });
    expect(said).not.toHaveProperty('specification');
  });

  it('what a person chooses takes the place of the words, and words typed later that of the choice', () => {
    const chosen = withOwnItems(
      row({ specification: '大红', quantity: '2' }),
      [{ skuId: 903, quantity: 4 }],
      '',
    );
    expect(contentOf(chosen, two)).toMatchObject({ from: 'own', items: [{ skuId: 903, quantity: 4 }] });
    expect(chosen).toMatchObject({ specification: '', quantity: '' });
    const typed = withField(chosen, 'specification', '蓝色 L');
    expect(contentOf(typed, two)).toMatchObject({ from: 'said', items: [{ skuId: 906, quantity: 1 }] });
  });
});
