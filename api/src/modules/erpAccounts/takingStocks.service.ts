import { LONGEST_MS, type WangdianErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import type { Db } from '../../db/client.ts';
import { erpStockStates } from '../../shared/statuses.ts';
import { failureText, validateRows } from '../stock/importRows.ts';
import { MAX_PIECES } from '../stock/stock.schemas.ts';
import { importStocks } from '../stock/stock.writes.ts';
import { type ErpAccountRow, keepStockWindow } from './accounts.repository.ts';
import {
  dueErpStocks,
  findMerchantCodes,
  keepErpStocks,
  onHandOf,
  placeKey,
  settleErpStocks,
} from './erpStocks.repository.ts';

const AT_ONCE = 200;
/** Clocks differ, and what is changed while it is read may be left out: windows overlap by so much. */
const OVERLAP_MS = 60_000;

const { taken, unlinked, refused } = erpStockStates;

/** Makes what an ERP has left to sell the stock of combinations with its article numbers as their merchant codes. */
export function takingStocksService({ db, now }: { db: Db; now: () => Date }) {
  /** Reads the next page of what has changed; false once there is none. */
  async function readPage(account: ErpAccountRow, erp: WangdianErp): Promise<boolean> {
    const { id, stockFrom, stockPage } = account;
    // The ERP takes whole seconds.
    const nextSecond = Math.ceil(now().getTime() / 1_000) * 1_000;
    const stockTo =
      account.stockTo ?? new Date(Math.min(nextSecond, stockFrom.getTime() + LONGEST_MS - OVERLAP_MS));
    const from = new Date(stockFrom.getTime() - OVERLAP_MS);
    const { rows, hasMore } = await erp.stock({ from, to: stockTo }, stockPage);
    await keepErpStocks(db, id, rows, MAX_PIECES);
    const next = hasMore
      ? { stockFrom, stockTo, stockPage: stockPage + 1 }
      : { stockFrom: stockTo, stockTo: null, stockPage: 0 };
    await keepStockWindow(db, id, next);
    Object.assign(account, next);
    return hasMore || stockTo.getTime() < now().getTime() - OVERLAP_MS;
  }

  /** Takes over the next that are due; answers how many there were. */
  function takeSome({ id: accountId, sellerId }: ErpAccountRow): Promise<number> {
    return db.transaction(async (tx) => {
      const due = await dueErpStocks(tx, accountId, AT_ONCE);
      if (due.length === 0) return 0;
      const codes = await findMerchantCodes(tx, sellerId, [
        ...new Set(due.map(({ articleNo }) => articleNo.trim())),
      ]);
      const warehouses = new Map(
        due.map(({ warehouseName, warehouseId }) => [warehouseName.trim(), warehouseId]),
      );
      const sheet = validateRows(
        due.map(({ articleNo, warehouseName, available }, row) => ({
          ...{ row, goodsNo: articleNo, warehouseName, quantity: available },
        })),
        { ...codes, warehouses },
      );
      const told = sheet.rows.map(({ skuId, warehouseId, quantity = 0 }) => ({
        ...{ skuId, warehouseId, available: quantity },
      }));
      const onHand = await onHandOf(tx, accountId, told);
      const rows = sheet.rows.map((row) => ({
        ...row,
        quantity: Math.min(onHand.get(placeKey(row)) ?? 0, MAX_PIECES),
      }));
      const { failed } = await importStocks(tx, sellerId, {
        key: null,
        hash: '',
        rows,
        failed: sheet.failed,
      });
      const failures = new Map(failed.map((each) => [each.row, each]));
      await settleErpStocks(
        tx,
        due.map(({ id }, row) => {
          const failure = failures.get(row);
          if (!failure) return { id, state: taken, msg: '' };
          const isUnlinked = failure.reason === 'unknownGoods';
          const msg = isUnlinked ? '没有商家编码为此编码的规格' : failureText(failure);
          return { id, state: isUnlinked ? unlinked : refused, msg };
        }),
      );
      return due.length;
    });
  }

  return {
    /** @throws ShopError */
    async take(account: ErpAccountRow, erp: WangdianErp, until: number): Promise<void> {
      for (let isMore = true; isMore && Date.now() < until; ) {
        isMore = await readPage(account, erp);
        while ((await takeSome(account)) === AT_ONCE && Date.now() < until);
      }
    },
  };
}
