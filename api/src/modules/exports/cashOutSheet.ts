import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { cashOutStatusTexts } from '../cashOuts/cashOutStatus.ts';
import type { CashOutRow } from '../cashOuts/cashOuts.repository.ts';
import { type AccountType, accountTypeTexts } from '../cashOuts/payees.ts';
import { timeText } from './exportWords.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (cashOut: CashOutRow) => string,
): FilledColumn<CashOutRow> => ({ header, kind: 'text', width, cell });
const money = (header: string, cell: (cashOut: CashOutRow) => number): FilledColumn<CashOutRow> => ({
  header,
  kind: 'money',
  width: 14,
  cell,
});
const time = (at: Date | null) => timeText(shanghaiIsoOrNull(at) ?? '');

/** The columns of the cash-outs; accounts masked, and without the name, which is the person's own. */
export const cashOutColumns: readonly FilledColumn<CashOutRow>[] = [
  text('提现单号', 24, ({ cashOutNo }) => cashOutNo),
  text('申请时间', 20, ({ createdAt }) => timeText(shanghaiIso(createdAt))),
  money('提现金额（元）', ({ amount }) => amount),
  money('手续费（元）', ({ fee }) => fee),
  money('到账金额（元）', ({ amount, fee }) => amount - fee),
  text('收款方式', 12, ({ accountType }) => accountTypeTexts[accountType as AccountType]),
  text('收款账号', 24, ({ accountMasked }) => accountMasked),
  text('开户行', 20, ({ bankName }) => bankName ?? ''),
  text('状态', 12, ({ status }) => cashOutStatusTexts[status] ?? ''),
  text('原因', 30, ({ auditReason }) => auditReason),
  text('审核时间', 20, ({ auditedAt }) => time(auditedAt)),
  text('到账时间', 20, ({ paidAt }) => time(paidAt)),
  text('转账单号', 32, ({ transferNo }) => transferNo ?? ''),
];
