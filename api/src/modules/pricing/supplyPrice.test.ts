import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelPrice } from './parcelPrice.ts';
import {
  countPieces,
  fallingSteps,
  nextStepOf,
  piecesFor,
  priceParts,
  type SupplyTerms,
  supplyPriceAt,
} from './supplyPrice.ts';

const terms: SupplyTerms = {
  supplyPrice: 100,
  agreedPrice: null,
  steps: [
    { minPieces: 10, supplyPrice: 80, ofSku: false },
    { minPieces: 3, supplyPrice: 90, ofSku: false },
  ],
};
const own = { minPieces: 5, supplyPrice: 70, ofSku: true };

const price = fc.integer({ min: 1, max: 10_000_000 });
const pieces = fc.integer({ min: 1, max: 500_000 });
/** Steps in any order and with any prices, whatever the editor would have refused. */
const anyTerms: fc.Arbitrary<SupplyTerms> = fc.record({
  supplyPrice: price,
  agreedPrice: fc.option(price),
  steps: fc.array(
    fc.record({
      minPieces: fc.integer({ min: 2, max: 100_000 }),
      supplyPrice: price,
      ofSku: fc.boolean(),
    }),
    { maxLength: 10 },
  ),
});

describe('the supply price', () => {
  it('is that of the step that the pieces have reached', () => {
    expect([1, 2, 3, 9, 10, 500].map((each) => supplyPriceAt(terms, each))).toEqual([
      100, 100, 90, 90, 80, 80,
    ]);
  });

  it('goes by the steps of the combination where it has some', () => {
    const both = { ...terms, steps: [...terms.steps, own] };
    expect([4, 5, 10].map((each) => supplyPriceAt(both, each))).toEqual([100, 70, 70]);
  });

  it('is the agreed one whatever the steps say, also where that is more', () => {
    expect([1, 10].map((each) => supplyPriceAt({ ...terms, agreedPrice: 95 }, each))).toEqual([95, 95]);
  });

  it('never rises with the pieces, and never above that of one piece without an agreement', () => {
    fc.assert(
      fc.property(anyTerms, pieces, pieces, (any, one, other) => {
        const [fewer, more] = one < other ? [one, other] : [other, one];
        expect(supplyPriceAt(any, more)).toBeLessThanOrEqual(supplyPriceAt(any, fewer));
        if (any.agreedPrice === null) expect(supplyPriceAt(any, fewer)).toBeLessThanOrEqual(any.supplyPrice);
        else expect(supplyPriceAt(any, fewer)).toBe(any.agreedPrice);
      }),
    );
  });
});

describe('the next step', () => {
  it('is the next one that makes a piece cheaper', () => {
    expect([1, 3, 10].map((each) => nextStepOf(terms, each)?.minPieces ?? null)).toEqual([3, 10, null]);
  });

  it('follows the one before until the least price is reached', () => {
    const late = { minPieces: 20, supplyPrice: 85, ofSku: false };
    expect(
      fallingSteps({ ...terms, steps: [...terms.steps, late] }).map(({ minPieces }) => minPieces),
    ).toEqual([3, 10]);
  });

  it('is always cheaper, and nothing in between is', () => {
    fc.assert(
      fc.property(anyTerms, pieces, (any, num) => {
        const next = nextStepOf(any, num);
        const now = supplyPriceAt(any, num);
        if (next === null) expect(supplyPriceAt(any, 1_000_000)).toBe(now);
        else {
          expect(supplyPriceAt(any, next.minPieces)).toBeLessThan(now);
          expect(supplyPriceAt(any, next.minPieces - 1)).toBe(now);
        }
      }),
    );
  });
});

describe('the pieces that count for a step', () => {
  const lines = [
    { sku: { id: 1, goodId: 7 }, num: 2 },
    { sku: { id: 2, goodId: 7 }, num: 3 },
    { sku: { id: 3, goodId: 8 }, num: 4 },
  ];
  it('are those of all combinations of the goods, or of the one that has steps of its own', () => {
    const counts = countPieces(lines);
    expect(piecesFor({ ...terms, id: 1, goodId: 7 }, counts)).toBe(5);
    expect(piecesFor({ ...terms, steps: [own], id: 1, goodId: 7 }, counts)).toBe(2);
  });
});

describe('the parts of a price', () => {
  it('say what changed it, in the order in which it was changed', () => {
    const all = { ...terms, platformMargin: 20, agentProfit: 15 };
    expect(priceParts(all, 3)).toEqual([
      { kind: 'goods', fen: 120, minPieces: null },
      { kind: 'step', fen: -10, minPieces: 3 },
      { kind: 'markUp', fen: 15, minPieces: null },
    ]);
    expect(priceParts({ ...all, agreedPrice: 60, agentProfit: 0 }, 3)).toEqual([
      { kind: 'goods', fen: 120, minPieces: null },
      { kind: 'agreed', fen: -40, minPieces: null },
    ]);
  });

  it('add up to what a piece costs in a parcel', () => {
    const extras = fc.record({
      platformMargin: fc.integer({ min: 0, max: 1_000_000 }),
      agentProfit: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const fees = { firstWeight: 1, firstFee: 0, stepWeight: 1, stepFee: 0, costFirstFee: 0, costStepFee: 0 };
    fc.assert(
      fc.property(anyTerms, extras, fc.integer({ min: 1, max: 99 }), (any, extra, num) => {
        const line = { ...extra, supplyPrice: supplyPriceAt(any, num), num, weight: 1, fees: null };
        const parcel = parcelPrice({
          ...{ lines: [line], fees },
          ...{ agentFreight: 0, levelDiscount: 0, remoteFee: 0, freeFreight: false },
        });
        const sum = priceParts({ ...any, ...extra }, num).reduce((total, { fen }) => total + fen, 0);
        expect(sum).toBe(parcel.lines[0]?.unitPrice);
        expect(sum * num).toBe(parcel.goodsFee);
      }),
    );
  });
});
