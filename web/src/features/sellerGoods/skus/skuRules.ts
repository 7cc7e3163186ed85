import type { Problem } from '../../../lib/problems.ts';
import { priceProblem, QUANTITY, weightProblem } from '../amounts.ts';
import {
  barcodesOf,
  type Combinations,
  filledProperties,
  hasSaved,
  MAX_PROPERTY_NAME,
  MAX_SKUS,
  MAX_VALUE_NAME,
  type PropertyForm,
  plainName,
  type SkuForm,
  type SkuText,
  skuKey,
} from './skuForm.ts';

/** What is wrong, by the place where it is shown. */
export type SkuPlaces = Readonly<Record<string, Problem>>;

export const propertyPlace = (key: string) => `property:${key}`;
export const valuePlace = (key: string) => `value:${key}`;
/** Without a part, of the whole combination. */
export const skuPlace = (key: string, part: SkuText | '' = '') => `sku:${key}:${part}`;

const MAX_CODE = 40;
const MAX_BARCODES = 5;
const BARCODE = /^[0-9A-Za-z-]{4,32}$/;

export function merchantCodeProblem(code: string): string | null {
  return [...code.trim()].length > MAX_CODE ? 'long' : null;
}

export function barcodesProblem(text: string): string | null {
  const codes = barcodesOf(text);
  if (codes.length > MAX_BARCODES) return 'many';
  if (new Set(codes).size < codes.length) return 'twice';
  return codes.every((code) => BARCODE.test(code)) ? null : 'wrong';
}

/** What keeps several combinations from being saved: a code of the whole, or codes by place; null where nothing does. */
export function skusProblem(
  { properties, skus }: Combinations,
  { minNum, publish }: { minNum: number; publish: boolean },
): (Problem & { places?: SkuPlaces }) | null {
  if (filledProperties(properties).length === 0) return { code: 'required' };
  if (skus.length === 0) return { code: 'none' };
  if (skus.length > MAX_SKUS) return { code: 'many' };
  const found = [
    ...propertiesProblems(properties, hasSaved(skus)),
    ...skus.flatMap((sku) => skuProblems(sku, minNum)),
    ...codeProblems(skus),
  ];
  if (found.length > 0)
    return { code: 'places', places: Object.fromEntries(found.map(([place, code]) => [place, { code }])) };
  return publish && skus.every(({ onSale }) => !onSale) ? { code: 'off' } : null;
}

type Found = readonly [place: string, code: string];

function propertiesProblems(properties: readonly PropertyForm[], isSaved: boolean): Found[] {
  const names = properties.map(({ name }) => plainName(name));
  return properties.flatMap(({ key, id, name, values, origin }, at) => {
    const code = nameProblem(name, names.slice(0, at), MAX_PROPERTY_NAME);
    const own = code ?? (values.length === 0 ? 'empty' : id === null && isSaved && !origin ? 'origin' : null);
    const called = values.map((value) => plainName(value.name));
    return [
      ...(own ? [[propertyPlace(key), `property.${own}`] as const] : []),
      ...values.flatMap((value, place) => {
        const wrong = nameProblem(value.name, called.slice(0, place), MAX_VALUE_NAME);
        return wrong ? [[valuePlace(value.key), `value.${wrong}`] as const] : [];
      }),
    ];
  });
}

function nameProblem(name: string, earlier: readonly string[], max: number): string | null {
  const said = plainName(name);
  if (said === '') return 'required';
  if ([...said].length > max) return 'long';
  return earlier.includes(said) ? 'twice' : null;
}

function skuProblems(sku: SkuForm, minNum: number): Found[] {
  const codes: Record<SkuText, string | null> = {
    supplyPrice: priceProblem(sku.supplyPrice),
    weight: weightProblem({ ...sku, weightUnit: 'g', minNum }),
    merchantCode: merchantCodeProblem(sku.merchantCode),
    barcodes: barcodesProblem(sku.barcodes),
    quantity: sku.quantity.trim() === '' || QUANTITY.test(sku.quantity.trim()) ? null : 'wrong',
  };
  return Object.entries(codes).flatMap(([part, code]) =>
    code ? [[skuPlace(skuKey(sku), part as SkuText), `${part}.${code}`] as const] : [],
  );
}

function codeProblems(skus: readonly SkuForm[]): Found[] {
  const seen = new Set<string>();
  return skus.flatMap((sku) => {
    const code = sku.merchantCode.trim();
    const isTwin = code !== '' && seen.has(code);
    seen.add(code);
    return isTwin ? [[skuPlace(skuKey(sku), 'merchantCode'), 'merchantCode.twice'] as const] : [];
  });
}

/** The problems at places where nothing was changed since. */
export function remainingPlaces(places: SkuPlaces, before: Combinations, after: Combinations): SkuPlaces {
  const kept = new Set([
    ...after.properties.filter((one) => before.properties.includes(one)).map(({ key }) => propertyPlace(key)),
    ...valuesOf(after)
      .filter((value) => valuesOf(before).includes(value))
      .map(({ key }) => valuePlace(key)),
    ...after.skus.filter((sku) => before.skus.includes(sku)).map((sku) => `sku:${skuKey(sku)}`),
  ]);
  return Object.fromEntries(
    Object.entries(places).filter(([place]) => kept.has(place.split(':').slice(0, 2).join(':'))),
  );
}

const valuesOf = ({ properties }: Combinations) => properties.flatMap(({ values }) => values);
