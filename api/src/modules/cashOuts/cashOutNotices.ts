import type { Tx } from '../../db/client.ts';
import { yuanText } from '../../shared/money.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import type { PersonNoticeKind } from '../notices/personNoticeKinds.ts';
import { tell } from '../notices/personNotices.ts';
import type { CashOutRow } from './cashOuts.repository.ts';

type Words = { kind: PersonNoticeKind; title: string; detail: string };

const { approved, paid, rejected, failed } = cashOutStatus;
const SELLER = 2;

/** What the account is told of a step of an operator, by the status that it leads to. */
const words: Partial<Record<number, (row: CashOutRow) => Words>> = {
  [approved]: ({ cashOutNo, amount }) => ({
    kind: 'cashOutApproved',
    title: '提现已通过审核',
    detail: `提现 ${cashOutNo}（¥${yuanText(amount)}）已通过审核，正在等待打款。`,
  }),
  [paid]: ({ cashOutNo, amount, fee }) => ({
    kind: 'cashOutPaid',
    title: '提现已到账',
    detail: `提现 ${cashOutNo} 已打款，实际到账 ¥${yuanText(amount - fee)}。`,
  }),
  [rejected]: ({ cashOutNo, amount, auditReason }) => ({
    kind: 'cashOutRejected',
    title: '提现被驳回',
    detail: `提现 ${cashOutNo} 未通过：${auditReason}。¥${yuanText(amount)} 已退回余额。`,
  }),
  [failed]: ({ cashOutNo, amount, auditReason }) => ({
    kind: 'cashOutFailed',
    title: '提现打款失败',
    detail: `提现 ${cashOutNo}（¥${yuanText(amount)}）打款失败：${auditReason}。平台会重新打款，或退回您的余额。`,
  }),
};

/** Tells the account what has become of its cash-out. */
export async function tellOfCashOut(tx: Tx, row: CashOutRow): Promise<void> {
  const told = words[row.status]?.(row);
  const account = told && (await findAccount(tx, row.accountId));
  if (!account) return;
  const link = `/${account.kind === SELLER ? 'seller' : 'buyer'}/wallet?tab=cashOuts`;
  await tell(tx, [{ ...told, accountId: row.accountId, link }]);
}
