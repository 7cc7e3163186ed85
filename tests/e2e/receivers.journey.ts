import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { csvRows } from '../support/exportedFiles.ts';
import { bindShop, buyerAtWizard, chooseShop } from './autoWizard.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, placeOrder, receivers } from './placedOrders.ts';
import { ofComponents, withoutComponents } from './printComponents.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { simulatedShop } from './simulatedShops.ts';
import { publishGood, supplierWithWarehouse, wordsOf } from './suppliers.ts';

// Shops are read, and a supplier is told of orders, by jobs.
test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WHY = '店铺订单的收件人由店铺平台加密，这里没有明文；请凭店铺平台的加密信息出电子面单发货';
const parcelRows = (page: Page) =>
  page
    .getByRole('table', { name: '包裹列表' })
    .getByRole('row')
    .filter({ hasText: /P\d{6}/ });
const revealOf = (row: Locator) => row.getByRole('button', { name: /^查看包裹 .* 的收件信息$/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** How often the account has seen a receiver, by where. */
const reveals = (phone: string, kind: 1 | 2) =>
  inDatabase<{ purpose: string; count: number }>(
    `SELECT r.purpose, count(*)::int AS count FROM receiver_reveal r JOIN account a ON a.id = r.account_id
      WHERE a.phone_print = $1 AND a.kind = $2 GROUP BY 1 ORDER BY 1`,
    [printOf(phone), kind],
  );

/** Looks for words in the list of the page. */
async function find(page: Page, words: string): Promise<void> {
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(words);
  await search.press('Enter');
}

test('a buyer finds a parcel by its recipient, reads who it goes to, and changes what is there', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/packageCenter'));
  await expect(parcelRows(page)).toHaveCount(2);
  for (const words of ['0117', '13800000117', '陈建国']) {
    await find(page, words);
    await expect(parcelRows(page)).toHaveCount(1);
    await expect(parcelRows(page)).toContainText('陈**');
  }
  await expect(page.getByText('陈建国')).toHaveCount(0);

  await revealOf(parcelRows(page)).click();
  const shown = dialog(page, '收件信息');
  for (const words of ['陈建国', '13800000117', '浙江省 杭州市 西湖区 文三路478号2幢501'])
    await expect(shown.getByText(words, { exact: true })).toBeVisible();
  await expect(shown.getByText(/每次查看都会留下记录/)).toBeVisible();
  await shot(page, 'receiver-light');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(page.getByText('陈建国')).toHaveCount(0);
  expect(await reveals(phone, 1)).toEqual([{ purpose: 'screen', count: 1 }]);

  await parcelRows(page).getByRole('button', { name: '修改收件人' }).click();
  const editor = dialog(page, '修改收件人');
  await expect(editor.getByLabel('收件人*')).toHaveValue('陈建国');
  await expect(editor.getByLabel('电话*')).toHaveValue('13800000117');
  await expect(editor.getByLabel('详细地址*')).toHaveValue('文三路478号2幢501');
  await shot(page, 'receiver-editor-light');
  await editor.getByLabel('详细地址*').fill('文三路500号');
  await expect(editor.getByText('商品和件数不能修改', { exact: false })).toBeVisible();
  await editor.getByLabel('规格').fill('蓝色 L');
  await editor.getByRole('button', { name: '保存收件人' }).click();
  await expect(page.getByText('收件人已修改')).toBeVisible();
  await expect(parcelRows(page)).toContainText('蓝色 L');
  expect(await reveals(phone, 1)).toEqual([{ purpose: 'screen', count: 2 }]);

  // The same from the order, in the dark.
  await page.goto(pageUrl('/orderCenter?tab=pendingPayment'));
  await page.getByRole('button', { name: /深色/ }).click();
  await find(page, '陈建国');
  await page
    .getByRole('row', { name: new RegExp(orderNo) })
    .getByRole('link', { name: '详情' })
    .click();
  const detail = dialog(page, '订单详情');
  await detail
    .getByRole('button', { name: /^查看包裹 .* 的收件信息$/ })
    .first()
    .click();
  await expect(shown.getByText('浙江省 杭州市 西湖区 文三路500号', { exact: true })).toBeVisible();
  await shot(page, 'receiver-dark');
  await shown.getByRole('button', { name: '关闭' }).last().click();
  await expect(detail).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a supplier reveals the receivers of its parcels and ships them; for parcels of a bound shop both sides read why they are hidden', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const trouble = collectConsoleErrors(page);
  const { warehouse, phone } = await supplierWithWarehouse(page, { outputMode: 0 });
  const name = `旅程水杯 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const ofShop = await orderedFor(await (await browser.newContext({ locale: 'zh-CN' })).newPage(), name);

  await page.goto(pageUrl('/packageCenter'));
  await expect(parcelRows(page)).toHaveCount(3);
  const own = parcelRows(page).filter({ hasText: '陈**' });
  await revealOf(own).click();
  const shown = dialog(page, '收件信息');
  await expect(shown.getByText('陈建国', { exact: true })).toBeVisible();
  await expect(shown.getByText('浙江省 杭州市 西湖区 文三路478号2幢501', { exact: true })).toBeVisible();
  await shot(page, 'receiver-of-supplier-light');
  await page.keyboard.press('Escape');

  // A bound shop's: not to be seen, not to be filled, and why.
  const shops = parcelRows(page).filter({ hasText: ofShop });
  await expect(revealOf(shops)).toHaveCount(0);
  await expect(shops.getByRole('button', { name: '填写运单号' })).toHaveCount(0);
  await shops.getByRole('button', { name: '密文收件人' }).click();
  await expect(shown.getByText(WHY)).toBeVisible();
  await page.keyboard.press('Escape');

  // The sheet has the receivers in clear, and is filled in.
  await page.getByRole('button', { name: '从表格填写运单号' }).click();
  const sheet = dialog(page, '从表格填写运单号');
  await expect(sheet.getByText(/每个收件人都会留下查看记录/)).toBeVisible();
  await sheet.getByRole('radio', { name: 'CSV' }).check();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载表格' }).click();
  const [headers = [], ...rows] = csvRows(await readFile(await (await saving).path()));
  expect(rows.map((row) => [row[6], row[7], row[11]]).sort()).toEqual(
    receivers
      .map(({ receiverName, receiverPhone, address }) => [receiverName, receiverPhone, address])
      .sort(),
  );
  await expect(sheet.getByText('链接一小时内有效')).toBeVisible();
  await shot(page, 'receivers-sheet-light');
  const numbered = [...rows.map(([no = '']) => no), ofShop].map((no, at) => `${no},SF${Date.now()}${at}`);
  const filled = [headers.slice(0, 2).join(), ...numbered].join('\n');
  await sheet
    .locator('input[type="file"]')
    .setInputFiles({ name: '运单.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) });
  await sheet.getByRole('button', { name: '发货 3 个' }).click();
  await expect(
    sheet.getByText('店铺订单的收件人由店铺平台加密，不能填写自己的运单号，请出电子面单发货'),
  ).toBeVisible();
  await expect(sheet.getByText(/^已发货 2 个，失败 1 个/)).toBeVisible();
  await shot(page, 'receivers-filled-light');
  await sheet.getByRole('button', { name: '知道了' }).click();

  // What is shipped may still be looked at, until it was signed for.
  await expect(own).toContainText('供应商单号');
  await revealOf(own).click();
  await expect(shown.getByText('陈建国', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await reveals(phone, 2)).toEqual([
    { purpose: 'screen', count: 2 },
    { purpose: 'sheet', count: 2 },
  ]);

  // A print component of this computer would print without a file.
  await withoutComponents(page);
  await page.reload();
  await own.getByRole('button', { name: '打印面单' }).click();
  const printing = dialog(page, '打印面单');
  await printing.getByRole('button', { name: '生成 PDF' }).click();
  const printed = page.waitForEvent('download');
  await printing
    .getByRole('button', { name: '保存到电脑' })
    .or(printing.getByRole('link', { name: '保存到电脑' }))
    .click();
  const label = (await wordsOf(await readFile(await (await printed).path()))).join('\n');
  expect(label).toContain('陈** 138******17');
  expect(label).not.toContain('陈建国');
  expect(label).not.toContain('2幢501');
  await printing.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('button', { name: /深色/ }).click();
  await page.getByRole('button', { name: '从表格填写运单号' }).click();
  await shot(page, 'receivers-sheet-dark');
  expect(trouble.filter((words) => !ofComponents(words))).toEqual([]);
});

/** What a buyer is told of the newest parcel, which is a bound shop's. */
async function seesNoReceiverOfShop(page: Page, phone: string): Promise<void> {
  await page.goto(pageUrl('/packageCenter'));
  const first = parcelRows(page).first();
  await expect(revealOf(first)).toHaveCount(0);
  await expect(first.getByRole('button', { name: '修改收件人' })).toHaveCount(0);
  await first.getByRole('button', { name: '密文收件人' }).click();
  await expect(dialog(page, '收件信息').getByText(WHY)).toBeVisible();
  await shot(page, 'receiver-of-shop-light');
  await page.keyboard.press('Escape');
  await find(page, '13900009999');
  await expect(page.getByText(/店铺订单的收件人由店铺平台加密，不能按收件人查找/)).toBeVisible();
  expect(await reveals(phone, 1)).toEqual([]);
}

/** A buyer of the journey's own orders two parcels by hand and one of a shop's; answers the number of the latter. */
async function orderedFor(page: Page, name: string): Promise<string> {
  const shop = simulatedShop('kuaishou', 1);
  const phone = await buyerAtWizard(page);
  await giveMoney(phone, 100);
  await bindShop(page, shop);
  await chooseShop(page, shop);
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const [mine] = await inDatabase<{ senderId: number; shopOrderId: number }>(
    `SELECT s.id::int AS "senderId", min(o.id)::int AS "shopOrderId" FROM account a JOIN sender s ON s.account_id = a.id
        JOIN shop h ON h.account_id = a.id JOIN shop_order o ON o.shop_id = h.id
      WHERE a.phone_print = $1 AND a.kind = 1 GROUP BY 1`,
    [printOf(phone)],
  );
  const { senderId, shopOrderId } = mine ?? { senderId: 0, shopOrderId: 0 };
  const place = (what: object) =>
    call<{ orderId: number }>(page, '/orders/createOrder', {
      ...{ ...good, senderId, num: 1, ...what, confirm: true },
      clientNo: crypto.randomUUID(),
    });
  await place({ packages: receivers });
  const { orderId } = await place({ type: 2, shopOrderIds: [shopOrderId] });
  await seesNoReceiverOfShop(page, phone);
  await page.context().close();
  const [parcel] = await inDatabase<{ no: string }>(
    'SELECT package_no AS no FROM order_package WHERE order_id = $1',
    [orderId],
  );
  return parcel?.no ?? '';
}
