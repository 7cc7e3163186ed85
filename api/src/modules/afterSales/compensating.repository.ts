import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { compensations, orders, parcels } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { compensate, compensationMoves } from '../settlements/compensationMoves.ts';
import { isFinal } from '../settlements/refundMoves.ts';
import { feeLeft } from '../settlements/shares.ts';
import { type OrderRow, termsOf } from '../shipments/refunding.repository.ts';
import { divideShares } from '../shipments/splitting.repository.ts';
import { moveParcelMoney } from '../wallet/moves.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/**
 * Gives a buyer so much of a locked parcel's fee back while the parcel goes on; the shares of its owners become smaller, and
 * come back as far as they were paid out.
 * @throws Refusal AMOUNT_MAX above what is left of the fee; REFUND_LATE when its shares are final
 */
export async function giveCompensation(
  tx: Tx,
  { order, parcel, caseId }: { order: OrderRow; parcel: ParcelRow; caseId: number },
  amount: Fen,
): Promise<void> {
  const max = feeLeft(parcel);
  if (amount > max) throw new Refusal('AMOUNT_MAX', { max: yuanText(max) }, { max });
  if (isFinal(parcel)) throw new Refusal('REFUND_LATE');
  const { shares, supplierPart, agentPart } = compensate(parcel, amount);
  const [given] = await tx
    .insert(compensations)
    .values({ caseId, packageId: parcel.id, amount, supplierPart, agentPart })
    .returning();
  if (!given) throw new Error('a compensation was not written');
  await tx.update(parcels).set(shares).where(eq(parcels.id, parcel.id));
  await divideShares(tx, parcel, shares);
  await tx
    .update(orders)
    .set({ refundFee: sql`${orders.refundFee} + ${amount}` })
    .where(eq(orders.id, order.id));
  const { agentId } = await termsOf(tx, order);
  await moveParcelMoney(tx, compensationMoves(order, agentId, parcel, given));
}
