import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import { checkOnce } from '../../shared/checkOnce.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { stocktakeStatus } from '../../shared/statuses.ts';
import { MAX_PIECES } from '../stock/stock.schemas.ts';
import { findOwnNames } from '../stock/stockLists.repository.ts';
import { type CountedFailure, readCountedRows } from './countedRows.ts';
import { findStocktakeLines, listStocktakeLines } from './stocktakeLines.repository.ts';
import { listStocktakes } from './stocktakes.repository.ts';
import type {
  CountedRowDto,
  NewStocktake,
  SavedLine,
  StocktakeLineDto,
  StocktakeLinesFilter,
  StocktakesFilter,
} from './stocktakes.schemas.ts';
import { stocktakeReasonTexts } from './stocktakeTexts.ts';

const MAX_ROWS = 1_000;

/** Counting what lies at a warehouse; each step is one function of the database. */
export function stocktakeService(db: Db) {
  return {
    list: (sellerId: number, filter: StocktakesFilter, fields: Fields) =>
      listStocktakes(db, sellerId, filter, fields),

    lines: (sellerId: number, filter: StocktakeLinesFilter, fields: Fields) =>
      listStocktakeLines(db, sellerId, filter, fields),

    /** Answers the id of the draft. @throws Refusal NOT_FOUND of a warehouse */
    async begin(
      sellerId: number,
      { warehouseId, note = '' }: NewStocktake,
      key: string | null,
    ): Promise<number> {
      const words = note.trim();
      const hash = requestHash({ warehouseId, note: words });
      const { rows } = await toRefusals(
        db.execute<{ id: number }>(
          sql`SELECT begin_stocktake(${sellerId}, ${key}, ${hash}, ${warehouseId}, ${words}) AS id`,
        ),
      );
      const [row] = rows;
      if (!row) throw new Error('the stocktake was not written');
      return row.id;
    },

    /** @throws Refusal NOT_FOUND, STOCKTAKE_STATE, BUNDLE_STOCK */
    async saveLines(sellerId: number, id: number, lines: SavedLine[]): Promise<StocktakeLineDto[]> {
      const skuIds = lines.map(({ skuId }) => skuId);
      checkOnce(skuIds, 'lines');
      await run(db, sql`save_stocktake_lines(${id}, ${sellerId}, ${JSON.stringify(lines)}::jsonb)`);
      return findStocktakeLines(db, sellerId, id, skuIds);
    },

    /** Keeps the rows of a sheet that are in order, and says what is wrong with the others. */
    async importRows(
      sellerId: number,
      id: number,
      rows: CountedRowDto[],
    ): Promise<{ saved: number; failed: CountedFailure[] }> {
      if (rows.length > MAX_ROWS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_ROWS });
      const goodsNos = rows.map(({ goodsNo }) => goodsNo.trim());
      const names = await findOwnNames(db, sellerId, { goodsNos, warehouseNames: [] });
      const { lines, failed } = readCountedRows(rows, names);
      const saved = JSON.stringify(lines.map(({ skuId, counted }) => ({ skuId, counted })));
      await run(db, sql`save_stocktake_lines(${id}, ${sellerId}, ${saved}::jsonb)`);
      return { saved: lines.length, failed };
    },

    /** @throws Refusal NOT_FOUND, STOCKTAKE_STATE, STOCKTAKE_EMPTY, STOCKTAKE_LOCKED with `rows` */
    post: (sellerId: number, id: number): Promise<void> =>
      run(
        db,
        sql`post_stocktake(${id}, ${sellerId}, ${MAX_PIECES}, ${JSON.stringify(stocktakeReasonTexts)}::jsonb)`,
      ),

    /** @throws Refusal NOT_FOUND, STOCKTAKE_STATE */
    discard: (sellerId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        await run(tx, sql`lock_stocktake(${id}, ${sellerId})`);
        await tx.execute(
          sql`UPDATE stocktake SET status = ${stocktakeStatus.discarded}, finished_at = now() WHERE id = ${id} AND seller_id = ${sellerId}`,
        );
      }),
  };
}

export type StocktakeService = ReturnType<typeof stocktakeService>;

async function run(on: Queryable, call: SQL): Promise<void> {
  await toRefusals(on.execute(sql`SELECT ${call}`));
}
