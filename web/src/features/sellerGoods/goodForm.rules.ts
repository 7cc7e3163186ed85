import type { Problem } from '../../lib/problems.ts';
import { gramsOf } from '../../lib/weight.ts';
import { priceProblem, QUANTITY, weightProblem } from './amounts.ts';
import { isSameBundles } from './bundles/bundles.ts';
import { type Good, type GoodForm, goodForm, isBundle, isSingle, trimmedGood } from './goodForm.ts';
import { isSameSpecification } from './skus/skuContent.ts';
import {
  barcodesProblem,
  merchantCodeProblem,
  remainingPlaces,
  type SkuPlaces,
  skusProblem,
} from './skus/skuRules.ts';

export const GOOD_FIELDS = [
  'name',
  'category',
  'pics',
  'detail',
  'skus',
  'supplyPrice',
  'weight',
  'merchantCode',
  'barcodes',
  'unit',
  'num',
  'platforms',
  'isGift',
  'packerNote',
  'freight',
  'stocks',
  'bundles',
  'form',
] as const;

export type GoodField = (typeof GOOD_FIELDS)[number];

/** `row`: at which of the combinations, where it is at one. `places`: where in what is written of combinations. */
export type GoodProblem = Problem & { row?: string; places?: SkuPlaces };
export type GoodProblems = Partial<Record<GoodField, GoodProblem>>;

export const MAX_NAME = 60;
export const MAX_PICS = 9;
const MAX_DETAIL = 50_000;
export const MAX_UNIT = 10;
export const MAX_NUM = 99;
export const MAX_PACKER_NOTE = 100;
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
    ...(isSingle(form) && {
      supplyPrice: priceProblem(form.supplyPrice),
      weight: weightProblem(form),
      merchantCode: merchantCodeProblem(form.merchantCode),
      barcodes: barcodesProblem(form.barcodes),
    }),
    unit: form.unit === '' ? 'required' : form.unit.length > MAX_UNIT ? 'long' : null,
    num: form.minNum > form.maxNum ? 'crossed' : null,
    stocks: isSingle(form)
      ? isNew && !isBundle(form)
        ? stocksProblem(form, publish)
        : null
      : firstStockProblem(form, publish && isNew),
  };
  const skus = isSingle(form) ? null : skusProblem(form, { minNum: form.minNum, publish });
  return {
    ...Object.fromEntries(
      Object.entries(found).flatMap(([field, code]) => (code === null ? [] : [[field, { code }]])),
    ),
    ...(skus && { skus }),
  };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'required';
  if (CONTROL.test(name)) return 'control';
  // The server counts characters as people do, not halves of them.
  const length = [...name].length;
  if (length < 2) return 'short';
  return length > MAX_NAME ? 'long' : null;
}

function stocksProblem({ stocks }: GoodForm, publish: boolean): string | null {
  const isCounted = stocks.every(({ quantity, safetyQuantity, warnQuantity }) =>
    [quantity, safetyQuantity, warnQuantity].every((text) => QUANTITY.test(text)),
  );
  if (!isCounted) return 'wrong';
  return publish && stocks.length === 0 ? 'required' : null;
}

/** First stock of new combinations, where some is typed or has to be. */
function firstStockProblem({ skus, warehouseId }: GoodForm, isNeeded: boolean): string | null {
  const isTyped = skus.some(({ id, quantity }) => id === null && quantity.trim() !== '');
  if (isTyped) return warehouseId === null ? 'warehouse' : null;
  return isNeeded ? 'empty' : null;
}

/** The field at which a part of the form stands. */
export const PLACE: Record<keyof GoodForm, GoodField> = {
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
  packerNote: 'packerNote',
  freightTemplateId: 'freight',
  stocks: 'stocks',
  bundles: 'bundles',
  properties: 'skus',
  skus: 'skus',
  only: 'skus',
  merchantCode: 'merchantCode',
  barcodes: 'barcodes',
  warehouseId: 'stocks',
};

/** The parts of the form that stand at a field. */
function partsOf(field: GoodField): (keyof GoodForm)[] {
  return keysOf(PLACE).filter((part) => PLACE[part] === field);
}

function keysOf(parts: Partial<Record<keyof GoodForm, unknown>>) {
  return Object.keys(parts) as (keyof GoodForm)[];
}

/** The problems that remain when something of `before` is changed: those of the other fields and places. */
export function remainingProblems(
  problems: GoodProblems,
  change: Partial<GoodForm>,
  before: GoodForm,
): GoodProblems {
  const gone = new Set<string>(['form', ...keysOf(change).map((part) => PLACE[part])]);
  // What a parcel weighs follows from how many pieces it holds.
  if ('minNum' in change) gone.add('weight');
  if ('bundles' in change || 'skus' in change) gone.add('stocks');
  const places = remainingPlaces(problems.skus?.places ?? {}, before, { ...before, ...change });
  return {
    ...Object.fromEntries(Object.entries(problems).filter(([field]) => !gone.has(field))),
    ...(gone.has('skus') && Object.keys(places).length > 0 && { skus: { code: 'places', places } }),
  };
}

/** What stands with the only combination, and else with each. */
const OF_ONLY: readonly GoodField[] = ['supplyPrice', 'weight', 'merchantCode', 'barcodes'];

/** The fields in which a form says something else than the goods do. */
export function differingFields(form: GoodForm, good: Good): GoodField[] {
  const theirs = goodForm(good);
  const isPricedHere = isSingle(form) && isSingle(theirs);
  return GOOD_FIELDS.filter((field) => {
    if (field === 'stocks') return false;
    if (field === 'skus')
      return isPricedHere
        ? JSON.stringify(form.only) !== JSON.stringify(theirs.only)
        : !isSameSpecification(form, theirs);
    if (!isPricedHere && OF_ONLY.includes(field)) return false;
    if (field === 'bundles') return !isSameBundles(form.bundles, theirs.bundles);
    if (field === 'weight') return gramsOf(form.weight, form.weightUnit) !== good.weight;
    return partsOf(field).some((part) => JSON.stringify(form[part]) !== JSON.stringify(theirs[part]));
  });
}

/** The form with one field as the goods have it. */
export function withTheirs(form: GoodForm, good: Good, field: GoodField): GoodForm {
  const theirs = goodForm(good);
  const fields = field === 'skus' ? [field, ...OF_ONLY] : [field];
  const parts = fields.flatMap(partsOf);
  return { ...form, ...Object.fromEntries(parts.map((part) => [part, theirs[part]])) };
}
