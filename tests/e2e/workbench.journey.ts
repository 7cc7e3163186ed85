import { expect, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test('a supplier sees what waits, and each number leads to its list', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const trouble = collectConsoleErrors(page);
  // Its parcels wait for their waybills.
  const { warehouse } = await supplierWithWarehouse(page, { outputMode: 0 });
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const { id: senderId } = await call<{ id: number }>(buyer, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const { orderNo } = await call<{ orderNo: string }>(buyer, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages: receivers, confirm: true },
    clientNo: crypto.randomUUID(),
  });
  // Two parcels that should have left yesterday, and goods that nobody buys: what was sold is not counted any more.
  await inDatabase(
    `UPDATE order_package SET promised_ship_at = now() - interval '1 day' WHERE order_id = (SELECT id FROM orders WHERE order_no = $1)`,
    [orderNo],
  );
  for (const table of ['good_sale', 'good_sale_day'])
    await inDatabase(`DELETE FROM ${table} WHERE good_id = $1`, [good?.goodId]);
  await inDatabase(
    "UPDATE goods SET created_at = now() - interval '40 days', month_sold = 0 WHERE name = $1",
    [name],
  );

  await page.goto(pageUrl('/seller/workbench'));
  const tasks = page.getByRole('list', { name: '待办' });
  await expect(tasks.getByRole('link', { name: /^待发货\s*2$/ })).toBeVisible();
  await expect(tasks.getByRole('link', { name: /^已超时未发\s*2$/ })).toBeVisible();
  const today = page.getByRole('region', { name: '今日发货' });
  await expect(today).toContainText('2 个待发货 · 2 个已超时');
  await expect(page.getByRole('region', { name: '滞销商品 · 1 个' })).toContainText(name);
  await expect(page.getByRole('region', { name: '近 30 天' })).toContainText('退款率');
  await shots(page, 'workbench', [1440, 1280, 390]);

  await tasks.getByRole('link', { name: /^已超时未发/ }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await expect(page.getByRole('button', { name: '已超时' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page
    .getByRole('region', { name: /^滞销商品/ })
    .getByRole('link', { name: '全部' })
    .click();
  await expect(page.getByRole('checkbox', { name: '只看滞销' })).toBeChecked();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: '复制' }).click();
  await expect(page).toHaveURL(/publishGoods\/\d+$/);
  await expect(page.getByRole('main').getByLabel('商品名称').last()).toHaveValue(`${name}（副本）`);
  expect(trouble).toEqual([]);
});
