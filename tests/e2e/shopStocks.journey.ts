import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { backToShops, bindShop, buyerAtWizard, chooseShop, main, openLinks } from './autoWizard.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { phoneShots, shots } from './screens.ts';
import { changeShop, simulatedShop, stockAt } from './simulatedShops.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** It takes differences only. */
const SHOP = simulatedShop('kuaishou', 3);

test('a sale elsewhere empties the shop’s stock, and what the shop has not taken is sent again', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtWizard(page, 50_000);
  await bindShop(page, SHOP);
  // The last goods of which a parcel can hold all: nobody else buys them.
  const [sku] = await inDatabase<
    Record<'skuId' | 'goodId' | 'warehouseId' | 'courierId' | 'available', number> & { skuNo: string }
  >(
    `SELECT k.id::int AS "skuId", g.id::int AS "goodId", s.warehouse_id::int AS "warehouseId", f.courier_id::int AS "courierId",
            s.available::int AS available, k.sku_no AS "skuNo"
       FROM sku k JOIN goods g ON g.id = k.good_id JOIN sku_stock s ON s.sku_id = k.id JOIN warehouse h ON h.id = s.warehouse_id
       JOIN warehouse_courier f ON f.warehouse_id = h.id AND f.enabled JOIN courier c ON c.id = f.courier_id AND c.status = 1
      WHERE k.status = 1 AND k.deleted_at IS NULL AND k.part_count = 0 AND g.status = 1 AND g.deleted_at IS NULL AND g.platforms = '{}'
        AND h.status = 1 AND h.deleted_at IS NULL AND h.platforms = '{}' AND s.available BETWEEN 3 AND 99
        AND (SELECT count(*) FROM sku_stock o WHERE o.sku_id = k.id) = 1
      ORDER BY k.id DESC LIMIT 1`,
  );
  if (!sku) throw new Error('no goods are left');
  await changeShop(SHOP, 'putGoods', {
    merchantCode: sku.skuNo,
    title: '本店 同步库存的杯子',
    sku: '标准',
    price: 3_990,
  });
  await changeShop(SHOP, 'putStock', { merchantCode: sku.skuNo, quantity: 500 });

  await openLinks(page);
  const goods = main(page);
  await goods.getByRole('button', { name: '拉取店铺商品', exact: true }).click();
  await expect(goods.getByText(/已拉取 \d+ 个店铺规格/).first()).toBeVisible({ timeout: 30_000 });
  await shots(page, 'shop-links');
  await goods.getByRole('searchbox', { name: '搜索店铺商品或商家编码' }).fill('同步库存');
  await page.keyboard.press('Enter');
  await goods
    .getByRole('row', { name: /同步库存的杯子/ })
    .getByRole('button', { name: /^采用/ })
    .first()
    .click();
  await expect(page.getByText('商品关联已保存')).toBeVisible();

  // Two pieces are held back.
  await main(page).getByRole('tab', { name: /^库存/ }).click();
  await expect(main(page).getByText('还没有开启库存同步')).toBeVisible();
  await shots(page, 'shop-stock-off');
  await main(page).getByRole('button', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog', { name: /^店铺设置/ });
  await settings.getByRole('checkbox', { name: /^库存同步/ }).check();
  await settings.getByLabel('每个规格预留（件）').fill('2');
  await shots(page, 'stock-settings');
  await settings.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('店铺设置已保存')).toBeVisible();

  const row = main(page).getByRole('row', { name: /同步库存的杯子/ });
  await expect(row).toContainText('已同步', { timeout: 60_000 });
  await expect(row).toContainText(`${sku.available - 2} 件`);
  expect(await stockAt(SHOP, sku.skuNo)).toBe(sku.available - 2);
  await shots(page, 'stock-kept');

  // All of it is sold, and not by this shop.
  const [sender] = await inDatabase<{ id: number }>(
    'SELECT max(id)::int AS id FROM sender WHERE account_id = (SELECT account_id FROM shop WHERE remote_shop_id = $1 AND status = 1)',
    [SHOP.shopId],
  );
  await changeShop(SHOP, 'putStock', { merchantCode: sku.skuNo, mood: 'inReview' });
  await call(page, '/orders/createOrder', {
    ...{ goodId: sku.goodId, skuId: sku.skuId, warehouseId: sku.warehouseId, courierId: sku.courierId },
    ...{ senderId: sender?.id, num: sku.available, packages: receivers.slice(0, 1) },
    ...{ confirm: true, clientNo: randomUUID() },
  });
  await expect(row).toContainText('失败', { timeout: 60_000 });
  await expect(row).toContainText('平台返回错误');
  await shots(page, 'stock-failed');
  await changeShop(SHOP, 'putStock', { merchantCode: sku.skuNo, mood: 'taken' });
  await row.getByRole('button', { name: /^重新同步/ }).click();
  await expect(row).toContainText('已同步', { timeout: 60_000 });
  await expect(row).toContainText('0 件');
  expect(await stockAt(SHOP, sku.skuNo)).toBe(0);

  // Its orders, and what they need, are on the same page.
  await changeShop(SHOP, 'addOrders', { count: 2 });
  await backToShops(page);
  await chooseShop(page, SHOP);
  await page.goBack();
  await main(page).getByRole('link', { name: '店铺主页' }).click();
  const orders = main(page).getByRole('table', { name: '店铺订单' }).getByRole('row');
  await expect(orders.filter({ hasText: '待发货' }).first()).toBeVisible();
  await shots(page, 'shop-orders');
  await phoneShots(page, 'shop-orders');
  await main(page).getByRole('tab', { name: /^库存/ }).click();
  await expect(row).toBeVisible();
  await phoneShots(page, 'shop-stock');
  await main(page)
    .getByRole('tab', { name: /^商品关联/ })
    .click();
  await expect(main(page).getByRole('table', { name: '店铺规格' })).toBeVisible();
  await phoneShots(page, 'shop-links');
  await main(page)
    .getByRole('tab', { name: /^待处理/ })
    .click();
  await expect(main(page).getByText('一切正常')).toBeVisible();
  await shots(page, 'shop-problems');
  expect(trouble).toEqual([]);
});
