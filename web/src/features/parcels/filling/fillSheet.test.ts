import { describe, expect, it } from 'vitest';
import { openFile } from '../../spreadsheets/openFile.ts';
import { plainSheetBytes } from '../../spreadsheets/plainSheet.ts';
import { failedTable, rowsOfGrid } from './fillSheet.ts';

async function rowsOfCsv(...lines: string[]) {
  const grid = await openFile(new TextEncoder().encode(lines.join('\n')), '运单.csv');
  if (grid.kind === 'refused') throw new Error(grid.code);
  return rowsOfGrid(grid);
}

const row = (at: number, packageNo: string, waybillNo: string, courier = '') => ({
  ...{ row: at, parcelId: null, packageNo, waybillNo, courier, isRounded: false },
});

describe('rows of a waybill sheet', () => {
  it('rows are found below any preamble and under any known column names', async () => {
    expect(
      await rowsOfCsv(
        '11月21日发货',
        '收件人,快递公司,快递单号（必填）,包裹编号*',
        '张三,圆通,YT123456, p001 ',
        '李四,,,P002',
      ),
    ).toEqual([row(3, 'P001', 'YT123456', '圆通'), row(4, 'P002', '')]);
  });

  it('a sheet without parcel and waybill columns has no rows', async () => {
    expect(await rowsOfCsv('收件人,快递单号', '张三,YT123456')).toBeNull();
  });

  it('a row reports digits that a spreadsheet rounded away', async () => {
    const columns = ['包裹号', '运单号'].map((name) => ({ name, width: 20 }));
    const bytes = plainSheetBytes('运单号', columns, [['P001', '73123456789012345']]);
    const grid = await openFile(bytes, '运单.xlsx');
    if (grid.kind === 'refused') throw new Error(grid.code);
    const [header, first] = grid.rows;
    if (!header || !first) throw new Error('no rows');
    const rounded = { ...grid, rows: [header, { ...first, flaws: { 1: 'digits' as const } }] };
    expect([rowsOfGrid(grid)?.[0]?.isRounded, rowsOfGrid(rounded)?.[0]?.isRounded]).toEqual([false, true]);
  });
});

it('the columns of the parcel sheet are recognised as themselves only', async () => {
  expect(
    await rowsOfCsv(
      '包裹号,运单号,快递,下单的快递,商品,件数,收件人,联系电话,省,市,区,详细地址,备注',
      'P001,,,圆通,杯子,2,张三,13800000011,浙江省,杭州市,西湖区,文三路1号,急',
    ),
  ).toEqual([row(2, 'P001', '')]);
});

it('the sheet of failed rows has the reasons and can be uploaded again', async () => {
  const given = [row(2, 'P001', 'YT1', '圆通'), row(3, 'P002', 'YT123456')];
  const results = new Map([
    [2, { kind: 'failed' as const, msg: '运单号不正确' }],
    [3, { kind: 'filled' as const }],
  ]);
  const { columns, rows, fileName } = failedTable(given, results);
  expect(rows).toEqual([['P001', 'YT1', '圆通', '运单号不正确', '2']]);
  const grid = await openFile(plainSheetBytes('运单号', columns, rows), fileName);
  if (grid.kind === 'refused') throw new Error(grid.code);
  expect(rowsOfGrid(grid)).toEqual([row(2, 'P001', 'YT1', '圆通')]);
});
