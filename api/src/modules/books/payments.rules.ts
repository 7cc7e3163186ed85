import type { Rule } from './rule.ts';

/** Of recharges. */
export const paymentRules: Rule[] = [
  {
    name: 'a paid payment was credited once, with its amount, to its person; nothing else was',
    text: '已支付的充值恰好入账一次',
    broken: () => `SELECT p.id FROM payment p
      LEFT JOIN LATERAL (
        SELECT count(*) AS n, coalesce(sum(e.amount), 0) AS fen FROM ledger_tx t
          JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 1 AND t.biz_type = 'payment' AND t.biz_id = p.id AND a.owner_id = p.account_id AND a.code = 'available') c ON true
     WHERE c.n <> CASE WHEN p.status IN (1, 4) THEN 1 ELSE 0 END OR c.fen <> CASE WHEN p.status IN (1, 4) THEN p.amount ELSE 0 END`,
  },
  {
    name: 'a trade of a channel pays once',
    text: '渠道单号只使用一次',
    onlyInFull: true,
    broken: () => `SELECT max(id) AS id FROM payment WHERE channel_trade_no IS NOT NULL
     GROUP BY pay_type, channel_trade_no HAVING count(*) > 1`,
  },
];
