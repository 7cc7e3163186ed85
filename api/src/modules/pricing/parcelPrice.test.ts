import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineInput, MAX_PARCEL_WEIGHT, type PriceInput, parcelPrice } from './parcelPrice.ts';

const line: LineInput = { supplyPrice: 100, platformMargin: 20, agentProfit: 10, num: 2, weight: 300 };

const example: PriceInput = {
  lines: [line],
  agentFreight: 0,
  fees: {
    firstWeight: 1000,
    firstFee: 280,
    stepWeight: 1000,
    stepFee: 100,
    costFirstFee: 230,
    costStepFee: 80,
  },
  levelDiscount: 6,
  remoteFee: 0,
};

const fen = (max: number) => fc.integer({ min: 0, max });
const grams = fc.integer({ min: 1, max: MAX_PARCEL_WEIGHT });

/** All that can be written: the bounds are those of the routes, the settings and the tables. */
const anyInput: fc.Arbitrary<PriceInput> = fc
  .record({
    lines: fc.array(
      fc
        .record({
          supplyPrice: fen(10_000_000),
          platformMargin: fen(1_000_000),
          agentProfit: fen(1_000_000),
          num: fc.integer({ min: 1, max: 99 }),
          weight: grams,
        })
        .map(({ num, weight, ...rest }) => ({
          ...rest,
          num,
          weight: Math.min(weight, Math.floor(MAX_PARCEL_WEIGHT / num)),
        })),
      { minLength: 1, maxLength: 20 },
    ),
    agentFreight: fen(1_000_000),
    firstWeight: grams,
    stepWeight: grams,
    firstFees: fc.tuple(fen(1_000_000), fen(1_000_000)),
    stepFees: fc.tuple(fen(1_000_000), fen(1_000_000)),
    levelDiscount: fen(1000),
    remoteFee: fen(1_000_000),
  })
  .map(({ firstWeight, stepWeight, firstFees, stepFees, ...rest }) => ({
    ...rest,
    fees: {
      firstWeight,
      stepWeight,
      // Buyers never pay less than the courier costs.
      costFirstFee: Math.min(...firstFees),
      firstFee: Math.max(...firstFees),
      costStepFee: Math.min(...stepFees),
      stepFee: Math.max(...stepFees),
    },
  }));

describe('parcelPrice', () => {
  it('prices the worked example of the specification', () => {
    expect(parcelPrice(example)).toEqual({
      lines: [{ unitPrice: 130, goodsFee: 260, supplyFee: 200, agentFee: 20 }],
      supplyFee: 200,
      agentFee: 20,
      goodsFee: 260,
      courierFee: 274,
      discountFee: 6,
      remoteFee: 0,
      packageFee: 534,
      supplierShare: 430,
      agentShare: 20,
      platformShare: 84,
      weight: 600,
    });
  });

  it('charges every begun weight step above the first', () => {
    const courierFeeAt = (weight: number) =>
      parcelPrice({ ...example, lines: [{ ...line, num: 1, weight }], levelDiscount: 0 }).courierFee;
    expect([1, 1000, 1001, 2000, 2001].map(courierFeeAt)).toEqual([280, 280, 380, 380, 480]);
  });

  it('distributes exactly what the buyer pays, without negative parts', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = parcelPrice(input);
        const { goodsFee, courierFee, remoteFee, packageFee, supplierShare, agentShare, platformShare } =
          price;
        // An assertion each would make the many cases slow.
        return (
          goodsFee + courierFee + remoteFee === packageFee &&
          supplierShare + agentShare + platformShare === packageFee &&
          agentShare ===
            input.lines.reduce((sum, { agentProfit, num }) => sum + agentProfit * num, input.agentFreight) &&
          Math.min(supplierShare, agentShare, platformShare, courierFee) >= 0 &&
          Number.isSafeInteger(packageFee)
        );
      }),
      { numRuns: 100_000 },
    );
  });

  it('charges the goods of several lines as one parcel each would, and the courier once', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const together = parcelPrice(input);
        const alone = input.lines.map((each) => parcelPrice({ ...input, lines: [each] }));
        const sum = (part: 'goodsFee' | 'supplyFee' | 'weight') =>
          alone.reduce((total, price) => total + price[part], 0);
        expect(together.goodsFee).toBe(sum('goodsFee'));
        expect(together.supplyFee).toBe(sum('supplyFee'));
        expect(together.weight).toBe(sum('weight'));
        expect(together.lines).toEqual(alone.flatMap(({ lines }) => lines));
      }),
    );
  });

  it('never discounts below the courier’s costs', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const full = parcelPrice({ ...input, levelDiscount: 0 });
        const discounted = parcelPrice(input);
        expect(full.packageFee - discounted.packageFee).toBe(discounted.discountFee);
        expect(discounted.supplierShare).toBe(full.supplierShare);
      }),
    );
  });
});
