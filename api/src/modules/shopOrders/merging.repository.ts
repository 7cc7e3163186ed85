import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { MergeOrderDto } from './merging.schemas.ts';

const MAX_SUGGESTED = 500;

const SHOP_ORDERS = sql`
  json_agg(s.id ORDER BY s.remote_order_no) AS "shopOrderIds", count(*) AS count, (array_agg(s.receiver ORDER BY s.id))[1] AS receiver`;

type Row = Omit<MergeOrderDto, 'receiverName' | 'receiverPhone' | 'receiverAddress'> & { receiver: string };

function opened(db: Queryable, { receiver, ...row }: Row): MergeOrderDto {
  const { name, phone, address } = openPerson(db.box, 'shop_order', receiver);
  return { ...row, receiverName: name, receiverPhone: phone, receiverAddress: address };
}

function merges(where: SQL): SQL {
  return sql`
    SELECT m.id, m.merge_no AS "mergeNo", m.shop_id AS "shopId", h.platform, m.receiver_key AS "receiverKey", m.status,
           m.package_id AS "packageId", ${SHOP_ORDERS}
      FROM merge_order m JOIN shop h ON h.id = m.shop_id JOIN shop_order s ON s.merge_id = m.id
     WHERE m.status = 1 AND ${where} GROUP BY m.id, h.platform ORDER BY m.id DESC`;
}

/** The open merges of a shop, newest first. */
export async function findOpenMerges(db: Queryable, shopId: number): Promise<MergeOrderDto[]> {
  const { rows } = await db.execute<Row>(merges(sql`m.shop_id = ${shopId} AND m.package_id IS NULL`));
  return rows.map((row) => opened(db, row));
}

export async function findMerges(db: Queryable, ids: number[]): Promise<MergeOrderDto[]> {
  const { rows } = await db.execute<Row>(merges(sql`m.id = ANY (${`{${ids.join(',')}}`}::bigint[])`));
  return rows.map((row) => opened(db, row));
}

/** Waiting orders of a shop with a common encrypted receiver, newest groups first, at most 500. */
export async function findMergeable(db: Queryable, shopId: number): Promise<MergeOrderDto[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT NULL AS id, NULL AS "mergeNo", s.shop_id AS "shopId", h.platform, s.receiver_key AS "receiverKey", 0 AS status,
           NULL AS "packageId", ${SHOP_ORDERS}
      FROM shop_order s JOIN shop h ON h.id = s.shop_id
     WHERE s.shop_id = ${shopId} AND s.import_status = 0 AND s.remote_status = 2 AND s.remote_refund_status = 0
       AND s.merge_id IS NULL AND s.encrypted_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM shop_order_parcel x WHERE x.shop_order_id = s.id)
     GROUP BY s.shop_id, h.platform, s.receiver_key HAVING count(*) > 1 ORDER BY max(s.id) DESC LIMIT ${MAX_SUGGESTED}`);
  return rows.map((row) => opened(db, row));
}

/** Locks orders until the transaction ends, in the global locking order. */
export async function lockShopOrders(tx: Queryable, ids: number[]): Promise<void> {
  await tx.execute(sql`
    SELECT FROM shop_order WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[]) ORDER BY shop_id, remote_order_no COLLATE "C" FOR UPDATE`);
}

/** Merges locked orders into one parcel. */
export async function addMerge(
  tx: Queryable,
  { shopId, receiverKey, ids }: { shopId: number; receiverKey: string; ids: number[] },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO merge_order (id, merge_no, shop_id, receiver_key) OVERRIDING SYSTEM VALUE
    SELECT n, 'M' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'),
           ${shopId}, ${receiverKey}
      FROM nextval(pg_get_serial_sequence('merge_order', 'id')) n
    RETURNING id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the merge was not written');
  await tx.execute(
    sql`UPDATE shop_order SET merge_id = ${id} WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[])`,
  );
  return id;
}

/** An open merge of the account, with its orders by number. */
export async function findMerge(db: Queryable, accountId: number, id: number) {
  const { rows } = await db.execute<{ packageId: number | null; shopOrderIds: number[] }>(sql`
    SELECT m.package_id AS "packageId", json_agg(s.id ORDER BY s.remote_order_no) AS "shopOrderIds"
      FROM merge_order m JOIN shop h ON h.id = m.shop_id JOIN shop_order s ON s.merge_id = m.id
     WHERE m.id = ${id} AND m.status = 1 AND h.account_id = ${accountId} AND h.status <> 5 GROUP BY m.id`);
  return rows[0];
}

/** Splits a merge of locked orders; false when it has been ordered or is being cancelled. */
export async function splitMerge(tx: Queryable, id: number): Promise<boolean> {
  // Ending a parcel locks its merge before its orders: waiting for them here would deadlock.
  const { rows } = await tx.execute(sql`
    UPDATE merge_order SET status = 2 WHERE id IN (
      SELECT id FROM merge_order WHERE id = ${id} AND status = 1 AND package_id IS NULL FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  if (rows.length === 0) return false;
  await tx.execute(sql`UPDATE shop_order SET merge_id = NULL WHERE merge_id = ${id}`);
  return true;
}
