import type { EditedGoodFragment } from '../../../graphql/generated/graphql.ts';
import {
  type Combinations,
  filledProperties,
  MAX_SKUS,
  MAX_VALUE_NAME,
  MAX_VALUES,
  type PropertyForm,
  plainName,
  type SkuForm,
  savedSku,
  skuKey,
  type ValueForm,
} from './skuForm.ts';

/** Why values are not added. */
export type ValuesProblem = { code: 'twice' | 'long' | 'values' } | { code: 'skus'; count: number };

/** What several values are separated by when they are typed or pasted together. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[、,，;；\t\r\n]+/).map(plainName))].filter(Boolean);
}

/** With one more property, which has no values yet. */
export function withProperty({ properties, skus }: Combinations, name: string): Combinations {
  const property = { key: newKeys(properties)(), id: null, name, values: [], origin: null };
  return { properties: [...properties, property], skus };
}

/** With values added to a property, and the combinations with them; those that were removed come back as they were. */
export function withValues(
  form: Combinations,
  key: string,
  names: readonly string[],
  good: EditedGoodFragment | null,
): Combinations | ValuesProblem {
  const property = propertyAt(form, key);
  const there = new Set(property.values.map(({ name }) => plainName(name)));
  const added = names.filter((name) => !there.has(name));
  if (added.length === 0) return { code: 'twice' };
  if (added.some((name) => [...name].length > MAX_VALUE_NAME)) return { code: 'long' };
  if (property.values.length + added.length > MAX_VALUES) return { code: 'values' };
  const newKey = newKeys(form.properties);
  const values = added.map((name) => {
    const saved = good?.properties
      .find(({ id }) => id === property.id)
      ?.values.find((value) => value.name === name && !property.values.some(({ id }) => id === value.id));
    return { key: saved ? String(saved.id) : newKey(), id: saved?.id ?? null, name };
  });
  const next = values.reduce((before, value) => withValue(before, key, value, good), form);
  return next.skus.length > MAX_SKUS ? { code: 'skus', count: next.skus.length } : next;
}

function withValue(
  form: Combinations,
  key: string,
  value: ValueForm,
  good: EditedGoodFragment | null,
): Combinations {
  const property = propertyAt(form, key);
  const properties = withPropertyAt(form.properties, key, { values: [...property.values, value] });
  const place = placeOf(properties, key);
  if (property.values.length === 0) {
    const skus = form.skus.map((sku) => ({ ...sku, values: sku.values.toSpliced(place, 0, value.key) }));
    return sorted({ properties, skus });
  }
  const back = value.id === null ? [] : savedWith({ properties, skus: form.skus }, value.id, good);
  if (back.length > 0) return sorted({ properties, skus: [...form.skus, ...back] });
  return withRows({ properties, skus: form.skus }, (values) => values[place] === value.key);
}

/** The combinations that goods have with a value, where they can stand among those that are written. */
function savedWith(form: Combinations, valueId: number, good: EditedGoodFragment | null): SkuForm[] {
  if (!good || !isSameProperties(form, good)) return [];
  const taken = new Set(form.skus.flatMap(({ id }) => id ?? []));
  return good.skus.flatMap((sku) => {
    const values = keysOf(form, sku.valueIds);
    return sku.valueIds.includes(valueId) && values && !taken.has(sku.id)
      ? [{ ...savedSku(sku), values }]
      : [];
  });
}

/** With the combinations that nobody has written and `isWanted` names; they cost and weigh what others like them do. */
function withRows(form: Combinations, isWanted: (values: readonly string[]) => boolean): Combinations {
  const there = new Set(form.skus.map(skuKey));
  const added = product(form.properties)
    .filter((values) => isWanted(values) && !there.has(skuKey({ values })))
    .map((values) => newSku(values, form.skus));
  return sorted({ ...form, skus: [...form.skus, ...added] });
}

/** With all combinations that there can be. */
export function withMissing(form: Combinations): Combinations {
  return withRows(form, () => true);
}

/** How many combinations there can be of these values. */
export function countPossible(properties: readonly PropertyForm[]): number {
  return filledProperties(properties).reduce((count, { values }) => count * values.length, 1);
}

/** Without a value, and without the combinations that have it. */
export function withoutValue(form: Combinations, key: string, valueKey: string): Combinations {
  const property = propertyAt(form, key);
  const values = property.values.filter((value) => value.key !== valueKey);
  const place = placeOf(form.properties, key);
  if (values.length === 0) {
    const skus = form.skus.map((sku) => ({ ...sku, values: sku.values.toSpliced(place, 1) }));
    return { properties: withPropertyAt(form.properties, key, { values, origin: null }), skus };
  }
  const [first] = values;
  const isOrigin =
    property.id === null && form.skus.some((sku) => sku.id !== null && sku.values[place] === valueKey);
  // What exists is never removed with a value of a property that is only being added.
  const { skus } = isOrigin && first ? withOrigin(form, key, first.key) : form;
  return {
    properties: withPropertyAt(form.properties, key, { values, origin: isOrigin ? null : property.origin }),
    skus: skus.filter((sku) => sku.values[place] !== valueKey),
  };
}

/** Without a property: the combinations with one of its values stay, under what they are called without. */
export function withoutProperty(form: Combinations, key: string, keptValue: string | null): Combinations {
  const properties = form.properties.filter((property) => property.key !== key);
  if (propertyAt(form, key).values.length === 0) return { properties, skus: form.skus };
  const place = placeOf(form.properties, key);
  const skus = form.skus
    .filter(({ values }) => values[place] === keptValue)
    .map((sku) => ({ ...sku, values: sku.values.toSpliced(place, 1) }));
  return { properties, skus };
}

export function withoutSku({ properties, skus }: Combinations, key: string): Combinations {
  return { properties, skus: skus.filter((sku) => skuKey(sku) !== key) };
}

/** With a property called something else. */
export function withPropertyName(
  { properties, skus }: Combinations,
  key: string,
  name: string,
): Combinations {
  return { properties: withPropertyAt(properties, key, { name }), skus };
}

/** With a value called something else: it and its combinations stay what they are. */
export function withValueName(form: Combinations, key: string, valueKey: string, name: string): Combinations {
  const values = propertyAt(form, key).values.map((value) =>
    value.key === valueKey ? { ...value, name } : value,
  );
  return { properties: withPropertyAt(form.properties, key, { values }), skus: form.skus };
}

/** With a value at another place of its property. */
export function withValueAt(form: Combinations, key: string, from: number, to: number): Combinations {
  const { values } = propertyAt(form, key);
  const value = values[from];
  if (!value || to < 0 || to >= values.length) return form;
  const moved = values.toSpliced(from, 1).toSpliced(to, 0, value);
  return sorted({ properties: withPropertyAt(form.properties, key, { values: moved }), skus: form.skus });
}

/** With those combinations that exist at one value of a property that is being added. */
export function withOrigin(form: Combinations, key: string, valueKey: string): Combinations {
  const place = placeOf(form.properties, key);
  const swaps = new Map<string, readonly string[]>();
  for (const { id, values } of form.skus) {
    if (id === null || values[place] === valueKey) continue;
    const goal = values.with(place, valueKey);
    swaps.set(skuKey({ values }), goal);
    swaps.set(skuKey({ values: goal }), values);
  }
  const skus = form.skus.map((sku) => ({ ...sku, values: swaps.get(skuKey(sku)) ?? sku.values }));
  return sorted({ properties: withPropertyAt(form.properties, key, { origin: valueKey }), skus });
}

/** What a refused removal brings back, and where it is said. */
export interface Restored extends Combinations {
  /** The value that came back; null where it is a combination alone. */
  valueKey: string | null;
  skuKey: string;
}

/** With a combination that cannot be removed, and its values with all that they had; null where that cannot be. */
export function withRefused(form: Combinations, skuId: number, good: EditedGoodFragment): Restored | null {
  const refused = good.skus.find(({ id }) => id === skuId);
  if (!refused || !isSameProperties(form, good)) return null;
  let valueKey: string | null = null;
  let next = form;
  good.properties.forEach((property, place) => {
    const { key, values } = form.properties.find(({ id }) => id === property.id) ?? {};
    const at = property.values.findIndex(({ id }) => id === refused.valueIds[place]);
    const saved = property.values[at];
    if (!key || !values || !saved || values.some(({ id }) => id === saved.id)) return;
    valueKey = String(saved.id);
    const value = { key: valueKey, id: saved.id, name: saved.name };
    const earlier = new Set<number | null>(property.values.slice(0, at).map(({ id }) => id));
    const behind = values.findLastIndex(({ id }) => earlier.has(id)) + 1;
    const all = { values: values.toSpliced(behind, 0, value) };
    next = { ...next, properties: withPropertyAt(next.properties, key, all) };
    next = { ...next, skus: [...next.skus, ...savedWith(next, saved.id, good)] };
  });
  const values = keysOf(next, refused.valueIds);
  if (!values) return null;
  const isThere = next.skus.some(({ id }) => id === skuId);
  const skus = isThere ? next.skus : [...next.skus, { ...savedSku(refused), values }];
  return { ...sorted({ ...next, skus }), valueKey, skuKey: skuKey({ values }) };
}

/** The keys of values that are saved; null where one is not there. */
function keysOf({ properties }: Combinations, ids: readonly number[]): string[] | null {
  const keys = filledProperties(properties).map(
    ({ values }) => values.find(({ id }) => id !== null && ids.includes(id))?.key,
  );
  return keys.every((key) => key !== undefined) && keys.length === ids.length ? keys : null;
}

function isSameProperties({ properties }: Combinations, good: EditedGoodFragment): boolean {
  return (
    properties.length === good.properties.length &&
    properties.every(({ id }, at) => id === good.properties[at]?.id)
  );
}

function newSku(values: readonly string[], skus: readonly SkuForm[]): SkuForm {
  const likeness = (sku: SkuForm) => sku.values.filter((key, at) => key === values[at]).length;
  const [model] = skus.toSorted((one, other) => likeness(other) - likeness(one));
  const isOfOneLook = model?.values[0] === values[0];
  return {
    ...{ id: null, values, merchantCode: '', barcodes: '', quantity: '', onSale: true },
    ...{ supplyPrice: model?.supplyPrice ?? '', weight: model?.weight ?? '' },
    pic: isOfOneLook && model ? model.pic : '',
  };
}

function product(properties: readonly PropertyForm[]): string[][] {
  return filledProperties(properties).reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ key }) => [...row, key])),
    [[]],
  );
}

/** In the order of the values. */
function sorted({ properties, skus }: Combinations): Combinations {
  const places = new Map(properties.flatMap(({ values }) => values.map(({ key }, at) => [key, at] as const)));
  const compare = (one: SkuForm, other: SkuForm) => {
    const at = one.values.findIndex((key, place) => key !== other.values[place]);
    return (places.get(one.values[at] ?? '') ?? 0) - (places.get(other.values[at] ?? '') ?? 0);
  };
  return { properties, skus: skus.toSorted(compare) };
}

function propertyAt({ properties }: Combinations, key: string): PropertyForm {
  const property = properties.find((one) => one.key === key);
  if (!property) throw new Error(`no property ${key}`);
  return property;
}

function withPropertyAt(properties: readonly PropertyForm[], key: string, change: Partial<PropertyForm>) {
  return properties.map((property) => (property.key === key ? { ...property, ...change } : property));
}

/** The place of a property's values in combinations. */
function placeOf(properties: readonly PropertyForm[], key: string): number {
  return properties
    .slice(
      0,
      properties.findIndex((property) => property.key === key),
    )
    .filter(({ values }) => values.length > 0).length;
}

/** Names what is new so that nothing that is there is meant. */
function newKeys(properties: readonly PropertyForm[]): () => string {
  const taken = properties.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
  let last = Math.max(0, ...taken.map((key) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0)));
  return () => {
    last += 1;
    return `new-${last}`;
  };
}
