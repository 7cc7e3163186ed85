import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { topUpDeposits } from '../wallet/deposits.ts';
import { escrow, type Move, moveParcelMoney, walletOf } from '../wallet/moves.ts';
import { HELD_UNTIL } from './holds.sql.ts';
import { sharesOf } from './shares.ts';

type Held = {
  id: number;
  packageNo: string;
  packageFee: number;
  supplierShare: number;
  agentShare: number;
  commission: number;
  sellerId: number;
  agentId: number | null;
  /** Null when it is no longer held. */
  heldUntil: string | null;
};

const AT_ONCE = 500;

/**
 * Scheduled job: releases the shares of parcels that cannot be refunded any more, and postpones the others that are
 * due. Returns the number of released parcels. Any number of processes may run it.
 */
export async function releaseDue(db: Db, stop?: AbortSignal): Promise<number> {
  let released = 0;
  await inRounds(AT_ONCE, stop, async () => {
    const looked = await releaseSome(db);
    released += looked.filter(({ heldUntil }) => heldUntil === null).length;
    return looked.length;
  });
  return released;
}

/** As with settling, only the parcels' rows are locked before the wallets. */
function releaseSome(db: Db): Promise<Held[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Held>(sql`
      WITH due AS (
        SELECT p.id, CASE WHEN ${HELD_UNTIL} > now() THEN ${HELD_UNTIL} END AS later, b.super_id
          FROM order_package p JOIN orders o ON o.id = p.order_id JOIN account b ON b.id = p.account_id
         WHERE p.held_until <= now() ORDER BY p.held_until, p.id LIMIT ${literal(AT_ONCE)} FOR UPDATE OF p SKIP LOCKED)
      UPDATE order_package p SET held_until = due.later FROM due WHERE p.id = due.id
      RETURNING p.id, p.package_no AS "packageNo", p.package_fee - p.compensated AS "packageFee", p.supplier_share AS "supplierShare",
                p.agent_share AS "agentShare", p.commission, p.seller_id AS "sellerId", due.super_id AS "agentId", due.later AS "heldUntil"`);
    const released = rows.filter(({ heldUntil }) => heldUntil === null);
    await moveParcelMoney(tx, released.flatMap(releaseMoves));
    await topUpDeposits(tx, released);
    return rows;
  });
}

/** The released holds of a parcel; no money moves. */
function releaseMoves(parcel: Held): Move[] {
  const { supplier, agent } = sharesOf(parcel, parcel.commission);
  const of = (kind: Move['kind'], owner: number, fen: number): Move => ({
    kind,
    packageId: parcel.id,
    step: '',
    title: parcel.packageNo,
    from: escrow,
    to: walletOf(owner),
    amount: 0,
    held: -fen,
  });
  return [
    of(moneyLogTypes.supplierSettle, parcel.sellerId, supplier),
    ...(parcel.agentId === null ? [] : [of(moneyLogTypes.agentProfit, parcel.agentId, agent)]),
  ];
}
