import type { Fen } from '../../shared/money.ts';
import { settleStatus } from '../../shared/statuses.ts';

/** The shares of a parcel's fee; the three add up to it. */
export type Shares = { supplier: Fen; agent: Fen; platform: Fen };

/** The amounts that determine the shares, in fen. */
export type SharedParcel = { packageFee: Fen; supplierShare: Fen; agentShare: Fen; supplyFee: Fen };

/** REST `settleStatus` of a settled parcel. */
export const SETTLED = settleStatus.settled;

const TEN_THOUSAND = 10_000;

/** The platform's commission on a supplier's goods; `rate` in ten-thousandths. */
export function commissionOf(supplyFee: Fen, rate: number): Fen {
  return Math.floor((supplyFee * rate) / TEN_THOUSAND);
}

/** The commission on a parcel: as taken at its settlement, else as it would be now; `rate` in ten-thousandths. */
export function commissionOn(
  parcel: { settleStatus: number; commission: Fen; supplyFee: Fen },
  rate: number,
): Fen {
  return parcel.settleStatus === SETTLED ? parcel.commission : commissionOf(parcel.supplyFee, rate);
}

/** What of the commission that was taken on a parcel is on a part with so much of its supply fee; the rest keeps the rest. */
export function commissionOfPart(parcel: { commission: Fen; supplyFee: Fen }, supplyFee: Fen): Fen {
  return parcel.supplyFee === 0 ? 0 : Math.floor((parcel.commission * supplyFee) / parcel.supplyFee);
}

/** The shares of a settled parcel; the platform has the remainder. */
export function sharesOf(parcel: Omit<SharedParcel, 'supplyFee'>, commission: Fen): Shares {
  const supplier = parcel.supplierShare - commission;
  return {
    supplier,
    agent: parcel.agentShare,
    platform: parcel.packageFee - supplier - parcel.agentShare,
  };
}

/**
 * The owners of a fee that is not refunded: the supplier first (all of a waybill fee), then the agent, each at most
 * its original share.
 */
export function keptShares(kept: Fen, waybillFee: Fen, had: Shares): Shares {
  const supplier = Math.min(kept, Math.max(had.supplier, waybillFee));
  const agent = Math.min(kept - supplier, had.agent);
  return { supplier, agent, platform: kept - supplier - agent };
}
