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

export type MarkUpProblems = Partial<Record<'good' | 'profit' | 'courierProfit' | 'remark', AmountProblem>>;

/** What is sent: rows set for many, or one that is changed. */
export type MarkUpRequest =
  | { kind: 'set'; input: UserProfitInput }
  | { kind: 'change'; id: number; change: UserProfitChangeInput };

export const MAX_REMARK = 50;
/** Most members at once. */
export const MAX_MEMBERS = 200;

export const blankMarkUp: MarkUpForm = { ...noAmounts, scope: 'all', good: null, remark: '' };

export function markUpForm({ row, amounts }: MarkUpSubject): MarkUpForm {
  return { ...blankMarkUp, ...(row ? { ...typedAmounts(row), remark: row.remark } : amounts) };
}

/** What is missing, wrong or too much; empty when it can be saved. */
export function markUpProblems(form: MarkUpForm, { limits }: MarkUpSubject): MarkUpProblems {
  return {
    ...(form.scope === 'one' && form.good === null && { good: { code: 'required' } }),
    ...amountProblems(form, limits),
  };
}

/** The problems of fields that were not edited since. */
export function remainingProblems(problems: MarkUpProblems, change: Partial<MarkUpForm>): MarkUpProblems {
  const touched = 'scope' in change ? ['good', ...Object.keys(change)] : Object.keys(change);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !touched.includes(field)));
}

/** What is sent for a form without a problem. */
export function markUpRequest(form: MarkUpForm, { row, members }: MarkUpSubject): MarkUpRequest {
  const amounts = amountsOf(form);
  const remark = form.remark.trim();
  if (row) return { kind: 'change', id: row.id, change: { ...amounts, remark } };
  const userIds = members.map(({ userId }) => userId);
  return {
    kind: 'set',
    input: { userIds, goodId: form.scope === 'one' ? (form.good?.id ?? null) : null, ...amounts, remark },
  };
}

/** The server's refusal, at the field that it speaks of; null where it speaks of none. */
export function markUpRefusal(refusal: Refusal, { scope }: MarkUpForm): MarkUpProblems | null {
  const ofAmount = amountRefusal(refusal);
  if (ofAmount) return ofAmount;
  const problem: AmountProblem = { code: 'refused', msg: refusal.msg };
  if (refusal.errorKey === 'NOT_FOUND' && scope === 'one') return { good: problem };
  const field = refusedField(refusal);
  return field === 'profit' || field === 'courierProfit' || field === 'remark' ? { [field]: problem } : null;
}
