import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { openFile } from '../../web/src/features/spreadsheets/openFile.ts';
import { readZip } from '../../web/src/features/spreadsheets/zip.read.ts';
import { xlsxRows } from '../support/exportedFiles.ts';
import { inlineRow } from '../support/spreadsheets/bookFiles.ts';
import { ownSheet, ownSheetRows } from '../support/spreadsheets/ownSheet.ts';
import { main, nextButton, payButton } from './autoWizard.ts';
import { buyerAtModel, dropFile, regionsRead } from './modelWizard.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { printOf } from './sealed.ts';

const ROWS = 200;
/** The last rows of the sheet have no order number. */
const UNNUMBERED = 5;
const FIRST_LINE = 3;
const NAME = '十一月订单.xlsx';

const streets = ['浙江省杭州市西湖区文三路', '江苏省南京市玄武区珠江路', '广东省深圳市南山区科技园南路'];
const numberAt = (at: number) => (at < ROWS - UNNUMBERED ? `241121-${String(at + 1).padStart(6, '0')}` : '');

/** A sheet of the shop's own: a title, formats, formulas, a filter, a picture, another sheet. */
function shopSheet(): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const line = FIRST_LINE + at;
    const phone = `138${String(20_000_000 + at)}`;
    const texts = [numberAt(at), `测试${at + 1}`, phone, `${streets[at % streets.length]}${at + 1}号`];
    const sum = `<c r="E${line}" s="4"><v>${at + 0.5}</v></c><c r="F${line}" s="4"><f>E${line}*2</f><v>${at * 2 + 1}</v></c>`;
    return inlineRow(line, texts).replace('</row>', `${sum}</row>`);
  });
  return ownSheet({ rows: [ownSheetRows.title, ownSheetRows.header, ...rows].join('') });
}

/** Orders what the sheet asks for: bookmarks by the first courier. */
async function orderAll(page: Page): Promise<void> {
  await dropFile(page, NAME, shopSheet());
  await regionsRead(page);
  await nextButton(page).click();
  await main(page)
    .getByRole('button', { name: /金属书签/ })
    .click();
  await main(page)
    .getByRole('radio', { name: /圆通速递/ })
    .check();
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled({ timeout: 60_000 });
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible({ timeout: 60_000 });
}

interface Shipped {
  no: string | null;
  waybillNo: string | null;
}
const PARCELS_OF = `SELECT p.third_order_no AS no, p.waybill_no AS "waybillNo" FROM order_package p
  JOIN account a ON a.id = p.account_id WHERE a.kind = 1 AND a.phone_print = $1`;

async function downloaded(page: Page, click: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** Every part as it is packed, by its name. */
function packedParts(bytes: Uint8Array<ArrayBuffer>): Map<string, string> {
  const zip = readZip(bytes);
  if (zip.kind === 'refused') throw new Error(zip.code);
  return new Map(
    zip.entries.map(({ name, start, packedSize }) => [
      name,
      Buffer.from(bytes.subarray(start, start + packedSize)).toString('base64'),
    ]),
  );
}

test('a buyer orders by a sheet of the shop’s own, and the same sheet comes back with its waybills', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trouble = collectConsoleErrors(page);
  const phone = await buyerAtModel(page);
  await orderAll(page);
  const parcels = () => inDatabase<Shipped>(PARCELS_OF, [printOf(phone)]);
  await expect
    .poll(async () => (await parcels()).filter(({ waybillNo }) => waybillNo).length, { timeout: 180_000 })
    .toBe(ROWS);

  await page.goto(pageUrl('/packageCenter'));
  await page.getByRole('button', { name: '单号回填' }).click();
  const dialog = page.getByRole('dialog', { name: '单号回填' });
  await shots(page, 'fillback-choose');
  const file = {
    name: NAME,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(shopSheet()),
  };
  await dialog.getByLabel('选择文件').setInputFiles(file);
  await expect(dialog.getByText(`${NAME}：可以回填 ${ROWS} 行`)).toBeVisible();
  await shots(page, 'fillback-matched');
  const saved = await downloaded(page, () =>
    dialog.getByRole('button', { name: `保存回填好的表格（${ROWS} 行）` }).click(),
  );
  expect(saved.name).toBe('十一月订单-已回填.xlsx');
  await expect(dialog.getByText(`已保存 ${saved.name}`)).toBeVisible();

  const before = packedParts(shopSheet());
  const after = packedParts(saved.bytes);
  before.delete('xl/worksheets/sheet1.xml');
  for (const [name, part] of before) expect(after.get(name)).toBe(part);
  const grid = await openFile(saved.bytes, saved.name);
  if (grid.kind === 'refused') throw new Error(grid.code);
  const [, header, ...rows] = grid.rows;
  expect(header?.texts.slice(-2)).toEqual(['快递公司', '运单号']);
  const shipped = await parcels();
  const byNumber = new Map(shipped.map(({ no, waybillNo }) => [no ?? '', waybillNo]));
  const numbered = rows.slice(0, ROWS - UNNUMBERED);
  expect(numbered.map(({ texts }) => texts.slice(6))).toEqual(
    numbered.map((_, at) => ['圆通速递', byNumber.get(numberAt(at))]),
  );
  // Those without a number are found by their receivers.
  const rest = rows.slice(ROWS - UNNUMBERED).map(({ texts }) => texts[7]);
  const unnumbered = shipped.filter(({ no }) => no === null).map(({ waybillNo }) => waybillNo);
  expect(rest.toSorted()).toEqual(unnumbered.toSorted());
  expect(rows[1]?.texts.slice(4, 6)).toEqual(['1.5', '3']);

  // The file that came back, with a row more that was never ordered.
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('button', { name: '单号回填' }).click();
  const csv = `订单号,备注\n${numberAt(0)},急\n241121-999999,\n`;
  await dialog
    .getByLabel('选择文件')
    .setInputFiles({ name: '补.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('补.csv：可以回填 1 行，没有找到 1 行')).toBeVisible();
  await shots(page, 'fillback-missing');
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  // From the order that the sheet became, only its own parcels.
  await page.goto(pageUrl('/orderCenter'));
  await page.getByRole('row').nth(1).getByRole('link', { name: '详情' }).click();
  await page.getByRole('button', { name: '单号回填' }).click();
  const ofOrder = page.getByRole('dialog', { name: '单号回填 · 本订单的包裹' });
  await ofOrder
    .getByLabel('选择文件')
    .setInputFiles({ name: '补.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(ofOrder.getByText('补.csv：可以回填 1 行，没有找到 1 行')).toBeVisible();
  await shots(page, 'fillback-order', [1280]);
  await page.goto(pageUrl('/packageCenter'));

  // The template of Pinduoduo says first what it cannot take.
  await page.getByRole('radio', { name: '拼多多发货' }).check();
  await main(page).getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText(`${UNNUMBERED}个包裹没有第三方订单号`, { exact: false })).toBeVisible();
  await shots(page, 'fillback-template');
  const template = await downloaded(page, () =>
    page.getByRole('button', { name: `导出其余 ${ROWS - UNNUMBERED} 个` }).click(),
  );
  expect(template.name).toMatch(/^拼多多批量发货-\d{8}-\d{4}\.xlsx$/);
  const [headers, ...lines] = await xlsxRows(template.bytes);
  expect(headers?.map((cell) => cell?.content)).toEqual(['订单号', '快递公司', '快递单号']);
  expect(lines.map((cells) => cells.map((cell) => cell?.content)).toSorted()).toEqual(
    numbered.map((_, at) => [numberAt(at), '圆通快递', byNumber.get(numberAt(at))]).toSorted(),
  );

  await page.getByRole('row').nth(1).getByRole('checkbox').check({ force: true });
  await page.getByRole('row').nth(2).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: '复制 2 个发货文字' }).click();
  await shots(page, 'fillback-text');
  await page.getByRole('menuitemradio', { name: '每个包裹一行' }).click();
  await expect(page.getByText('已复制 2 个发货文字')).toBeVisible();
  const words = await page.evaluate(() => navigator.clipboard.readText());
  expect(words.split('\n')).toEqual([
    expect.stringMatching(/^测\S* 138\S+ 圆通速递 \S+$/),
    expect.stringMatching(/^测\S* 138\S+ 圆通速递 \S+$/),
  ]);
  expect(trouble).toEqual([]);
});
