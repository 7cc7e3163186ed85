import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes, settleStatus } from '../../shared/statuses.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { isFinal } from './refundMoves.ts';
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
 * commission, which a settlement takes of `supplyFee` or has taken already. The supplier also bears what would be the
 * agent's where `agentKeeps` its final share; what is left to the supplier may be less than nothing then.
 */
export function compensate(parcel: Parcel, amount: Fen, { agentKeeps = false } = {}): Compensated {
  const { supplierShare, agentShare, supplyFee, agentFee, commission } = parcel;
  const left = feeLeft(parcel);
  const ofAgent = agentKeeps ? 0 : agentShare;
  const borne = borneShares(amount, {
    supplier: supplierShare + agentShare - ofAgent,
    agent: ofAgent,
    platform: left - supplierShare - agentShare,
  });
  const kept = (share: Fen) =>
    share - borneShares(amount, { supplier: share, agent: 0, platform: left - share }).supplier;
  const supplier = supplierShare - borne.supplier;
  const agent = agentShare - borne.agent;
  const supply = Math.max(0, Math.min(kept(supplyFee), supplier));
  const shares = {
    compensated: parcel.compensated + amount,
    supplierShare: supplier,
    agentShare: agent,
    supplyFee: supply,
    agentFee: agentKeeps ? agentFee : Math.min(kept(agentFee), agent),
    commission: commissionOfPart(parcel, supply),
  };
  return {
    shares,
    supplierPart: borne.supplier - (commission - shares.commission),
    agentPart: borne.agent,
  };
}

/**
 * The movements of a compensation: what was paid out of a settled parcel's shares comes back to escrow as far as their
 * owners bear it, what is beyond the parcel comes there from its supplier's deposit, and the buyer gets both. A supplier
 * whose share is final bears it from what is free in its wallet, and then from its deposit.
 */
export function compensationMoves(
  order: { accountId: number; sellerId: number },
  agentId: number | null,
  parcel: Pick<Parcel, 'id' | 'packageNo' | 'settleStatus'> & { heldUntil: Date | null },
  given: { id: number; amount: Fen; surplus: Fen; supplierPart: Fen; agentPart: Fen },
): Move[] {
  const { id, amount, surplus, supplierPart, agentPart } = given;
  const final = isFinal(parcel);
  const of = (
    kind: Move['kind'],
    step: string,
    title: string,
    from: Move['from'],
    to: Move['to'],
    fen: Fen,
    more: Pick<Move, 'held' | 'covered' | 'fromDeposit'> = {},
  ): Move => ({
    kind,
    packageId: parcel.id,
    step: `${step}${id}`,
    title: `${title} ${parcel.packageNo}`,
    from,
    to,
    amount: fen,
    ...more,
  });
  const { supplierReverse, agentReverse, compensation } = moneyLogTypes;
  const seller = walletOf(order.sellerId);
  const buyer = walletOf(order.accountId);
  const beyond = of(compensation, 'surplus', '超额赔付', seller, escrow, surplus, { fromDeposit: true });
  const back = of(compensation, 'case', '售后补偿', escrow, buyer, amount + surplus);
  if (parcel.settleStatus !== settleStatus.settled) return [beyond, back];
  const fromHeld = (fen: Fen) => (final ? {} : { held: -fen });
  const ofSupplier = final ? { covered: true } : fromHeld(supplierPart);
  return [
    of(supplierReverse, 'case', '售后补偿货款冲回', seller, escrow, supplierPart, ofSupplier),
    agentId === null
      ? of(agentReverse, 'case', '售后补偿收益冲回', revenue, escrow, agentPart)
      : of(
          agentReverse,
          'case',
          '售后补偿收益冲回',
          walletOf(agentId),
          escrow,
          agentPart,
          fromHeld(agentPart),
        ),
    of(
      supplierReverse,
      'platformcase',
      '售后补偿平台冲回',
      revenue,
      escrow,
      amount - supplierPart - agentPart,
    ),
    beyond,
    back,
  ];
}
