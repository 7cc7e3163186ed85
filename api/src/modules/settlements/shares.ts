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
  return inProportion(parcel.commission, supplyFee, parcel.supplyFee);
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

/** What a parcel still costs its buyer: its fee but for what was given back while it went on. Its shares are of that. */
export function feeLeft({ packageFee, compensated }: { packageFee: Fen; compensated: Fen }): Fen {
  return packageFee - compensated;
}

/** What of `whole`, or less, stands to it as `part` to `all`; exact for any fen. */
function inProportion(whole: Fen, part: Fen, all: Fen): Fen {
  return all === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(all));
}

/**
 * What the owners of a fee bear of a part of it that goes back: each in proportion to its share, and the supplier the
 * fen that cannot be divided, as far as its share goes.
 */
export function borneShares(amount: Fen, had: Shares): Shares {
  const all = had.supplier + had.agent + had.platform;
  const agent = inProportion(had.agent, amount, all);
  const platform = inProportion(had.platform, amount, all);
  const supplier = Math.min(had.supplier, amount - agent - platform);
  const left = amount - agent - platform - supplier;
  const more = Math.min(left, had.platform - platform);
  return { supplier, agent: agent + left - more, platform: platform + more };
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
