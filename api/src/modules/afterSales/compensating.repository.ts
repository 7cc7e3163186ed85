import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { compensations, orders, parcels } from '../../db/schema/index.ts';
import { refuseAbove } from '../../shared/amounts.ts';
import type { Fen } from '../../shared/money.ts';
import { compensate, compensationMoves } from '../settlements/compensationMoves.ts';
import { isFinal } from '../settlements/refundMoves.ts';
import { feeLeft } from '../settlements/shares.ts';
import { type OrderRow, termsOf } from '../shipments/refunding.repository.ts';
import { divideShares } from '../shipments/splitting.repository.ts';
import { asFunds, moveParcelMoney } from '../wallet/moves.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/**
 * Gives a buyer so much of a locked parcel's fee back while the parcel goes on; the shares of its owners become smaller, and
 * come back as far as they were paid out. `surplus` is given besides, from the supplier's deposit.
 * @throws Refusal AMOUNT_MAX above what is left of the fee; REFUND_FUNDS where the supplier has too little
 */
export async function giveCompensation(
  tx: Tx,
  { order, parcel, caseId }: { order: OrderRow; parcel: ParcelRow; caseId: number },
  amount: Fen,
  surplus: Fen = 0,
): Promise<void> {
  refuseAbove(amount, feeLeft(parcel));
  const { agentId } = await termsOf(tx, order);
  const agentKeeps = isFinal(parcel) && agentId !== null;
  const { shares, supplierPart, agentPart } = compensate(parcel, amount, { agentKeeps });
  const [given] = await tx
    .insert(compensations)
    .values({
      ...{ caseId, packageId: parcel.id, amount, surplus, supplierPart, agentPart },
      sharePart: parcel.supplierShare - shares.supplierShare,
      supplyPart: parcel.supplyFee - shares.supplyFee,
    })
    .returning();
  if (!given) throw new Error('a compensation was not written');
  if (amount > 0) {
    await tx.update(parcels).set(shares).where(eq(parcels.id, parcel.id));
    await divideShares(tx, parcel, shares);
    await tx
      .update(orders)
      .set({ refundFee: sql`${orders.refundFee} + ${amount}` })
      .where(eq(orders.id, order.id));
  }
  await asFunds(moveParcelMoney(tx, compensationMoves(order, agentId, parcel, given)));
}
