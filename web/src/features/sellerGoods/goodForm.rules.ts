import { parseYuan } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { gramsOf } from '../../lib/weight.ts';
import { type Good, type GoodForm, goodForm, trimmedGood } from './goodForm.ts';

export const GOOD_FIELDS = [
  'name',
  'category',
  'pics',
  'detail',
  'supplyPrice',
  'weight',
  'unit',
  'num',
  'platforms',
  'isGift',
  'stocks',
  'form',
] as const;

export type GoodField = (typeof GOOD_FIELDS)[number];

export type GoodProblems = Partial<Record<GoodField, Problem>>;

export const MAX_NAME = 60;
export const MAX_PICS = 9;
const MAX_DETAIL = 50_000;
export const MAX_UNIT = 10;
export const MAX_NUM = 99;
const MAX_PRICE = 10_000_000;
const MAX_GRAMS = 50_000;
const QUANTITY = /^\d{1,7}$/;
/** Made of code points, so that no unseen character stands in this file. */
const CONTROL = new RegExp(
  `[${String.fromCharCode(0)}-${String.fromCharCode(31)}${String.fromCharCode(127)}]`,
);

interface SaveMode {
  publish: boolean;
  /** They do not exist yet: their first stock stands in the form. */
  isNew: boolean;
}

/** Everything that keeps goods from being saved; empty when they can go. */
export function goodProblems(written: GoodForm, { publish, isNew }: SaveMode): GoodProblems {
  const form = trimmedGood(written);
  const found: Partial<Record<GoodField, string | null>> = {
    name: nameProblem(form.name),
    category: form.categoryId === null ? 'required' : null,
    pics: form.pics.length === 0 ? 'required' : form.pics.length > MAX_PICS ? 'many' : null,
    detail: form.detail.length > MAX_DETAIL ? 'long' : null,
    supplyPrice: amountProblem(form.supplyPrice, parseYuan(form.supplyPrice), MAX_PRICE),
    weight: weightProblem(form),
    unit: form.unit === '' ? 'required' : form.unit.length > MAX_UNIT ? 'long' : null,
    num: form.minNum > form.maxNum ? 'crossed' : null,
    stocks: isNew ? stocksProblem(form, publish) : null,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, code]) => (code === null ? [] : [[field, { code }]])),
  );
}

function nameProblem(name: string): string | null {
  if (name === '') return 'required';
  if (CONTROL.test(name)) return 'control';
  // The server counts characters as people do, not halves of them.
  const length = [...name].length;
  if (length < 2) return 'short';
  return length > MAX_NAME ? 'long' : null;
}

function amountProblem(text: string, value: number | null, max: number): string | null {
  if (text.trim() === '') return 'required';
  if (value === null) return 'wrong';
  if (value < 1) return 'small';
  return value > max ? 'large' : null;
}

function weightProblem({ weight, weightUnit, minNum }: GoodForm): string | null {
  const grams = gramsOf(weight, weightUnit);
  const problem = amountProblem(weight, grams, MAX_GRAMS);
  if (problem) return problem;
  return (grams ?? 0) * minNum > MAX_GRAMS ? 'heavy' : null;
}

function stocksProblem({ stocks }: GoodForm, publish: boolean): string | null {
  const isCounted = stocks.every(({ quantity, warnQuantity }) =>
    [quantity, warnQuantity].every((text) => QUANTITY.test(text)),
  );
  if (!isCounted) return 'wrong';
  return publish && stocks.length === 0 ? 'required' : null;
}

/** The field at which a part of the form stands. */
const PLACE: Record<keyof GoodForm, GoodField> = {
  name: 'name',
  categoryId: 'category',
  pics: 'pics',
  detail: 'detail',
  supplyPrice: 'supplyPrice',
  weight: 'weight',
  weightUnit: 'weight',
  unit: 'unit',
  minNum: 'num',
  maxNum: 'num',
  platforms: 'platforms',
  isGift: 'isGift',
  stocks: 'stocks',
};

/** The parts of the form that stand at a field. */
function partsOf(field: GoodField): (keyof GoodForm)[] {
  return keysOf(PLACE).filter((part) => PLACE[part] === field);
}

function keysOf(parts: Partial<Record<keyof GoodForm, unknown>>) {
  return Object.keys(parts) as (keyof GoodForm)[];
}

/** The server's refusal, at the field that it speaks of: `stocks.0.quantity` is the stock's. */
export function goodRefusalProblems({ errorKey, msg, data }: Refusal): GoodProblems {
  const part = typeof data.field === 'string' ? (data.field.split(/[.[/]/).find(Boolean) ?? '') : '';
  if (!Object.hasOwn(PLACE, part)) return { form: { code: errorKey, msg } };
  // What the catalogue says of BAD_PARAM names the field in the words of the wire.
  return {
    [PLACE[part as keyof GoodForm]]: errorKey === 'BAD_PARAM' ? { code: 'wrong' } : { code: errorKey, msg },
  };
}

/** The problems that remain when something is changed: those of the other fields. */
export function remainingProblems(problems: GoodProblems, change: Partial<GoodForm>): GoodProblems {
  const gone = new Set<string>(['form', ...keysOf(change).map((part) => PLACE[part])]);
  // What a parcel weighs follows from how many pieces it holds.
  if ('minNum' in change) gone.add('weight');
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !gone.has(field)));
}

/** The fields in which a form says something else than the goods do. */
export function differingFields(form: GoodForm, good: Good): GoodField[] {
  const theirs = goodForm(good);
  return GOOD_FIELDS.filter((field) => {
    if (field === 'stocks') return false;
    if (field === 'weight') return gramsOf(form.weight, form.weightUnit) !== good.weight;
    return partsOf(field).some((part) => JSON.stringify(form[part]) !== JSON.stringify(theirs[part]));
  });
}

/** The form with one field as the goods have it. */
export function withTheirs(form: GoodForm, good: Good, field: GoodField): GoodForm {
  const theirs = goodForm(good);
  return { ...form, ...Object.fromEntries(partsOf(field).map((part) => [part, theirs[part]])) };
}
