import { credentialRefusal, passwordProblem } from '../../fields/credentials.ts';
import { refusedField } from '../../fields/refusedField.ts';
import { type Proof, type ProofField, proofProblems } from '../../flows/codeProof.ts';
import type { CashOutInput, CashOutRowFragment, PayeeType } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** What proves that the money is the person's: the password, or a code sent to the phone. */
export type Way = 'password' | 'code';

/** What a cash-out may be now. Amounts in fen, the rate in ten-thousandths. */
export interface CashOutLimits {
  withdrawable: number;
  min: number;
  max: number;
  feeRate: number;
  leftToday: number;
  /** In full; null before the real-name check. */
  realName: string | null;
  paused: boolean;
  auditing: CashOutRowFragment | null;
}

/** Why no cash-out can be asked for at all: stopped, one is being looked at, none left today, too little money. */
export type Obstacle = 'paused' | 'auditing' | 'noneLeft' | 'tooLittle';

export type CashOutField = 'amount' | 'account' | 'bankName' | 'password' | ProofField;
/** Codes that cashOut.text.ts words, or the server's own words. */
export type CashOutProblems = Partial<Record<CashOutField | 'form', Problem>>;

interface CashOutForm extends Proof, Record<CashOutField, string> {
  /** Null until they are read. */
  limits: CashOutLimits | null;
  accountType: PayeeType;
  way: Way;
}

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

function amountProblem({ amount, limits }: CashOutForm): string | null {
  if (amount.trim() === '') return 'required';
  const fen = parseYuan(amount);
  if (fen === null || limits === null) return 'wrong';
  if (fen < limits.min) return 'min';
  if (fen > limits.max) return 'max';
  return fen > limits.withdrawable ? 'short' : null;
}

function accountProblem({ accountType, account }: CashOutForm): string | null {
  if (account.trim() === '') return 'required';
  return ACCOUNTS[accountType].test(cleanedAccount(accountType, account)) ? null : 'wrong';
}

/** Everything that keeps the form from being sent; empty when it can go. */
export function cashOutProblems(form: CashOutForm): CashOutProblems {
  const { way, accountType, bankName, password } = form;
  const codes = {
    amount: amountProblem(form),
    account: accountProblem(form),
    bankName: accountType === 'BANK' && bankName.trim() === '' ? 'required' : null,
    password: way === 'password' ? passwordProblem(password) : null,
  };
  const problems: CashOutProblems = way === 'code' ? proofProblems(form) : {};
  for (const [field, code] of Object.entries(codes)) if (code) problems[field as CashOutField] = { code };
  return problems;
}

/** The form as it is sent; the account is always in the proven name. */
export function cashOutInput(form: CashOutForm): CashOutInput {
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
  const problem: Problem = { code: errorKey, msg };
  if (OF_AMOUNT.includes(errorKey)) return { amount: problem };
  if (OF_PASSWORD.includes(errorKey)) return { [way === 'password' ? 'password' : 'form']: problem };
  const field = refusedField(refusal);
  if (field === 'amount' || field === 'account' || field === 'bankName') return { [field]: problem };
  return credentialRefusal<'password' | ProofField>(
    refusal,
    way === 'password' ? ['password'] : ['captcha', 'phoneCode'],
  );
}

/** Whether a refusal says that the limits have changed since they were read. */
export function speaksOfLimits({ errorKey }: Refusal): boolean {
  return /^(CASHOUT|REAL)_/.test(errorKey);
}
