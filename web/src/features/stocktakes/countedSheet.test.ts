import { expect, it } from 'vitest';
import type { Grid } from '../spreadsheets/sheets.types.ts';
import { countedProblemText } from './countedImport.text.ts';
import { countedRows, rowsOfCounted } from './countedSheet.ts';

/** A file with these rows. */
const grid = (...rows: string[][]): Grid => ({
  kind: 'grid',
  sheet: '盘点',
  otherSheets: [],
  rows: rows.map((texts, at) => ({ line: at + 1, hidden: false, texts, flaws: {} })),
});
const HEADER = ['商品编号', '实盘件数', '备注'];

it('reads rows that were counted, in common notations, and leaves the others out', () => {
  const rows = rowsOfCounted(grid(HEADER, ['G1', '1,200', ''], ['G2', '', '没盘'], ['Ｇ３', '5.0', '']));
  expect(countedRows(rows ?? [])).toEqual([
    { row: 2, goodsNo: 'G1', counted: 1200 },
    { row: 4, goodsNo: 'G3', counted: 5 },
  ]);
});

it('says what is wrong with a row, and which of two is meant by neither', () => {
  const rows = rowsOfCounted(grid(HEADER, ['', '5'], ['G1', '-1'], ['G2', '1'], ['G2', '2']));
  expect(rows?.map(({ problem }) => problem && 'code' in problem && countedProblemText(problem))).toEqual([
    '请填写商品编号、规格编号或商家编码',
    '实盘件数应为0到9999999的整数',
    '与第5行是同一商品规格',
    '与第4行是同一商品规格',
  ]);
});

it('is no sheet of counted pieces without a header for them', () => {
  expect(rowsOfCounted(grid(['商品编号', '备注'], ['G1', '5']))).toBeNull();
});
