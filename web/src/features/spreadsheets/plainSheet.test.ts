import { expect, it } from 'vitest';
import { openFile } from './openFile.ts';
import { plainSheetBytes } from './plainSheet.ts';

it('a written sheet is read back unchanged for any cells', async () => {
  const bytes = plainSheetBytes(
    '库存 & <1>',
    [
      { name: '商品编号', width: 20, required: true },
      { name: '备注', width: 30 },
    ],
    [
      ['0012345678901234567', '<b>"双引号" & \'单引号\'</b>'],
      ['A-1', `坏${String.fromCharCode(1)}字`],
      ['', ''],
      ['=1+1', '最后'],
    ],
  );
  const grid = await openFile(bytes, '库存.xlsx');
  expect(grid).toMatchObject({ kind: 'grid', sheet: '库存 & <1>', otherSheets: [] });
  expect(grid.kind === 'grid' && grid.rows.map(({ line, texts }) => [line, ...texts])).toEqual([
    [1, '商品编号', '备注'],
    [2, '0012345678901234567', '<b>"双引号" & \'单引号\'</b>'],
    [3, 'A-1', '坏字'],
    [5, '=1+1', '最后'],
  ]);
});
