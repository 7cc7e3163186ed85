import { describe, expect, it } from 'vitest';
import { nextStepText } from './prices.text.ts';
import { stepsShown } from './stepsShown.ts';

const sku = (skuId: number, price = 120) => ({
  ...{ skuId, price, agreed: false, ofSku: false },
  steps: [
    { minPieces: 3, price: 110 },
    { minPieces: 10, price: 100 },
  ],
});

describe('the steps of goods', () => {
  it('begin with one piece and go up to the next', () => {
    expect(stepsShown([sku(1)], null)).toEqual({
      ofSku: false,
      steps: [
        { minPieces: 1, before: 3, price: 120 },
        { minPieces: 3, before: 10, price: 110 },
        { minPieces: 10, before: null, price: 100 },
      ],
    });
  });

  it('are those of the chosen combination, and before a choice only those that all have', () => {
    const both = [sku(1), sku(2, 220)];
    expect(stepsShown(both, null)).toBe('differ');
    expect(stepsShown(both, 2)).toMatchObject({ steps: [{ price: 220 }, { price: 110 }, { price: 100 }] });
    expect(stepsShown([sku(1), sku(2)], null)).toMatchObject({ steps: [{ price: 120 }, {}, {}] });
  });

  it('are none without steps, and beside an agreed price', () => {
    expect(stepsShown([{ ...sku(1), steps: [] }], null)).toBe('none');
    expect(
      stepsShown(
        [
          { ...sku(1), steps: [] },
          { ...sku(2, 9), steps: [] },
        ],
        null,
      ),
    ).toBe('none');
    expect(stepsShown([{ ...sku(1), steps: [], agreed: true }], 1)).toBe('agreed');
  });
});

describe('what is missing to the next step', () => {
  const step = {
    ...{ skuId: 1, goodId: 1, title: '洗脸巾', perParcel: true, parcels: 1 },
    ...{ missing: 3, unitPrice: 120, saving: 0, places: [] },
  };
  it('is said with the price then, or with what is saved', () => {
    expect(nextStepText(step)).toBe('洗脸巾：再买 3 件，每件 ¥1.20');
    expect(nextStepText({ ...step, missing: 1, saving: 900 })).toBe('洗脸巾：再加 1 件，总价少 ¥9.00');
    expect(nextStepText({ ...step, parcels: 2 })).toBe('洗脸巾：2 个包裹各再买 3 件，每件 ¥1.20');
    expect(nextStepText({ ...step, parcels: 2, missing: 1, saving: 900 })).toBe(
      '洗脸巾：2 个包裹各再加 1 件，总价各少 ¥9.00',
    );
    expect(nextStepText({ ...step, perParcel: false, parcels: 5 })).toBe('洗脸巾：再买 3 件，每件 ¥1.20');
  });
});
