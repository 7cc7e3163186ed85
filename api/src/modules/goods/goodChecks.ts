import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { checkOnSale, type SkuPlan } from './goodSkus.ts';
import { type GoodsStatus, isPublished } from './goodsStatus.ts';
import { type GoodRow, hasStock, lockWarehouses } from './sellerGoods.repository.ts';
import { listSellerSkus } from './skus.repository.ts';

export function applyStatusRule(status: GoodsStatus | undefined): GoodsStatus {
  if (status === undefined) throw new Refusal('GOODS_STATE');
  return status;
}

export async function checkWarehouses(tx: Tx, sellerId: number, { skus }: SkuPlan): Promise<void> {
  const lines = skus.flatMap(({ stocks = [] }) => stocks);
  const warehouseIds = [...new Set(lines.map(({ warehouseId }) => warehouseId))];
  if (warehouseIds.length > 0 && !(await lockWarehouses(tx, sellerId, warehouseIds)))
    throw new Refusal('NOT_FOUND', {}, { field: 'stocks' });
}

export function noStock(): Refusal {
  return new Refusal('STOCK_MISSING', {}, { field: 'stocks' });
}

/** Goods without a stock row could never be ordered. */
export async function checkMove(tx: Tx, good: GoodRow, status: GoodsStatus): Promise<void> {
  if (isPublished(good.status) || !isPublished(status)) return;
  if (!(await hasStock(tx, good.id))) throw noStock();
  checkOnSale({ skus: await listSellerSkus(tx, good.id) }, true);
}
