import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { ImportFailure, NamedRow } from './importRows.ts';
import { type ChangeStock, MAX_PIECES, type NewStock } from './stock.schemas.ts';

/** Creates a stock row and returns its id; refuses foreign goods and warehouses, and an existing row. */
export async function createStock(db: Queryable, sellerId: number, stock: NewStock): Promise<number> {
  const { goodId, warehouseId, quantity, warnQuantity = 0 } = stock;
  const { rows } = await toRefusals(
    db.execute<{ id: number }>(
      sql`SELECT create_stock(${sellerId}, ${goodId}, ${warehouseId}, ${quantity}, ${warnQuantity}) AS id`,
    ),
  );
  return answered(rows).id;
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
