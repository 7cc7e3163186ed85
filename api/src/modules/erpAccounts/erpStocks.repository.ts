import { sql } from 'drizzle-orm';
import type { ErpStock } from '../../adapters/erp/erpTypes.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { erpStockStates, erpTradeStates, parcelStatus } from '../../shared/statuses.ts';
import type { OwnNames } from '../stock/importRows.ts';

/** What the ERP has taken out of what it tells as available. */
const IN_ERP = literals([erpTradeStates.pushed, erpTradeStates.cancelling, erpTradeStates.refused]);

/** Keeps what an ERP has told of the warehouses that it ships of. */
export async function keepErpStocks(
  db: Queryable,
  accountId: number,
  stocks: readonly ErpStock[],
  maxPieces: number,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO erp_stock (account_id, warehouse_no, article_no, available)
    SELECT ${accountId}, x."warehouseNo", x."articleNo", least(max(x.available), ${maxPieces})
      FROM jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) AS x ("warehouseNo" text, "articleNo" text, available bigint)
     WHERE x."articleNo" <> '' AND x."warehouseNo" IN (SELECT warehouse_no FROM erp_warehouse WHERE account_id = ${accountId})
     GROUP BY x."warehouseNo", x."articleNo" ORDER BY x."warehouseNo", x."articleNo"
    ON CONFLICT (account_id, warehouse_no, article_no)
    DO UPDATE SET available = excluded.available, is_due = true, read_at = now()`);
}

/** What an ERP has told and was not taken over yet, with the warehouse here. */
export type DueErpStock = {
  id: number;
  articleNo: string;
  warehouseId: number;
  warehouseName: string;
  available: number;
};

/** Locked: what is told anew meanwhile waits, and is due again. */
export async function dueErpStocks(tx: Tx, accountId: number, limit: number): Promise<DueErpStock[]> {
  const { rows } = await tx.execute<DueErpStock>(sql`
    SELECT s.id, s.article_no AS "articleNo", w.warehouse_id AS "warehouseId", h.name AS "warehouseName", s.available
      FROM erp_stock s JOIN erp_warehouse w ON w.account_id = s.account_id AND w.warehouse_no = s.warehouse_no
      JOIN warehouse h ON h.id = w.warehouse_id
     WHERE s.account_id = ${accountId} AND s.is_due ORDER BY s.id LIMIT ${literal(limit)} FOR UPDATE OF s`);
  return rows;
}

/** The supplier's combinations by their merchant codes, as sheets of stock find them. */
export async function findMerchantCodes(
  db: Queryable,
  sellerId: number,
  codes: readonly string[],
): Promise<Pick<OwnNames, 'skus' | 'bundles' | 'shared'>> {
  const { rows } = await db.execute<{
    code: string;
    ids: number[];
    bundles: number[] | null;
    isShared: boolean;
  }>(sql`
    SELECT k.merchant_code AS code, array_agg(k.id ORDER BY k.id) AS ids,
           array_agg(k.id) FILTER (WHERE k.part_count > 0) AS bundles, count(DISTINCT k.good_id) > 1 AS "isShared"
      FROM goods g JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL
     WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND k.merchant_code <> ''
       AND k.merchant_code = ANY (${sql.param(codes)}::text[])
     GROUP BY k.merchant_code`);
  return {
    skus: new Map(rows.map(({ code, ids }) => [code, ids])),
    bundles: new Set(rows.flatMap(({ bundles }) => bundles ?? [])),
    shared: new Set(rows.flatMap(({ code, isShared }) => (isShared ? [code] : []))),
  };
}

type Place = { skuId: number; warehouseId: number };

/**
 * What is to lie here where an ERP has so many pieces left to sell: those, what it keeps for parcels of here, and never less
 * than orders hold. The rows are locked in the order of orders, until the transaction ends.
 */
export async function onHandOf(
  tx: Tx,
  accountId: number,
  told: readonly (Place & { available: number })[],
): Promise<Map<string, number>> {
  const input = sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS x ("skuId" bigint, "warehouseId" bigint, available integer)`;
  await tx.execute(sql`
    SELECT FROM good_stock s JOIN ${input} ON x."skuId" = s.sku_id AND x."warehouseId" = s.warehouse_id
     ORDER BY s.sku_id, s.warehouse_id FOR NO KEY UPDATE OF s`);
  const { rows } = await tx.execute<Place & { quantity: number }>(sql`
    WITH held AS (
      SELECT l.sku_id, o.warehouse_id, sum(l.num) AS num
        FROM erp_trade t JOIN order_package p ON p.id = t.package_id AND p.status = ${literal(parcelStatus.pendingShipment)}
        JOIN orders o ON o.id = t.order_id
        CROSS JOIN LATERAL (SELECT sku_id, num FROM parcel_stock WHERE package_id = t.package_id OFFSET 0) l
       WHERE t.account_id = ${accountId} AND t.state IN ${IN_ERP}
       GROUP BY l.sku_id, o.warehouse_id)
    SELECT x."skuId", x."warehouseId", greatest(coalesce(s.locked, 0), x.available + coalesce(h.num, 0))::integer AS quantity
      FROM ${input}
      LEFT JOIN good_stock s ON s.sku_id = x."skuId" AND s.warehouse_id = x."warehouseId"
      LEFT JOIN held h ON h.sku_id = x."skuId" AND h.warehouse_id = x."warehouseId"`);
  return new Map(rows.map(({ quantity, ...place }) => [placeKey(place), quantity]));
}

export const placeKey = ({ skuId, warehouseId }: Place): string => `${skuId} ${warehouseId}`;

/** What came of what was due; `msg` says why it was not taken over. */
export async function settleErpStocks(
  tx: Queryable,
  settled: readonly { id: number; state: number; msg: string }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_stock s SET is_due = false, state = x.state, msg = x.msg,
           taken_at = CASE WHEN x.state = ${literal(erpStockStates.taken)} THEN now() ELSE s.taken_at END
      FROM jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) AS x (id bigint, state smallint, msg text) WHERE s.id = x.id`);
}

/** Takes everything over again that was not, as after merchant codes were filled in. */
export async function retryErpStocks(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_stock SET is_due = true
     WHERE account_id = ${accountId} AND state IN (${literal(erpStockStates.unlinked)}, ${literal(erpStockStates.refused)})`);
}

/** What was told of warehouses that an account ships of no longer. */
export async function forgetErpStocks(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    DELETE FROM erp_stock s WHERE s.account_id = ${accountId}
       AND s.warehouse_no NOT IN (SELECT warehouse_no FROM erp_warehouse WHERE account_id = ${accountId})`);
}
