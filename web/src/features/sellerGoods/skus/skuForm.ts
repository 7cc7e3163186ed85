import type { EditedGoodFragment, RevisedGoodContentFragment } from '../../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../../lib/money.ts';

/** A value of a property as it is written. */
export interface ValueForm {
  /** Stays the same however the value is called. */
  key: string;
  /** Null until it is saved. */
  id: number | null;
  name: string;
}

/** What combinations differ in. */
export interface PropertyForm {
  key: string;
  id: number | null;
  name: string;
  values: readonly ValueForm[];
  /** Of a new one: the value that the combinations that exist have; null while nobody has said. */
  origin: string | null;
}

/** A combination as it is written. */
export interface SkuForm {
  /** Null until it is saved. */
  id: number | null;
  /** Keys of its values, in the order of the properties that have any. */
  values: readonly string[];
  merchantCode: string;
  /** Separated by blanks or commas. */
  barcodes: string;
  pic: string;
  /** Yuan, as typed. */
  supplyPrice: string;
  /** Grams, as typed. */
  weight: string;
  /** First stock, of a new one only. */
  quantity: string;
  onSale: boolean;
}

/** What is typed of a combination. */
export type SkuText = 'merchantCode' | 'barcodes' | 'supplyPrice' | 'weight' | 'quantity';

/** Without properties there is exactly one combination, which stands in the form of the goods itself. */
export interface Combinations {
  properties: readonly PropertyForm[];
  skus: readonly SkuForm[];
}

/** The part of the form of goods that says what is sold. */
export interface Specification extends Combinations {
  /** What the only combination is, beside what is typed of it; its price and weight are those of the goods. */
  only: Pick<SkuForm, 'id' | 'pic' | 'onSale'>;
  merchantCode: string;
  barcodes: string;
  /** Where the first stock of new combinations is. */
  warehouseId: number | null;
}

export const blankSpecification: Specification = {
  ...{ properties: [], skus: [], merchantCode: '', barcodes: '', warehouseId: null },
  only: { id: null, pic: '', onSale: true },
};

export const MAX_PROPERTIES = 3;
export const MAX_VALUES = 30;
export const MAX_SKUS = 200;
export const MAX_PROPERTY_NAME = 20;
export const MAX_VALUE_NAME = 30;

/** What names a combination in the form; it changes with its values alone. */
export const skuKey = ({ values }: Pick<SkuForm, 'values'>) => values.join(' ');

/** The properties that combinations have a value of. */
export function filledProperties(properties: readonly PropertyForm[]): PropertyForm[] {
  return properties.filter(({ values }) => values.length > 0);
}

export function specificationOf(good: EditedGoodFragment): Specification {
  const [only] = good.skus;
  if (good.properties.length === 0) {
    if (!only) return blankSpecification;
    const { id, pic, onSale, merchantCode, barcodes } = only;
    return { ...blankSpecification, only: { id, pic, onSale }, merchantCode, barcodes: barcodes.join(' ') };
  }
  return {
    ...blankSpecification,
    properties: good.properties.map(({ id, name, values }) => ({
      ...{ key: String(id), id, name, origin: null },
      values: values.map((value) => ({ key: String(value.id), id: value.id, name: value.name })),
    })),
    skus: good.skus.map((sku) => ({ ...savedSku(sku), values: sku.valueIds.map(String) })),
  };
}

/** The same of goods as an edit that waits would make them: what is new there has no id yet. */
export function revisedSpecification({ properties, skus }: RevisedGoodContentFragment): Specification {
  const forms = properties.map(({ id, name, values }, at) => ({
    ...{ key: keyOf(id, `new ${at}`), id, name, origin: null },
    values: values.map((value, place) => ({ ...value, key: keyOf(value.id, `new ${at} ${place}`) })),
  }));
  const [only] = skus;
  if (forms.length === 0 && only) {
    const { id, pic, onSale, merchantCode, barcodes } = only;
    return { ...blankSpecification, only: { id, pic, onSale }, merchantCode, barcodes: barcodes.join(' ') };
  }
  return {
    ...blankSpecification,
    properties: forms,
    skus: skus.map((sku) => ({
      ...savedSku(sku),
      values: sku.values.map(
        (named, at) => forms[at]?.values.find(({ name }) => name === named)?.key ?? named,
      ),
      quantity: String(sku.stocks[0]?.quantity ?? ''),
    })),
    warehouseId: skus.find(({ stocks }) => stocks.length > 0)?.stocks[0]?.warehouseId ?? null,
  };
}

const keyOf = (id: number | null, otherwise: string) => (id === null ? otherwise : String(id));

export function savedSku(
  sku: Omit<EditedGoodFragment['skus'][number] | RevisedGoodContentFragment['skus'][number], 'stocks'>,
): SkuForm {
  const { id, merchantCode, pic, onSale } = sku;
  return {
    ...{ id, merchantCode, pic, onSale, values: [], quantity: '', barcodes: sku.barcodes.join(' ') },
    ...{ supplyPrice: fenToYuan(sku.supplyPrice), weight: String(sku.weight) },
  };
}

/** A name as it is kept: one blank where several were typed, none around it. */
export const plainName = (name: string) => name.trim().replace(/\s+/g, ' ');

/** The names of the values, by their keys. */
export function valueNames(properties: readonly PropertyForm[]): Map<string, string> {
  return new Map(properties.flatMap(({ values }) => values.map(({ key, name }) => [key, plainName(name)])));
}

/** What a combination is called, such as 红色 / XL. */
export function skuName({ values }: Pick<SkuForm, 'values'>, names: ReadonlyMap<string, string>): string {
  return values.map((key) => names.get(key) ?? '').join(' / ');
}

/** Fen of the cheapest combination on sale; null where none has a price. */
export function leastPrice(skus: readonly SkuForm[]): number | null {
  const prices = skus
    .filter(({ onSale }) => onSale)
    .flatMap(({ supplyPrice }) => parseYuan(supplyPrice) ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function barcodesOf(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}

/** Whether combinations would be lost that are saved. */
export function hasSaved(skus: readonly SkuForm[]): boolean {
  return skus.some(({ id }) => id !== null);
}

/** The combinations with those changed that `change` answers something for. */
export function withSkus(
  skus: readonly SkuForm[],
  change: (sku: SkuForm) => Partial<SkuForm> | null,
): readonly SkuForm[] {
  return skus.map((sku) => {
    const changed = change(sku);
    return changed ? { ...sku, ...changed } : sku;
  });
}

/** What is filled into many combinations at once; what is blank stays as it is. */
export interface Fill {
  supplyPrice: string;
  weight: string;
  quantity: string;
  /** What article numbers begin with; a number follows. */
  merchantCode: string;
  onSale: boolean | null;
}

/** The combinations with what is filled in for all, or for those with a value. */
export function filledSkus(skus: readonly SkuForm[], fill: Fill, value: string | null): readonly SkuForm[] {
  const { merchantCode, onSale, ...texts } = fill;
  const typed = Object.fromEntries(
    Object.entries(texts).flatMap(([part, text]) => (text.trim() === '' ? [] : [[part, text.trim()]])),
  );
  const prefix = merchantCode.trim().replace(/-+$/, '');
  let number = 0;
  return withSkus(skus, ({ id, values, quantity }) => {
    if (value !== null && !values.includes(value)) return null;
    number += 1;
    return {
      ...typed,
      // Stock of what exists is kept elsewhere.
      ...(id !== null && { quantity }),
      ...(prefix && { merchantCode: `${prefix}-${String(number).padStart(2, '0')}` }),
      ...(onSale !== null && { onSale }),
    };
  });
}
