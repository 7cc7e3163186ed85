import { sql } from 'drizzle-orm';
import { IS_HANDED } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { erpTradeStates, parcelStatus, refundStatus } from '../../shared/statuses.ts';
import { CONTENT_HASH, type DueTrade } from './erpTrades.repository.ts';

const { waiting, pushed, cancelling, cancelled, refused } = erpTradeStates;
const { applied, voiding, waitSeller } = refundStatus;

/** Whether all of parcel `p` is asked back. */
const IS_ASKED_BACK = sql`p.refund_status IN ${literals([applied, voiding, waitSeller])}`;
const IS_PENDING = sql`p.status = ${literal(parcelStatus.pendingShipment)}`;
/** After so long the supplier decides what its ERP has not cancelled. */
const PATIENCE = sql`interval '1 hour'`;

/** A parcel that is asked back. */
export type AskedBack = { packageId: number; orderId: number };

/** Parcels of an account that it has cancelled, and whose refund is still open. */
export async function cancelledParcels(db: Queryable, accountId: number): Promise<AskedBack[]> {
  const { rows } = await db.execute<AskedBack>(sql`
    SELECT t.package_id AS "packageId", t.order_id AS "orderId" FROM erp_trade t JOIN order_package p ON p.id = t.package_id
     WHERE t.account_id = ${accountId} AND t.state = ${literal(cancelled)} AND ${IS_PENDING} AND ${IS_ASKED_BACK}
     ORDER BY t.order_id, t.package_id`);
  return rows;
}

/** Whether a locked parcel is cancelled at its ERP. */
export async function isCancelledThere(tx: Queryable, packageId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM erp_trade WHERE package_id = ${packageId} AND state = ${literal(cancelled)}`);
  return rows.length > 0;
}

/** Parcels whose refund waits for an ERP that does not cancel them: it was unbound, has shipped them, or is away. */
export async function uncancelledParcels(db: Queryable, after: number, limit: number): Promise<AskedBack[]> {
  // The index of open refunds has these three.
  const { rows } = await db.execute<AskedBack>(sql`
    SELECT t.package_id AS "packageId", t.order_id AS "orderId" FROM refund r JOIN erp_trade t ON t.package_id = r.package_id
     WHERE r.status IN (10, 20, 30) AND r.status = ${literal(applied)} AND t.package_id > ${after}
       AND (t.account_id IS NULL OR t.state = ${literal(refused)} OR r.created_at < now() - ${PATIENCE})
     ORDER BY t.package_id LIMIT ${literal(limit)}`);
  return rows;
}

/**
 * Before they are called of: what an answer may not come of is at the ERP from then on, as far as anybody knows. Answers those
 * of which a call may be made now: parcels that are asked back, or changed just now, are not put in.
 */
export async function markHanded(
  db: Queryable,
  trades: readonly Pick<DueTrade, 'packageId' | 'state' | 'receiverEdits'>[],
): Promise<ReadonlySet<number>> {
  const rows = trades.map(({ packageId, state, receiverEdits }) => ({ packageId, state, receiverEdits }));
  const { rows: marked } = await db.execute<{ packageId: number }>(sql`
    UPDATE erp_trade t SET handed_at = now(),
           sent_edits[t.serial] = CASE WHEN held.state = ${literal(waiting)} THEN held.edits ELSE t.sent_edits[t.serial] END
      FROM (SELECT p.id, x.state, x."receiverEdits" AS edits, ${IS_PENDING} AND NOT ${IS_ASKED_BACK} AS "isToShip"
              FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x ("packageId" bigint, state smallint, "receiverEdits" smallint)
              JOIN order_package p ON p.id = x."packageId" ORDER BY p.id FOR SHARE OF p SKIP LOCKED) held
     WHERE t.package_id = held.id AND t.state = held.state AND (held.state = ${literal(cancelling)} OR held."isToShip")
    RETURNING t.package_id AS "packageId"`);
  return new Set(marked.map(({ packageId }) => packageId));
}

/** What was not put in, because the account was refused, is not there. */
export async function unmarkHanded(db: Queryable, packageIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE erp_trade SET handed_at = NULL
     WHERE package_id = ANY (${`{${packageIds.join()}}`}::bigint[]) AND state = ${literal(waiting)}`);
}

/** What is asked back: cancelled at once where the ERP has not got it, and there where it may have; and what is not any more. */
export async function followRefunds(db: Queryable, accountId: number): Promise<void> {
  await db.execute(sql`
    UPDATE erp_trade t SET code = '', msg = '', attempts = 0, due_at = CASE WHEN ${IS_HANDED} THEN now() END,
           state = CASE WHEN ${IS_HANDED} THEN ${literal(cancelling)} ELSE ${literal(cancelled)} END
      FROM order_package p
     WHERE t.account_id = ${accountId} AND t.state = ${literal(waiting)} AND p.id = t.package_id AND ${IS_PENDING} AND ${IS_ASKED_BACK}`);
  // One that nothing was called of is as it was; another is put in anew, once it is cancelled.
  await db.execute(sql`
    UPDATE erp_trade t SET state = ${literal(pushed)}, due_at = NULL FROM order_package p
     WHERE t.account_id = ${accountId} AND t.state = ${literal(cancelling)} AND t.handed_at IS NULL AND t.code = '' AND p.id = t.package_id
       AND ${IS_PENDING} AND NOT ${IS_ASKED_BACK} AND t.content_hash = ${CONTENT_HASH}`);
  await db.execute(sql`
    UPDATE erp_trade t SET state = ${literal(waiting)}, serial = t.serial + 1, due_at = now() FROM order_package p
     WHERE t.account_id = ${accountId} AND t.state = ${literal(cancelled)} AND p.id = t.package_id AND ${IS_PENDING} AND NOT ${IS_ASKED_BACK}`);
}
