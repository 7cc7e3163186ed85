import {
  type CredentialProblem,
  type CredentialProblems,
  codeProblem,
  credentialRefusal,
  passwordProblem,
} from '../../fields/credentials.ts';
import { refusedField } from '../../fields/refusedField.ts';
import type { CashOutInput, PayeeType } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type {
  CashOutContext,
  CashOutField,
  CashOutLimits,
  CashOutProblems,
  Obstacle,
  Way,
} from './cashOut.types.ts';

const RATE_WHOLE = 10_000;

/** What an amount costs, in fen, rounded up as the server does. */
export function feeOf(amount: number, feeRate: number): number {
  return Math.ceil((amount * feeRate) / RATE_WHOLE);
}

/** The most that one cash-out may be, in fen. */
export function maxWithdrawable({ withdrawable, max }: CashOutLimits): number {
  return Math.min(withdrawable, max);
}

/** Why nothing can be asked for, whatever the form says; null when it can. */
export function obstacleOf({
  paused,
  auditing,
  leftToday,
  withdrawable,
  min,
}: CashOutLimits): Obstacle | null {
  if (paused) return 'paused';
  if (auditing) return 'auditing';
  if (leftToday <= 0) return 'noneLeft';
  return withdrawable < min ? 'tooLittle' : null;
}

const ACCOUNTS: Record<PayeeType, RegExp> = {
  ALIPAY: /^(1\d{10}|[^\s@]+@[^\s@]+\.[^\s@]+)$/,
  WECHAT: /^(1\d{10}|[A-Za-z][\w-]{5,19})$/,
  BANK: /^\d{12,19}$/,
};

/** An account as it is sent: without what people put between the digits of a card. */
export function cleanedAccount(accountType: PayeeType, account: string): string {
  const plain = account.normalize('NFKC').replace(/\s/g, '');
  return accountType === 'BANK' ? plain.replace(/-/g, '') : plain;
}

const WAY_FIELDS = {
  password: ['password'],
  code: ['captcha', 'phoneCode'],
} as const satisfies Record<Way, readonly CashOutField[]>;

const rules: Record<CashOutField, (form: CashOutContext) => string | null> = {
  amount: ({ amount, limits }) => {
    if (amount.trim() === '') return 'required';
    const fen = parseYuan(amount);
    if (fen === null || limits === null) return 'wrong';
    if (fen < limits.min) return 'min';
    if (fen > limits.max) return 'max';
    return fen > limits.withdrawable ? 'short' : null;
  },
  account: ({ accountType, account }) => {
    if (account.trim() === '') return 'required';
    return ACCOUNTS[accountType].test(cleanedAccount(accountType, account)) ? null : 'wrong';
  },
  bankName: ({ accountType, bankName }) =>
    accountType === 'BANK' && bankName.trim() === '' ? 'required' : null,
  password: ({ password }) => passwordProblem(password),
  captcha: ({ codeSent, phoneCode, picture, captcha }) => {
    // The picture is for sending the code.
    if (codeSent || phoneCode !== '') return null;
    return picture === null ? 'noPicture' : codeProblem(captcha);
  },
  phoneCode: ({ phoneCode }) => codeProblem(phoneCode),
};

/** Everything that keeps the form from being sent; empty when it can go. */
export function cashOutProblems(form: CashOutContext): CashOutProblems {
  const problems: CashOutProblems = {};
  for (const field of ['amount', 'account', 'bankName', ...WAY_FIELDS[form.way]] as const) {
    const code = rules[field](form);
    if (code) problems[field] = { code };
  }
  return problems;
}

/** The form as it is sent; the account is always in the proven name. */
export function cashOutInput(form: CashOutContext): CashOutInput {
  const { limits, accountType, way, password, phoneCode } = form;
  return {
    amount: parseYuan(form.amount) ?? 0,
    accountType,
    account: cleanedAccount(accountType, form.account),
    accountName: limits?.realName ?? '',
    ...(accountType === 'BANK' ? { bankName: form.bankName.trim() } : {}),
    ...(way === 'password' ? { password } : { phoneCode }),
  };
}

const OF_AMOUNT = ['CASHOUT_BALANCE', 'AMOUNT_MIN', 'AMOUNT_MAX'];
const OF_PASSWORD = ['PASSWORD_WRONG', 'LOGIN_LOCKED'];

/** The server's refusal, at the field that it speaks of. */
export function cashOutRefusal(refusal: Refusal, way: Way): CashOutProblems {
  const { errorKey, msg } = refusal;
  const problem: CredentialProblem = { code: errorKey, msg };
  if (OF_AMOUNT.includes(errorKey)) return { amount: problem };
  if (OF_PASSWORD.includes(errorKey)) return { [way === 'password' ? 'password' : 'form']: problem };
  const field = refusedField(refusal);
  if (field === 'amount' || field === 'account' || field === 'bankName') return { [field]: problem };
  return shownProblems(credentialRefusal(refusal, WAY_FIELDS[way]));
}

/** What kept a code from being sent, at the form where the dialog has no field for it. */
export function shownProblems({ phone, repassword, ...problems }: CredentialProblems): CashOutProblems {
  const hidden = phone ?? repassword;
  return hidden ? { form: hidden, ...problems } : problems;
}

/** Whether a refusal says that the limits have changed since they were read. */
export function speaksOfLimits({ errorKey }: Refusal): boolean {
  return /^(CASHOUT|REAL)_/.test(errorKey);
}
