import { failureText, type ImportReason, type OwnNames } from '../stock/importRows.ts';
import { MAX_PIECES } from '../stock/stock.schemas.ts';
import type { CountedRowDto } from './stocktakes.schemas.ts';

export type CountedLine = { row: number; skuId: number; counted: number };
export type CountedFailure = { row: number; msg: string };

/** Splits a sheet of counted pieces into lines and failures. Rows of one combination are all refused. */
export function readCountedRows(
  rows: readonly CountedRowDto[],
  names: OwnNames,
): { lines: CountedLine[]; failed: CountedFailure[] } {
  const failed: CountedFailure[] = [];
  const named: CountedLine[] = [];
  for (const { row, goodsNo, counted } of rows) {
    const [skuId, ...others] = names.skus.get(goodsNo.trim()) ?? [];
    const reason = problemOf(skuId, others, counted, names);
    if (skuId !== undefined && reason === null) named.push({ row, skuId, counted });
    else if (reason !== null) failed.push({ row, msg: failureText({ row, reason }) });
  }
  const lines: CountedLine[] = [];
  for (const group of Map.groupBy(named, ({ skuId }) => skuId).values()) {
    const [first, second] = group;
    if (first && !second) lines.push(first);
    else
      for (const { row } of group)
        failed.push({ row, msg: `与第${(row === first?.row ? second : first)?.row}行是同一商品` });
  }
  return { lines, failed: failed.toSorted((a, b) => a.row - b.row) };
}

function problemOf(
  skuId: number | undefined,
  others: readonly number[],
  counted: number,
  { bundles }: OwnNames,
): ImportReason | null {
  if (skuId === undefined) return 'unknownGoods';
  if (others.length > 0) return 'skuNeeded';
  if (bundles.has(skuId)) return 'bundle';
  return Number.isInteger(counted) && counted >= 0 && counted <= MAX_PIECES ? null : 'quantity';
}
