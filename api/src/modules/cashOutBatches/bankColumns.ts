import { type AccountType, accountTypeTexts } from '../cashOuts/payees.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';

/** A transfer that a bank is asked for; payee and name in clear. */
export type Transfer = {
  cashOutNo: string;
  amount: number;
  accountType: number;
  account: string;
  accountName: string;
  bankName: string | null;
  approvedBy: string | null;
};

const text = (header: string, width: number, cell: (row: Transfer) => string): FilledColumn<Transfer> => ({
  header,
  kind: 'text',
  width,
  cell,
});

/** What batch payments of banks and channels want; the last three are filled in by the answer. */
export const bankColumns: readonly FilledColumn<Transfer>[] = [
  text('提现单号', 24, ({ cashOutNo }) => cashOutNo),
  text('收款方式', 10, ({ accountType }) => accountTypeTexts[accountType as AccountType]),
  text('收款户名', 14, ({ accountName }) => accountName),
  text('收款账号', 26, ({ account }) => account),
  text('开户行', 20, ({ bankName }) => bankName ?? ''),
  { header: '转账金额（元）', kind: 'money', width: 14, cell: ({ amount }) => amount },
  text('附言', 24, ({ cashOutNo }) => `提现 ${cashOutNo}`),
  text('结果', 10, () => ''),
  text('转账单号', 30, () => ''),
  text('失败原因', 30, () => ''),
];
