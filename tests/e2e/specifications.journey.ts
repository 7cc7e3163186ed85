import { expect, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { supplierWithWarehouse } from './suppliers.ts';

/** Thousands of waybills of another journey may be issued first. */
const SOON = { timeout: 150_000 };

test('a supplier writes colours and sizes, fills columns, renames a colour, and cannot remove one that is ordered', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const goods = `旅程短袖 ${warehouse.slice(-6)}`;
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: '规格', exact: true });
  const cell = (sku: string, column: string) => card.getByRole('textbox', { name: `${sku} ${column}` });

  await page.goto(pageUrl('/seller/publishGoods'));
  await main.getByLabel('商品名称').fill(goods);
  await main.getByRole('combobox', { name: '商品分类' }).click();
  await main.getByRole('option', { name: '日用百货' }).click();
  await main
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '短袖.png', mimeType: 'image/png', buffer: png(600, 600) });
  await expect(main.getByText('主图', { exact: true })).toBeVisible();

  // Twelve combinations, of which the red ones cost more.
  await card.getByText('多规格', { exact: true }).click();
  await expect(main.getByLabel('供货价', { exact: true })).toHaveCount(0);
  const colours = card.getByRole('textbox', { name: '添加颜色的值' });
  await colours.fill('红色、蓝色，黑色,白色');
  await colours.press('Enter');
  await card.getByRole('button', { name: '添加规格名' }).click();
  for (const size of ['M', 'L', 'XL']) {
    await card.getByRole('textbox', { name: '添加尺码的值' }).fill(size);
    await card.getByRole('textbox', { name: '添加尺码的值' }).press('Enter');
  }
  await expect(card.getByText('共 12 个规格')).toBeVisible();
  const fill = card.getByRole('group', { name: '批量填写' });
  for (const [column, words] of [
    ['供货价（元）', '19.9'],
    ['重量（克）', '200'],
    ['库存', '5'],
    ['商家编码前缀', 'TX'],
  ])
    await fill.getByRole('textbox', { name: `批量填写 ${column}` }).fill(words ?? '');
  await fill.getByRole('button', { name: '填入' }).click();
  await fill.getByRole('combobox', { name: '填写范围' }).first().click();
  await fill.getByRole('option', { name: '颜色：红色' }).click();
  await fill.getByRole('textbox', { name: '批量填写 供货价（元）' }).fill('25');
  await fill.getByRole('textbox', { name: '批量填写 供货价（元）' }).press('Enter');
  await expect(cell('红色 / XL', '供货价（元）')).toHaveValue('25');
  await cell('红色 / M', '供货价（元）').press('Enter');
  await expect(cell('红色 / L', '供货价（元）')).toBeFocused();
  await expect(card.getByText('最低供货价 ¥19.90')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await shot(page, 'specifications-light');

  // At 1280 nothing scrolls sideways; where it does, the names of all properties stay.
  const grid = card.getByRole('grid', { name: '规格列表' });
  const [red, large] = [
    grid.getByRole('gridcell', { name: '红色' }).first(),
    grid.getByRole('gridcell', { name: 'XL', exact: true }).first(),
  ];
  const lefts = async () => [(await red.boundingBox())?.x, (await large.boundingBox())?.x];
  const scrolled = () =>
    grid.evaluate(({ parentElement: box }) => {
      box?.scrollTo({ left: 400 });
      return box?.scrollLeft ?? 0;
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await scrolled()).toBe(0);
  await page.setViewportSize({ width: 1120, height: 900 });
  const unmoved = await lefts();
  expect(await scrolled()).toBeGreaterThan(0);
  expect(await lefts()).toEqual(unmoved);
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByRole('button', { name: '发布商品' }).click();
  await expect(main.getByRole('heading', { name: '商品已上架' })).toBeVisible();
  const kept = () =>
    inDatabase<{ id: number; name: string; code: string; price: number; quantity: number }>(
      `SELECT k.id::int AS id, k.name, k.merchant_code AS code, k.supply_price::int AS price, s.quantity
        FROM sku k JOIN goods g ON g.id = k.good_id JOIN good_stock s ON s.sku_id = k.id
        WHERE g.name = $1 AND k.deleted_at IS NULL ORDER BY k.sort`,
      [goods],
    );
  const before = await kept();
  expect(before).toHaveLength(12);
  expect(before.slice(2, 5).map(({ id: _id, ...sku }) => sku)).toEqual([
    { name: '红色 / XL', code: 'TX-03', price: 2500, quantity: 5 },
    { name: '蓝色 / M', code: 'TX-04', price: 1990, quantity: 5 },
    { name: '蓝色 / L', code: 'TX-05', price: 1990, quantity: 5 },
  ]);

  // All that there is of one blue combination is ordered and on its way.
  const [ordered] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [goods],
  );
  if (!ordered) throw new Error('the goods are not there');
  const { goodId, ...from } = ordered;
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(other), 1000);
  const { id: senderId } = await call<{ id: number }>(other, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  await call(other, '/orders/createOrder', {
    ...{ ...from, skuId: before[3]?.id, num: 5, senderId, packages: receivers.slice(0, 1), confirm: true },
    clientNo: crypto.randomUUID(),
  });
  await other.context().close();
  await expect.poll(async () => (await kept())[3]?.quantity, SOON).toBe(0);

  // A colour keeps its combinations under another name, and one that is ordered comes back with the reason.
  await page.goto(pageUrl(`/seller/publishGoods/${goodId}`));
  await expect(card.getByRole('row', { name: /蓝色 L/ })).toContainText('5');
  await expect(cell('蓝色 / L', '库存')).toHaveCount(0);
  await card.getByRole('textbox', { name: '规格值 红色' }).fill('大红');
  await card.getByRole('button', { name: '移除 蓝色' }).click();
  await expect(card.getByText('共 9 个规格')).toBeVisible();
  await main.getByRole('button', { name: '保存修改' }).click();
  await expect(card.getByRole('alert').first()).toContainText('规格【蓝色 / M】有未完成订单');
  await expect(card.getByText('共 12 个规格')).toBeVisible();
  await expect(card.getByRole('textbox', { name: '规格值 蓝色' })).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByRole('textbox', { name: '规格值 大红' })).toHaveValue('大红');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main.getByRole('button', { name: '保存修改' }).click();
  await expect(main.getByRole('heading', { name: '商品已保存' })).toBeVisible();
  expect((await kept()).map(({ id, name }) => [id, name])).toEqual(
    before.map(({ id, name }) => [id, name.replace('红色', '大红')]),
  );
  await page.goto(pageUrl('/seller/InventoryManagement'));
  await expect(page.getByRole('row').filter({ hasText: '大红 / XL' })).toBeVisible();
  expect(trouble).toEqual([]);
});
