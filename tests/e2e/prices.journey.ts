import { expect, type Page, test } from 'playwright/test';
import { main, nextButton, payButton } from './autoWizard.ts';
import { faults, faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { settled } from './settled.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

async function shotsOf(page: Page, name: string): Promise<void> {
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await shot(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a supplier agrees on a price with a buyer, who sees it, pays it and is told why', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `约价小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const phone = await signedInBuyer(other);
  await giveMoney(phone, 1000);
  const nick = `老客户${phone.slice(-4)}`;
  await inDatabase('UPDATE account SET nick_name = $2 WHERE phone_print = $1', [printOf(phone), nick]);
  const { id: senderId } = await call<{ id: number }>(other, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  await call(other, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages: receivers, confirm: true },
    clientNo: crypto.randomUUID(),
  });

  await page.goto(pageUrl('/seller/priceLists'));
  await expect(main(page).getByText('还没有价格表')).toBeVisible();
  await shotsOf(page, 'price-lists-none');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main(page).getByRole('button', { name: '新建价格表' }).click();
  const editor = page.getByRole('dialog', { name: '新建价格表' });
  await editor.getByRole('textbox', { name: '名称' }).fill('老客户');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('请选择买家，或勾选等级')).toBeVisible();
  await expect(editor.getByText('请至少填写一个协议价')).toBeVisible();
  await editor.getByRole('button', { name: '选择买家' }).click();
  const buyers = page.getByRole('dialog', { name: '选择买家' });
  await buyers.getByLabel(nick, { exact: false }).check({ force: true });
  await shot(page, 'price-lists-buyers-light');
  await buyers.getByRole('button', { name: '完成' }).click();
  await editor.getByRole('button', { name: '添加商品' }).click();
  const goods = page.getByRole('dialog', { name: '添加商品' });
  await goods.getByRole('button', { name: new RegExp(name) }).click();
  await goods.getByRole('button', { name: '完成' }).click();
  await editor.getByRole('textbox', { name: '比原供货价低' }).fill('20');
  await page.keyboard.press('Enter');
  await expect(editor.getByLabel(`${name} 全部规格 协议价`)).toHaveValue('10.00');
  await shotsOf(page, 'price-lists-editor');
  await editor.getByLabel(`${name} 全部规格 协议价`).fill('0');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByRole('row', { name: new RegExp(name) })).toContainText('请填写 0.01 以上的价格');
  await shot(page, 'price-lists-wrong-light');
  await editor.getByLabel(`${name} 全部规格 协议价`).fill('10');
  expect(await faults(page)).toEqual([]);

  // What is not saved is not thrown away without a word.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '继续编辑' }).click();
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor).toBeHidden();
  const row = main(page).getByRole('row', { name: /老客户/ });
  await expect(row).toContainText(nick);
  await expect(row).toContainText('生效中');
  await shotsOf(page, 'price-lists');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await other.goto(pageUrl(`/search?keyword=${encodeURIComponent(name)}`));
  const card = main(other).getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('¥10.00');
  await expect(card.getByText('协议价', { exact: true })).toBeVisible();
  await shotsOf(other, 'agreed-card');
  await other.goto(pageUrl(`/goodsInfo/${good?.goodId}`));
  await expect(other.getByText('已按您与供应商的协议价')).toBeVisible();
  await shotsOf(other, 'agreed-goods');
  await other.goto(pageUrl(`/shipments/${good?.goodId}/${good?.courierId}/byHand?wid=${good?.warehouseId}`));
  await expect(main(other).getByText('协议价', { exact: true }).first()).toBeVisible();
  await shot(other, 'agreed-basket-light');
  await nextButton(other).click();
  await nextButton(other).click();
  await other
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('张三丰 13800000202 浙江省杭州市西湖区文三路1号\n张三丰 13800000202 浙江省杭州市西湖区文三路1号');
  await other.getByRole('button', { name: /^识别/ }).click();
  await nextButton(other).click();

  // Two parcels to one person are cheaper as one.
  await expect(main(other).getByText(/合并更便宜/)).toBeVisible();
  await shot(other, 'cheaper-together-light');
  expect(await faults(other)).toEqual([]);
  await main(other).getByRole('button', { name: /^合并/ }).click();
  await expect(payButton(other)).toHaveText('确认支付 ¥23.00');
  await payButton(other).click();
  await expect(other.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  const [order] = await inDatabase<{ id: number; num: number; supplyFee: number }>(
    `SELECT o.id::int, l.num, l.supply_fee::int AS "supplyFee" FROM orders o JOIN parcel_line l ON l.order_id = o.id
      WHERE o.good_id = $1 ORDER BY o.id DESC LIMIT 1`,
    [good?.goodId],
  );
  expect(order).toMatchObject({ num: 2, supplyFee: 2000 });

  await other.goto(pageUrl('/orderCenter'));
  await main(other).getByRole('link', { name: '详情' }).first().click();
  const drawer = other.getByRole('dialog', { name: '订单详情' });
  await expect(drawer.getByText('价格说明')).toBeVisible();
  await expect(drawer.getByText('协议价')).toBeVisible();
  await shot(other, 'price-parts-light');
  await other.context().close();
  expect(trouble).toEqual([]);
});

test('a buyer is told at the basket and at the price what is missing to the next step, and adds it', async ({
  page,
}) => {
  test.setTimeout(200_000);
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 1000);
  const [good] = await inDatabase<{ id: number; name: string; warehouseId: number; courierId: number }>(
    `SELECT g.id::int, g.name, w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN price_step p ON p.good_id = g.id AND p.min_pieces = 10
      JOIN good_stock s ON s.good_id = g.id AND s.quantity - s.locked > 100
      JOIN warehouse_courier w ON w.warehouse_id = s.warehouse_id
     WHERE g.steps_per = 1 AND g.max_num > 20 ORDER BY g.id, w.courier_id LIMIT 1`,
  );
  await page.goto(pageUrl(`/goodsInfo/${good?.id}`));
  await expect(main(page).getByRole('region', { name: '阶梯价' })).toBeVisible();
  await shotsOf(page, 'steps-goods');
  await page.goto(pageUrl(`/shipments/${good?.id}/${good?.courierId}/byHand?wid=${good?.warehouseId}`));
  await expect(main(page).getByText(/再加 9 件/)).toBeVisible();
  await shotsOf(page, 'steps-basket');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(trouble).toEqual([]);
});
