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

/** A line of a parcel: so many pieces of one combination. */
export type LineInput = {
  /** What the supplier gets a piece. */
  supplyPrice: Fen;
  /** What the platform adds a piece. */
  platformMargin: Fen;
  /** What the inviter adds a piece. */
  agentProfit: Fen;
  /** Pieces, 1 to 99. */
  num: number;
  /** Grams a piece. */
  weight: number;
};

export type PriceInput = {
  lines: readonly LineInput[];
  /** What the inviter adds a parcel. */
  agentFreight: Fen;
  fees: CourierFees;
  /** Reduction of the buyer's league level a parcel. */
  levelDiscount: Fen;
  /** Surcharge of the receiver's area. */
  remoteFee: Fen;
};

/** Of a line: what the buyer pays a piece and for all of them, and what of that is the supplier's and the agent's. */
export type LinePrice = { unitPrice: Fen; goodsFee: Fen; supplyFee: Fen; agentFee: Fen };

export type ParcelPrice = {
  /** In the order of the input. */
  lines: LinePrice[];
  goodsFee: Fen;
  /** What the buyer pays for the courier; the discount is already taken off. */
  courierFee: Fen;
  discountFee: Fen;
  remoteFee: Fen;
  /** goodsFee + courierFee + remoteFee */
  packageFee: Fen;
  /** The supplier's for the goods, of all lines. */
  supplyFee: Fen;
  /** The agent's for the goods, of all lines. */
  agentFee: Fen;
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
export function parcelPrice({ lines: input, fees, ...terms }: PriceInput): ParcelPrice {
  const lines = input.map(({ supplyPrice, platformMargin, agentProfit, num }): LinePrice => {
    const unitPrice = supplyPrice + platformMargin + agentProfit;
    return {
      unitPrice,
      goodsFee: unitPrice * num,
      supplyFee: supplyPrice * num,
      agentFee: agentProfit * num,
    };
  });
  const sum = (of: (each: LineInput, at: number) => number) =>
    input.reduce((total, each, at) => total + of(each, at), 0);
  const goodsFee = sum((_, at) => lines[at]?.goodsFee ?? 0);
  const supplyFee = sum((_, at) => lines[at]?.supplyFee ?? 0);
  const agentFee = sum((_, at) => lines[at]?.agentFee ?? 0);
  const weight = sum(({ weight: each, num }) => each * num);
  const steps = Math.ceil(Math.max(0, weight - fees.firstWeight) / fees.stepWeight);
  const baseCourier = fees.firstFee + steps * fees.stepFee;
  const costCourier = fees.costFirstFee + steps * fees.costStepFee;
  // A discount never goes below the courier's costs, so the platform never pays for it.
  const discountFee = Math.min(terms.levelDiscount, Math.max(0, baseCourier - costCourier));
  const courierFee = baseCourier + terms.agentFreight - discountFee;
  const packageFee = goodsFee + courierFee + terms.remoteFee;
  const supplierShare = supplyFee + costCourier + terms.remoteFee;
  const agentShare = agentFee + terms.agentFreight;
  return {
    lines,
    goodsFee,
    courierFee,
    discountFee,
    remoteFee: terms.remoteFee,
    packageFee,
    supplyFee,
    agentFee,
    supplierShare,
    agentShare,
    platformShare: packageFee - supplierShare - agentShare,
    weight,
  };
}
