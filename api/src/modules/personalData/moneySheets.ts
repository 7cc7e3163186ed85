import { sql } from 'drizzle-orm';
import { cashOutStatusTexts } from '../cashOuts/cashOutStatus.ts';
import { accountTypeTexts, PAYEE } from '../cashOuts/payees.ts';
import { rechargeStatusTexts } from '../payments/payStatus.ts';
import { payTypeTexts } from '../payments/payTypes.ts';
import { moneyLogTexts } from '../wallet/moneyLogTypes.ts';
import { choice, count, money, numbered, type PersonalSheet, text, time, yesNo } from './personalSheet.ts';

const RETURNS = { 0: '退回中', 1: '已到账', 2: '已转回余额' };
const PROBLEMS = {
  amount: '金额不符',
  paidTwice: '重复支付',
  tradeNoUsed: '渠道单号重复',
  notPaid: '渠道没有收到',
};

/** What somebody has paid in, earned, spent and taken out. */
export const moneySheets: readonly PersonalSheet[] = [
  {
    title: '钱包',
    tables: ['ledger_account'],
    rows: (accountId) => sql`
      SELECT id, CASE code WHEN 'available' THEN '可用' WHEN 'frozen' THEN '冻结' WHEN 'deposit' THEN '保证金' ELSE code END AS code, balance, held, overdraft
        FROM ledger_account WHERE owner_id = ${accountId}`,
    columns: [
      numbered,
      text('账户', 'code'),
      money('余额（元）', 'balance'),
      money('其中暂留（元）', 'held'),
      money('透支（元）', 'overdraft'),
    ],
  },
  {
    title: '资金流水',
    tables: ['ledger_entry', 'ledger_tx', 'demo_money'],
    rows: (accountId) => sql`
      SELECT e.id, e.created_at, e.kind, e.amount, e.balance_after, e.account_seq, t.title,
             CASE a.code WHEN 'available' THEN '可用' WHEN 'frozen' THEN '冻结' WHEN 'deposit' THEN '保证金' ELSE a.code END AS code
        FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id AND e.account_seq IS NOT NULL JOIN ledger_tx t ON t.id = e.tx_id
       WHERE a.owner_id = ${accountId}`,
    columns: [
      numbered,
      time('时间', 'created_at'),
      text('账户', 'code'),
      count('序号', 'account_seq'),
      choice('类型', 'kind', moneyLogTexts),
      money('金额（元）', 'amount'),
      money('余额（元）', 'balance_after'),
      text('说明', 'title', 40),
    ],
  },
  {
    title: '保证金',
    tables: ['deposit_move'],
    of: 'seller',
    rows: (accountId) => sql`SELECT * FROM deposit_move WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      choice('类型', 'kind', moneyLogTexts),
      money('金额（元）', 'amount'),
      time('时间', 'created_at'),
    ],
  },
  {
    title: '调账和赔付',
    tables: ['balance_adjustment'],
    rows: (accountId) => sql`SELECT * FROM balance_adjustment WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      choice('类型', 'kind', moneyLogTexts),
      money('金额（元）', 'amount'),
      text('原因', 'reason', 40),
      time('时间', 'created_at'),
    ],
  },
  {
    title: '充值',
    tables: ['payment'],
    rows: (accountId) => sql`SELECT * FROM payment WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      text('充值单号', 'pay_no', 24),
      money('金额（元）', 'amount'),
      choice('支付方式', 'pay_type', payTypeTexts),
      choice('状态', 'status', rechargeStatusTexts),
      text('渠道单号', 'channel_trade_no', 32),
      yesNo('关闭后到账', 'late'),
      time('创建时间', 'created_at'),
      time('支付时间', 'paid_at'),
    ],
  },
  {
    title: '充值核对',
    tables: ['payment_problem'],
    rows: (accountId) => sql`
      SELECT x.*, p.pay_no FROM payment_problem x JOIN payment p ON p.id = x.payment_id WHERE p.account_id = ${accountId}`,
    columns: [
      numbered,
      text('充值单号', 'pay_no', 24),
      choice('问题', 'kind', PROBLEMS),
      text('渠道单号', 'channel_trade_no', 32),
      money('金额（元）', 'amount'),
      time('发现时间', 'created_at'),
      time('解决时间', 'resolved_at'),
    ],
  },
  {
    title: '充值退回',
    tables: ['recharge_refund'],
    rows: (accountId) => sql`
      SELECT r.*, p.pay_no FROM recharge_refund r JOIN payment p ON p.id = r.payment_id WHERE r.account_id = ${accountId}`,
    columns: [
      numbered,
      text('退回单号', 'refund_no', 24),
      text('充值单号', 'pay_no', 24),
      money('金额（元）', 'amount'),
      choice('状态', 'status', RETURNS),
      text('转账单号', 'transfer_no', 32),
      time('申请时间', 'created_at'),
      time('结束时间', 'ended_at'),
    ],
  },
  {
    title: '提现',
    tables: ['cash_out'],
    rows: (accountId) => sql`SELECT * FROM cash_out WHERE account_id = ${accountId}`,
    opened: (box, row) => ({
      account_name: row.account_name ? box.open(String(row.account_name), PAYEE) : '',
    }),
    columns: [
      numbered,
      text('提现单号', 'cash_out_no', 24),
      money('金额（元）', 'amount'),
      money('手续费（元）', 'fee'),
      choice('收款方式', 'account_type', accountTypeTexts),
      text('收款账号', 'account_masked', 24),
      text('收款人', 'account_name'),
      text('开户行', 'bank_name'),
      choice('状态', 'status', cashOutStatusTexts),
      text('原因', 'audit_reason', 30),
      text('转账单号', 'transfer_no', 32),
      time('申请时间', 'created_at'),
      time('审核时间', 'audited_at'),
      time('到账时间', 'paid_at'),
    ],
  },
  {
    title: '分账收款方',
    tables: ['split_receiver'],
    rows: (accountId) => sql`SELECT * FROM split_receiver WHERE account_id = ${accountId}`,
    opened: (box, row) => ({ name: row.name ? box.open(String(row.name), PAYEE) : '' }),
    columns: [
      numbered,
      choice('类型', 'kind', { merchant: '微信支付商户', person: '个人微信' }),
      text('编号', 'account_masked', 24),
      text('名称', 'name', 24),
      time('登记时间', 'created_at'),
      time('移除时间', 'removed_at'),
    ],
  },
];
