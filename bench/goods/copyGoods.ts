import type { Database } from '../../api/src/db/client.ts';

const BEHIND = 1_000_000_000;

const OWN = `(SELECT id FROM goods WHERE seller_id = $1 AND id < ${BEHIND})`;

const STATEMENTS = [
  `
      INSERT INTO goods (id, goods_no, seller_id, name, search_text, category_id, pics, detail, supply_price, platform_margin, weight, unit,
                         min_num, max_num, platforms, is_gift, status) OVERRIDING SYSTEM VALUE
      SELECT id + ${BEHIND}, 'C' || goods_no, seller_id, name, search_text, category_id, pics, detail, supply_price, platform_margin, weight,
             unit, min_num, max_num, platforms, is_gift, status FROM goods WHERE seller_id = $1`,
  `
      INSERT INTO good_property (id, good_id, name, sort) OVERRIDING SYSTEM VALUE
      SELECT id + ${BEHIND}, good_id + ${BEHIND}, name, sort FROM good_property WHERE good_id IN ${OWN}`,
  `
      INSERT INTO good_property_value (id, property_id, name, sort) OVERRIDING SYSTEM VALUE
      SELECT v.id + ${BEHIND}, v.property_id + ${BEHIND}, v.name, v.sort FROM good_property_value v
        JOIN good_property p ON p.id = v.property_id WHERE p.good_id IN ${OWN}`,
  `
      INSERT INTO sku (id, sku_no, good_id, value_ids, name, merchant_code, barcodes, pic, supply_price, weight, status, sort)
      OVERRIDING SYSTEM VALUE
      SELECT id + ${BEHIND}, 'C' || sku_no, good_id + ${BEHIND}, ARRAY(SELECT v + ${BEHIND} FROM unnest(value_ids) v), name, merchant_code,
             barcodes, pic, supply_price, weight, status, sort FROM sku WHERE good_id IN ${OWN}`,
  `
      INSERT INTO good_stock (id, good_id, sku_id, warehouse_id, quantity, warn_quantity) OVERRIDING SYSTEM VALUE
      SELECT id + ${BEHIND}, good_id + ${BEHIND}, sku_id + ${BEHIND}, warehouse_id, quantity, warn_quantity FROM good_stock WHERE good_id IN ${OWN}`,
  `
      INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no, operator_id)
      SELECT l.stock_id + ${BEHIND}, l.type, l.delta, l.quantity_after, l.locked_after, '', l.operator_id FROM stock_log l
        JOIN good_stock s ON s.id = l.stock_id WHERE s.good_id IN ${OWN}`,
];

/** The leanest that writes the same rows: PostgreSQL copies all goods of a supplier, with what belongs to them. */
export async function copyGoods({ pool }: Pick<Database, 'pool'>, sellerId: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const statement of STATEMENTS) await client.query(statement, [sellerId]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
