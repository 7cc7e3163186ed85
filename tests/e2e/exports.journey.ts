import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from 'playwright/test';
import { readBytes } from '../../web/src/features/spreadsheets/recipients/readSheet.core.ts';
import { csvRows } from '../support/exportedFiles.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { placeOrder, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

/** The file that a click leads to. */
async function downloaded(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const waiting = page.waitForEvent('download');
  await click();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** The receivers as our own import reads them. */
async function receiversIn(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const reading = await readBytes(bytes, { name });
  if (reading.kind === 'refused') throw new Error(reading.code);
  return reading.rows.map(({ name: who, phone, address }) => [who, phone, address]).sort();
}

const inFull = receivers
  .map(({ receiverName, receiverPhone, address }) => [receiverName, receiverPhone, address])
  .sort();

test('a buyer exports parcels with their receivers in full, an order and the list of orders', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/packageCenter'));
  await expect(page.getByText('还没有包裹')).toBeVisible();
  const exportButton = page.getByRole('main').getByRole('button', { name: '导出' }).first();
  await expect(exportButton).toBeDisabled();

  const orderNo = await placeOrder(page);
  await page.reload();
  // The page shows masks; the file of the own parcels does not.
  await expect(page.getByRole('row', { name: /陈\*/ })).toBeVisible();
  await expect(page.getByText('陈建国')).toHaveCount(0);
  const parcels = await downloaded(page, () => exportButton.click());
  expect(parcels.name).toMatch(/^包裹列表-\d{8}-\d{4}\.xlsx$/);
  expect(await receiversIn(parcels.bytes, parcels.name)).toEqual(inFull);
  await expect(page.getByText(`已导出 ${parcels.name}`)).toBeVisible();
  const again = await downloaded(page, () => page.getByRole('link', { name: '再次下载' }).click());
  expect(again).toEqual(parcels);
  await shot(page, 'parcels-exported-light');

  // By the keyboard: the format, then the button.
  await page.getByRole('radio', { name: 'Excel' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(exportButton).toBeFocused();
  const asText = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(asText.name).toMatch(/^包裹列表-\d{8}-\d{4}\.csv$/);
  expect(await receiversIn(asText.bytes, asText.name)).toEqual(inFull);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('已导出')).toHaveCount(0);

  await page.goto(pageUrl('/orderCenter?tab=pendingPayment'));
  const row = page.getByRole('row', { name: new RegExp(orderNo) });
  const ofOrder = await downloaded(page, () => row.getByRole('button', { name: '导出' }).click());
  expect(ofOrder.name).toMatch(/^订单包裹-\d{8}-\d{4}\.xlsx$/);
  expect(await receiversIn(ofOrder.bytes, ofOrder.name)).toEqual(inFull);

  await page.getByRole('radio', { name: 'CSV' }).check();
  const orders = await downloaded(page, () => exportButton.click());
  expect(orders.name).toMatch(/^订单列表-\d{8}-\d{4}\.csv$/);
  const [, ...lines] = csvRows(orders.bytes);
  expect(lines.map((cells) => cells.includes(orderNo))).toEqual([true]);

  await page.getByRole('button', { name: /深色/ }).click();
  await shot(page, 'orders-exported-dark');
  expect(trouble).toEqual([]);
});
