import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { type SharedParcel, sharesOf } from './shares.ts';

export type Settling = Omit<SharedParcel, 'supplyFee'> & {
  id: number;
  packageNo: string;
  sellerId: number;
  /** The owner of the agent's share; the platform without one. */
  agentId: number | null;
  commission: Fen;
  /** Paid out, but possibly to be returned. */
  isHeld: boolean;
};

/** The movements of a settlement: the whole fee of a parcel moves from escrow to the owners of its shares. */
export function settleMoves(due: Settling): Move[] {
  const { supplier, agent, platform } = sharesOf(due, due.commission);
  const of = (kind: Move['kind'], step: string, title: string, to: Move['to'], amount: Fen): Move => ({
    kind,
    packageId: due.id,
    step,
    title: `${title} ${due.packageNo}`,
    from: escrow,
    to,
    amount,
    ...(due.isHeld && to.owner !== revenue.owner && { held: amount }),
  });
  const { supplierSettle, agentProfit } = moneyLogTypes;
  return [
    of(supplierSettle, '', '货款结算', walletOf(due.sellerId), supplier),
    of(agentProfit, '', '推广收益', due.agentId === null ? revenue : walletOf(due.agentId), agent),
    of(supplierSettle, 'platform', '平台收入', revenue, platform),
  ];
}
