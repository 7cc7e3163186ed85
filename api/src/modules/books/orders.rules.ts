import { moneyLogTypes } from '../../shared/statuses.ts';
import { AGENT_KEPT_TEXT, JOIN_REFUND_TEXT, SUPPLIER_KEPT_TEXT } from '../wallet/shares.sql.ts';
import type { Rule } from './rule.ts';

/** Costs, payments, refunds and shares of orders and parcels. */
export const orderRules: Rule[] = [
  {
    name: 'an order costs what its parcels cost',
    text: '订单金额等于其包裹金额之和',
    broken: (only) => `SELECT o.id FROM orders o CROSS JOIN LATERAL (
        SELECT sum(package_fee) AS fee, count(*) AS n FROM order_package WHERE order_id = o.id) p
     WHERE ${only.orders('o.id')} AND (o.total_fee IS DISTINCT FROM p.fee OR o.package_count IS DISTINCT FROM p.n)`,
  },
  {
    name: 'a parcel costs what its parts cost',
    text: '包裹金额等于其各项费用之和',
    broken: (only) => `SELECT p.id FROM order_package p
     WHERE ${only.parcels('p.id')} AND p.package_fee <> p.goods_fee + p.courier_fee + p.remote_fee`,
  },
  {
    name: 'paid means paid once, and nothing else does',
    text: '已付款的订单恰好扣款一次',
    broken: (only) => `SELECT o.id FROM orders o
      LEFT JOIN ledger_tx t ON t.kind = 2 AND t.biz_type = 'order' AND t.biz_id = o.id
      LEFT JOIN ledger_entry e ON e.tx_id = t.id AND e.amount > 0
     WHERE ${only.orders('o.id')}
       AND ((o.paid_at IS NOT NULL AND o.replaces IS NULL) <> (t.id IS NOT NULL) OR (t.id IS NOT NULL AND e.amount IS DISTINCT FROM o.total_fee))`,
  },
  {
    name: 'refunded means refunded once',
    text: '已退款的包裹恰好退款一次',
    broken: (only) => `SELECT p.id FROM order_package p
      LEFT JOIN ledger_tx t ON t.kind = 3 AND t.biz_type = 'package' AND t.biz_id = p.id
     WHERE ${only.parcels('p.id')} AND (p.status = 70 AND p.refund_fee > 0) <> (t.id IS NOT NULL)`,
  },
  {
    name: 'a refunded parcel gave its fee back but for what was kept of it, and every fen went somewhere',
    text: '已退款包裹的每一分都有去处',
    broken: (only) => `SELECT p.id FROM order_package p
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind = 3 AND a.owner_id = p.account_id), 0) AS buyer,
               coalesce(sum(e.amount) FILTER (WHERE t.kind <> 3 AND a.code <> 'escrow'), 0) AS kept
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind IN (3, 7, 8, 9, 10) AND t.biz_type = 'package' AND t.biz_id = p.id) m ON true
     WHERE ${only.parcels('p.id')} AND p.status = 70 AND (m.buyer <> p.refund_fee OR m.buyer + m.kept <> p.package_fee - p.compensated)`,
  },
  {
    name: 'a refunded parcel left its supplier and its agent what they have of what was kept',
    text: '已退款包裹留给供应商与推广人的金额正确',
    broken: (only) => `SELECT p.id FROM order_package p ${JOIN_REFUND_TEXT}
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind IN (9, 10) AND a.owner_id = p.seller_id), 0) AS supplier,
               coalesce(sum(e.amount) FILTER (WHERE t.kind IN (7, 8) AND a.code <> 'escrow'), 0) AS agent
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind IN (7, 8, 9, 10) AND t.biz_type = 'package' AND t.biz_id = p.id) m ON true
     WHERE ${only.parcels('p.id')} AND p.status = 70 AND (m.supplier <> ${SUPPLIER_KEPT_TEXT} OR m.agent <> ${AGENT_KEPT_TEXT})`,
  },
  {
    name: 'what a parcel gave back while it went on is what its cases gave, each once',
    text: '售后补偿与售后单一致且恰好支付一次',
    broken: (only) => `SELECT p.id FROM order_package p
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS fen FROM compensation WHERE package_id = p.id) c
     WHERE ${only.parcels('p.id')} AND p.compensated <> c.fen
     UNION ALL
     SELECT p.id FROM order_package p JOIN compensation c ON c.package_id = p.id
      CROSS JOIN LATERAL (
        SELECT sum(e.amount) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 14 AND t.biz_type = 'package' AND t.biz_id = p.id AND t.step = 'case' || c.id AND a.owner_id = p.account_id) m
     WHERE ${only.parcels('p.id')} AND m.fen IS DISTINCT FROM c.amount + c.surplus
     UNION ALL
     SELECT p.id FROM order_package p JOIN after_sale_case k ON k.package_id = p.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount + surplus), 0) AS fen FROM compensation WHERE case_id = k.id) c
      LEFT JOIN refund r ON r.id = k.refund_id AND r.status = 40
     WHERE ${only.parcels('p.id')} AND k.given_amount <> c.fen + coalesce(r.amount, 0)`,
  },
  {
    name: 'what replaces a parcel costs nothing, once, and its freight was moved as its case says',
    text: '补发的包裹不另收费，运费与售后单一致',
    broken: (only) => `SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE ${only.parcels('p.id')} AND o.replaces IS NOT NULL
       AND (o.total_fee <> 0 OR p.package_fee <> 0 OR p.status NOT IN (70, 80) AND (SELECT count(*) FROM after_sale_case k WHERE k.replacement_id = p.id AND k.package_id = o.replaces) <> 1)
     UNION ALL
     SELECT p.id FROM order_package p JOIN after_sale_case k ON k.package_id = p.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = ${moneyLogTypes.replacementFreight} AND t.biz_type = 'package' AND t.biz_id = k.replacement_id AND a.owner_id = k.seller_id) m
     WHERE ${only.parcels('p.id')} AND k.replacement_id IS NOT NULL AND m.fen <> k.freight`,
  },
  {
    name: 'an order counts what its parcels gave back',
    text: '订单的退款数等于其包裹的退款之和',
    broken: (only) => `SELECT o.id FROM orders o CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE status = 70) AS n, sum(refund_fee + compensated) AS fee FROM order_package WHERE order_id = o.id) p
     WHERE ${only.orders('o.id')} AND (o.refund_count <> p.n OR o.refund_fee <> p.fee)`,
  },
  {
    name: 'a settled parcel paid its shares out, and they add up to its fee',
    text: '已结算包裹的分账合计等于其金额',
    broken: (only) => `SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id
      LEFT JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE a.owner_id = o.seller_id), 0) AS supplier,
               coalesce(sum(e.amount) FILTER (WHERE t.kind IN (7, 8) AND a.code <> 'escrow'), 0) AS agent,
               coalesce(-sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'escrow'), 0) AS total
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.biz_type = 'package' AND t.biz_id = p.id AND t.kind IN (7, 8, 9, 10)) m ON true
     WHERE ${only.parcels('p.id')}
       AND ((p.settle_status = 2 AND (m.supplier <> p.supplier_share - p.commission OR m.agent <> p.agent_share OR m.total <> p.package_fee - p.compensated))
            OR (p.settle_status IN (0, 1) AND p.status <> 70 AND m.total <> 0))`,
  },
  {
    name: 'what is held of a wallet are the shares of settled parcels that may be refunded',
    text: '售后保留等于仍可退款的已结算包裹的分账之和',
    broken: () => `SELECT coalesce(a.id, 0) AS id FROM (
        SELECT owner, sum(fen) AS fen FROM (
          SELECT p.seller_id AS owner, p.supplier_share - p.commission AS fen FROM order_package p WHERE p.held_until IS NOT NULL
          UNION ALL
          SELECT b.super_id, p.agent_share FROM order_package p JOIN account b ON b.id = p.account_id
           WHERE p.held_until IS NOT NULL AND b.super_id IS NOT NULL) share GROUP BY owner) due
      FULL JOIN (SELECT id, owner_id, held FROM ledger_account WHERE code = 'available' AND owner_id <> 0) a ON a.owner_id = due.owner
     WHERE coalesce(a.held, 0) <> coalesce(due.fen, 0)`,
  },
  {
    // Once a case is decided its parcel is let go; an appeal holds nothing again.
    name: 'a settled parcel whose money is asked for, or that a case is open for, is held',
    text: '退款处理中的已结算包裹都在售后保留之内',
    broken: (only) => `SELECT p.id FROM order_package p
     WHERE ${only.parcels('p.id')} AND p.settle_status = 2 AND p.held_until IS NULL
       AND (p.refund_status IN (10, 20, 30) OR EXISTS (SELECT FROM after_sale_case c WHERE c.package_id = p.id AND c.status < 70 AND c.appealed_at IS NULL))`,
  },
  {
    name: 'escrow holds what is paid and neither refunded nor settled',
    text: '托管余额等于已付款而未退款、未结算的金额',
    onlyInFull: true,
    broken: () => `SELECT 0 AS id FROM
        (SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
          WHERE a.owner_id = 0 AND a.code = 'escrow') held,
        (SELECT coalesce(sum(p.package_fee - p.compensated), 0) AS fen FROM order_package p JOIN orders o ON o.id = p.order_id
          WHERE o.paid_at IS NOT NULL AND p.status <> 70 AND p.settle_status <> 2) due
     WHERE held.fen <> due.fen`,
  },
];
