import { maskPhone } from '../../shared/masking.ts';

/** REST `accountType` of a cash-out: the kind of payee. */
const accountTypes = { alipay: 1, wechat: 2, bank: 3 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

export const accountTypeTexts: Record<AccountType, string> = { 1: '支付宝', 2: '微信', 3: '银行卡' };

/** The encryption purpose of accounts and names of cash-outs. */
export const PAYEE = 'cash_out';

export type Payee = { accountType: AccountType; account: string; bankName?: string };

const PHONE = /^1\d{10}$/;
const ACCOUNTS: Record<AccountType, RegExp> = {
  1: /^(1\d{10}|[^\s@]+@[^\s@]+\.[^\s@]+)$/,
  2: /^(1\d{10}|[A-Za-z][\w-]{5,19})$/,
  3: /^\d{12,19}$/,
};

/** The invalid field, if any. Only cards have a bank name. */
export function payeeProblem({ accountType, account, bankName }: Payee): 'account' | 'bankName' | null {
  if (!ACCOUNTS[accountType].test(account)) return 'account';
  return (accountType === accountTypes.bank) === (bankName !== undefined) ? null : 'bankName';
}

/** 138******01; a***@b.cn; wx***r; of a card the last four digits. */
export function maskPayee({ accountType, account }: Payee): string {
  if (accountType === accountTypes.bank) return '*'.repeat(account.length - 4) + account.slice(-4);
  if (PHONE.test(account)) return maskPhone(account);
  const at = account.lastIndexOf('@');
  return at < 0
    ? `${account.slice(0, 2)}***${account.slice(-1)}`
    : `${account.slice(0, 1)}***${account.slice(at)}`;
}
