import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal, onlyIf } from '../../db/conditions.ts';
import { Refusal } from '../../shared/refusal.ts';
import { bulkEditKinds } from '../../shared/statuses.ts';
import { revisionStatus } from '../goods/goodRevisions.repository.ts';
import type { Change } from './bulkEdits.schemas.ts';
import type { Target } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';

/** Which targets: all of some goods, or these. */
export type Which = { goodIds: readonly number[] } | { ids: readonly number[] };
export type What = { kind: number; change: Pick<Change, 'warehouseId'> };

const idsOf = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;

/** What an edit of the supplier's goods would change, in the order of goods, the newest first, and of their combinations. */
export async function findTargets(
  db: Queryable,
  sellerId: number,
  { kind, change }: What,
  which: Which,
): Promise<Target[]> {
  const { of, value, named } = kindOf(kind);
  const isSku = of === 'skus';
  const asked = kind === bulkEditKinds.onSale;
  const chosen =
    'goodIds' in which
      ? sql`g.id = ANY (${idsOf(which.goodIds)}) AND NOT (${isSku ? sql`k.deleted_at IS NOT NULL OR ` : sql``}g.deleted_at IS NOT NULL)`
      : sql`${isSku ? sql`k.id` : sql`g.id`} = ANY (${idsOf(which.ids)})`;
  const columns = isSku
    ? sql`k.id, k.id AS "skuId", k.sku_no AS "skuNo", k.name AS "skuName", k.part_count > 0 AS "isBundle", coalesce(s.locked, 0) AS locked,
          k.deleted_at IS NOT NULL OR g.deleted_at IS NOT NULL AS "isGone"`
    : sql`g.id, NULL::bigint AS "skuId", '' AS "skuNo", '' AS "skuName", false AS "isBundle", 0 AS locked, g.deleted_at IS NOT NULL AS "isGone"`;
  const joined = isSku
    ? sql`JOIN sku k ON k.good_id = g.id LEFT JOIN good_stock s ON s.sku_id = k.id AND s.warehouse_id = ${change.warehouseId ?? null}::bigint`
    : sql``;
  const { rows } = await db.execute<Target>(sql`
    SELECT ${columns}, g.id AS "goodId", g.goods_no AS "goodsNo", g.name AS "goodName", ${value}::bigint AS value,
           ${named ? sql`coalesce(${named.nameOf(value, sql`g.seller_id`)}, '')` : sql`''`} AS "valueName", g.status, g.audit_reason AS "auditReason", g.version,
           g.min_num AS "minNum", ${onlyIf(asked, sql`EXISTS (SELECT FROM sku_stock h WHERE h.good_id = g.id)`, sql`true`)} AS "hasStock",
           ${onlyIf(asked, sql`EXISTS (SELECT FROM sku h WHERE h.good_id = g.id AND h.deleted_at IS NULL AND h.status = 1)`, sql`true`)} AS "hasSkuOnSale",
           coalesce(r.status = ${literal(revisionStatus.waiting)}, false) AS "isRevised", coalesce(r.status = ${literal(revisionStatus.refused)}, false) AS "hasRefusedRevision"
      FROM goods g ${joined} LEFT JOIN good_revision r ON r.good_id = g.id WHERE ${chosen} AND g.seller_id = ${sellerId}
     ORDER BY g.id DESC${isSku ? sql`, k.sort, k.id` : sql``}`);
  return rows;
}

/**
 * Locks what an edit changes until the transaction ends, in the order of all who write goods: goods, combinations, and
 * stock as orders lock it.
 */
export async function lockTargets(
  tx: Tx,
  sellerId: number,
  { kind, change }: What,
  ids: readonly number[],
): Promise<void> {
  const goodIds =
    kindOf(kind).of === 'goods'
      ? idsOf(ids)
      : sql`ARRAY (SELECT good_id FROM sku WHERE id = ANY (${idsOf(ids)}))`;
  await tx.execute(
    sql`SELECT FROM goods WHERE id = ANY (${goodIds}) AND seller_id = ${sellerId} ORDER BY id FOR NO KEY UPDATE`,
  );
  if (kindOf(kind).of === 'goods') return;
  await tx.execute(sql`
    SELECT FROM sku k WHERE id = ANY (${idsOf(ids)})
       AND EXISTS (SELECT FROM goods g WHERE g.id = k.good_id AND g.seller_id = ${sellerId}) ORDER BY id FOR NO KEY UPDATE`);
  if (kind !== bulkEditKinds.stock && kind !== bulkEditKinds.safetyStock) return;
  await tx.execute(sql`
    SELECT FROM good_stock s WHERE sku_id = ANY (${idsOf(ids)}) AND warehouse_id = ${change.warehouseId ?? null}::bigint
       AND EXISTS (SELECT FROM goods g WHERE g.id = s.good_id AND g.seller_id = ${sellerId}) ORDER BY sku_id, warehouse_id FOR UPDATE`);
}

/** Whether the supplier has a warehouse. One with stock cannot be removed. */
export async function hasWarehouse(db: Queryable, sellerId: number, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM warehouse WHERE id = ${id} AND seller_id = ${sellerId} AND deleted_at IS NULL`,
  );
  return rows.length > 0;
}

/** The names that values of a kind have now, null of what is no longer there; it stays until the transaction ends. */
export async function holdNames(
  tx: Tx,
  sellerId: number,
  kind: number,
  values: readonly number[],
): Promise<Map<number, string | null>> {
  const { named } = kindOf(kind);
  if (!named) return new Map();
  const ids = idsOf([...new Set(values)]);
  const owner = sql`${sellerId}::bigint`;
  if (named.hold) await tx.execute(named.hold(ids, owner));
  const { rows } = await tx.execute<{ value: number; name: string | null }>(
    sql`SELECT v.value, ${named.nameOf(sql`v.value`, owner)} AS name FROM unnest(${ids}) AS v (value)`,
  );
  return new Map(rows.map(({ value, name }) => [value, name]));
}

/**
 * The name of a value; empty where the kind needs none.
 * @throws Refusal that the kind has for what is not there
 */
export async function findName(
  db: Queryable,
  sellerId: number,
  kind: number,
  value: number,
): Promise<string> {
  const { named } = kindOf(kind);
  if (!named) return '';
  const { rows } = await db.execute<{ name: string | null }>(
    sql`SELECT ${named.nameOf(sql`${value}::bigint`, sql`${sellerId}::bigint`)} AS name`,
  );
  const name = rows[0]?.name ?? null;
  if (name === null) throw new Refusal(named.missing, {}, { field: 'change.value' });
  return name;
}
