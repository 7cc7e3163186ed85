import type { CountedRowInput } from '../../graphql/generated/graphql.ts';
import { codeOf } from '../spreadsheets/fieldText.ts';
import {
  type CellReader,
  type ImportRow,
  rejectTwins,
  rowsBelowHeader,
} from '../spreadsheets/importing/sheetRows.ts';
import type { Grid } from '../spreadsheets/sheets.types.ts';

export type CountedField = 'goodsNo' | 'counted';

/** What a column may be called, the best first; compared as `plainHeader` writes them. */
const NAMES: Record<CountedField, readonly string[]> = {
  goodsNo: ['商品或规格编号', '规格编号', 'sku编码', '商品编号', '商品编码', '货号', '编号', '商家编码'],
  counted: ['实盘件数', '实盘数量', '实盘', '盘点数量', '数量'],
};

export type CountedProblem = { code: 'goodsNo' | 'digits' | 'counted' } | { code: 'twice'; other: number };
/** A row of a sheet of counted pieces. */
export type CountedSheetRow = ImportRow<CountedField, CountedProblem>;

/** The rows in which a number is filled in, or null where no header names goods and a number. */
export function rowsOfCounted(grid: Grid): CountedSheetRow[] | null {
  const rows = rowsBelowHeader(grid, {
    names: NAMES,
    isHeader: (has) => has('goodsNo') && has('counted'),
    rowOf,
  });
  if (!rows) return null;
  return rejectTwins(
    rows.filter(({ texts }) => texts.counted !== ''),
    ({ texts }) => texts.goodsNo,
    (other) => ({ code: 'twice', other }),
  );
}

function rowOf(line: number, at: CellReader<CountedField>): CountedSheetRow {
  const texts = {
    goodsNo: codeOf(at('goodsNo').text),
    counted: codeOf(at('counted').text)
      .replace(/[,\s]|件$/g, '')
      .replace(/\.0+$/, ''),
  };
  // A long number that a spreadsheet has rounded is another one.
  const problem: CountedProblem | null =
    at('goodsNo').flaw === 'digits'
      ? { code: 'digits' }
      : texts.goodsNo === ''
        ? { code: 'goodsNo' }
        : /^\d{1,7}$/.test(texts.counted)
          ? null
          : { code: 'counted' };
  return { line, texts, problem };
}

export const countedRows = (rows: readonly CountedSheetRow[]): CountedRowInput[] =>
  rows.map(({ line, texts: { goodsNo, counted } }) => ({ row: line, goodsNo, counted: Number(counted) }));
