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
    name: 'locked stock equals the open parcels',
    text: '锁定库存等于未发货的包裹',
    onlyInFull: true,
    broken: () => `SELECT s.id FROM good_stock s LEFT JOIN (
        SELECT o.good_id, o.warehouse_id, sum(o.num) AS n FROM orders o JOIN order_package p ON p.order_id = o.id
         WHERE p.status IN (10, 20) GROUP BY 1, 2) r ON r.good_id = s.good_id AND r.warehouse_id = s.warehouse_id
     WHERE s.locked <> coalesce(r.n, 0)`,
  },
  {
    // Removing a row logs its remaining pieces.
    name: 'stock is what its log adds up to',
    text: '库存等于库存流水之和',
    onlyInFull: true,
    broken: () => `SELECT coalesce(s.id, l.stock_id) AS id FROM good_stock s FULL JOIN (
        SELECT stock_id, coalesce(sum(delta) FILTER (WHERE type IN (1, 2, 6, 7, 8)), 0) AS quantity,
               coalesce(sum(delta) FILTER (WHERE type IN (3, 4, 5, 6)), 0) AS locked
          FROM stock_log GROUP BY 1) l ON l.stock_id = s.id
     WHERE (coalesce(s.quantity, 0), coalesce(s.locked, 0)) <> (coalesce(l.quantity, 0), coalesce(l.locked, 0))`,
  },
  {
    name: 'an order number is held by a live parcel',
    text: '第三方订单号由有效包裹占用',
    onlyInFull: true,
    broken: () => `SELECT t.package_id AS id FROM third_order t JOIN order_package p ON p.id = t.package_id
     WHERE p.status IN (70, 80)`,
  },
  {
    // A number written back to a shop stays recorded even after a refund.
    name: 'an order of a shop is in a live parcel of its owner exactly when it is ordered',
    text: '已下单的店铺订单都在有效包裹中',
    onlyInFull: true,
    broken: () => `SELECT s.id FROM shop_order s
      JOIN shop h ON h.id = s.shop_id LEFT JOIN order_package p ON p.id = s.package_id
     WHERE (s.import_status IN (1, 2, 3)) <> (p.id IS NOT NULL AND p.status NOT IN (70, 80) AND p.account_id = h.account_id)
       AND NOT (s.import_status = 5 AND p.id IS NOT NULL)
       AND NOT (s.import_status = 3 AND p.id IS NULL)`,
  },
  {
    name: 'one live session an account',
    text: '每个账号只有一个有效登录',
    broken: () =>
      'SELECT account_id AS id FROM session WHERE revoked_at IS NULL GROUP BY 1 HAVING count(*) > 1',
  },
];
