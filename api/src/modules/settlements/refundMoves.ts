import { moneyLogTypes } from '../wallet/moneyLogTypes.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { keptShares, SETTLED, sharesOf } from './shares.ts';

type Parcel = {
  id: number;
  packageNo: string;
  packageFee: number;
  supplierShare: number;
  agentShare: number;
  /** `commissionOn` it. */
  commission: number;
  settleStatus: number;
};

/**
 * The movements of a refund: what was paid out of the shares comes back into escrow, the buyer has the amount of it, and
 * what is kept of the fee is shared out. Without an agent the platform has that share.
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
  ) => ({
    kind,
    packageId: parcel.id,
    step,
    title: `${title} ${parcel.packageNo}`,
    from,
    to,
    amount: fen,
  });
  const back = of(moneyLogTypes.packageRefund, '', '包裹退款', escrow, walletOf(order.accountId), amount);
  const had = sharesOf(parcel, parcel.commission);
  const kept = keptShares(parcel.packageFee - amount, waybillFee, had);
  if (parcel.settleStatus === SETTLED) {
    return [
      of(moneyLogTypes.supplierReverse, '', '货款冲回', seller, escrow, had.supplier - kept.supplier),
      of(moneyLogTypes.agentReverse, '', '收益冲回', agent, escrow, had.agent - kept.agent),
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
