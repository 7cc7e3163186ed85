import { parseYuan } from '../../lib/money.ts';
import { gramsOf, type WeightUnit } from '../../lib/weight.ts';

const MAX_PRICE = 10_000_000;
const MAX_GRAMS = 50_000;
/** Pieces, as they are typed. */
export const QUANTITY = /^\d{1,7}$/;

/** What is wrong with a price that is typed. */
export function priceProblem(supplyPrice: string): string | null {
  return amountProblem(supplyPrice, parseYuan(supplyPrice), MAX_PRICE);
}

interface Weight {
  weight: string;
  weightUnit: WeightUnit;
  /** Fewest pieces of a parcel. */
  minNum: number;
}

/** What is wrong with the weight of a piece that is typed. */
export function weightProblem({ weight, weightUnit, minNum }: Weight): string | null {
  const grams = gramsOf(weight, weightUnit);
  const problem = amountProblem(weight, grams, MAX_GRAMS);
  if (problem) return problem;
  return (grams ?? 0) * minNum > MAX_GRAMS ? 'heavy' : null;
}

function amountProblem(text: string, value: number | null, max: number): string | null {
  if (text.trim() === '') return 'required';
  if (value === null) return 'wrong';
  if (value < 1) return 'small';
  return value > max ? 'large' : null;
}
