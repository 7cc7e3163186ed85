import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accountStatuses } from '../../shared/statuses.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { sessionService } from '../accounts/sessions.service.ts';
import { cancelUnpaidOfFrozen, refundUnissuedOfFrozen } from './frozenOrders.service.ts';

const NORMAL = 1;
const FROZEN = literal(accountStatuses.frozen);

/**
 * Freezes an account and ends its sessions. A supplier's goods are taken off sale, and the database refuses orders
 * and payments of them from now on; `reconcileFrozenSellers` handles existing orders.
 */
export async function freezeAccount(db: Db, tx: Tx, id: number): Promise<void> {
  await lockAccount(tx, id);
  await tx.execute(sql`
    UPDATE account SET status = ${FROZEN}, frozen_at = coalesce(frozen_at, now()) WHERE id = ${id} AND status <> 4`);
  await takeOffSale(tx);
  await sessionService(db).closeAll(tx, id, 'disabled');
}

/** Thaws an account: its goods return to sale, and held parcels continue within a minute. */
export async function thawAccount(tx: Tx, id: number): Promise<void> {
  await lockAccount(tx, id);
  await tx.execute(
    sql`UPDATE account SET status = ${NORMAL}, frozen_at = NULL WHERE id = ${id} AND status = ${FROZEN}`,
  );
  await tx.execute(sql`
    UPDATE goods SET status = CASE WHEN status = 2 THEN 1 ELSE status END, off_by_freeze = false
     WHERE seller_id = ${id} AND off_by_freeze`);
}

/**
 * Scheduled job, the second half of a freeze: takes goods of frozen suppliers off sale, cancels unpaid orders, and
 * refunds parcels that were not issued within 48 hours. Any number of processes may run it.
 */
export async function reconcileFrozenSellers(db: Db, stop?: AbortSignal): Promise<void> {
  await db.transaction((tx) => takeOffSale(tx));
  await cancelUnpaidOfFrozen(db, stop);
  await refundUnissuedOfFrozen(db, stop);
}

/** Includes goods put on sale during the freeze. */
async function takeOffSale(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE goods SET status = 2, off_by_freeze = true
     WHERE status = 1 AND deleted_at IS NULL
       AND seller_id IN (SELECT id FROM account WHERE kind = 2 AND status = ${FROZEN})`);
}
