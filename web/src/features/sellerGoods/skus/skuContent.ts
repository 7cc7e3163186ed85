import type { EditedGoodFragment } from '../../../graphql/generated/graphql.ts';
import { parseYuan } from '../../../lib/money.ts';
import { gramsOf } from '../../../lib/weight.ts';
import { barcodesOf, type Combinations, type Specification, skuKey, valueNames } from './skuForm.ts';

/** What is said of combinations, however it is written: for comparing. */
export function specificationContent({ properties, skus, ...one }: Specification) {
  const names = valueNames(properties);
  const own = { merchantCode: one.merchantCode.trim(), barcodes: barcodesOf(one.barcodes) };
  if (properties.length === 0) return { only: one.only, ...own };
  return {
    properties: properties.map(({ id, name, values, origin }) => [
      ...[id, name.trim(), origin],
      values.map((value) => [value.id, value.name.trim()]),
    ]),
    skus: skus.map(({ values, supplyPrice, weight, barcodes, merchantCode, quantity, ...sku }) => ({
      ...sku,
      names: values.map((key) => names.get(key)),
      amounts: [parseYuan(supplyPrice) ?? supplyPrice, gramsOf(weight, 'g') ?? weight, quantity.trim()],
      codes: [merchantCode.trim(), ...barcodesOf(barcodes)],
    })),
    // Where stock begins matters where some is typed.
    warehouseId: skus.some(({ quantity }) => quantity.trim() !== '') ? one.warehouseId : null,
  };
}

export function isSameSpecification(one: Specification, other: Specification): boolean {
  return JSON.stringify(specificationContent(one)) === JSON.stringify(specificationContent(other));
}

/** The form with the ids of what was saved as `submitted`; what was written since stays. */
export function withIds(form: Specification, submitted: Specification, good: EditedGoodFragment) {
  const ids = new Map<string, number>();
  const add = (key: string, id: number | undefined) => id !== undefined && ids.set(key, id);
  submitted.properties.forEach(({ key, values }, at) => {
    add(key, good.properties[at]?.id);
    values.forEach((value, place) => void add(value.key, good.properties[at]?.values[place]?.id));
  });
  submitted.skus.forEach((sku, at) => void add(`sku ${skuKey(sku)}`, good.skus[at]?.id));
  const properties = form.properties.map((property) => ({
    ...property,
    id: property.id ?? ids.get(property.key) ?? null,
    origin: ids.has(property.key) ? null : property.origin,
    values: property.values.map((value) => ({ ...value, id: value.id ?? ids.get(value.key) ?? null })),
  }));
  const skus = form.skus.map((sku) => {
    const id = sku.id ?? ids.get(`sku ${skuKey(sku)}`) ?? null;
    return { ...sku, id, quantity: id === null ? sku.quantity : '' };
  });
  const wasOnly = submitted.properties.length === 0;
  return {
    properties,
    skus,
    only: { ...form.only, id: wasOnly ? (good.skus[0]?.id ?? null) : form.only.id },
  };
}

/** The form with everything as new that somebody else has removed. */
export function withoutGone(form: Combinations & Pick<Specification, 'only'>, good: EditedGoodFragment) {
  const properties = new Set(good.properties.map(({ id }) => id));
  const values = new Set(good.properties.flatMap((property) => property.values.map(({ id }) => id)));
  const skus = new Set(good.skus.map(({ id }) => id));
  const among = (ids: ReadonlySet<number>, id: number | null) => (id !== null && ids.has(id) ? id : null);
  return {
    properties: form.properties.map((property) => ({
      ...property,
      id: among(properties, property.id),
      values: property.values.map((value) => ({ ...value, id: among(values, value.id) })),
    })),
    skus: form.skus.map((sku) => ({ ...sku, id: among(skus, sku.id) })),
    only: { ...form.only, id: among(skus, form.only.id) },
  };
}
