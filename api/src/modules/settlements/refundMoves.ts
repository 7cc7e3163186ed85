import { moneyLogTypes } from '../../shared/statuses.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { keptShares, SETTLED, sharesOf } from './shares.ts';

type Parcel = {
  id: number;
  packageNo: string;
  packageFee: number;
  supplierShare: number;
  agentShare: number;
  /** The result of `commissionOn`. */
  commission: number;
  settleStatus: number;
  /** Null where the refund period has ended: `refundParcels` decides what the supplier bears then. */
  heldUntil: Date | null;
};

/** Whether the shares of a parcel are final. */
export const isFinal = ({ settleStatus, heldUntil }: Pick<Parcel, 'settleStatus' | 'heldUntil'>): boolean =>
  settleStatus === SETTLED && heldUntil === null;

/**
 * The movements of a refund: shares already paid out return to escrow, the buyer receives the amount, and the rest
 * of the fee is shared out. Without an agent the platform has that share. An agent's final share stays; the
 * supplier bears it, from what is free in its wallet and then from its deposit.
 */
export function refundMoves(
  order: { accountId: number; sellerId: number },
  agentId: number | null,
  { parcel, amount, waybillFee }: { parcel: Parcel; amount: number; waybillFee: number },
): Move[] {
  const agent = agentId === null ? revenue : walletOf(agentId);
  const seller = walletOf(order.sellerId);
  const of = (
    kind: Move['kind'],
    step: string,
    title: string,
    from: Move['from'],
    to: Move['to'],
    fen: number,
    more: Pick<Move, 'held' | 'covered'> = {},
  ): Move => ({
    kind,
    packageId: parcel.id,
    step,
    title: `${title} ${parcel.packageNo}`,
    from,
    to,
    amount: fen,
    ...more,
  });
  const back = of(moneyLogTypes.packageRefund, '', '包裹退款', escrow, walletOf(order.accountId), amount);
  const had = sharesOf(parcel, parcel.commission);
  const kept = keptShares(parcel.packageFee - amount, waybillFee, had);
  if (parcel.settleStatus === SETTLED) {
    const final = isFinal(parcel);
    const [ofSupplier, ofAgent] = [had.supplier - kept.supplier, had.agent - kept.agent];
    const borne = final && agentId !== null ? ofAgent : 0;
    return [
      of(moneyLogTypes.supplierReverse, '', '货款冲回', seller, escrow, ofSupplier + borne, {
        ...(final ? { covered: true } : { held: -had.supplier }),
      }),
      of(moneyLogTypes.agentReverse, '', '收益冲回', agent, escrow, ofAgent - borne, {
        ...(!final && agentId !== null && { held: -had.agent }),
      }),
      of(
        moneyLogTypes.supplierReverse,
        'platform',
        '平台冲回',
        revenue,
        escrow,
        had.platform - kept.platform,
      ),
      back,
    ];
  }
  return [
    back,
    of(moneyLogTypes.supplierSettle, '', '退款后货款', escrow, seller, kept.supplier),
    of(moneyLogTypes.agentProfit, '', '退款后收益', escrow, agent, kept.agent),
    of(moneyLogTypes.supplierSettle, 'platform', '平台收入', escrow, revenue, kept.platform),
  ];
}
