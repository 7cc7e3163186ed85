import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import type { OrderFacts } from '../pricing/orderFacts.repository.ts';

/** So many pieces of a combination, as it was called. */
type NamedLine = { skuId: number; title: string; num: number };
/** Free pieces at a warehouse, by combination; what it does not keep is missing. */
export type Stock = ReadonlyMap<number, number>;

export async function findStock(
  db: Queryable,
  skuIds: readonly number[],
  warehouseId: number,
): Promise<Stock> {
  const { rows } = await db.execute<{ skuId: number; available: number }>(sql`
    SELECT sku_id AS "skuId", available::int AS available FROM sku_stock
     WHERE sku_id = ANY (${`{${skuIds.join()}}`}::bigint[]) AND warehouse_id = ${warehouseId}`);
  return new Map(rows.map(({ skuId, available }) => [skuId, available]));
}

/** That a piece costs something else now. */
export function priceChange(title: string, then: Fen, now: Fen): string {
  return `【${title}】单价由${yuanText(then)}元变为${yuanText(now)}元`;
}

/** What of an earlier shipment cannot be sent as it was, a sentence each. `hadSender`: it named one. */
export function obstaclesSince(
  then: { lines: readonly NamedLine[]; warehouseName: string; courierName: string; hadSender: boolean },
  { skus, warehouse, courier, sender }: OrderFacts,
  stock: Stock,
): string[] {
  const onSale = new Set(skus.map(({ id }) => id));
  const { warehouseName, courierName } = then;
  return [
    ...then.lines.flatMap(({ skuId, title, num }) => {
      const left = Math.max(0, stock.get(skuId) ?? 0);
      if (!onSale.has(skuId) || !stock.has(skuId)) return `【${title}】已下架`;
      if (left >= num) return [];
      return left > 0 ? `【${title}】库存不足，仅剩${left}件` : `【${title}】缺货`;
    }),
    ...(!warehouse || warehouse.status === 2 ? [`仓库【${warehouseName}】已停用`] : []),
    ...(warehouse?.status === 3 ? [`仓库【${warehouseName}】暂停发货：${warehouse.pauseReason ?? ''}`] : []),
    ...(warehouse && courier?.status !== 1 ? [`仓库【${warehouseName}】不再使用【${courierName}】`] : []),
    ...(sender || !then.hadSender ? [] : ['原来的发件人已删除，请重新选择']),
  ];
}
