import { randomUUID } from 'node:crypto';
import type { Shop, TestApi } from './api.ts';

/** Another warehouse of the shop's supplier, without stock. */
export async function secondWarehouse(api: TestApi, { seller }: Pick<Shop, 'seller'>): Promise<number> {
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
     VALUES ($1, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区', '文三路') RETURNING id`,
    [randomUUID(), seller.accountId],
  );
  if (!row) throw new Error('no warehouse');
  return row.id;
}

/** What lies at a warehouse by combination. */
export async function piecesAt(api: TestApi, warehouseId: number) {
  return api.query<{ skuId: number; quantity: number; locked: number }>(
    'SELECT sku_id AS "skuId", quantity, locked FROM good_stock WHERE warehouse_id = $1 ORDER BY sku_id',
    [warehouseId],
  );
}
