import { Compile } from 'typebox/compile';
import { isPublished } from '../goods/goodsStatus.ts';
import { type CreateGood, CreateGoodBody } from '../goods/sellerGoods.schemas.ts';
import type { ExistingGood } from './goodsSheets.repository.ts';
import type { SheetFailureDto, SheetGood } from './goodsSheets.schemas.ts';
import { isSameText, spoken, stillToUpload } from './sheetCells.ts';
import { contractFailures } from './sheetFailures.ts';
import { allSkus, mergedSkus, type SheetNames } from './sheetSkus.ts';
import { sheetWords } from './sheetWords.ts';

/** Of the editor; compiled, because a sheet has thousands. */
const contract = Compile(CreateGoodBody);

/** Goods of a sheet as the editor would send them, and which row each combination comes from. */
export type SheetRequest = { request: CreateGood; skuRows: number[] };

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
  const { properties, skus, skuRows, added } = before
    ? mergedSkus(good, before, names)
    : allSkus(good, names);
  for (const { row: line, stocks = [] } of added)
    for (const { warehouse } of stocks)
      if (!names.warehouses.has(warehouse))
        failed.push({ row: line, column: 'stocks', msg: sheetWords.warehouse(warehouse) });
  const request = {
    ...(before && contentBefore(before)),
    ...contentIn(good, before),
    categoryId: categoryId ?? 1,
    ...(properties.length > 0 && { properties }),
    skus,
    publish: good.onSale ?? (before !== undefined && isPublished(before.status)),
  };
  if (!contract.Check(request)) failed.push(...contractFailures(contract.Errors(request), { row, skuRows }));
  return failed.length > 0 ? failed : { request: request as CreateGood, skuRows };
}

function contentBefore({ name, pics, detail, unit, minNum, maxNum, platforms, isGift }: ExistingGood) {
  return { name, pics, detail, unit, minNum, maxNum, platforms, isGift };
}

/** What the sheet says of goods. */
function contentIn(
  { name, pics, detail, unit, minNum, maxNum, platforms }: SheetGood,
  before?: ExistingGood,
) {
  const told = { name, unit, minNum, maxNum, platforms, pics: pics?.map(stillToUpload('1')) };
  return spoken({ ...told, detail }, before);
}

/** Rows may be in the order of their own columns. */
function isSameSet(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((name) => two.some((other) => isSameText(name, other)));
}
