import { searchTextOf } from '../../api/src/shared/searchText.ts';
import type { DemoDatabase } from '../support/demoDatabase.ts';

const KINDS = ['水杯', '收纳盒', '毛巾', '雨伞', '拖鞋', '台灯', '抱枕', '保温壶', '数据线', '书包'];
const STUFF = ['玻璃', '陶瓷', '纯棉', '竹编', '不锈钢', '硅胶', '帆布', '实木', '羊毛', '亚麻'];
const LOOKS = ['加厚', '简约', '北欧', '卡通', '便携', '大号', '迷你', '复古', '防滑', '静音'];

/** Names and what they are searched by, each of a hundred kinds a tenth as frequent as its parts. */
const NAMES = KINDS.flatMap((kind) =>
  STUFF.flatMap((stuff) => LOOKS.map((look) => `${look}${stuff}${kind}`)),
);

/**
 * Puts so many goods on sale, with combinations, stock at two of the warehouses, and properties. Every thousandth is called
 * 琉璃香插, six in ten have 家用 in their names.
 */
export async function addGoods({ pool }: DemoDatabase, goods: number): Promise<void> {
  const client = await pool.connect();
  const query = (text: string, values?: unknown[]) => client.query(text, values);
  await query("SET statement_timeout = 0; SET session_replication_role = replica; SET work_mem = '64MB'");
  const texts = NAMES.map(searchTextOf);
  await query(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, platforms, month_sold, created_at)
     SELECT 'M' || n, name, text, (SELECT min(id) FROM category), (SELECT min(id) FROM account WHERE kind = 2), '["/a.svg"]',
            100 + n * 137 % 30000, 200, CASE n % 3 WHEN 0 THEN '{1,2}' ELSE '{}' END::smallint[], n * 31 % 997, now() - n % 200 * interval '1 day'
       FROM generate_series(1, $3::integer) n
       CROSS JOIN LATERAL (SELECT ($1::text[])[1 + n % 1000] AS base, ($2::text[])[1 + n % 1000] AS text_base) b
       CROSS JOIN LATERAL (SELECT CASE WHEN n % 1000 = 7 THEN '琉璃香插 ' ELSE base END || CASE WHEN n % 10 < 6 THEN '家用' ELSE '' END || n AS name,
              CASE WHEN n % 1000 = 7 THEN '琉璃香插 llxc liulixiangcha' ELSE text_base END || CASE WHEN n % 10 < 6 THEN '家用 jy jiayong' ELSE '' END || n AS text) t`,
    [NAMES, texts, goods],
  );
  await query(`INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight) SELECT goods_no || '-' || s, id, ARRAY[s]::bigint[], supply_price + s, 200
     FROM goods, generate_series(0, 2) s WHERE goods_no ~ '^M[0-9]+$'`);
  await query(`INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity)
     SELECT k.good_id, k.id, w.ids[1 + (k.good_id + s) % cardinality(w.ids)], (k.id % 5)::integer
       FROM sku k, generate_series(0, 1) s, (SELECT array_agg(id ORDER BY id) AS ids FROM warehouse WHERE status = 1) w WHERE k.sku_no ~ '^M[0-9]+-'`);
  await query(
    `INSERT INTO good_property (good_id, name, sort) SELECT id, (ARRAY['颜色','尺码','材质'])[1 + id % 3], 0 FROM goods WHERE goods_no ~ '^M[0-9]+$'`,
  );
  await query(`INSERT INTO good_property_value (property_id, name, sort)
     SELECT p.id, (ARRAY['红色','蓝色','白色','黑色','绿色'])[1 + (p.id + v) % 5], v FROM good_property p JOIN goods g ON g.id = p.good_id, generate_series(0, 2) v
      WHERE g.goods_no ~ '^M[0-9]+$'`);
  await query('SELECT roll_month_sold()');
  await query("UPDATE goods SET month_sold = hashtext(goods_no) & 1023 WHERE goods_no ~ '^M[0-9]+$'");
  await query('SELECT keep_best_selling()');
  await query('VACUUM ANALYZE');
  client.release(true);
}
