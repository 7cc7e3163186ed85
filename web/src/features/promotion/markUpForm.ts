import { refusedField } from '../../fields/refusedField.ts';
import type {
  UserProfitChangeInput,
  UserProfitInput,
  UserProfitRowFragment,
} from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import {
  type AmountProblem,
  amountProblems,
  amountRefusal,
  amountsOf,
  type Limits,
  noAmounts,
  type TypedAmounts,
  typedAmounts,
} from './amounts.ts';

/** What is added for one invitee, on all goods or on one of them. */
export type MarkUp = UserProfitRowFragment;

/** Somebody invited, for whom something is added. */
export interface Member {
  userId: number;
  nickName: string;
  /** Masked. */
  phone: string;
}

/** One of the goods, as it was chosen; its price in fen is what the caller pays. */
export interface ChosenGood {
  id: number;
  name: string;
  pic: string;
  price: number;
}

/** Whom a mark-up is for, and what there is of it already. */
export interface MarkUpSubject {
  members: readonly Member[];
  /** The row that is changed; its member and goods stay. Null where one is set, in place of the one that there may be. */
  row: MarkUp | null;
  /** What the fields begin with. */
  amounts: TypedAmounts;
  limits: Limits | null;
}

export interface MarkUpForm extends TypedAmounts {
  scope: 'all' | 'one';
  good: ChosenGood | null;
  remark: string;
}

export type MarkUpProblems = Partial<
  Record<'good' | 'profit' | 'courierProfit' | 'remark' | 'form', AmountProblem>
>;

/** What is sent: rows set for many, or one that is changed. */
export type MarkUpRequest =
  | { kind: 'set'; input: UserProfitInput }
  | { kind: 'change'; id: number; change: UserProfitChangeInput };

export const REMARK_MAX = 50;
/** Most members at once. */
export const MOST_MEMBERS = 200;

export const noSubject: MarkUpSubject = { members: [], row: null, amounts: noAmounts, limits: null };

export function markUpForm({ row, amounts }: MarkUpSubject): MarkUpForm {
  if (!row) return { ...amounts, scope: 'all', good: null, remark: '' };
  return { ...typedAmounts(row), scope: 'all', good: null, remark: row.remark };
}

/** What is missing, wrong or too much; empty when it can be saved. */
export function markUpProblems(form: MarkUpForm, { limits }: MarkUpSubject): MarkUpProblems {
  return {
    ...(form.scope === 'one' && form.good === null && { good: { code: 'required' } }),
    ...amountProblems(form, limits),
  };
}

/** Null while there is a problem. */
export function markUpRequest(form: MarkUpForm, subject: MarkUpSubject): MarkUpRequest | null {
  const amounts = amountsOf(form);
  if (amounts === null || Object.keys(markUpProblems(form, subject)).length > 0) return null;
  const remark = form.remark.trim();
  if (subject.row) return { kind: 'change', id: subject.row.id, change: { ...amounts, remark } };
  const userIds = subject.members.map(({ userId }) => userId);
  return {
    kind: 'set',
    input: { userIds, goodId: form.scope === 'one' ? (form.good?.id ?? null) : null, ...amounts, remark },
  };
}

/** The server's refusal, at the field that it speaks of. */
export function markUpRefusal(refusal: Refusal, form: MarkUpForm, subject: MarkUpSubject): MarkUpProblems {
  const { errorKey, msg } = refusal;
  const problem: AmountProblem = { code: 'refused', msg };
  const ofAmount = amountRefusal(refusal);
  if (ofAmount) return ofAmount;
  if (errorKey === 'NOT_FOUND' && subject.row === null && form.scope === 'one') return { good: problem };
  const field = refusedField(refusal);
  if (field === 'profit' || field === 'courierProfit' || field === 'remark') return { [field]: problem };
  return { form: problem };
}
