import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CourierFees,
  type LineInput,
  MAX_PARCEL_WEIGHT,
  type PriceInput,
  parcelPrice,
} from './parcelPrice.ts';

const line: LineInput = {
  supplyPrice: 100,
  platformMargin: 20,
  agentProfit: 10,
  num: 2,
  weight: 300,
  fees: null,
};

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
  freeFreight: false,
};

const fen = (max: number) => fc.integer({ min: 0, max });
const grams = fc.integer({ min: 1, max: MAX_PARCEL_WEIGHT });

const anyFees: fc.Arbitrary<CourierFees> = fc
  .record({
    firstWeight: grams,
    stepWeight: grams,
    firstFees: fc.tuple(fen(1_000_000), fen(1_000_000)),
    stepFees: fc.tuple(fen(1_000_000), fen(1_000_000)),
  })
  .map(({ firstWeight, stepWeight, firstFees, stepFees }) => ({
    firstWeight,
    stepWeight,
    // Buyers never pay less than the courier costs.
    costFirstFee: Math.min(...firstFees),
    firstFee: Math.max(...firstFees),
    costStepFee: Math.min(...stepFees),
    stepFee: Math.max(...stepFees),
  }));

/** All that can be written: the bounds are those of the routes, the settings and the tables. */
const anyInput: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.array(
    fc
      .record({
        supplyPrice: fen(10_000_000),
        platformMargin: fen(1_000_000),
        agentProfit: fen(1_000_000),
        num: fc.integer({ min: 1, max: 99 }),
        weight: grams,
        fees: fc.option(anyFees, { freq: 2 }),
      })
      .map(({ num, weight, ...rest }) => ({
        ...rest,
        num,
        weight: Math.min(weight, Math.floor(MAX_PARCEL_WEIGHT / num)),
      })),
    { minLength: 1, maxLength: 20 },
  ),
  agentFreight: fen(1_000_000),
  fees: anyFees,
  levelDiscount: fen(1000),
  remoteFee: fen(1_000_000),
  freeFreight: fc.boolean(),
});

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
      borneFreight: 0,
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

  it('counts the fees that make the parcel dearest, and all of that set', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = parcelPrice(input);
        const lines = input.lines.map((each) => ({ ...each, fees: null }));
        const sets = input.lines.map(({ fees }) =>
          parcelPrice({ ...input, lines, fees: fees ?? input.fees }),
        );
        expect(price.packageFee).toBe(Math.max(...sets.map(({ packageFee }) => packageFee)));
        expect(sets).toContainEqual(price);
      }),
    );
  });

  it('leaves the fees of the warehouse alone where all goods have their own', () => {
    const own = { ...example.fees, firstFee: 250 };
    const priceOf = (...fees: (CourierFees | null)[]) =>
      parcelPrice({
        ...example,
        levelDiscount: 0,
        lines: fees.map((each) => ({ ...line, num: 1, fees: each })),
      });
    expect(priceOf(own).courierFee).toBe(250);
    expect(priceOf(own, null).courierFee).toBe(280);
    expect(priceOf({ ...own, firstFee: 900 }, own, null).courierFee).toBe(900);
  });

  it('gives the supplier the dearer costs where two sets cost the buyer the same', () => {
    const costly = { ...example.fees, costFirstFee: 280 };
    const { courierFee, supplierShare } = parcelPrice({
      ...{ ...example, levelDiscount: 0 },
      lines: [
        { ...line, num: 1 },
        { ...line, num: 1, fees: costly },
      ],
    });
    expect({ courierFee, supplierShare }).toEqual({ courierFee: 280, supplierShare: 200 + 280 });
  });

  it('asks nothing for the courier of free freight but what the inviter adds, and pays its costs to nobody', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = parcelPrice({ ...input, freeFreight: true });
        const paid = parcelPrice({ ...input, freeFreight: false });
        expect(price.borneFreight).toBe(paid.supplierShare - paid.supplyFee - input.remoteFee);
        expect(paid.borneFreight).toBe(0);
        expect(price.courierFee).toBe(input.agentFreight);
        expect(price.discountFee).toBe(0);
        expect(price.supplierShare).toBe(price.supplyFee + input.remoteFee);
        expect(price.packageFee).toBeLessThanOrEqual(paid.packageFee);
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
