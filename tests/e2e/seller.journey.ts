import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { ofComponents, withoutComponents } from './printComponents.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse, wordsOf } from './suppliers.ts';

/** Thousands of waybills of another journey may be issued first. */
const SOON = { timeout: 150_000 };

test('a supplier publishes goods, an order arrives, its labels are printed, and the profit is seen', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const trouble = collectConsoleErrors(page);
  await withoutComponents(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `旅程小熊 ${warehouse.slice(-6)}`;

  await publishGood(page, { name, warehouse });

  // The stock that it began with is counted again.
  await page.goto(pageUrl('/seller/InventoryManagement'));
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('40');
  await row.getByRole('button', { name: '修改' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('spinbutton').or(editor.getByRole('textbox')).first().fill('50');
  await shot(page, 'stock-editor-light');
  await editor.getByRole('button', { name: /^(保存|确认|设为)/ }).click();
  await expect(row).toContainText('50');

  // A buyer orders two parcels; the supplier's open page is told.
  await page.goto(pageUrl('/packageCenter'));
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(other), 100);
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const { id: senderId } = await call<{ id: number }>(other, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const { orderNo } = await call<{ orderNo: string }>(other, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages: receivers, confirm: true },
    clientNo: crypto.randomUUID(),
  });
  await other.context().close();
  const parcels = page.getByRole('row').filter({ hasText: name });
  await expect(parcels).toHaveCount(2, SOON);
  await expect(parcels.filter({ hasText: /已发货|运输中/ })).toHaveCount(2, SOON);

  // Both labels as one PDF, people masked as the rule wants it.
  await page.getByRole('checkbox', { name: '选择本页全部包裹' }).press('Space');
  await page.getByRole('button', { name: '打印面单（2）' }).click();
  const printing = page.getByRole('dialog', { name: /打印面单/ });
  await printing.getByRole('button', { name: '生成 PDF' }).click();
  const saving = page.waitForEvent('download');
  await printing
    .getByRole('button', { name: '保存到电脑' })
    .or(printing.getByRole('link', { name: '保存到电脑' }))
    .click();
  const bytes = await readFile(await (await saving).path());
  const waybills = await inDatabase<{ no: string }>(
    `SELECT p.waybill_no AS no FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.order_no = $1 ORDER BY p.id`,
    [orderNo],
  );
  const words = await wordsOf(bytes);
  expect(words).toHaveLength(2);
  const labels = words.join('\n');
  for (const { no } of waybills) expect(labels).toContain(no);
  expect(labels).toContain('陈** 138******17');
  expect(labels).not.toContain('陈建国');
  // The room; the date and a number may hold the same digits.
  expect(labels).not.toContain('2幢501');
  await shot(page, 'printed-light');
  await printing.getByRole('button', { name: '关闭' }).last().click();

  await page.goto(pageUrl('/seller/profit'));
  const sums = page.getByRole('region', { name: '合计' });
  await expect(sums).toContainText('¥25.00');
  await expect(sums).toContainText('1 个订单，2 个包裹');
  await expect(page.getByRole('row').nth(1)).toContainText('¥25.00');
  await shot(page, 'profit-light');
  await page.getByRole('button', { name: /深色/ }).click();
  await shot(page, 'profit-dark');
  expect(trouble.filter((words) => !ofComponents(words))).toEqual([]);
});
