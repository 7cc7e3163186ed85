import { asc, desc, eq, inArray } from 'drizzle-orm';
import { accounts, cashOuts } from '../db/schema/index.ts';
import { balanceOf } from '../modules/accounts/accounts.repository.ts';
import { cashOutStatusTexts } from '../modules/cashOuts/cashOutStatus.ts';
import { stepCashOut } from '../modules/cashOuts/cashOutSteps.ts';
import type { CashOutRow, Step } from '../modules/cashOuts/cashOuts.repository.ts';
import { type AccountType, accountTypeTexts, PAYEE } from '../modules/cashOuts/payees.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { cashOutStatus } from '../shared/statuses.ts';
import {
  auditorOf,
  type Command,
  type OpsContext,
  OpsError,
  requireNumber,
  requireOption,
  type Values,
} from './command.ts';

const { auditing, approved, paying, paid, rejected, failed } = cashOutStatus;
const OPEN = [auditing, approved, paying, failed];
const idOption = { id: { type: 'string' } } as const;
const withReason = { ...idOption, reason: { type: 'string' } } as const;

export const cashOutCommands: Command[] = [
  {
    name: 'cash-out list',
    usage: '列出未办结的提现，最早的在前（--all 最近 200 条，含已办结的）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const rows = await db
        .select({ cashOut: cashOuts, kind: accounts.kind })
        .from(cashOuts)
        .innerJoin(accounts, eq(accounts.id, cashOuts.accountId))
        .where(values.all === true ? undefined : inArray(cashOuts.status, OPEN))
        .orderBy(values.all === true ? desc(cashOuts.id) : asc(cashOuts.id))
        .limit(200);
      return Promise.all(
        rows.map(async ({ cashOut, kind }) => ({
          id: cashOut.id,
          cashOutNo: cashOut.cashOutNo,
          accountId: cashOut.accountId,
          kind: kind === 1 ? '买家' : '供应商',
          amount: yuanText(cashOut.amount),
          realAmount: yuanText(cashOut.amount - cashOut.fee),
          accountType: accountTypeTexts[cashOut.accountType as AccountType],
          account: cashOut.accountMasked,
          status: cashOutStatusTexts[cashOut.status],
          reason: cashOut.auditReason,
          // Negative: an income was returned since.
          balance: yuanText(await balanceOf(db, cashOut.accountId)),
          at: shanghaiIso(cashOut.createdAt),
        })),
      );
    },
  },
  {
    name: 'cash-out approve',
    usage: '审核通过：--id 编号',
    options: idOption,
    run: async (context, values) => {
      const { cashOutNo } = await advanced(context, values, { to: approved });
      return `提现 ${cashOutNo} 已通过审核，待打款`;
    },
  },
  {
    name: 'cash-out reject',
    usage: '驳回并退回余额，用于待审核或打款失败的提现：--id 编号 --reason 原因（用户可见）',
    options: withReason,
    run: async (context, values) => {
      const step = { to: rejected, reason: requireOption(values, 'reason') };
      const { cashOutNo } = await advanced(context, values, step);
      return `提现 ${cashOutNo} 已驳回，金额已退回余额`;
    },
  },
  {
    name: 'cash-out pay',
    usage: '开始打款并显示完整收款信息，打款失败后可再次使用：--id 编号',
    options: idOption,
    run: async (context, values) => {
      const open = (sealed: string) => (sealed === '' ? '' : context.db.box.open(sealed, PAYEE));
      const row = await advanced(context, values, { to: paying });
      return [
        {
          cashOutNo: row.cashOutNo,
          transfer: yuanText(row.amount - row.fee),
          accountType: accountTypeTexts[row.accountType as AccountType],
          account: open(row.account),
          accountName: open(row.accountName),
          bankName: row.bankName,
        },
      ];
    },
  },
  {
    name: 'cash-out paid',
    usage: '确认已到账：--id 编号 --transfer 转账单号',
    options: { ...idOption, transfer: { type: 'string' } },
    run: async (context, values) => {
      const step = { to: paid, transferNo: requireOption(values, 'transfer').trim() };
      const { cashOutNo } = await advanced(context, values, step);
      return `提现 ${cashOutNo} 已到账`;
    },
  },
  {
    name: 'cash-out fail',
    usage: '打款失败，之后可重新打款或驳回：--id 编号 --reason 原因（用户可见）',
    options: withReason,
    run: async (context, values) => {
      const step = { to: failed, reason: requireOption(values, 'reason') };
      const { cashOutNo } = await advanced(context, values, step);
      return `提现 ${cashOutNo} 已标记为打款失败`;
    },
  },
];

/** Moves a cash-out on; returns its new state. */
function advanced({ db, operator }: OpsContext, values: Values, step: Step): Promise<CashOutRow> {
  const id = requireNumber(values, 'id');
  return db
    .transaction((tx) => stepCashOut(tx, id, step, auditorOf(operator)))
    .catch((error: unknown) => {
      throw asOpsError(error, id);
    });
}

function asOpsError(error: unknown, id: number): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.errorKey === 'NOT_FOUND') return new OpsError(`没有提现 ${id}`);
  if (error.errorKey === 'CASHOUT_PAUSED') return new OpsError('账目核对发现问题，提现已暂停，请先处理');
  const status = cashOutStatusTexts[Number(error.data.status)];
  return new OpsError(status === undefined ? error.message : `提现 ${id} 现在是「${status}」，不能这样处理`);
}
