import { refusedField } from '../../fields/refusedField.ts';
import type {
  UserProfitChangeInput,
  UserProfitInput,
  UserProfitRowFragment,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** What is added for an invitee, in fen: for each piece and for each parcel. */
export interface Amounts {
  profit: number;
  courierProfit: number;
}

/** What the own level allows, in fen. */
export interface Limits {
  maxProfit: number;
  maxCourierProfit: number;
}

/** Amounts as they are typed, in yuan. */
export interface TypedAmounts {
  profit: string;
  courierProfit: string;
}

export type AmountProblem =
  | { code: 'required' | 'wrong' }
  | { code: 'max'; max: number }
  /** The server's words. */
  | { code: 'refused'; msg: string };

export type AmountProblems = Partial<Record<keyof TypedAmounts, AmountProblem>>;

export const noAmounts: TypedAmounts = { profit: '', courierProfit: '' };

export function typedAmounts({ profit, courierProfit }: Amounts): TypedAmounts {
  return { profit: fenToYuan(profit), courierProfit: fenToYuan(courierProfit) };
}

/** In fen, nothing typed for a parcel being nothing added; throws where one of them is no amount. */
export function amountsOf(typed: TypedAmounts): Amounts {
  const profit = parseYuan(typed.profit);
  const courierProfit = typed.courierProfit.trim() === '' ? 0 : parseYuan(typed.courierProfit);
  if (profit === null || courierProfit === null) throw new Error('no amounts to save');
  return { profit, courierProfit };
}

/** What is missing, wrong or too much; empty when both can be sent. */
export function amountProblems(typed: TypedAmounts, limits: Limits | null): AmountProblems {
  const isMissing = typed.profit.trim() === '';
  return { ...typedProblems(typed, limits), ...(isMissing && { profit: { code: 'required' } }) };
}

/** What is wrong or too much of what is typed. Without limits the server alone knows them. */
export function typedProblems(typed: TypedAmounts, limits: Limits | null): AmountProblems {
  const profit = problemOf(typed.profit, limits?.maxProfit);
  const courierProfit = problemOf(typed.courierProfit, limits?.maxCourierProfit);
  return { ...(profit && { profit }), ...(courierProfit && { courierProfit }) };
}

function problemOf(text: string, max = Infinity): AmountProblem | null {
  if (text.trim() === '') return null;
  const fen = parseYuan(text);
  if (fen === null) return { code: 'wrong' };
  return fen > max ? { code: 'max', max } : null;
}

/** A refusal of too much, at the amount that it speaks of; null for any other. */
export function amountRefusal({ errorKey, msg, data: { field } }: Refusal): AmountProblems | null {
  if (errorKey !== 'PROFIT_RANGE') return null;
  const problem: AmountProblem = { code: 'refused', msg };
  return field === 'courierProfit' ? { courierProfit: problem } : { profit: problem };
}

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
type MarkUpRequest =
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
