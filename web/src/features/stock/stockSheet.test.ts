import { describe, expect, it } from 'vitest';
import { failedTable } from '../spreadsheets/importing/importSheet.ts';
import { sendable } from '../spreadsheets/importing/sheetRows.ts';
import { openFile } from '../spreadsheets/openFile.ts';
import { plainSheetBytes } from '../spreadsheets/plainSheet.ts';
import type { Grid } from '../spreadsheets/sheets.types.ts';
import { failedColumns, templateTable } from './importStock.ts';
import type { Stock } from './stockForm.ts';
import { rowProblemText } from './stockImport.text.ts';
import { rowsOfStock, stockRows } from './stockSheet.ts';

/** A file with these rows. */
const grid = (...rows: string[][]): Grid => ({
  kind: 'grid',
  sheet: '库存',
  otherSheets: [],
  rows: rows.map((texts, at) => ({ line: at + 1, hidden: false, texts, flaws: {} })),
});
const HEADER = ['商品编号*', '仓库名称', '库存数量', '增减数量（可为负）', '预警值', '备注'];
const problemsOf = (...rows: string[][]) =>
  rowsOfStock(grid(HEADER, ...rows))?.map(({ line, problem }) => [line, problem]);

describe('rows of a stock sheet', () => {
  it('rows with any value are read with numbers in common notations', () => {
    const rows = rowsOfStock(
      grid(
        ['一月盘点'],
        HEADER,
        ['G1', '一号仓', '1,200', '', '５'],
        ['Ｇ２', '一号仓', '', '+30件', ''],
        ['G3', '一号仓', '', '-4.0', ''],
        ['G4', '二号仓', '', '', '7'],
        ['G5', '二号仓', '', '', '', '没有数量'],
      ),
    );
    expect(stockRows(sendable(rows ?? []))).toEqual([
      { row: 3, goodsNo: 'G1', warehouseName: '一号仓', quantity: 1200, warnQuantity: 5 },
      { row: 4, goodsNo: 'G2', warehouseName: '一号仓', delta: 30 },
      { row: 5, goodsNo: 'G3', warehouseName: '一号仓', delta: -4 },
      { row: 6, goodsNo: 'G4', warehouseName: '二号仓', delta: 0, warnQuantity: 7 },
    ]);
  });

  it('a comma parts thousands only where three digits follow', () => {
    const rows = rowsOfStock(
      grid(
        HEADER,
        ...['1,0', '1,2000', '12,34', '1,200,000', '１，２００'].map((pieces, at) => [
          `G${at}`,
          '一号仓',
          pieces,
        ]),
      ),
    );
    const wrong = { code: 'quantity' };
    expect(rows?.map(({ problem }) => problem)).toEqual([wrong, wrong, wrong, null, null]);
    expect(stockRows(sendable(rows ?? [])).map(({ quantity }) => quantity)).toEqual([1_200_000, 1200]);
  });

  it('a safety stock is read from its own column, alone or beside pieces', () => {
    const rows = rowsOfStock(
      grid(
        ['商品编号', '仓库', '库存', '安全库存'],
        ['G1', '一号仓', '10', '4'],
        ['G2', '一号仓', '', '0'],
        ['G3', '一号仓', '10', ''],
        ['G4', '一号仓', '10', '半箱'],
      ),
    );
    expect(rows?.map(({ problem }) => problem)).toEqual([null, null, null, { code: 'safety' }]);
    expect(stockRows(sendable(rows ?? []))).toEqual([
      { row: 2, goodsNo: 'G1', warehouseName: '一号仓', quantity: 10, safetyQuantity: 4 },
      { row: 3, goodsNo: 'G2', warehouseName: '一号仓', delta: 0, safetyQuantity: 0 },
      { row: 4, goodsNo: 'G3', warehouseName: '一号仓', quantity: 10 },
    ]);
  });

  it('a sheet without known headers has no rows', () => {
    expect(rowsOfStock(grid(['收件人', '电话'], ['张三', '138']))).toBeNull();
    expect(rowsOfStock(grid(['商品编号', '仓库'], ['G1', '一号仓']))).toBeNull();
  });

  it('each row lists its problems', () => {
    expect(
      problemsOf(
        ['', '一号仓', '1'],
        ['G1', '', '1'],
        ['G1', '一号仓', '1', '2'],
        ['G1', '一号仓', '-1'],
        ['G1', '一号仓', '1.5'],
        ['G1', '一号仓', '', '很多'],
        ['G1', '一号仓', '12345678'],
        ['G1', '一号仓', '1', '', '-1'],
        ['G2', '一号仓', '1'],
      ),
    ).toEqual([
      [2, { code: 'goodsNo' }],
      [3, { code: 'warehouse' }],
      [4, { code: 'both' }],
      [5, { code: 'quantity' }],
      [6, { code: 'quantity' }],
      [7, { code: 'delta' }],
      [8, { code: 'quantity' }],
      [9, { code: 'warn' }],
      [10, null],
    ]);
  });

  it('rows for the same stock are duplicates of each other', () => {
    expect(
      problemsOf(
        ['G1', '一号仓', '1'],
        ['G1', '二号仓', '1'],
        ['G1', '一号仓', '', '2'],
        ['G1', '一号仓', '3'],
      ),
    ).toEqual([
      [2, { code: 'twice', other: 4 }],
      [3, null],
      [4, { code: 'twice', other: 2 }],
      [5, { code: 'twice', other: 2 }],
    ]);
  });

  it('a goods number that a spreadsheet rounded is reported', () => {
    const bent = grid(HEADER, ['2.02611E+17', '一号仓', '1']);
    const rows = bent.rows.map((row) => (row.line === 2 ? { ...row, flaws: { 0: 'digits' as const } } : row));
    expect(rowsOfStock({ ...bent, rows })?.map(({ problem }) => problem)).toEqual([{ code: 'digits' }]);
  });
});

const stock = {
  ...{
    goodsNo: 'G1',
    skuNo: 'G1-1',
    skuName: '',
    warehouseName: '一号仓',
    goodName: '棉袜',
    quantity: 12,
    safetyQuantity: 4,
    bin: 'A-2',
  },
} as Stock;

async function readBack({ columns, rows }: ReturnType<typeof templateTable>): Promise<Grid> {
  const read = await openFile(plainSheetBytes('库存', columns, rows), '库存.xlsx');
  if (read.kind !== 'grid') throw new Error(read.code);
  return read;
}

describe('generated stock sheets', () => {
  it('the template names the current stock by combination, with no changes filled in', async () => {
    const large = { ...stock, skuNo: 'G1-2', skuName: '红色 / XL' };
    const template = await readBack(templateTable([stock, large]));
    expect(template.rows.map(({ texts }) => texts)).toEqual([
      [
        '商品或规格编号',
        '仓库',
        '库存数量',
        '增减数量',
        '安全库存',
        '预警数量',
        '货位',
        '商品名称',
        '规格',
        '当前在库',
        '当前安全库存',
        '当前货位',
      ],
      ['G1', '一号仓', '', '', '', '', '', '棉袜', '', '12', '4', 'A-2'],
      ['G1-2', '一号仓', '', '', '', '', '', '棉袜', '红色 / XL', '12', '4', 'A-2'],
    ]);
    expect(rowsOfStock(template)).toEqual([]);
  });

  it('the sheet of failed rows is read back unchanged', async () => {
    const rows = rowsOfStock(
      grid(HEADER, ['G1', '一号仓', '-1'], ['G2', '一号仓', '5', '', '2'], ['G3', '一号仓', '', '1']),
    );
    const table = failedTable(failedColumns, rows ?? [], [{ row: 3, msg: '没有找到该仓库' }], rowProblemText);
    expect(table.rows).toEqual([
      ['G1', '一号仓', '-1', '', '', '', '', '库存数量应为0到9999999的整数'],
      ['G2', '一号仓', '5', '', '', '2', '', '没有找到该仓库'],
    ]);
    const again = rowsOfStock(await readBack(table));
    expect(again?.map(({ texts }) => texts)).toEqual(rows?.slice(0, 2).map(({ texts }) => texts));
  });
});
