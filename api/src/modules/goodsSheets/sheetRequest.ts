import { Value } from 'typebox/value';
import { isPublished } from '../goods/goodsStatus.ts';
import {
  type CreateGood,
  CreateGoodBody,
  type PropertyInput,
  type SkuInput,
} from '../goods/sellerGoods.schemas.ts';
import type { ExistingGood } from './goodsSheets.repository.ts';
import type { SheetFailureDto, SheetGood, SheetSku } from './goodsSheets.schemas.ts';
import { contractFailures } from './sheetFailures.ts';
import { sheetWords } from './sheetWords.ts';

/** What the names of a sheet stand for. */
export type SheetNames = {
  categories: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
};

/** Goods of a sheet as the editor would send them, and which row each combination comes from. */
export type SheetRequest = { request: CreateGood; skuRows: number[] };

/** Stands in a check for a picture that is still to be uploaded. */
export const pendingPicture = (at: number) => `/files/u/${String(at).padStart(40, '0')}.webp`;
const PENDING = /^\/files\/u\/0{32}\d{8}\.webp$/;
export const isPending = (address: string) => PENDING.test(address);

const BLANKS = /\s+/g;

/** What the editor would send, or what is wrong with rows. Of goods that there are, what the sheet does not say stays. */
export function requestOf(
  good: SheetGood,
  names: SheetNames,
  before: ExistingGood | undefined,
): SheetRequest | SheetFailureDto[] {
  const { row, category } = good;
  const known = before?.properties.map(({ name }) => name);
  // Combinations cannot be told by other properties than theirs.
  if (known && good.properties && !isSameSet(known, good.properties))
    return [{ row, column: 'properties', msg: sheetWords.properties(known) }];
  const failed: SheetFailureDto[] = [];
  const categoryId = category === undefined ? before?.categoryId : names.categories.get(category);
  if (categoryId === undefined)
    failed.push({
      row,
      column: 'categoryId',
      msg: category === undefined ? sheetWords.missing('categoryId') : sheetWords.category(category),
    });
  for (const { row: line, stocks = [] } of good.skus)
    for (const { warehouse } of stocks)
      if (!names.warehouses.has(warehouse))
        failed.push({ row: line, column: 'stocks', msg: sheetWords.warehouse(warehouse) });
  const { properties, skus, skuRows } = before ? mergedSkus(good, before, names) : allSkus(good, names);
  const request = {
    ...(before && contentBefore(before)),
    ...contentIn(good, before),
    categoryId: categoryId ?? 1,
    ...(properties.length > 0 && { properties }),
    skus,
    publish: good.onSale ?? (before !== undefined && isPublished(before.status)),
  };
  if (!Value.Check(CreateGoodBody, request))
    failed.push(...contractFailures(Value.Errors(CreateGoodBody, request), { row, skuRows }));
  return failed.length > 0 ? failed : { request: request as CreateGood, skuRows };
}

function contentBefore({ name, pics, detail, unit, minNum, maxNum, platforms, isGift }: ExistingGood) {
  return { name, pics, detail, unit, minNum, maxNum, platforms, isGift };
}

/** What the sheet says; a detail that differs in blanks alone, which cells do not keep, is the same. */
function contentIn(
  { name, pics, detail, unit, minNum, maxNum, platforms }: SheetGood,
  before?: ExistingGood,
) {
  const told = { name, unit, minNum, maxNum, platforms, pics: pics?.map(stillToUpload('1')) };
  const isOld = before && detail?.replace(BLANKS, '') === before.detail.replace(BLANKS, '');
  const said = Object.entries({ ...told, ...(!isOld && { detail }) });
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** Each a different address, so that they are as many pictures as they will be. */
const stillToUpload = (kind: string) => (address: string, at: number) =>
  address === '' ? pendingPicture(Number(`${kind}${String(at).padStart(6, '0')}`)) : address;

/** Rows may be in the order of their own columns. */
function isSameSet(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((name) => two.includes(name));
}

type Built = { properties: PropertyInput[]; skus: Partial<SkuInput>[]; skuRows: number[] };

function allSkus({ properties = [], skus }: SheetGood, names: SheetNames): Built {
  return {
    properties: properties.map((name, at) => ({
      name,
      values: valuesAt(skus.map(({ values }) => values[at])),
    })),
    skus: skus.map((sku, at) => ({ values: sku.values, ...columnsOf(sku, at), ...firstStock(sku, names) })),
    skuRows: skus.map(({ row }) => row),
  };
}

/** Combinations that there are keep what the sheet does not say, and stay where it does not name them. */
function mergedSkus(good: SheetGood, before: ExistingGood, names: SheetNames): Built {
  const order = before.properties.map(({ name }) => good.properties?.indexOf(name) ?? -1);
  const rows = good.skus.map((sku, at) => ({
    sku,
    at,
    values: order.map((place, index) => sku.values[good.properties ? place : index] ?? ''),
  }));
  const nameOf = new Map(before.properties.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  const taken = new Set<object>();
  const kept = before.skus.map(({ id, valueIds, bundleParts: _parts, skuNo: _no, name: _name, ...was }) => {
    const values = valueIds.map((value) => nameOf.get(value) ?? '');
    const said = rows.find((row) => !taken.has(row) && row.values.join('\n') === values.join('\n'));
    if (said) taken.add(said);
    return { id, values, ...was, ...(said && columnsOf(said.sku, said.at)), row: said?.sku.row ?? good.row };
  });
  const added = rows
    .filter((row) => !taken.has(row))
    .map(({ sku, at, values }) => ({
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
  };
}

function valuesAt(names: readonly (string | undefined)[]): { name: string }[] {
  return [...new Set(names)].map((name) => ({ name: name ?? '' }));
}

function columnsOf(
  { merchantCode, barcodes, supplyPrice, weight, pic }: SheetSku,
  at: number,
): Partial<SkuInput> {
  const shown = pic === undefined ? undefined : stillToUpload('2')(pic, at);
  const told = { merchantCode, barcodes, supplyPrice, weight, pic: shown };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

function firstStock({ stocks }: SheetSku, { warehouses }: SheetNames): Pick<SkuInput, 'stocks'> {
  if (!stocks) return {};
  return {
    stocks: stocks.map(({ warehouse, quantity }) => ({
      warehouseId: warehouses.get(warehouse) ?? 1,
      quantity,
    })),
  };
}
