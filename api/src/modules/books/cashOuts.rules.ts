import type { Rule } from './rule.ts';

/** Cash-outs: amounts are frozen while open, then paid or returned. */
export const cashOutRules: Rule[] = [
  {
    name: 'a cash-out was frozen once, and then it was paid or it came back',
    text: '提现冻结一次，之后打款或退回一次',
    broken: () => `SELECT c.id FROM cash_out c CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(t.kind ORDER BY t.kind), '{}') AS kinds FROM ledger_tx t
         WHERE t.kind IN (4, 5, 6) AND t.biz_type = 'cash_out' AND t.biz_id = c.id) m
     WHERE m.kinds <> CASE WHEN c.status = 30 THEN '{4,5}' WHEN c.status IN (40, 60) THEN '{4,6}' ELSE '{4}' END::smallint[]`,
  },
  {
    name: 'every fen of a cash-out is where its status says',
    text: '提现的每一分都与其状态相符',
    broken: () => `SELECT c.id FROM cash_out c CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE a.owner_id = c.account_id AND a.code = 'available'), 0) AS available,
               coalesce(sum(e.amount) FILTER (WHERE a.owner_id = c.account_id AND a.code = 'frozen'), 0) AS frozen,
               coalesce(sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'cashOut'), 0) AS paid,
               coalesce(sum(e.amount) FILTER (WHERE a.owner_id = 0 AND a.code = 'revenue'), 0) AS fee
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind IN (4, 5, 6) AND t.biz_type = 'cash_out' AND t.biz_id = c.id) m
     WHERE (m.available, m.frozen, m.paid, m.fee) <> (
             CASE WHEN c.status IN (40, 60) THEN 0 ELSE -c.amount END,
             CASE WHEN c.status IN (30, 40, 60) THEN 0 ELSE c.amount END,
             CASE WHEN c.status = 30 THEN c.amount - c.fee ELSE 0 END,
             CASE WHEN c.status = 30 THEN c.fee ELSE 0 END)`,
  },
  {
    name: 'frozen money is that of the open cash-outs',
    text: '冻结金额等于进行中的提现之和',
    broken: () => `SELECT a.id FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS fen FROM cash_out WHERE status IN (0, 10, 20, 50) GROUP BY 1) c ON c.account_id = a.owner_id
     WHERE a.code = 'frozen' AND a.balance <> coalesce(c.fen, 0)`,
  },
  {
    name: 'the splits of a cash-out add up to it, or to less where the rest was transferred or is still to come',
    text: '提现的分账之和等于到账金额，另行转账的部分除外',
    broken: () => `SELECT c.id FROM cash_out c JOIN (
        SELECT cash_out_id, coalesce(sum(amount) FILTER (WHERE status = 1), 0) AS done, count(*) FILTER (WHERE status = 0) AS underway
          FROM cash_out_split GROUP BY 1) s ON s.cash_out_id = c.id
     WHERE s.done > c.amount - c.fee OR (s.underway > 0) AND c.status <> 20
        OR (s.done = c.amount - c.fee) <> (c.status = 30 AND c.transfer_no LIKE 'FZ%') OR s.done > 0 AND c.status IN (40, 60)`,
  },
  {
    name: 'no fen of a recharge is split twice, or split and sent back',
    text: '充值的每一分只分账或退回一次',
    broken: () => `SELECT y.id FROM payment y
      LEFT JOIN (SELECT payment_id, sum(amount) AS fen FROM cash_out_split WHERE status IN (0, 1) GROUP BY 1) s ON s.payment_id = y.id
      LEFT JOIN (SELECT payment_id, sum(amount) AS fen FROM recharge_refund WHERE status IN (0, 1) GROUP BY 1) r ON r.payment_id = y.id
     WHERE (y.split_amount > 0 OR s.fen > 0)
       AND (y.split_amount <> coalesce(s.fen, 0) OR y.split_amount > y.split_limit OR y.split_amount + coalesce(r.fen, 0) > y.amount)`,
  },
];
