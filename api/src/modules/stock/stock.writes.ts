import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { toRefusals } from '../shipments/orders.writes.ts';
import type { ImportFailure, NamedRow } from './importRows.ts';
import { type ChangeStock, MAX_PIECES, type NewStock } from './stock.schemas.ts';

/** Begins a stock row and answers its id; refuses strange goods and warehouses, and what is there already. */
export async function createStock(db: Queryable, sellerId: number, stock: NewStock): Promise<number> {
  const { goodId, warehouseId, quantity, warnQuantity = 0 } = stock;
  const { rows } = await toRefusals(
    db.execute<{ id: number }>(
      sql`SELECT create_stock(${sellerId}, ${goodId}, ${warehouseId}, ${quantity}, ${warnQuantity}) AS id`,
    ),
  );
  return answered(rows).id;
}

/** Changes a stock row and logs it; nothing is overwritten that has changed since `version` was read. */
export async function changeStock(
  db: Queryable,
  sellerId: number,
  { id, ...change }: ChangeStock,
): Promise<void> {
  await toRefusals(
    db.execute(sql`SELECT change_stock(${id}, ${sellerId}, ${JSON.stringify(change)}::jsonb, ${MAX_PIECES})`),
  );
}

/** Ends a stock row and logs what it had left; refuses while orders are not finished. */
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

/** Takes rows over, each by itself, in one transaction; a replayed key answers what it answered first. */
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
