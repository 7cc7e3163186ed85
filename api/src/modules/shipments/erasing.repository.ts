import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { openPerson, receiverPrints } from '../../shared/personalData.ts';
import { isForgottenSince, isOverSince, OWN_LAST_AT } from './erasing.sql.ts';

/** A parcel whose receiver is erased; encrypted, as stored. */
export type OverParcel = { id: number; orderId: number; accountId: number; receiver: string };

/** Texts of a shop about the person behind an order. */
const NOBODY = sql`receiver = '', receiver_key = '', buyer_nick = '', buyer_memo = '', seller_memo = '', problem_text = '',
  encrypted_id = CASE WHEN encrypted_id IS NOT NULL THEN '' END`;

/** Parcels that had ended at `before`, locked with their orders; rows locked by others are skipped. */
export async function lockOver(tx: Tx, before: SQL, limit: number): Promise<OverParcel[]> {
  const { rows } = await tx.execute<OverParcel>(sql`
    SELECT p.id, p.order_id AS "orderId", p.account_id AS "accountId", p.receiver
      FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE ${isOverSince(before)} ORDER BY ${OWN_LAST_AT}, p.id LIMIT ${literal(limit)} FOR UPDATE OF o, p SKIP LOCKED`);
  const taken = await lockMembers(tx, ofIds(rows));
  return rows.filter(({ id }) => !taken.has(id));
}

/**
 * Locks the shop orders of parcels; returns the parcels with a shop order locked by others, which may wait for us.
 */
async function lockMembers(tx: Tx, packageIds: SQL): Promise<Set<number>> {
  const { rows: locked } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM shop_order WHERE id IN (${membersOf(packageIds)}) FOR UPDATE SKIP LOCKED`,
  );
  const { rows: taken } = await tx.execute<{ packageId: number }>(sql`
    SELECT package_id AS "packageId" FROM shop_order_parcel
     WHERE package_id = ANY (${packageIds}) AND shop_order_id <> ALL (${ofIds(locked)})`);
  return new Set(taken.map(({ packageId }) => packageId));
}

const membersOf = (packageIds: SQL): SQL =>
  sql`SELECT shop_order_id FROM shop_order_parcel WHERE package_id = ANY (${packageIds})`;

/** Erases the receivers of locked parcels and every text that may name them. */
export async function eraseParcels(tx: Tx, parcels: readonly OverParcel[], now: Date): Promise<void> {
  const packageIds = ofIds(parcels);
  await erasePrints(tx, parcels);
  // An order in parts is needed for as long as one of its parcels is.
  await tx.execute(sql`
    UPDATE shop_order s SET ${NOBODY} WHERE s.id IN (${membersOf(packageIds)})
       AND NOT EXISTS (SELECT FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
                        WHERE x.shop_order_id = s.id AND p.receiver_erased_at IS NULL AND p.id <> ALL (${packageIds}))`);
  await tx.execute(sql`DELETE FROM package_event WHERE package_id = ANY (${packageIds}) AND type = 'trace'`);
  await tx.execute(sql`
    UPDATE return_parcel SET traces = '[]', trace_text = ''
     WHERE id IN (SELECT return_id FROM after_sale_case WHERE package_id = ANY (${packageIds}))`);
  await tx.execute(sql`
    UPDATE refund SET reason = '', audit_reason = '' WHERE package_id = ANY (${packageIds}) AND (reason <> '' OR audit_reason <> '')`);
  await tx.execute(sql`
    UPDATE order_package SET receiver = '', remark = '', receiver_key = NULL, trace_text = '', receiver_erased_at = ${now.toISOString()}::timestamptz,
           encrypted_id = CASE WHEN encrypted_id IS NOT NULL THEN '' END
     WHERE id = ANY (${packageIds})`);
  await tx.execute(sql`
    UPDATE orders o SET remark = '' WHERE o.id = ANY (${listed(parcels.map(({ orderId }) => orderId))}) AND o.remark <> ''
       AND NOT EXISTS (SELECT FROM order_package p WHERE p.order_id = o.id AND p.receiver_erased_at IS NULL)`);
}

async function erasePrints(tx: Tx, parcels: readonly OverParcel[]): Promise<void> {
  const prints = parcels.flatMap(({ id, accountId, receiver }) =>
    receiverPrints(tx.box, accountId, openPerson(tx.box, 'receiver', receiver)).map((print) => ({
      print,
      id,
    })),
  );
  await tx.execute(sql`
    DELETE FROM receiver_print r
     USING unnest(${listed(prints.map(({ print }) => print))}, ${listed(prints.map(({ id }) => id))}) AS x (print, package_id)
     WHERE r.print = x.print AND r.package_id = x.package_id`);
}

/**
 * Erases the persons of shop orders without a parcel and without news since `before`; orders waiting for one are
 * reported as intercepted. Returns the number of erased orders.
 */
export async function eraseForgotten(tx: Tx, before: SQL, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH forgotten AS (
      SELECT s.id FROM shop_order s WHERE ${isForgottenSince(before)} ORDER BY s.synced_at, s.id LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED)
    UPDATE shop_order SET ${NOBODY}, problem_code = '', import_status = CASE WHEN import_status IN (0, 4) THEN 5 ELSE import_status END
      FROM forgotten WHERE shop_order.id = forgotten.id`);
  return rowCount ?? 0;
}

/** Removes the author of merges once none of their orders names anybody; returns the number of merges. */
export async function eraseMerges(db: Queryable, before: SQL, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE merge_order SET receiver_key = '' WHERE id = ANY (ARRAY (
      SELECT m.id FROM merge_order m WHERE m.receiver_key <> '' AND m.created_at < ${before}
         AND NOT EXISTS (SELECT FROM shop_order s WHERE s.merge_id = m.id AND s.receiver <> '')
       ORDER BY m.created_at, m.id LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}

const ofIds = (rows: readonly { id: number }[]): SQL => listed(rows.map(({ id }) => id));

function listed(numbers: readonly (number | string)[]): SQL {
  return sql`${`{${numbers.join(',')}}`}::bigint[]`;
}
