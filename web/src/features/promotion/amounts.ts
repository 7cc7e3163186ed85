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
