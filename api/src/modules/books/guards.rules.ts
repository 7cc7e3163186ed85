import type { Rule } from './rule.ts';

const TRIGGERS = [
  ['ledger_entry', 'ledger_apply'],
  ['ledger_entry', 'ledger_balanced'],
  ['ledger_entry', 'append_only'],
  ['ledger_tx', 'ledger_tx_filled'],
  ['ledger_tx', 'append_only'],
  ['ledger_account', 'ledger_account_guard'],
  ['balance_adjustment', 'append_only'],
  ['stock_log', 'append_only'],
  ['cash_out_split', 'cash_out_split_count'],
  ['recharge_refund', 'recharge_refund_room'],
];
const CONSTRAINTS = [
  ['ledger_account', 'ledger_account_once'],
  ['ledger_account', 'never_overdrawn'],
  ['ledger_account', 'ledger_account_held'],
  ['ledger_account', 'ledger_account_deposit'],
  ['ledger_account', 'platform_keeps_no_balance'],
  ['order_package', 'package_held'],
  ['order_package', 'package_compensated'],
  ['order_package', 'package_shares'],
  ['compensation', 'compensation_parts'],
  ['deposit_move', 'deposit_move_amount'],
  ['courier_claim', 'courier_claim_amounts'],
  ['courier_claim', 'courier_claim_paid'],
  ['ledger_tx', 'ledger_once'],
  ['ledger_entry', 'ledger_entry_amount'],
  ['ledger_entry', 'ledger_entry_tx_id_ledger_tx_id_fk'],
  ['payment', 'payment_amount'],
  ['payment', 'payment_paid'],
  ['payment', 'payment_trade_once'],
  ['payment', 'payment_split'],
  ['cash_out_split', 'cash_out_split_amount'],
  ['cash_out_split', 'cash_out_split_status'],
  ['cash_out', 'cash_out_amount'],
  ['cash_out', 'cash_out_paid'],
  ['cash_out', 'cash_out_transfer_once'],
  ['balance_adjustment', 'balance_adjustment_amount'],
  ['balance_adjustment', 'balance_adjustment_once'],
  ['good_stock', 'never_oversold'],
  ['good_stock', 'safety_stock_first'],
  ['recharge_refund', 'recharge_refund_amount'],
  ['recharge_refund', 'recharge_refund_status'],
  ['recharge_refund', 'recharge_refund_transfer_once'],
];

/** A table with its partitions, each of which has what PostgreSQL knows of it. */
const PARTS = `CROSS JOIN LATERAL (
      SELECT g.of_table::regclass AS part UNION SELECT inhrelid FROM pg_inherits WHERE inhparent = g.of_table::regclass) p`;

const values = (pairs: string[][]) =>
  pairs.map(([table, name], at) => `(${at + 1}, '${table}', '${name}')`).join(', ');

/** The database objects that protect the ledger. */
export const guardRules: Rule[] = [
  {
    name: 'the triggers that guard the books are at work',
    text: '保护账目的触发器都在工作',
    broken: () => `SELECT g.id FROM (VALUES ${values(TRIGGERS)}) AS g (id, of_table, name) ${PARTS}
     WHERE NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = p.part AND t.tgname = g.name AND t.tgenabled IN ('O', 'A'))`,
  },
  {
    name: 'the constraints that guard the books are in place',
    text: '保护账目的约束都在',
    broken: () => `SELECT g.id FROM (VALUES ${values(CONSTRAINTS)}) AS g (id, of_table, name)
     WHERE NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = g.of_table::regclass AND c.conname = g.name AND c.convalidated)
     UNION ALL
     SELECT 0 FROM pg_inherits p WHERE p.inhparent = 'ledger_entry'::regclass AND NOT EXISTS (
       SELECT FROM pg_index i WHERE i.indrelid = p.inhrelid AND i.indisunique AND i.indisvalid
          AND pg_get_indexdef(i.indexrelid) LIKE '%(account_id, account_seq)%')`,
  },
];
