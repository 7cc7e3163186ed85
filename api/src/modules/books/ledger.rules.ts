import type { Rule } from './rule.ts';

/** The ledger itself, independent of the causes of movements. */
export const ledgerRules: Rule[] = [
  {
    name: 'nothing is created or destroyed',
    text: '全部分录合计为零',
    onlyInFull: true,
    broken: () => 'SELECT 0 AS id FROM ledger_entry HAVING sum(amount) <> 0',
  },
  {
    name: 'every movement is balanced',
    text: '每笔资金变动借贷相等',
    broken: (
      only,
    ) => `SELECT t.id FROM ledger_tx t LEFT JOIN ledger_entry e ON e.tx_id = t.id WHERE ${only.movements('t.id')}
      GROUP BY t.id HAVING count(e.id) < 2 OR coalesce(sum(e.amount), 0) <> 0`,
  },
  {
    name: 'every line belongs to a movement and an account, and says what they are',
    text: '每条分录都有其变动与账户，且内容一致',
    broken: (
      only,
    ) => `SELECT e.id FROM ledger_entry e LEFT JOIN ledger_tx t ON t.id = e.tx_id LEFT JOIN ledger_account a ON a.id = e.account_id
     WHERE ${only.movements('e.tx_id')}
       AND ((e.kind, e.created_at) IS DISTINCT FROM (t.kind, t.created_at) OR a.id IS NULL
            OR (a.owner_id = 0) <> (e.account_seq IS NULL) OR (a.owner_id = 0) <> (e.balance_after IS NULL))`,
  },
  {
    name: 'a balance is what its last line says',
    text: '余额等于最后一条分录的余额',
    broken: () => `SELECT a.id FROM ledger_account a LEFT JOIN LATERAL (
        SELECT e.balance_after, e.account_seq FROM ledger_entry e WHERE e.account_id = a.id AND e.account_seq IS NOT NULL
         ORDER BY e.account_seq DESC LIMIT 1) l ON true
     WHERE a.owner_id <> 0 AND (a.balance <> coalesce(l.balance_after, 0) OR a.version <> coalesce(l.account_seq, 0))`,
  },
  {
    name: 'balance and version equal their history',
    text: '余额等于全部历史之和',
    onlyInFull: true,
    broken: () => `SELECT a.id FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) s, count(*) n, max(account_seq) m FROM ledger_entry GROUP BY 1) h ON h.account_id = a.id
     WHERE a.owner_id <> 0 AND (a.balance <> coalesce(h.s, 0) OR a.version <> coalesce(h.n, 0) OR a.version <> coalesce(h.m, 0))`,
  },
  {
    name: 'each account has one unforked chain',
    text: '每个账户的分录首尾相接',
    broken: (
      only,
    ) => `SELECT e.id FROM ledger_entry e LEFT JOIN ledger_entry b ON b.account_id = e.account_id AND b.account_seq = e.account_seq - 1
     WHERE e.account_seq IS NOT NULL AND ${only.movements('e.tx_id')}
       AND (e.balance_after <> coalesce(b.balance_after, 0) + e.amount OR (b.id IS NULL) <> (e.account_seq = 1))`,
  },
  {
    name: 'the lines of a wallet say what its other account held',
    text: '可用与冻结的分录互相吻合',
    onlyInFull: true,
    broken: () => `SELECT id FROM (
        SELECT e.id, e.counterpart_balance, a.code,
               coalesce(sum(e.amount) FILTER (WHERE a.code = 'available') OVER wallet, 0) AS available,
               coalesce(sum(e.amount) FILTER (WHERE a.code = 'frozen') OVER wallet, 0) AS frozen
          FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
         WHERE a.owner_id IN (SELECT owner_id FROM ledger_account WHERE owner_id <> 0 AND code = 'frozen')
        WINDOW wallet AS (PARTITION BY a.owner_id ORDER BY e.id)) x
     WHERE counterpart_balance IS DISTINCT FROM CASE code WHEN 'available' THEN frozen ELSE available END`,
  },
  {
    name: 'nobody is overdrawn',
    text: '没有账户透支',
    broken: () => 'SELECT id FROM ledger_account WHERE balance + overdraft < 0',
  },
  {
    // Except wallets that were negative before holds existed: they are balanced first.
    name: 'what is held of a wallet is in it',
    text: '售后保留的金额都在余额之内',
    broken: () => `SELECT a.id FROM ledger_account a
     WHERE a.held > 0 AND (a.code <> 'available' OR a.owner_id = 0 OR (a.balance < a.held AND NOT EXISTS (
             SELECT FROM ledger_entry e WHERE e.account_id = a.id AND e.account_seq IS NOT NULL AND e.balance_after < 0)))`,
  },
  {
    name: 'only an income that was taken back leads below nothing',
    text: '只有冲回收入才会使余额为负',
    // In two parts: as one condition it would be answered by reading every line.
    broken: () => `SELECT a.id FROM ledger_account a
     WHERE a.overdraft <> CASE WHEN a.owner_id = 0 THEN 0 ELSE greatest(0, -a.balance) END
     UNION SELECT a.id FROM ledger_account a
     WHERE a.overdraft > 0 AND NOT EXISTS (
       SELECT FROM ledger_entry e WHERE e.account_id = a.id AND e.account_seq IS NOT NULL AND e.amount < 0 AND e.kind IN (8, 10))`,
  },
  {
    name: 'the sums beside a balance are those of its lines',
    text: '累计充值、支付、收益与分录一致',
    onlyInFull: true,
    broken: () => `SELECT a.id FROM ledger_account a CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE e.kind = 1), 0) AS recharged,
               coalesce(-sum(e.amount) FILTER (WHERE e.kind IN (2, 3)), 0) AS spent,
               coalesce(sum(e.amount) FILTER (WHERE e.kind IN (7, 8)), 0) AS earned,
               coalesce(sum(e.amount) FILTER (WHERE e.kind = ANY (k.kinds)), 0) AS income,
               coalesce(bool_or(e.amount < 0 AND e.kind <> ALL (k.kinds)), false) AS spends
          FROM (SELECT income_kinds(a.owner_id) AS kinds) k
          LEFT JOIN ledger_entry e ON e.account_id = a.id AND e.account_seq IS NOT NULL AND a.code = 'available' AND a.owner_id <> 0) l
     WHERE (a.recharged, a.spent, a.earned, a.income, a.spends) IS DISTINCT FROM (l.recharged, l.spent, l.earned, l.income, l.spends)`,
  },
  {
    name: 'what is known of the lines of a wallet is what they say',
    text: '钱包检查点与分录一致',
    onlyInFull: true,
    broken:
      () => `SELECT c.account_id AS id FROM wallet_checkpoint c JOIN ledger_account a ON a.id = c.account_id CROSS JOIN LATERAL (
        SELECT sum(amount) AS sum, min(so_far) AS lowest
          FROM (SELECT amount, sum(amount) OVER (ORDER BY place) AS so_far FROM spending_lines(a.id, income_kinds(a.owner_id), 0)
                 WHERE place <= c.seq) lines) l
     WHERE (c.sum, c.lowest) IS DISTINCT FROM (l.sum, l.lowest)`,
  },
];
