import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceInput, parcelPrice } from './parcelPrice.ts';

const example: PriceInput = {
  supplyPrice: 100,
  platformMargin: 20,
  agentProfit: 10,
  agentFreight: 0,
  num: 2,
  weight: 300,
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

const anyInput: fc.Arbitrary<PriceInput> = fc
  .record({
    supplyPrice: fen(1_000_000),
    platformMargin: fen(100_000),
    agentProfit: fen(500),
    agentFreight: fen(500),
    num: fc.integer({ min: 1, max: 99 }),
    weight: fc.integer({ min: 1, max: 50_000 }),
    firstWeight: fc.integer({ min: 1, max: 5000 }),
    stepWeight: fc.integer({ min: 1, max: 5000 }),
    costFirstFee: fen(3000),
    costStepFee: fen(1000),
    firstMargin: fen(1000),
    stepMargin: fen(500),
    levelDiscount: fen(30),
    remoteFee: fen(3000),
  })
  .map(({ firstWeight, stepWeight, costFirstFee, costStepFee, firstMargin, stepMargin, ...rest }) => ({
    ...rest,
    fees: {
      firstWeight,
      stepWeight,
      costFirstFee,
      costStepFee,
      firstFee: costFirstFee + firstMargin,
      stepFee: costStepFee + stepMargin,
    },
  }));

describe('parcelPrice', () => {
  it('prices the worked example', () => {
    expect(parcelPrice(example)).toEqual({
      unitPrice: 130,
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

  it('charges a step for every begun step weight above the first', () => {
    const courierFeeAt = (weight: number) =>
      parcelPrice({ ...example, num: 1, weight, levelDiscount: 0 }).courierFee;
    expect([1, 1000, 1001, 2000, 2001].map(courierFeeAt)).toEqual([280, 280, 380, 380, 480]);
  });

  it('shares out exactly what the buyer pays, and never a negative part', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = parcelPrice(input);
        expect(price.goodsFee + price.courierFee + price.remoteFee).toBe(price.packageFee);
        expect(price.supplierShare + price.agentShare + price.platformShare).toBe(price.packageFee);
        expect(
          Math.min(price.platformShare, price.supplierShare, price.agentShare, price.courierFee),
        ).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(price.packageFee)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('never discounts below what the courier costs', () => {
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
