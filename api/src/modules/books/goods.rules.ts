import type { Rule } from './rule.ts';

/** Parcels, stock and similar rows: a violation loses no money, so it stops no cash-outs. */
export const goodsRules: Rule[] = [
  {
    name: 'a refunded parcel has one refund that succeeded, of its amount, and nothing else has one',
    text: '已退款的包裹恰好有一条成功的退款',
    onlyInFull: true,
    broken: () => `SELECT p.id FROM order_package p
      LEFT JOIN (SELECT package_id, count(*) AS n, sum(amount) AS amount FROM refund WHERE status = 40 GROUP BY 1) r ON r.package_id = p.id
     WHERE (p.status = 70) <> (p.refund_status = 40) OR (p.status = 70) <> (coalesce(r.n, 0) = 1)
        OR (p.status = 70 AND r.amount <> p.refund_fee)`,
  },
  {
    name: 'a parcel whose money is asked for has one refund that says how far it is',
    text: '退款中的包裹与其退款状态一致',
    onlyInFull: true,
    broken: () => `SELECT p.id FROM order_package p
      LEFT JOIN refund r ON r.package_id = p.id AND r.status IN (10, 20, 30)
     WHERE (p.refund_status IN (10, 20, 30)) <> (r.id IS NOT NULL) OR r.status <> p.refund_status
        OR p.cancel_requested <> (p.refund_status = 10) OR (p.output_status = 5) <> (p.refund_status = 20)`,
  },
  {
    name: 'a parcel begins its timeline when it is placed, and ends it with its refund',
    text: '包裹的时间线有始有终',
    onlyInFull: true,
    broken: () => `SELECT p.id FROM order_package p
      LEFT JOIN (SELECT package_id, count(*) FILTER (WHERE type = 'created') AS created, count(*) FILTER (WHERE type = 'refunded') AS refunded
                   FROM package_event GROUP BY 1) e ON e.package_id = p.id
     WHERE coalesce(e.created, 0) <> 1 OR e.refunded <> CASE p.status WHEN 70 THEN 1 ELSE 0 END`,
  },
  {
    name: 'stock is never oversold',
    text: '库存没有超卖',
    broken: () => 'SELECT id FROM good_stock WHERE locked < 0 OR locked > quantity',
  },
  {
    name: 'the safety stock is filled before anything is for sale',
    text: '有可售库存时，安全库存已经留足',
    broken: () =>
      'SELECT id FROM good_stock WHERE safety_held <> least(safety_quantity, safety_held + quantity - locked) OR safety_held < 0',
  },
  {
    name: 'locked stock equals the open parcels',
    text: '锁定库存等于未发货的包裹',
    onlyInFull: true,
    broken: () => `SELECT s.id FROM good_stock s LEFT JOIN (
        SELECT l.sku_id, o.warehouse_id, sum(l.num) AS n FROM orders o JOIN order_package p ON p.order_id = o.id
          JOIN parcel_stock l ON l.package_id = p.id
         WHERE p.status IN (10, 20) GROUP BY 1, 2) r ON r.sku_id = s.sku_id AND r.warehouse_id = s.warehouse_id
     WHERE s.locked <> coalesce(r.n, 0)`,
  },
  {
    name: 'a bundle has its parts, none of which is one, and no stock of its own',
    text: '组合装由有效的商品组成，没有自己的库存',
    broken: () => `SELECT k.id FROM sku k
      LEFT JOIN (SELECT p.sku_id, count(*) AS parts, count(*) FILTER (WHERE part.part_count > 0 OR part.deleted_at IS NOT NULL OR h.seller_id <> g.seller_id) AS wrong
                   FROM sku_part p JOIN sku b ON b.id = p.sku_id JOIN goods g ON g.id = b.good_id
                   JOIN sku part ON part.id = p.part_sku_id JOIN goods h ON h.id = part.good_id GROUP BY 1) m ON m.sku_id = k.id
     WHERE k.deleted_at IS NULL AND (k.part_count <> coalesce(m.parts, 0) OR m.wrong > 0
        OR (k.part_count > 0 AND EXISTS (SELECT FROM good_stock s WHERE s.sku_id = k.id)))`,
  },
  {
    name: 'the lines of a parcel add up to it, and the parcels of an order to it',
    text: '包裹的商品行与包裹、订单相符',
    onlyInFull: true,
    broken: () => `SELECT p.id FROM order_package p JOIN (
        SELECT package_id, count(*) AS lines, sum(goods_fee) AS goods, sum(supply_fee) AS supply, sum(agent_fee) AS agent
          FROM parcel_line GROUP BY 1) l ON l.package_id = p.id
     WHERE (l.lines, l.goods, l.supply, l.agent)
           IS DISTINCT FROM (p.line_count::bigint, p.goods_fee::numeric, p.supply_fee::numeric, p.agent_fee::numeric)
        OR p.agent_fee > p.agent_share
     UNION ALL
     SELECT o.id FROM orders o JOIN (SELECT order_id, sum(num) AS pieces FROM parcel_line GROUP BY 1) l ON l.order_id = o.id
     WHERE l.pieces <> o.piece_count`,
  },
  {
    name: 'a part of a parcel was refunded, and bears nothing of the courier',
    text: '部分退款的商品已退款且不含运费',
    onlyInFull: true,
    broken: () => `SELECT p.id FROM order_package p JOIN order_package q ON q.id = p.part_of
     WHERE p.status <> 70 OR p.order_id <> q.order_id OR q.part_of IS NOT NULL OR p.package_fee <> p.goods_fee`,
  },
  {
    name: 'goods cost and weigh what the cheapest combination on sale does',
    text: '商品的供货价与重量等于最低价规格的',
    broken: () => `SELECT g.id FROM goods g CROSS JOIN LATERAL (
        SELECT supply_price, weight FROM sku WHERE good_id = g.id AND deleted_at IS NULL ORDER BY status, supply_price, sort, id LIMIT 1) k
     WHERE g.deleted_at IS NULL AND (g.supply_price, g.weight) <> (k.supply_price, k.weight)`,
  },
  {
    // Removing a row logs its remaining pieces.
    name: 'stock is what its log adds up to',
    text: '库存等于库存流水之和',
    onlyInFull: true,
    broken: () => `SELECT coalesce(s.id, l.stock_id) AS id FROM good_stock s FULL JOIN (
        SELECT stock_id, coalesce(sum(delta) FILTER (WHERE type NOT IN (3, 4, 5)), 0) AS quantity,
               coalesce(sum(delta) FILTER (WHERE type IN (3, 4, 5, 6)), 0) AS locked
          FROM stock_log GROUP BY 1) l ON l.stock_id = s.id
     WHERE (coalesce(s.quantity + s.safety_held, 0), coalesce(s.locked, 0)) <> (coalesce(l.quantity, 0), coalesce(l.locked, 0))`,
  },
  {
    name: 'an order number is held by a live parcel',
    text: '第三方订单号由有效包裹占用',
    onlyInFull: true,
    broken: () => `SELECT t.package_id AS id FROM third_order t JOIN order_package p ON p.id = t.package_id
     WHERE p.status IN (70, 80)`,
  },
  {
    // A number written back to a shop stays recorded even after a refund. What is bought at a source has no parcel here.
    name: 'an order of a shop is in a live parcel of its owner or bought at a source exactly when it is ordered',
    text: '已下单的店铺订单都在有效包裹中，或由1688采购',
    onlyInFull: true,
    broken: () => `SELECT s.id FROM shop_order s
      JOIN shop h ON h.id = s.shop_id LEFT JOIN order_package p ON p.id = s.package_id
     WHERE (s.package_id IS NOT NULL AND (p.id IS NULL OR p.status IN (70, 80) OR p.account_id <> h.account_id))
        OR (s.import_status IN (1, 2) AND (lines_left(s) <> '{}' OR s.package_id IS NULL AND NOT EXISTS (
             SELECT FROM source_order b WHERE b.shop_order_id = s.id AND b.status <> 5)))
        OR (s.package_id IS NOT NULL AND EXISTS (SELECT FROM source_order b WHERE b.shop_order_id = s.id AND b.status <> 5))
        OR (s.import_status = 0 AND s.package_id IS NOT NULL AND lines_left(s) = '{}')`,
  },
  {
    name: 'no line of an order of a shop is in two parcels, and an ended one holds only what its shop was told',
    text: '店铺订单的每一行最多在一个有效包裹中',
    onlyInFull: true,
    broken:
      () => `SELECT x.shop_order_id AS id FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
     WHERE lines_overlap(ARRAY[x.shop_order_id]) OR (p.status IN (70, 80) AND x.import_status < 3)`,
  },
  {
    name: 'one live session of a person on phones and one elsewhere',
    text: '每个账号的每个人在手机与电脑上各只有一个有效登录',
    onlyInFull: true,
    broken: () =>
      'SELECT account_id AS id FROM session WHERE revoked_at IS NULL GROUP BY account_id, coalesce(member_id, 0), on_phone HAVING count(*) > 1',
  },
];
