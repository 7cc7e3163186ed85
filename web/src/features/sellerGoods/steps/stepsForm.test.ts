import { describe, expect, it } from 'vitest';
import { type SteppedGood, stepsForm, stepsInput, stepsProblems, withRow } from './stepsForm.ts';

const sku = (id: number, supplyPrice: number) => ({ id, name: `规格${id}`, supplyPrice });
const good: SteppedGood = {
  ...{ id: 5, name: '棉袜', unit: '双', skus: [sku(1, 100), sku(2, 300)] },
  priceSteps: {
    ...{ id: 5, perParcel: false },
    steps: [
      { skuId: null, minPieces: 3, supplyPrice: 90 },
      { skuId: 2, minPieces: 5, supplyPrice: 250 },
    ],
  },
};
const form = stepsForm(good);
const problemsOf = (scope: number, rows: [pieces: string, price: string][]) =>
  stepsProblems({ ...form, rows: { [scope]: rows.map(([pieces, price]) => ({ pieces, price })) } }, good);

describe('the form of price steps', () => {
  it('sends what it was filled with', () => {
    expect(stepsInput(form)).toEqual({
      perParcel: false,
      steps: [
        { minPieces: 3, supplyPrice: 90 },
        { skuId: 2, minPieces: 5, supplyPrice: 250 },
      ],
    });
  });

  it('leaves out rows that were emptied, and keeps those of other combinations', () => {
    const emptied = { ...form, ...withRow(form, 0, 0, { pieces: '', price: '' }) };
    expect([stepsProblems(emptied, good), stepsInput(emptied).steps]).toEqual([
      {},
      [{ skuId: 2, minPieces: 5, supplyPrice: 250 }],
    ]);
  });

  it.each([
    ['pieces', '1', '0.50'],
    ['pieces', '', '0.50'],
    ['price', '9', ''],
    ['price', '9', '0'],
  ])('finds what is wrong with %s', (problem, pieces, price) => {
    expect(problemsOf(1, [[pieces, price]])).toEqual({ '1.0': problem });
  });

  it('wants more pieces and lower prices from row to row, blank rows aside', () => {
    const rows: [string, string][] = [
      ['3', '0.90'],
      ['', ''],
      ['3', '0.80'],
      ['6', '0.80'],
      ['9', '0.70'],
    ];
    expect(problemsOf(1, rows)).toEqual({ '1.2': 'order', '1.3': 'notLower' });
  });

  it('begins below the price of one piece, of goods below that of their dearest combination', () => {
    expect(problemsOf(1, [['3', '1.00']])).toEqual({ '1.0': 'notLower' });
    expect(problemsOf(0, [['3', '2.99']])).toEqual({});
    expect(problemsOf(0, [['3', '3.00']])).toEqual({ '0.0': 'notLower' });
  });
});
