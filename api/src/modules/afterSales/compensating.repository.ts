import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { compensations, orders, packageLines, parcels } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { compensate, compensationMoves } from '../settlements/compensationMoves.ts';
import { isFinal } from '../settlements/refundMoves.ts';
import { feeLeft } from '../settlements/shares.ts';
import { type OrderRow, termsOf } from '../shipments/refunding.repository.ts';
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
  if (parcel.lineCount > 1) await narrowLines(tx, parcel, shares);
  await tx
    .update(orders)
    .set({ refundFee: sql`${orders.refundFee} + ${amount}` })
    .where(eq(orders.id, order.id));
  const { agentId } = await termsOf(tx, order);
  await moveParcelMoney(tx, compensationMoves(order, agentId, parcel, given));
}

/** Divides what is left of the shares among the lines as it was divided before; the last fen go to the last lines. */
async function narrowLines(
  tx: Tx,
  had: Pick<ParcelRow, 'id' | 'supplyFee' | 'agentFee'>,
  now: Pick<ParcelRow, 'supplyFee' | 'agentFee'>,
): Promise<void> {
  // What all lines up to one have, rounded down; less what those before it have.
  const share = (column: 'supply_fee' | 'agent_fee', before: Fen, after: Fen) => {
    const name = sql.raw(column);
    const upTo = (sum: ReturnType<typeof sql>) =>
      sql`div(${sum} * ${after}::numeric, ${Math.max(1, before)}::numeric)`;
    const all = sql`sum(${name}) OVER (ORDER BY line)`;
    return sql`(${upTo(all)} - ${upTo(sql`(${all} - ${name})`)})::bigint`;
  };
  await tx.execute(sql`
    UPDATE package_line l SET supply_fee = x.supply, agent_fee = x.agent
      FROM (SELECT line, ${share('supply_fee', had.supplyFee, now.supplyFee)} AS supply,
                   ${share('agent_fee', had.agentFee, now.agentFee)} AS agent
              FROM ${packageLines} WHERE package_id = ${had.id}) x
     WHERE l.package_id = ${had.id} AND l.line = x.line`);
}
