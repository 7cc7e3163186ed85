import type { Db } from '../../db/client.ts';
import { takenBack } from '../../db/takenBack.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { failureText, validateRows } from './importRows.ts';
import { findStock, listStocks } from './stock.repository.ts';
import type {
  ChangeStock,
  GoodStockDto,
  ImportDto,
  NewStock,
  ReservationsFilter,
  StockLogsFilter,
  StockRowDto,
  StocksFilter,
} from './stock.schemas.ts';
import { changeStock, createStock, dropStock, importStocks } from './stock.writes.ts';
import { findOwnNames, listReservations, listStockLogs } from './stockLists.repository.ts';

const MAX_ROWS = 1_000;

/** Stock of a supplier: listing, setting, changing, importing. */
export function stockService(db: Db) {
  async function own(sellerId: number, id: number): Promise<GoodStockDto> {
    const stock = await findStock(db, sellerId, id);
    if (!stock) throw new Refusal('NOT_FOUND');
    return stock;
  }

  return {
    list: (sellerId: number, filter: StocksFilter, fields: Fields) =>
      listStocks(db, sellerId, filter, fields),

    async logs(sellerId: number, filter: StockLogsFilter, fields: Fields) {
      return listStockLogs(db, { ...(await own(sellerId, filter.stockId)), sellerId }, filter, fields);
    },

    async reservations(sellerId: number, filter: ReservationsFilter, fields: Fields) {
      return listReservations(db, sellerId, await own(sellerId, filter.stockId), filter, fields);
    },

    async create(sellerId: number, stock: NewStock): Promise<GoodStockDto> {
      return own(sellerId, await createStock(db, sellerId, stock));
    },

    /** CHANGED_MEANWHILE carries the current state in `current`; nothing is changed then. */
    async change(sellerId: number, change: ChangeStock): Promise<GoodStockDto> {
      const { id, quantity, delta, safetyQuantity, warnQuantity, bin, remark } = change;
      if (
        (quantity === undefined) === (delta === undefined) &&
        (delta !== undefined || [safetyQuantity, warnQuantity, bin].every((each) => each === undefined))
      )
        throw new Refusal('BAD_PARAM', { field: 'quantity' });
      try {
        await changeStock(db, sellerId, {
          ...change,
          ...(remark !== undefined && { remark: remark.trim() }),
        });
      } catch (error) {
        if (error instanceof Refusal && error.errorKey === 'CHANGED_MEANWHILE')
          throw error.with({ current: await own(sellerId, id) });
        throw error;
      }
      return own(sellerId, id);
    },

    async remove(sellerId: number, id: number): Promise<{ id: number }> {
      await dropStock(db, sellerId, id);
      return { id };
    },

    /** `checkOnly`: what would become of the rows; it is all taken back. */
    async importRows(
      sellerId: number,
      { rows, checkOnly, key }: { rows: StockRowDto[]; checkOnly: boolean; key: string | null },
    ): Promise<ImportDto> {
      if (rows.length > MAX_ROWS) throw new Refusal('TOO_MANY_ROWS', { max: MAX_ROWS });
      const names = await findOwnNames(db, sellerId, {
        goodsNos: rows.map(({ goodsNo }) => goodsNo.trim()),
        warehouseNames: rows.map(({ warehouseName }) => warehouseName.trim()),
      });
      const sheet = { hash: requestHash(rows), ...validateRows(rows, names) };
      const { failed, ...answer } = checkOnly
        ? await takenBack(db, (tx) => importStocks(tx, sellerId, { ...sheet, key: null }))
        : await importStocks(db, sellerId, { ...sheet, key });
      return { ...answer, failed: failed.map((each) => ({ row: each.row, msg: failureText(each) })) };
    },
  };
}

export type StockService = ReturnType<typeof stockService>;
