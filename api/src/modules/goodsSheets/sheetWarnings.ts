import type { Queryable } from '../../db/client.ts';
import { findCodes, findNamed, findStocks } from './goodsSheets.repository.ts';
import type { SheetWarningDto } from './goodsSheets.schemas.ts';
import type { SheetPlan } from './sheetPlans.ts';
import { sheetWords } from './sheetWords.ts';

/** What a person should look at before goods of a sheet are written, by the rows of the sheet. */
export async function warningsOf(
  db: Queryable,
  sellerId: number,
  plans: readonly SheetPlan[],
): Promise<SheetWarningDto[]> {
  const names = plans.flatMap(({ before, content }) => (before ? [] : [content.name]));
  const named = await findNamed(db, sellerId, names);
  const warnings = [
    ...namesakes(plans, named),
    ...(await takenCodes(db, sellerId, plans, named)),
    ...(await otherStocks(db, sellerId, plans)),
  ];
  return warnings.toSorted((one, two) => one.row - two.row);
}

type Named = ReadonlyMap<string, string>;

/** New goods of a sheet that was taken over before, most likely. */
function namesakes(plans: readonly SheetPlan[], named: Named): SheetWarningDto[] {
  return plans.flatMap(({ good: { row }, before, content }) => {
    const goodsNo = before ? undefined : named.get(content.name);
    return goodsNo === undefined ? [] : [{ row, msg: sheetWords.sameName(goodsNo) }];
  });
}

/** Codes that a combination has not had before, and other goods have; those of a namesake need not be said as well. */
async function takenCodes(
  db: Queryable,
  sellerId: number,
  plans: readonly SheetPlan[],
  named: Named,
): Promise<SheetWarningDto[]> {
  const asked = plans.flatMap(({ plan, skuRows, good, before, content }) =>
    plan.skus.flatMap(({ id, merchantCode, barcodes }, at) => {
      const was = before?.skus.find((sku) => sku.id === id);
      const of = { row: skuRows[at] ?? good.row, own: before?.goodsNo ?? named.get(content.name) };
      return [
        ...(merchantCode && merchantCode !== was?.merchantCode ? [merchantCode] : []).map((code) => ({
          ...{ ...of, code, column: 'merchantCode' as const },
        })),
        ...barcodes
          .filter((code) => !was?.barcodes.includes(code))
          .map((code) => ({ ...of, code, column: 'barcodes' as const })),
      ];
    }),
  );
  const codesIn = (column: 'merchantCode' | 'barcodes') =>
    asked.flatMap((each) => (each.column === column ? [each.code] : []));
  const taken = await findCodes(db, sellerId, {
    merchantCodes: codesIn('merchantCode'),
    barcodes: codesIn('barcodes'),
  });
  return asked.flatMap(({ row, own, code, column }) => {
    const other = taken.find((each) => each.column === column && each.code === code && each.goodsNo !== own);
    return other ? [{ row, msg: sheetWords.codeTaken(column, code, other.goodsNo) }] : [];
  });
}

/** Combinations that there are whose stock the sheet says otherwise: it stays as it is. */
async function otherStocks(
  db: Queryable,
  sellerId: number,
  plans: readonly SheetPlan[],
): Promise<SheetWarningDto[]> {
  const rows = plans.flatMap(({ plan, skuRows, good }) =>
    plan.skus.flatMap(({ id }, at) => {
      const said = good.skus.find(({ row }) => row === skuRows[at]);
      return id !== null && said?.stocks ? [{ row: said.row, id, stocks: said.stocks }] : [];
    }),
  );
  const found = await findStocks(
    db,
    sellerId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ row, id, stocks }) => {
    const stays = stocks.every(({ warehouse, quantity, safetyQuantity }) => {
      const now = found.find((stock) => stock.skuId === id && stock.warehouse === warehouse);
      return now?.quantity === quantity && (safetyQuantity ?? now.safetyQuantity) === now.safetyQuantity;
    });
    return stays ? [] : [{ row, msg: sheetWords.stockStays }];
  });
}
