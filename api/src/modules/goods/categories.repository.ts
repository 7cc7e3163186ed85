import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import type { CategoryRecordDto } from './categories.schemas.ts';
import { GIFT_CATEGORY } from './goodsConditions.ts';

/** All categories, or one. */
export async function findCategoryRecords(
  db: Queryable,
  id: number | null = null,
): Promise<CategoryRecordDto[]> {
  const { rows } = await db.execute<CategoryRecordDto>(sql`
    SELECT c.id, c.name, c.icon, c.sort, c.hidden,
           (SELECT count(*)::int FROM goods g WHERE g.category_id = c.id AND g.status = 1 AND g.deleted_at IS NULL) AS "onSale"
      FROM category c WHERE (${id}::bigint IS NULL OR c.id = ${id}) ORDER BY c.sort, c.id`);
  return rows;
}

/** One change of categories at a time: names are unique, and their order is one of all. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('categories', 0))`);
}

/** Locks a category against goods that are just about to be in it; undefined for one that does not exist. */
export async function lockCategory(
  tx: Tx,
  id: number,
): Promise<{ name: string; hidden: boolean } | undefined> {
  const { rows } = await tx.execute<{ name: string; hidden: boolean }>(
    sql`SELECT name, hidden FROM category WHERE id = ${id} FOR UPDATE`,
  );
  return rows[0];
}

export async function isNameTaken(tx: Tx, name: string, except = 0): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM category WHERE name = ${name} AND id <> ${except}`);
  return rows.length > 0;
}

/** Adds one behind all others; its id. */
export async function addCategory(tx: Tx, name: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO category (id, name, sort)
    SELECT coalesce(max(id) FILTER (WHERE id < ${GIFT_CATEGORY}), 0) + 1, ${name}, coalesce(max(sort), 0) + 1 FROM category
    RETURNING id`);
  return Number(rows[0]?.id);
}

export async function renameCategory(tx: Tx, id: number, name: string): Promise<void> {
  await tx.execute(sql`UPDATE category SET name = ${name} WHERE id = ${id}`);
}

export async function hideCategory(tx: Tx, id: number, hidden: boolean): Promise<void> {
  await tx.execute(sql`UPDATE category SET hidden = ${hidden} WHERE id = ${id}`);
}

/** Whether goods are in it, or were: those that are deleted keep theirs. */
export async function hasGoods(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM goods WHERE category_id = ${id} LIMIT 1`);
  return rows.length > 0;
}

export async function removeCategory(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`DELETE FROM category WHERE id = ${id}`);
}

export async function sortCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE category c SET sort = n.sort FROM unnest(${`{${ids.join(',')}}`}::bigint[]) WITH ORDINALITY AS n (id, sort) WHERE n.id = c.id`);
}
