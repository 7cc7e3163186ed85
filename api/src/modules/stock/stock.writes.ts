import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { skus } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { ImportFailure, NamedRow } from './importRows.ts';
import { type ChangeStock, MAX_PIECES, type NewStock } from './stock.schemas.ts';

/**
 * Creates a stock row and returns its id.
 * @throws Refusal NOT_FOUND for foreign goods and warehouses; SKU_NEEDED for goods with several combinations;
 * STOCK_EXISTS
 */
export async function createStock(db: Queryable, sellerId: number, stock: NewStock): Promise<number> {
  const { warehouseId, quantity, safetyQuantity = 0, warnQuantity = 0 } = stock;
  const skuId = await namedSku(db, stock);
  const { rows } = await toRefusals(
    db.execute<{ id: number }>(
      sql`SELECT begin_stock(${sellerId}, ${skuId}, ${warehouseId}, ${quantity}, ${safetyQuantity}, ${warnQuantity}) AS id`,
    ),
  );
  return answered(rows).id;
}

type FirstStock = Pick<NewStock, 'warehouseId' | 'quantity' | 'safetyQuantity' | 'warnQuantity'> & {
  skuId: number;
};

/** Creates the stock rows of new combinations; refuses as `createStock` does. */
export async function createStocks(
  db: Queryable,
  sellerId: number,
  stocks: readonly FirstStock[],
): Promise<void> {
  await toRefusals(db.execute(sql`SELECT create_stocks(${sellerId}, ${JSON.stringify(stocks)}::jsonb)`));
}

/** The combination that is named, else the only one of the goods. */
async function namedSku(db: Queryable, { goodId, skuId }: NewStock): Promise<number> {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .where(
      and(
        eq(skus.goodId, goodId),
        isNull(skus.deletedAt),
        skuId === undefined ? undefined : eq(skus.id, skuId),
      ),
    )
    .limit(2);
  const [row, ...others] = rows;
  if (others.length > 0) throw new Refusal('SKU_NEEDED');
  if (!row) throw new Refusal('NOT_FOUND');
  return row.id;
}

/** Changes a stock row and logs it; refused when it has changed since `version` was read. */
export async function changeStock(
  db: Queryable,
  sellerId: number,
  { id, ...change }: ChangeStock,
): Promise<void> {
  await toRefusals(
    db.execute(sql`SELECT change_stock(${id}, ${sellerId}, ${JSON.stringify(change)}::jsonb, ${MAX_PIECES})`),
  );
}

/** Removes a stock row and logs its remaining pieces; refused while orders are unfinished. */
export async function dropStock(db: Queryable, sellerId: number, id: number): Promise<void> {
  await toRefusals(db.execute(sql`SELECT drop_stock(${id}, ${sellerId})`));
}

export type Imported = {
  importNo: string;
  created: number;
  updated: number;
  unchanged: number;
  failed: ImportFailure[];
};

/** Imports rows individually in one transaction; a repeated key returns the first response. */
export async function importStocks(
  db: Queryable,
  sellerId: number,
  sheet: { key: string | null; hash: string; rows: NamedRow[]; failed: ImportFailure[] },
): Promise<Imported> {
  const { key, hash, rows: named, failed } = sheet;
  const { rows } = await toRefusals(
    db.execute<{ answer: Imported }>(sql`
      SELECT import_stocks(${sellerId}, ${key}, ${hash}, ${JSON.stringify(named)}::jsonb, ${JSON.stringify(failed)}::jsonb, ${MAX_PIECES}) AS answer`),
  );
  return answered(rows).answer;
}

function answered<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the database function answered nothing');
  return row;
}
