import type { Shop, TestApi } from './api.ts';

export type Line = { skuId: number; num: number };
export type Offer = { shop: Shop; skus: number[] };

/** Goods of as many combinations as there are numbers: the pieces in stock of each, at 100, 110, 120 … fen. */
export async function offer(on: TestApi, stock: readonly number[]): Promise<Offer> {
  const [first = 0, ...more] = stock;
  const shop = await on.shop({ stock: first, supplyPrice: 100 });
  const skus = [shop.skuId];
  for (const [at, pieces] of more.entries()) {
    const [sku] = await on.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
       SELECT goods_no || '-x' || $2, id, ARRAY[$2::int], 'X' || $2, $3, 300 FROM goods WHERE id = $1 RETURNING id`,
      [shop.goodId, at + 2, 110 + 10 * at],
    );
    skus.push(sku?.id ?? 0);
    await on.query('SELECT create_stock($1, $2, $3, $4, 0)', [
      shop.seller.accountId,
      sku?.id,
      shop.warehouseId,
      pieces,
    ]);
  }
  return { shop, skus };
}
