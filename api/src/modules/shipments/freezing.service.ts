import { type SQL, sql } from 'drizzle-orm';
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
  // Before the account, which edits of goods lock last.
  await lockGoods(tx, sql`seller_id = ${id} AND deleted_at IS NULL`);
  await lockAccount(tx, id);
  await tx.execute(sql`
    UPDATE account SET status = ${FROZEN}, frozen_at = coalesce(frozen_at, now()) WHERE id = ${id} AND status <> 4`);
  await takeOffSale(tx);
  await sessionService(db).closeAll(tx, id, 'disabled');
}

/** Thaws an account: its goods return to sale, and held parcels continue within a minute. */
export async function thawAccount(tx: Tx, id: number): Promise<void> {
  const goods = await lockGoods(tx, sql`seller_id = ${id} AND off_by_freeze`);
  await lockAccount(tx, id);
  await tx.execute(
    sql`UPDATE account SET status = ${NORMAL}, frozen_at = NULL WHERE id = ${id} AND status = ${FROZEN}`,
  );
  await tx.execute(sql`
    UPDATE goods SET status = CASE WHEN status = 2 THEN 1 ELSE status END, off_by_freeze = false WHERE id = ANY (${goods})`);
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
  const goods = await lockGoods(
    tx,
    sql`status = 1 AND deleted_at IS NULL AND seller_id IN (SELECT id FROM account WHERE kind = 2 AND status = ${FROZEN})`,
  );
  await tx.execute(sql`UPDATE goods SET status = 2, off_by_freeze = true WHERE id = ANY (${goods})`);
}

/** Locks goods, then the counts of their prices, each in the order in which a bulk edit does; answers their ids. */
async function lockGoods(tx: Tx, which: SQL): Promise<SQL> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM goods WHERE ${which} ORDER BY id FOR NO KEY UPDATE`,
  );
  const ids = sql`${`{${rows.map(({ id }) => id).join()}}`}::bigint[]`;
  if (rows.length > 0)
    await tx.execute(sql`
      SELECT bump_prices(ARRAY (SELECT DISTINCT unnest(price_sources('goods', jsonb_build_object('id', id))) FROM unnest(${ids}) id))`);
  return ids;
}
