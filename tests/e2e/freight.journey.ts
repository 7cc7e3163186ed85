import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

const main = (page: Page) => page.getByRole('main');
/** What the buyer is asked for the courier of one parcel from there. */
async function courierFee(buyer: Page, senderId: number, from: object): Promise<number> {
  const { rows } = await call<{ rows: { courierFee: number }[] }>(buyer, '/orders/quote', {
    ...{ ...from, senderId, num: 1, packages: receivers.slice(0, 1) },
  });
  return rows[0]?.courierFee ?? -1;
}

test('a template is followed by two warehouses, changed once, and goods have one of their own', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `运费小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const [first] = await inDatabase<{ goodId: number; skuId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", k.id::int AS "skuId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
       FROM goods g JOIN sku k ON k.good_id = g.id JOIN warehouse h ON h.seller_id = g.seller_id
       JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  if (!first) throw new Error('no goods');
  const { goodId, courierId } = first;
  const second = await call<{ id: number }>(page, '/warehouse/create', {
    ...{ name: `${warehouse}乙`, contact: '李四', phone: '13900000099', outputMode: 1 },
    ...{ districtCode: '330782', address: '国际商贸城五区1号' },
    couriers: [{ courierId, firstFee: 900, stepFee: 100, costFirstFee: 100, costStepFee: 50 }],
  });
  await call(page, '/goodStock/createGoodStock', {
    ...{ goodId, skuId: first.skuId, warehouseId: second.id, quantity: 20 },
  });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  const { id: senderId } = await call<{ id: number }>(buyer, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const feeFrom = (warehouseId: number) => courierFee(buyer, senderId, { goodId, courierId, warehouseId });

  // A template, made in its tab beside the warehouses.
  await page.goto(pageUrl('/seller/WarehouseManagement?tab=freight'));
  await expect(main(page).getByText('还没有运费模板')).toBeVisible();
  await shot(page, 'freight-empty-light');
  await main(page).getByRole('link', { name: '新建运费模板' }).click();
  await main(page).getByLabel('模板名称').fill('标准运费');
  await main(page).getByRole('combobox', { name: '添加快递' }).click();
  await main(page).getByRole('option', { name: '中通快递' }).click();
  for (const [part, typed] of [
    ['首重运费', '4.2'],
    ['首重成本', '2.4'],
    ['续重运费', '1.2'],
    ['续重成本', '0.8'],
  ] as const)
    await main(page).getByLabel(`中通快递${part}`).fill(typed);
  await main(page).getByRole('button', { name: '无，去设置' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('江苏省', { exact: true }).click();
  await drawer.getByText('包邮', { exact: true }).click();
  await shot(page, 'freight-areas-light');
  await drawer.getByRole('button', { name: '设置到所选区域' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: '江苏省' }).last()).toContainText('包邮');
  await drawer.getByRole('button', { name: '完成' }).click();
  await expect(main(page).getByRole('button', { name: '包邮 1' })).toBeVisible();
  await shot(page, 'freight-editor-light');
  await main(page).getByRole('button', { name: '保存运费模板' }).click();

  // Both warehouses follow it.
  const row = main(page).getByRole('row').filter({ hasText: '标准运费' });
  await row.getByRole('button', { name: '选择仓库' }).click();
  const choosing = page.getByRole('dialog', { name: '跟随的仓库' });
  await choosing.getByRole('checkbox', { name: warehouse, exact: true }).press('Space');
  await choosing.getByRole('checkbox', { name: `${warehouse}乙` }).press('Space');
  await shot(page, 'freight-follow-light');
  await choosing.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText(`${warehouse}乙`);
  await shot(page, 'freight-list-light');
  const followed = await Promise.all([feeFrom(first.warehouseId), feeFrom(second.id)]);
  expect(new Set(followed).size).toBe(1);

  // A fee, changed once: both warehouses quote it.
  await row.getByRole('link', { name: '编辑' }).click();
  await main(page).getByLabel('中通快递首重运费').fill('5.2');
  await main(page).getByRole('button', { name: '保存运费模板' }).click();
  await expect(page.getByText('运费模板已保存，2 个仓库已一起更新')).toBeVisible();
  const changed = await Promise.all([feeFrom(first.warehouseId), feeFrom(second.id)]);
  expect(changed).toEqual(followed.map((fee) => fee + 100));

  // The warehouse shows it to read.
  await page.goto(pageUrl('/seller/WarehouseManagement'));
  await main(page)
    .getByRole('row')
    .filter({ hasText: `${warehouse}乙` })
    .getByRole('link', { name: '编辑' })
    .click();
  await expect(main(page).getByText('首重 1 kg ¥5.20')).toBeVisible();
  await expect(main(page).getByLabel('中通快递首重运费')).toHaveCount(0);
  await main(page).getByText('首重 1 kg ¥5.20').scrollIntoViewIfNeeded();
  await shot(page, 'freight-followed-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /深色/ }).click();
  await shot(page, 'freight-followed-dark');
  await page.goto(pageUrl('/seller/WarehouseManagement?tab=freight'));
  await expect(row).toBeVisible();
  await shot(page, 'freight-list-dark');
  await row.getByRole('link', { name: '编辑' }).click();
  await expect(main(page).getByLabel('中通快递首重运费')).toHaveValue('5.20');
  await shot(page, 'freight-editor-dark');

  // The goods get a template of their own, which is dearer.
  await call(page, '/freightTemplates/create', {
    name: '大件运费',
    couriers: [{ courierId, firstFee: 990, stepFee: 100, costFirstFee: 300, costStepFee: 50 }],
  });
  await page.goto(pageUrl(`/seller/publishGoods/${goodId}`));
  await main(page).getByRole('combobox', { name: '运费模板' }).click();
  await main(page).getByRole('option', { name: '大件运费' }).click();
  await main(page).getByRole('combobox', { name: '运费模板' }).scrollIntoViewIfNeeded();
  await shot(page, 'freight-goods-dark');
  await main(page).getByRole('button', { name: /保存/ }).first().click();
  await expect
    .poll(() => Promise.all([feeFrom(first.warehouseId), feeFrom(second.id)]))
    .toEqual(changed.map((fee) => fee + 470));
  await buyer.goto(pageUrl(`/goodsInfo/${goodId}`));
  await expect(main(buyer).getByText('首重 1 kg ¥9.90').first()).toBeVisible();
  await main(buyer).getByRole('combobox', { name: '配送至' }).click();
  await buyer.keyboard.type('江苏');
  await expect(buyer.getByRole('option', { name: '江苏省', exact: true })).toBeVisible();
  await buyer.keyboard.press('Enter');
  await buyer.keyboard.press('Escape');
  await expect(main(buyer).getByText('该地区包邮').first()).toBeVisible();
  await shot(buyer, 'freight-goods-page-light');
  await buyer.context().close();
  expect(trouble).toEqual([]);
});
