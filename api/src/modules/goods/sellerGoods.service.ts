import type { Db, Tx } from '../../db/client.ts';
import { storeResponse } from '../../db/storedResponses.ts';
import { type BatchResult, removeBatch, runBatch } from '../../shared/batch.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { searchTextOf } from '../../shared/searchText.ts';
import { loadSettings } from '../settings/settings.ts';
import { createStock, dropStock } from '../stock/stock.writes.ts';
import { appearanceDiffers, checkContent, contentOf, isSame } from './goodContent.ts';
import { type GoodsStatus, goodsStatus, isPublished, statusAfter } from './goodsStatus.ts';
import { findSellerGood, listSellerGoods } from './sellerGoodList.repository.ts';
import {
  addGood,
  changeGood,
  type GoodContent,
  type GoodRow,
  lockGood,
  lockWarehouses,
  stocksOf,
} from './sellerGoods.repository.ts';
import type {
  CreateGood,
  SellerGoodDto,
  SellerGoodsFilter,
  StockLine,
  UpdateGood,
} from './sellerGoods.schemas.ts';

type CreateGoodRequest = CreateGood & { key: string | null };

/** Goods of a supplier: listing, publishing, editing, taking off sale, removing. */
export function sellerGoodService(db: Db) {
  async function own(sellerId: number, id: number): Promise<SellerGoodDto> {
    const good = await findSellerGood(db, sellerId, id);
    if (!good) throw new Refusal('NOT_FOUND');
    return good;
  }

  async function locked(tx: Tx, sellerId: number, id: number): Promise<GoodRow> {
    const good = await lockGood(tx, sellerId, id);
    if (!good) throw new Refusal('NOT_FOUND');
    return good;
  }

  return {
    list: (sellerId: number, filter: SellerGoodsFilter) => listSellerGoods(db, sellerId, filter),

    find: own,

    /** A repeated key returns the same goods. */
    async create(sellerId: number, { key, ...requested }: CreateGoodRequest): Promise<SellerGoodDto> {
      const { stocks = [], publish, ...fields } = requested;
      const content = contentOf(fields);
      const request = { accountId: sellerId, op: 'createGoods', key, hash: requestHash(requested) };
      const { auditGoods: audits, goodsMargin: platformMargin } = await loadSettings(db);
      const { goodId } = await db.transaction((tx) =>
        storeResponse(tx, request, async () => {
          await checkStocks(tx, sellerId, stocks, publish);
          await checkContent(tx, sellerId, content);
          const id = await addGood(tx, {
            ...described(content),
            sellerId,
            platformMargin,
            status: applyStatusRule(statusAfter(goodsStatus.draft, { publish, changed: true, audits })),
          });
          for (const line of stocks) await createStock(tx, sellerId, { ...line, goodId: id });
          return { goodId: id };
        }),
      );
      return own(sellerId, goodId);
    },

    /** CHANGED_MEANWHILE carries the current state in `current`. Submitting the current state again is allowed. */
    async update(sellerId: number, { id, version, publish, ...fields }: UpdateGood): Promise<SellerGoodDto> {
      const content = contentOf(fields);
      const { auditGoods: audits } = await loadSettings(db);
      await db.transaction(async (tx) => {
        const good = await locked(tx, sellerId, id);
        const req = { publish, changed: appearanceDiffers(good, content), audits };
        const status = statusAfter(good.status, req);
        if (status === good.status && isSame(good, content)) return;
        if (good.version !== version)
          throw new Refusal('CHANGED_MEANWHILE', {}, { current: await findSellerGood(tx, sellerId, id) });
        await checkContent(tx, sellerId, content, good);
        const next = applyStatusRule(status);
        await checkMove(tx, good, next);
        await changeGood(tx, good, { ...described(content), status: next });
      });
      return own(sellerId, id);
    },

    async setOnSale(
      sellerId: number,
      { ids, onSale }: { ids: readonly number[]; onSale: boolean },
    ): Promise<BatchResult[]> {
      const { auditGoods: audits } = await loadSettings(db);
      return runBatch(ids, (id) =>
        db.transaction(async (tx) => {
          const good = await locked(tx, sellerId, id);
          const status = applyStatusRule(
            statusAfter(good.status, { publish: onSale, changed: false, audits }),
          );
          if (status === good.status) return;
          await checkMove(tx, good, status);
          await changeGood(tx, good, { status });
        }),
      );
    },

    /** Existing orders are unchanged; remaining stock is logged out. */
    remove: (sellerId: number, ids: readonly number[]): Promise<BatchResult[]> =>
      removeBatch(ids, (id) =>
        db.transaction(async (tx) => {
          const good = await locked(tx, sellerId, id);
          // Without a stock row nothing can be reserved: a concurrent order commits before or fails.
          for (const stockId of await stocksOf(tx, id)) await dropStock(tx, sellerId, stockId);
          await changeGood(tx, good, { deletedAt: new Date() });
        }),
      ),
  };
}

export type SellerGoodService = ReturnType<typeof sellerGoodService>;

function described(content: GoodContent): GoodContent & { searchText: string } {
  return { ...content, searchText: searchTextOf(content.name) };
}

function applyStatusRule(status: GoodsStatus | undefined): GoodsStatus {
  if (status === undefined) throw new Refusal('GOODS_STATE');
  return status;
}

async function checkStocks(
  tx: Tx,
  sellerId: number,
  stocks: readonly StockLine[],
  publish: boolean,
): Promise<void> {
  const field = 'stocks';
  const warehouseIds = new Set(stocks.map(({ warehouseId }) => warehouseId));
  if (publish && stocks.length === 0) throw new Refusal('STOCK_MISSING', {}, { field });
  if (warehouseIds.size < stocks.length) throw new Refusal('STOCK_EXISTS', {}, { field });
  if (stocks.length > 0 && !(await lockWarehouses(tx, sellerId, [...warehouseIds])))
    throw new Refusal('NOT_FOUND', {}, { field });
}

/** Goods without a stock row could never be ordered. */
async function checkMove(tx: Tx, good: GoodRow, status: GoodsStatus): Promise<void> {
  if (isPublished(good.status) || !isPublished(status)) return;
  if ((await stocksOf(tx, good.id)).length === 0) throw new Refusal('STOCK_MISSING', {}, { field: 'stocks' });
}
