import type { LoadPriceStepsQuery, PriceStepsInput } from '../../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../../lib/money.ts';

/** Goods whose steps are written, with those that they have. */
export type SteppedGood = LoadPriceStepsQuery['sellerGood'];

/** A step as it is typed, the price in yuan. */
export interface StepRow {
  pieces: string;
  price: string;
}

/** The steps of all combinations together; those of one stand under its id. */
export const ALL_SKUS = 0;
/** Rows that a combination has, filled or not. */
const MAX_STEPS = 5;
const MAX_PIECES = 500_000;

export interface StepsForm {
  per: 'parcel' | 'order';
  /** Whose rows are shown. */
  scope: number;
  rows: Readonly<Record<number, readonly StepRow[]>>;
}

export type StepProblem = 'pieces' | 'order' | 'price' | 'notLower';
/** By scope and row, as `problemKey` names them. */
export type StepsProblems = Partial<Record<string, StepProblem>>;

export const blankSteps: StepsForm = { per: 'parcel', scope: ALL_SKUS, rows: {} };

export const problemKey = (scope: number, at: number) => `${scope}.${at}`;

/** The rows of a scope, the blank ones too. */
export function rowsOf({ rows }: StepsForm, scope: number): readonly StepRow[] {
  const filled = rows[scope] ?? [];
  const blank = Array.from({ length: MAX_STEPS - filled.length }, () => ({ pieces: '', price: '' }));
  return [...filled, ...blank];
}

/** The form with one row changed. */
export function withRow(form: StepsForm, scope: number, at: number, change: Partial<StepRow>) {
  const rows = rowsOf(form, scope).map((row, index) => (index === at ? { ...row, ...change } : row));
  return { rows: { ...form.rows, [scope]: rows } };
}

export function stepsForm({ priceSteps }: SteppedGood): StepsForm {
  const byScope = Map.groupBy(priceSteps?.steps ?? [], ({ skuId }) => skuId ?? ALL_SKUS);
  const rows = [...byScope].map(([scope, steps]) => [
    scope,
    steps.map(({ minPieces, supplyPrice }) => ({
      pieces: String(minPieces),
      price: fenToYuan(supplyPrice),
    })),
  ]);
  return {
    per: priceSteps && !priceSteps.perParcel ? 'order' : 'parcel',
    scope: ALL_SKUS,
    rows: Object.fromEntries(rows),
  };
}

/** The combinations that can have steps of their own; none where there is only one. */
export function ownScopes({ skus }: Pick<SteppedGood, 'skus'>) {
  return skus.length > 1 ? skus : [];
}

/** The supply price of one piece, which all steps are below: of goods that of their dearest combination. */
export function priceOfOne({ skus }: Pick<SteppedGood, 'skus'>, scope: number): number {
  const those = scope === ALL_SKUS ? skus : skus.filter(({ id }) => id === scope);
  return Math.max(...those.map(({ supplyPrice }) => supplyPrice));
}

/** What is wrong: pieces rise and prices fall from row to row; blank rows are no steps. */
export function stepsProblems(form: StepsForm, good: SteppedGood): StepsProblems {
  const problems: StepsProblems = {};
  for (const scope of Object.keys(form.rows).map(Number)) {
    let pieces = 1;
    let price = priceOfOne(good, scope);
    for (const [at, row] of rowsOf(form, scope).entries()) {
      if (isBlank(row)) continue;
      const problem = problemOf(row, pieces, price);
      if (problem) problems[problemKey(scope, at)] = problem;
      pieces = Math.max(pieces, piecesOf(row) ?? pieces);
      price = Math.min(price, parseYuan(row.price) ?? price);
    }
  }
  return problems;
}

/** What is sent for a form without a problem. */
export function stepsInput({ per, rows }: StepsForm): PriceStepsInput {
  const steps = Object.entries(rows).flatMap(([scope, ofScope]) =>
    ofScope.flatMap((row) => {
      const [minPieces, supplyPrice] = [piecesOf(row), parseYuan(row.price)];
      if (minPieces === null || supplyPrice === null) return [];
      return [{ ...(Number(scope) !== ALL_SKUS && { skuId: Number(scope) }), minPieces, supplyPrice }];
    }),
  );
  return { perParcel: per === 'parcel', steps };
}

function problemOf(row: StepRow, before: number, above: number): StepProblem | null {
  const [pieces, price] = [piecesOf(row), parseYuan(row.price)];
  if (pieces === null) return 'pieces';
  if (pieces <= before) return 'order';
  if (price === null || price === 0) return 'price';
  return price < above ? null : 'notLower';
}

function isBlank({ pieces, price }: StepRow): boolean {
  return pieces.trim() === '' && price.trim() === '';
}

function piecesOf({ pieces }: StepRow): number | null {
  const text = pieces.normalize('NFKC').trim();
  if (!/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= 2 && number <= MAX_PIECES ? number : null;
}
