import type { PropertyInput, SkuInput } from '../goods/sellerGoods.schemas.ts';
import type { ExistingGood } from './goodsSheets.repository.ts';
import type { SheetGood, SheetSku } from './goodsSheets.schemas.ts';
import { isSameText, plain, spoken, stillToUpload } from './sheetCells.ts';

/** What the names of a sheet stand for. */
export type SheetNames = {
  categories: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
};

type Built = {
  properties: PropertyInput[];
  skus: Partial<SkuInput>[];
  skuRows: number[];
  /** Whose first stock the sheet says. */
  added: readonly SheetSku[];
};

export function allSkus({ properties = [], skus }: SheetGood, names: SheetNames): Built {
  return {
    properties: properties.map((name, at) => ({
      name,
      values: valuesAt(skus.map(({ values }) => values[at])),
    })),
    skus: skus.map((sku, at) => ({ values: sku.values, ...columnsOf(sku, at), ...firstStock(sku, names) })),
    skuRows: skus.map(({ row }) => row),
    added: skus,
  };
}

/** Combinations that there are keep what the sheet does not say, and stay where it does not name them. */
export function mergedSkus(good: SheetGood, before: ExistingGood, names: SheetNames): Built {
  const order = before.properties.map(
    ({ name }) => good.properties?.findIndex((one) => isSameText(one, name)) ?? -1,
  );
  const rows = good.skus.map((sku, at) => {
    const values = order.map((place, index) => sku.values[good.properties ? place : index] ?? '');
    return { sku, at, values, key: keyOf(values) };
  });
  const nameOf = new Map(before.properties.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  const taken = new Set<object>();
  const kept = before.skus.map(({ id, valueIds, bundleParts: _parts, skuNo: _no, name: _name, ...was }) => {
    const values = valueIds.map((value) => nameOf.get(value) ?? '');
    const key = keyOf(values);
    const said = rows.find((row) => row.key === key && !taken.has(row));
    if (said) taken.add(said);
    return {
      id,
      values,
      ...was,
      ...(said && columnsOf(said.sku, said.at, was)),
      row: said?.sku.row ?? good.row,
    };
  });
  const fresh = rows.filter((row) => !taken.has(row));
  const added = fresh.map(({ sku, at, values }) => ({
    ...{ values, ...columnsOf(sku, at), ...firstStock(sku, names), row: sku.row },
  }));
  const skus = [...kept, ...added];
  return {
    properties: before.properties.map(({ id, name, values }, at) => ({
      ...{ id, name },
      values: [
        ...values,
        ...valuesAt(added.map((sku) => sku.values[at])).filter(
          (value) => !values.some((old) => old.name === value.name),
        ),
      ],
    })),
    skus: skus.map(({ row: _row, ...sku }) => sku),
    skuRows: skus.map(({ row }) => row),
    added: fresh.map(({ sku }) => sku),
  };
}

const keyOf = (values: readonly string[]) => values.map(plain).join('\n');

function valuesAt(names: readonly (string | undefined)[]): { name: string }[] {
  return [...new Set(names)].map((name) => ({ name: name ?? '' }));
}

function columnsOf(
  { merchantCode, barcodes, supplyPrice, weight, pic }: SheetSku,
  at: number,
  before?: object,
): Partial<SkuInput> {
  const shown = pic === undefined ? undefined : stillToUpload('2')(pic, at);
  const told = { merchantCode, barcodes, supplyPrice, weight, pic: shown };
  return spoken(told, before);
}

function firstStock({ stocks }: SheetSku, { warehouses }: SheetNames): Pick<SkuInput, 'stocks'> {
  if (!stocks) return {};
  return {
    stocks: stocks.map(({ warehouse, ...pieces }) => ({
      warehouseId: warehouses.get(warehouse) ?? 1,
      ...pieces,
    })),
  };
}
