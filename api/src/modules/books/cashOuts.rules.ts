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
];
