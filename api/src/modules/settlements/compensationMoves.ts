import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes, settleStatus } from '../../shared/statuses.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { borneShares, commissionOfPart, feeLeft } from './shares.ts';

type Parcel = {
  id: number;
  packageNo: string;
  packageFee: Fen;
  compensated: Fen;
  supplierShare: Fen;
  agentShare: Fen;
  supplyFee: Fen;
  agentFee: Fen;
  commission: Fen;
  settleStatus: number;
};

/** The shares of a parcel after a compensation, and what supplier and agent bore of it; the platform bore the rest. */
export type Compensated = {
  shares: Pick<
    Parcel,
    'compensated' | 'supplierShare' | 'agentShare' | 'supplyFee' | 'agentFee' | 'commission'
  >;
  supplierPart: Fen;
  agentPart: Fen;
};

/**
 * A parcel of which so much goes back while it goes on. Its shares become smaller in proportion, and so does the
 * commission, which a settlement takes of `supplyFee` or has taken already.
 */
export function compensate(parcel: Parcel, amount: Fen): Compensated {
  const { supplierShare, agentShare, supplyFee, agentFee, commission } = parcel;
  const left = feeLeft(parcel);
  const borne = borneShares(amount, {
    supplier: supplierShare,
    agent: agentShare,
    platform: left - supplierShare - agentShare,
  });
  const kept = (share: Fen) =>
    share - borneShares(amount, { supplier: share, agent: 0, platform: left - share }).supplier;
  const supplier = supplierShare - borne.supplier;
  const agent = agentShare - borne.agent;
  const supply = Math.min(kept(supplyFee), supplier);
  const shares = {
    compensated: parcel.compensated + amount,
    supplierShare: supplier,
    agentShare: agent,
    supplyFee: supply,
    agentFee: Math.min(kept(agentFee), agent),
    commission: commissionOfPart(parcel, supply),
  };
  return {
    shares,
    supplierPart: borne.supplier - (commission - shares.commission),
    agentPart: borne.agent,
  };
}

/**
 * The movements of a compensation: what was paid out of a settled, held parcel's shares comes back to escrow as far as
 * their owners bear it, and the buyer gets the amount.
 */
export function compensationMoves(
  order: { accountId: number; sellerId: number },
  agentId: number | null,
  parcel: Pick<Parcel, 'id' | 'packageNo' | 'settleStatus'>,
  { id, amount, supplierPart, agentPart }: { id: number; amount: Fen; supplierPart: Fen; agentPart: Fen },
): Move[] {
  const of = (
    kind: Move['kind'],
    step: string,
    title: string,
    from: Move['from'],
    to: Move['to'],
    fen: Fen,
  ): Move => ({
    kind,
    packageId: parcel.id,
    step: `${step}${id}`,
    title: `${title} ${parcel.packageNo}`,
    from,
    to,
    amount: fen,
    ...(from.code === 'available' && { held: -fen }),
  });
  const { supplierReverse, agentReverse, compensation } = moneyLogTypes;
  const back = of(compensation, 'case', '售后补偿', escrow, walletOf(order.accountId), amount);
  if (parcel.settleStatus !== settleStatus.settled) return [back];
  const agent = agentId === null ? revenue : walletOf(agentId);
  return [
    of(supplierReverse, 'case', '售后补偿货款冲回', walletOf(order.sellerId), escrow, supplierPart),
    of(agentReverse, 'case', '售后补偿收益冲回', agent, escrow, agentPart),
    of(
      supplierReverse,
      'platformcase',
      '售后补偿平台冲回',
      revenue,
      escrow,
      amount - supplierPart - agentPart,
    ),
    back,
  ];
}
