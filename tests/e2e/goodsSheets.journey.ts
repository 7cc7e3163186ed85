import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from 'playwright/test';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { plainSheetBytes } from '../../web/src/features/spreadsheets/plainSheet.ts';
import { writeZip } from '../../web/src/features/spreadsheets/zip.write.ts';
import { png } from '../support/pictures.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { supplierWithWarehouse } from './suppliers.ts';

const shot = (page: Page, name: string) => shots(page, `goods-sheet-${name}`);
const HEADER = [
  ...['分组', '商品名称', '分类', '规格名1', '规格值1', '商家编码', '供货价(元)', '重量(克)', '单位'],
  ...['主图', '详情', '仓库', '库存', '上架'],
];
const PICTURES = Array.from({ length: 6 }, (_, at) => `杯子${at}.png`);

const sheetFile = (rows: readonly (readonly string[])[], header: readonly string[] = HEADER) => ({
  name: '商品.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    plainSheetBytes(
      '商品',
      header.map((name) => ({ name, width: 12 })),
      rows,
    ),
  ),
});
const zipFile = () => ({
  name: '图片.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    writeZip([
      ...PICTURES.map((name, at) => ({ name: `图片/${name}`, bytes: new Uint8Array(png(600 + at, 400)) })),
      { name: '图片/没有用到.png', bytes: new Uint8Array(png(300, 300)) },
    ]),
  ),
});

async function textsOf(download: Download): Promise<string[][]> {
  const bytes = new Uint8Array(await readFile(await download.path()));
  const grid = await openFile(bytes, download.suggestedFilename());
  if (grid.kind !== 'grid') throw new Error(grid.code);
  return grid.rows.map(({ texts }) => texts);
}

async function choose(page: Page, sheet: ReturnType<typeof sheetFile>, zip?: ReturnType<typeof zipFile>) {
  const dialog = page.getByRole('dialog');
  if (zip) await dialog.locator('input[accept=".zip"]').setInputFiles(zip);
  await dialog.locator('input[accept^=".xlsx"]').setInputFiles(sheet);
}

test('a supplier takes two hundred goods over from a sheet with their pictures, corrects two rows, and nothing changes when the sheet comes back', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/fileUpload/upload')) uploads.push(request.url());
  });
  const rows = Array.from({ length: 200 }, (_, at) => [
    ...['', `表格杯子 ${String(at).padStart(3, '0')} 号`, '日用百货', '颜色', '白色', `BZ-${at}`],
    ...[`${10 + (at % 7)}.5`, '380', '个', PICTURES[at % PICTURES.length] ?? '', '耐高温陶瓷'],
    ...[warehouse, String(20 + at), '是'],
  ]);
  const wrong = rows.map((row, at) =>
    row.map((cell, column) => {
      if (at === 17 && column === 6) return '面议';
      return at === 120 && column === 2 ? '没有的分类' : cell;
    }),
  );
  await page.goto(pageUrl('/seller/goodsManagement'));
  await page.getByRole('button', { name: '批量导入' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('打成一个 zip，不超过 200MB，只上传表格里用到的')).toBeVisible();
  await shot(page, 'choice');
  await choose(page, sheetFile(wrong));
  await expect(dialog.getByRole('status')).toHaveText('0 行可以导入，200 行需要修改（不会导入）');
  await expect(dialog.getByText('主图：请选择图片压缩包，里面要有「杯子0.png」').first()).toBeVisible();
  await dialog.locator('input[accept=".zip"]').setInputFiles(zipFile());
  await expect(dialog.getByRole('status')).toHaveText('198 行可以导入，2 行需要修改（不会导入）');
  await expect(dialog.getByText('供货价：应为数字，最多两位小数')).toBeVisible();
  await expect(dialog.getByText('分类：没有「没有的分类」这个分类')).toBeVisible();
  await shot(page, 'preview');
  expect(uploads).toHaveLength(0);
  await dialog.getByRole('button', { name: '导入 198 行' }).click();
  await expect(dialog.getByText('新增 198 件商品')).toBeVisible();
  expect(uploads).toHaveLength(PICTURES.length);
  await shot(page, 'result');

  const refused = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载失败行' }).click();
  const [header = [], ...failed] = await textsOf(await refused);
  expect(failed.map((row) => row.at(-1))).toEqual([
    '供货价：应为数字，最多两位小数',
    '分类：没有「没有的分类」这个分类',
  ]);
  const corrected = failed.map((row) =>
    row.map((cell) => (cell === '面议' ? '12.5' : cell === '没有的分类' ? '日用百货' : cell)),
  );
  await dialog.getByRole('button', { name: '重新选择' }).click();
  await choose(page, sheetFile(corrected, header), zipFile());
  await dialog.getByRole('button', { name: '导入 2 行' }).click();
  await expect(dialog.getByText('新增 2 件商品')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('searchbox').first().fill('表格杯子 120 号');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /表格杯子 120 号/ })).toBeVisible();
  await shot(page, 'list');

  await page.goto(pageUrl('/seller/goodsManagement'));
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出商品' }).click();
  const [columns = [], ...all] = await textsOf(await exported);
  expect(all).toHaveLength(200);
  await page.getByRole('button', { name: '批量导入' }).click();
  await choose(page, sheetFile(all, columns));
  await dialog.getByRole('button', { name: '导入 200 行' }).click();
  await expect(dialog.getByText('200 件商品没有变化')).toBeVisible();
  expect(errors).toEqual([]);
});
