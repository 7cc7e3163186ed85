import type { CaptchaPicture } from '../../fields/captcha.ts';
import type { CodeOutcome } from '../../fields/codeRequest.ts';
import type { CredentialProblem } from '../../fields/credentials.ts';
import type { CashOutInput, CashOutRowFragment, PayeeType } from '../../graphql/generated/graphql.ts';
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

export type CashOutField = 'amount' | 'account' | 'bankName' | 'password' | 'captcha' | 'phoneCode';
/** Codes that cashOut.text.ts words, or the server's own words. */
export type CashOutProblems = Partial<Record<CashOutField | 'form', CredentialProblem>>;

export type LimitsAnswer = { kind: 'limits'; limits: CashOutLimits } | Refusal;

export interface CashOutRequest {
  input: CashOutInput;
  clientNo: string;
}

export type CashOutOutcome = { kind: 'requested'; cashOut: CashOutRowFragment } | Refusal;

export interface CashOutContext extends Record<CashOutField, string> {
  /** Null until they are read. */
  limits: CashOutLimits | null;
  accountType: PayeeType;
  /** The way that was chosen last; the chart follows it. */
  way: Way;
  /** The account's own. */
  phone: string;
  /** A real-name check was begun before the dialog was opened. */
  underWay: boolean;
  /** One for each thing that is asked: a retry after a lost answer must not take money out twice. */
  clientNo: string;
  problems: CashOutProblems;
  picture: CaptchaPicture | null;
  /** A code was sent from this form. */
  codeSent: boolean;
  /** The server's message on why the limits are unknown. */
  msg: string;
  /** What was asked for in the end. */
  cashOut: CashOutRowFragment | null;
}

export type CashOutEvent =
  | { type: 'dialog.open'; phone: string; underWay: boolean }
  | { type: 'dialog.close' }
  | { type: 'limits.retry' }
  | { type: 'realName.verify' }
  | { type: 'payee.choose'; accountType: PayeeType }
  | { type: 'amount.all' }
  | { type: 'way.choose'; way: Way }
  | { type: 'field.edit'; field: CashOutField; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'code.request' }
  | CodeOutcome
  | { type: 'form.submit' };

/** Any answer of an actor: what was asked for, or a refusal. */
export type Answer = { kind: string };
