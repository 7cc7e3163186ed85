type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** How many orders of how many parcels. */
type Amount = { accountId: number; sellerId: number; orders: number; parcelsEach: number };

/** Goods, warehouses, couriers and shops that the orders are spread over. */
const SPREAD = { goods: 40, warehouses: 5, couriers: 4, shops: 3 };

/**
 * A life's orders of one buyer, as they stand after some years: most are completed, a few are at every other stage,
 * one parcel in fifty was refunded. Order `n` is named `B<account>-<n>`, its parcels' numbers end in `-<n>-<m>`.
 */
export async function seedOrders(query: Query, { accountId, sellerId, orders, parcelsEach }: Amount) {
  await query(
    `INSERT INTO orders (order_no, account_id, seller_id, type, platform, good_id, sku_id, good_name, good_pic, good_price, num, sku_count, piece_count,
       warehouse_id, warehouse_name, warehouse_province, warehouse_city, courier_id, courier_name, sender_id, sender, remark,
       shop_id, status, after_sale_status, package_count, goods_fee, courier_fee, remote_fee, discount_fee, total_fee,
       created_at, pay_expire_at, paid_at, batch_no)
     SELECT 'B' || $1::bigint || '-' || n, $1, $2, 1 + n % 3, n % 7, 1 + n % $4::int, 1 + n % $4::int, '毛绒小熊公仔 第' || (1 + n % $4) || '款 25cm', '/files/a.svg',
       130, 1, CASE WHEN n % 200 = 25 THEN 2 ELSE 1 END, $8::int, 1 + n % $5::int, '义乌一号仓', '浙江省', '金华市', 1 + n % $6::int, '圆通速递', 1,
       '', '',
       nullif(n % ($7::int + 1), 0), stage.status, CASE WHEN n % 50 = 7 AND stage.status = 50 THEN 2 ELSE 0 END, $8::int,
       100 * n, 300, 0, 0, 100 * n + 300, made.at, made.at + interval '30 minutes',
       CASE WHEN stage.status IN (10, 60) THEN NULL ELSE made.at END, CASE WHEN n % 4 = 0 THEN 'BATCH' || $1 || '-' || n / 40 END
       FROM generate_series(1, $3::int) n,
            LATERAL (SELECT now() - make_interval(mins => 10 * ($3 - n)) AS at) made,
            LATERAL (SELECT CASE WHEN n % 100 < 1 THEN 10 WHEN n % 100 < 3 THEN 20 WHEN n % 100 < 7 THEN 30 WHEN n % 100 < 9 THEN 40
                                 WHEN n % 100 < 12 THEN 60 ELSE 50 END AS status) stage
      ORDER BY n`,
    [
      accountId,
      sellerId,
      orders,
      SPREAD.goods,
      SPREAD.warehouses,
      SPREAD.couriers,
      SPREAD.shops,
      parcelsEach,
    ],
  );
  await query(
    `INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, third_order_no, status, refund_status, output_status,
       auto_send_status, shop_id, sku_id, num, waybill_no, receiver, province_code, city_code, district_code, province, city,
       district, weight, goods_fee, courier_fee, remote_fee, discount_fee, package_fee, supplier_share, agent_share,
       created_at, shipped_at)
     SELECT 'P' || n || '-' || m, o.id, o.account_id, o.seller_id, o.platform, 'T' || n || '-' || m, stage.status, CASE stage.status WHEN 70 THEN 40 ELSE 0 END,
       stage.output, CASE WHEN o.shop_id IS NULL OR stage.output <> 3 THEN 0 WHEN o.id % 500 = 0 THEN 4 ELSE 3 END, o.shop_id, CASE WHEN o.sku_count > 1 AND m = $2::int THEN o.sku_id + 1000 ELSE o.sku_id END, 1,
       CASE stage.output WHEN 3 THEN 'YT' || n || '-' || m END, '', '33', '3301', '330106', '浙江省', '杭州市', '西湖区',
       300, 200, 300, 0, 0, 500, 430, 0, o.created_at, CASE stage.output WHEN 3 THEN o.created_at END
       FROM orders o, LATERAL (SELECT substr(o.order_no, 2) AS n) name, generate_series(1, $2::int) m,
            LATERAL (SELECT CASE WHEN o.after_sale_status = 2 AND m = 1 THEN 70 ELSE
                                 CASE o.status WHEN 40 THEN 50 WHEN 60 THEN 80 ELSE o.status END END AS status,
                            CASE WHEN o.status IN (10, 60) THEN 0 WHEN o.status = 20 THEN CASE WHEN o.id % 5 = 0 THEN 4 ELSE 1 END ELSE 3 END AS output) stage
      WHERE o.account_id = $1 ORDER BY o.id, m`,
    [accountId, parcelsEach],
  );
  // A second combination: of the same goods, and in one order of two hundred of others, which are in the last parcel only.
  await query(
    `INSERT INTO order_sku (order_id, sku_id, good_id, good_name, good_pic, sku_name, merchant_code)
     SELECT id, sku_id + 1000, good_id, CASE WHEN sku_count > 1 THEN '长柄雨伞 第' || sku_id || '款 25cm' ELSE good_name END,
            good_pic, '红色', '' FROM orders WHERE account_id = $1`,
    [accountId],
  );
  await query(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status, created_at, finished_at)
     SELECT 'F' || substr(p.package_no, 2), p.id, p.order_id, p.account_id, $2, p.package_fee, 40, p.created_at, p.created_at
       FROM order_package p WHERE p.account_id = $1 AND p.status = 70 ORDER BY p.id`,
    [accountId, sellerId],
  );
  await query(
    `INSERT INTO third_order (account_id, platform, third_order_no, package_id)
     SELECT account_id, platform, third_order_no, id FROM order_package WHERE account_id = $1 AND status NOT IN (70, 80)`,
    [accountId],
  );
}
