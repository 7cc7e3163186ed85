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
  /** The fees of its goods' own freight template; null for those of the warehouse. */
  fees: CourierFees | null;
};

export type PriceInput = {
  lines: readonly LineInput[];
  /** What the inviter adds a parcel. */
  agentFreight: Fen;
  /** Of the warehouse. */
  fees: CourierFees;
  /** Reduction of the buyer's league level a parcel. */
  levelDiscount: Fen;
  /** Surcharge of the receiver's area. */
  remoteFee: Fen;
  /** The supplier bears the freight to the receiver's area. */
  freeFreight: boolean;
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
  /** What the courier costs the supplier where the buyer pays nothing for it; 0 where the supplier's share has it. */
  borneFreight: Fen;
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
  const own = input.map((each) => each.fees ?? fees);
  const usual = dearest(own.length > 0 ? own : [fees], weight, terms.levelDiscount);
  const { fee: baseCourier, cost: costCourier, discount: discountFee } = terms.freeFreight ? FREE : usual;
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
    borneFreight: terms.freeFreight ? usual.cost : 0,
    supplyFee,
    agentFee,
    supplierShare,
    agentShare,
    platformShare: packageFee - supplierShare - agentShare,
    weight,
  };
}

/** Of a courier for a parcel: what it asks, what it costs, and what the buyer's level takes off. */
type Freight = { fee: Fen; cost: Fen; discount: Fen };

const FREE: Freight = { fee: 0, cost: 0, discount: 0 };

function freightOf(fees: CourierFees, weight: number, levelDiscount: Fen): Freight {
  const steps = Math.ceil(Math.max(0, weight - fees.firstWeight) / fees.stepWeight);
  const fee = fees.firstFee + steps * fees.stepFee;
  const cost = fees.costFirstFee + steps * fees.costStepFee;
  // A discount never goes below the courier's costs, so the platform never pays for it.
  return { fee, cost, discount: Math.min(levelDiscount, Math.max(0, fee - cost)) };
}

/** By the fees that make the parcel dearest; of those that cost the buyer the same, the ones that cost the supplier most. */
function dearest(sets: readonly CourierFees[], weight: number, levelDiscount: Fen): Freight {
  return sets
    .map((fees) => freightOf(fees, weight, levelDiscount))
    .reduce((most, one) => {
      const more = one.fee - one.discount - (most.fee - most.discount);
      return more > 0 || (more === 0 && one.cost > most.cost) ? one : most;
    });
}
