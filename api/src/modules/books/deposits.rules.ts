import type { Rule } from './rule.ts';

/** Deposits of suppliers: what went in and out, and what was paid of them. */
export const depositRules: Rule[] = [
  {
    name: 'only suppliers have a deposit, which is never below nothing',
    text: '只有供应商有保证金，且不为负',
    broken: () => `SELECT a.id FROM ledger_account a LEFT JOIN account s ON s.id = a.owner_id
     WHERE a.code = 'deposit' AND (a.balance < 0 OR a.held <> 0 OR s.kind IS DISTINCT FROM 2)`,
  },
  {
    name: 'what went into a deposit or out of it was moved once',
    text: '保证金的每笔缴存与退回恰好入账一次',
    onlyInFull: true,
    broken: () => `SELECT m.id FROM deposit_move m CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = m.kind AND t.biz_type = 'deposit' AND t.biz_id = m.id AND a.owner_id = m.account_id AND a.code = 'deposit') l
     WHERE l.fen <> CASE m.kind WHEN 22 THEN -m.amount ELSE m.amount END`,
  },
  {
    name: 'a deposit paid what its supplier bore of a parcel whose shares were final, of a freight that went back, or all that was beyond the parcel',
    text: '保证金赔付不超过供应商应承担的金额',
    broken: (only) => `SELECT t.id FROM ledger_tx t
      JOIN ledger_entry e ON e.tx_id = t.id AND e.amount > 0
      LEFT JOIN ledger_tx b ON b.kind = CASE WHEN t.step LIKE 'surplus%' THEN 14 WHEN t.step = 'gotback' THEN 24 ELSE 10 END AND b.biz_type = 'package' AND b.biz_id = t.biz_id AND b.step = t.step
      LEFT JOIN ledger_entry f ON f.tx_id = b.id AND f.account_id = e.account_id
     WHERE t.kind = 23 AND ${only.movements('t.id')}
       AND CASE WHEN t.step LIKE 'surplus%' THEN e.amount IS DISTINCT FROM -f.amount ELSE e.amount > coalesce(-f.amount, 0) END`,
  },
  {
    name: 'what was given beyond a parcel came from the deposit of its supplier',
    text: '超出包裹金额的赔付全部来自保证金',
    broken: (
      only,
    ) => `SELECT c.id FROM compensation c JOIN order_package p ON p.id = c.package_id CROSS JOIN LATERAL (
        SELECT coalesce(-sum(e.amount), 0) AS fen FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind = 23 AND t.biz_type = 'package' AND t.biz_id = p.id AND t.step = 'surplus' || c.id AND a.owner_id = p.seller_id AND a.code = 'deposit') l
     WHERE ${only.parcels('p.id')} AND l.fen <> c.surplus`,
  },
  {
    name: 'what came back of a parcel is no more than what was paid for it, except from the deposit',
    text: '退款与赔付合计不超过已付金额，保证金赔付的部分除外',
    broken: (only) => `SELECT p.id FROM order_package p CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind IN (3, 14) AND a.owner_id = p.account_id), 0) AS back,
               coalesce(-sum(e.amount) FILTER (WHERE t.kind = 23 AND t.step LIKE 'surplus%' AND a.code = 'deposit'), 0) AS surplus
          FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
         WHERE t.kind IN (3, 14, 23) AND t.biz_type = 'package' AND t.biz_id = p.id) m
     WHERE ${only.parcels('p.id')} AND m.back > p.package_fee + m.surplus`,
  },
];
