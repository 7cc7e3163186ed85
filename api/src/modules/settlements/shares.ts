import type { Fen } from '../../shared/money.ts';

/** How the fee of a parcel is shared out; the three add up to it. */
export type Shares = { supplier: Fen; agent: Fen; platform: Fen };

/** What decides how the fee of a parcel is shared out; fen. */
export type SharedParcel = { packageFee: Fen; supplierShare: Fen; agentShare: Fen; supplyFee: Fen };

/** REST `settleStatus` of a parcel whose shares were paid out. */
export const SETTLED = 2;

const TEN_THOUSAND = 10_000;

/** What the platform takes of a supplier's goods; `rate` in ten-thousandths. */
export function commissionOf(supplyFee: Fen, rate: number): Fen {
  return Math.floor((supplyFee * rate) / TEN_THOUSAND);
}

/**
 * The commission on a parcel, whichever way its money goes first: what was taken when it was settled, else what would be
 * taken now; `rate` in ten-thousandths.
 */
export function commissionOn(
  parcel: { settleStatus: number; commission: Fen; supplyFee: Fen },
  rate: number,
): Fen {
  return parcel.settleStatus === SETTLED ? parcel.commission : commissionOf(parcel.supplyFee, rate);
}

/** The shares of a parcel that is settled; the platform has what is over. */
export function sharesOf(parcel: Omit<SharedParcel, 'supplyFee'>, commission: Fen): Shares {
  const supplier = parcel.supplierShare - commission;
  return {
    supplier,
    agent: parcel.agentShare,
    platform: parcel.packageFee - supplier - parcel.agentShare,
  };
}

/**
 * Who gets what of a fee is not refunded: the supplier first (of a waybill's fee all), then the agent, each at most what
 * it would have had.
 */
export function keptShares(kept: Fen, waybillFee: Fen, had: Shares): Shares {
  const supplier = Math.min(kept, Math.max(had.supplier, waybillFee));
  const agent = Math.min(kept - supplier, had.agent);
  return { supplier, agent, platform: kept - supplier - agent };
}
