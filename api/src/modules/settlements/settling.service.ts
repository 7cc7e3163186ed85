import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { accountStatuses } from '../../shared/statuses.ts';
import { raiseLevels } from '../promotion/league.repository.ts';
import { topUpDeposits } from '../wallet/deposits.ts';
import { moveParcelMoney } from '../wallet/moves.ts';
import { HAS_OPEN_CASE, HELD_UNTIL } from './holds.sql.ts';
import { settleMoves } from './settleMoves.ts';
import { commissionOf, SETTLED } from './shares.ts';

type Due = {
  id: number;
  packageNo: string;
  packageFee: number;
  supplierShare: number;
  agentShare: number;
  supplyFee: number;
  sellerId: number;
  commissionRate: number;
  accountId: number;
  agentId: number | null;
  /** In the database's format. */
  heldUntil: string | null;
};

const AT_ONCE = 100;
/** Account status: payments to a frozen supplier are withheld. */
const FROZEN = literal(accountStatuses.frozen);

/**
 * Scheduled job: pays out the shares of parcels that were signed or received, or shipped longer ago than their
 * supplier's settlement days, except those with a pending refund or an open case. Returns their number. Any number of processes may
 * run it.
 */
export async function settleDue(db: Db, stop?: AbortSignal): Promise<number> {
  const people = new Set<number>();
  const settled = await inRounds(AT_ONCE, stop, async () => {
    const some = await settleSome(db);
    for (const { accountId, agentId } of some) people.add(accountId).add(agentId ?? accountId);
    return some.length;
  });
  // Settled parcels count for the levels of their buyers and inviters. Once for all rounds, since it counts months
  // of purchases.
  await raiseLevels(db, [...people]);
  return settled;
}

/** Only the parcels' rows are locked; parcels locked by a refund are skipped. */
function settleSome(db: Db): Promise<Due[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      SELECT p.id, p.package_no AS "packageNo", p.package_fee - p.compensated AS "packageFee", p.supplier_share AS "supplierShare",
             p.agent_share AS "agentShare", p.supply_fee AS "supplyFee", o.seller_id AS "sellerId",
             s.commission_rate AS "commissionRate", o.account_id AS "accountId", b.super_id AS "agentId",
             CASE WHEN ${HELD_UNTIL} > now() THEN ${HELD_UNTIL} END AS "heldUntil"
        FROM order_package p JOIN orders o ON o.id = p.order_id JOIN account s ON s.id = o.seller_id JOIN account b ON b.id = o.account_id
       WHERE p.settle_status = 1 AND p.settle_from <= now() AND s.status <> ${FROZEN} AND p.refund_status NOT IN (10, 20, 30) AND NOT ${HAS_OPEN_CASE}
         AND (p.status = 50 OR o.received_at IS NOT NULL
              OR (p.status IN (30, 40) AND p.shipped_at <= now() - make_interval(days => s.settle_days)))
       ORDER BY p.settle_from, p.id LIMIT ${literal(AT_ONCE)} FOR UPDATE OF p SKIP LOCKED`);
    if (rows.length === 0) return rows;
    const due = rows.map((row) => ({
      ...row,
      commission: commissionOf(row.supplyFee, row.commissionRate),
      isHeld: row.heldUntil !== null,
    }));
    const written = due.map(({ id, commission, heldUntil }) => ({ id, commission, heldUntil }));
    await tx.execute(sql`
      UPDATE order_package p SET settle_status = ${SETTLED}, settled_at = now(), commission = x.commission, held_until = x."heldUntil"
        FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS x (id bigint, commission bigint, "heldUntil" timestamptz)
       WHERE p.id = x.id`);
    await moveParcelMoney(tx, due.flatMap(settleMoves));
    await topUpDeposits(
      tx,
      due.filter(({ isHeld }) => !isHeld),
    );
    return rows;
  });
}
