import type { Fen } from '../../shared/money.ts';

/** Fees of a courier at a warehouse. Weights in grams. */
export type CourierFees = {
  firstWeight: number;
  firstFee: Fen;
  stepWeight: number;
  stepFee: Fen;
  costFirstFee: Fen;
  costStepFee: Fen;
};

export type PriceInput = {
  /** What the supplier gets a piece. */
  supplyPrice: Fen;
  /** What the platform adds a piece. */
  platformMargin: Fen;
  /** What the inviter adds: a piece, and a parcel. */
  agentProfit: Fen;
  agentFreight: Fen;
  /** Pieces in the parcel, 1 to 99. */
  num: number;
  /** Grams a piece. */
  weight: number;
  fees: CourierFees;
  /** Reduction of the buyer's league level a parcel. */
  levelDiscount: Fen;
  /** Surcharge of the receiver's area. */
  remoteFee: Fen;
};

export type ParcelPrice = {
  unitPrice: Fen;
  goodsFee: Fen;
  /** What the buyer pays for the courier; the discount is already taken off. */
  courierFee: Fen;
  discountFee: Fen;
  remoteFee: Fen;
  /** goodsFee + courierFee + remoteFee */
  packageFee: Fen;
  /** How packageFee is shared out when the parcel is settled; the three add up to it. */
  supplierShare: Fen;
  agentShare: Fen;
  platformShare: Fen;
  /** Grams. */
  weight: number;
};

/** Heaviest parcel, in grams. */
export const MAX_PARCEL_WEIGHT = 50_000;

/** The price of one parcel. Integers only, so nothing is ever rounded. */
export function parcelPrice(input: PriceInput): ParcelPrice {
  const { num, fees } = input;
  const unitPrice = input.supplyPrice + input.platformMargin + input.agentProfit;
  const goodsFee = unitPrice * num;
  const weight = input.weight * num;
  const steps = Math.ceil(Math.max(0, weight - fees.firstWeight) / fees.stepWeight);
  const baseCourier = fees.firstFee + steps * fees.stepFee;
  const costCourier = fees.costFirstFee + steps * fees.costStepFee;
  // A discount never goes below the courier's costs, so the platform never pays for it.
  const discountFee = Math.min(input.levelDiscount, Math.max(0, baseCourier - costCourier));
  const courierFee = baseCourier + input.agentFreight - discountFee;
  const packageFee = goodsFee + courierFee + input.remoteFee;
  const supplierShare = input.supplyPrice * num + costCourier + input.remoteFee;
  const agentShare = input.agentProfit * num + input.agentFreight;
  return {
    unitPrice,
    goodsFee,
    courierFee,
    discountFee,
    remoteFee: input.remoteFee,
    packageFee,
    supplierShare,
    agentShare,
    platformShare: packageFee - supplierShare - agentShare,
    weight,
  };
}
