import type { Rule } from './rule.ts';

/** Refunded recharges: taken from the wallet immediately, then finally paid or returned to it. */
export const rechargeRefundRules: Rule[] = [
  {
    name: 'a refund of a recharge left the wallet once with its amount, and then it arrived or it came back',
    text: '充值退回扣款一次，之后到账或返还一次，金额一致',
    broken: () => `SELECT r.id FROM recharge_refund r CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(t.kind ORDER BY t.kind), '{}') AS kinds, count(*) FILTER (WHERE e.amount <> r.amount) AS others
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id AND e.amount > 0
         WHERE t.kind IN (16, 17, 18) AND t.biz_type = 'recharge_refund' AND t.biz_id = r.id) m
     WHERE m.others > 0 OR m.kinds <> CASE r.status WHEN 0 THEN '{16}' WHEN 1 THEN '{16,18}' ELSE '{16,17}' END::smallint[]`,
  },
  {
    name: 'a recharge gives back at most what was paid, to who has paid it',
    text: '每笔充值的退回不超过其金额，且只退给充值的人',
    broken: () => `SELECT y.id FROM payment y JOIN recharge_refund r ON r.payment_id = y.id
     GROUP BY y.id HAVING sum(r.amount) FILTER (WHERE r.status IN (0, 1)) > y.amount OR bool_or(r.account_id <> y.account_id)
        OR y.status NOT IN (1, 4) OR (y.status = 4) <> (coalesce(sum(r.amount) FILTER (WHERE r.status = 1), 0) = y.amount)`,
  },
  {
    name: 'what is on its way back to those who recharged is what their refunds say',
    text: '退回途中的金额等于进行中的充值退回之和',
    onlyInFull: true,
    broken: () => `SELECT 0 AS id FROM
        (SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
          WHERE a.owner_id = 0 AND a.code = 'refund') held,
        (SELECT coalesce(sum(amount), 0) AS fen FROM recharge_refund WHERE status = 0) due
     WHERE held.fen <> due.fen`,
  },
  {
    name: 'nobody gives up more money of a demo than they were given',
    text: '收回的演示资金不超过发放的金额',
    onlyInFull: true,
    broken:
      () => `SELECT a.owner_id AS id FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id AND e.kind = 19
     WHERE a.owner_id <> 0 GROUP BY a.owner_id
    HAVING -sum(e.amount) > coalesce((SELECT sum(amount) FROM demo_money WHERE account_id = a.owner_id), 0)`,
  },
  {
    name: 'a closed account holds nothing',
    text: '已注销的账号没有余额',
    broken: () => `SELECT w.id FROM ledger_account w JOIN account o ON o.id = w.owner_id
     WHERE o.status = 4 AND (w.balance <> 0 OR w.held <> 0)`,
  },
];
