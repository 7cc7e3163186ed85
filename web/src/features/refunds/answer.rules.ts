import type { ListRefundsQuery } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';

/** Agreeing to a refund, refusing it, saying that its goods are back. */
export type AnswerAction = 'agree' | 'refuse' | 'return';

/** A refund that its supplier decides on. Fees in fen. */
export type AnswerSubject = Pick<
  ListRefundsQuery['refunds']['list'][number],
  | ('id' | 'refundNo' | 'packageNo' | 'goodName' | 'quantity' | 'waybillNo')
  | ('amount' | 'packageFee' | 'maxAmount' | 'items' | 'reason' | 'dueAt')
>;

/** What is answered to which refunds. */
export interface AnswerForm {
  action: AnswerAction;
  refunds: readonly AnswerSubject[];
  /** Yuan as typed; '' for as much as was asked for. */
  amount: string;
  reason: string;
}

/** What is missing before it can be sent. */
export type MissingAnswer = 'reason' | 'amount' | 'tooMuch';

/** Fen that are given where one refund is agreed to; null for as much as was asked for. */
export function givenFen({ amount, action, refunds }: AnswerForm): number | null {
  return action === 'agree' && refunds.length === 1 && amount.trim() !== '' ? parseYuan(amount) : null;
}

/** Fen that go back when all is agreed to as it is typed. */
export function givenIn(form: AnswerForm): number {
  return givenFen(form) ?? form.refunds.reduce((sum, { amount }) => sum + amount, 0);
}

export function missingOf({ action, reason, amount, refunds }: AnswerForm): MissingAnswer | null {
  if (action === 'refuse') return reason.trim() === '' ? 'reason' : null;
  const [only, other] = refunds;
  if (action === 'return' || other !== undefined || amount.trim() === '') return null;
  const fen = parseYuan(amount);
  if (fen === null || fen === 0) return 'amount';
  return only && fen > only.maxAmount ? 'tooMuch' : null;
}
