import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { escrow, type Move, revenue, walletOf } from '../wallet/moves.ts';
import { sharesOf } from './shares.ts';

type Part = { id: number; packageFee: Fen; supplierShare: Fen; agentShare: Fen; commission: Fen };

/**
 * The movements that bring a part's shares of a settled, held parcel back to escrow, from where the part is refunded.
 * They are the parcel's, so that what it has moved stays what its shares are.
 */
export function unsettleMoves(
  { sellerId }: { sellerId: number },
  agentId: number | null,
  parcel: { id: number; packageNo: string },
  part: Part,
): Move[] {
  const { supplier, agent, platform } = sharesOf(part, part.commission);
  const of = (kind: Move['kind'], step: string, title: string, from: Move['from'], amount: Fen): Move => ({
    kind,
    packageId: parcel.id,
    step: `${step}${part.id}`,
    title: `${title} ${parcel.packageNo}`,
    from,
    to: escrow,
    amount,
    ...(from !== revenue && { held: -amount }),
  });
  const { supplierReverse, agentReverse } = moneyLogTypes;
  return [
    of(supplierReverse, 'part', '部分退款货款冲回', walletOf(sellerId), supplier),
    of(agentReverse, 'part', '部分退款收益冲回', agentId === null ? revenue : walletOf(agentId), agent),
    of(supplierReverse, 'platform', '部分退款平台冲回', revenue, platform),
  ];
}
