import { expect, test } from 'playwright/test';
import { bindShop, buyerAtWizard, main } from './autoWizard.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { phoneShots, shots } from './screens.ts';
import { changeShop, simulatedShop } from './simulatedShops.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

type Skus = { list: { remoteGoodId: string; remoteSkuId: string; title: string; price: number | null }[] };

/** Sets the supply price of the only combination of goods, and so theirs. */
const supplyAt = (skuId: number | undefined, fen: number) =>
  inDatabase(
    `WITH sku AS (UPDATE sku SET supply_price = $2 WHERE id = $1 RETURNING good_id)
     UPDATE goods SET supply_price = $2 FROM sku WHERE goods.id = sku.good_id`,
    [skuId, fen],
  );

test('what leaves too little of its price goes off sale in the shop, and on sale again at one word', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const supplier = await browser.newPage({ locale: 'zh-CN' });
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `涨价小熊${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const [sku] = await inDatabase<{ id: number }>(
    'SELECT s.id::int AS id FROM sku s JOIN goods g ON g.id = s.good_id WHERE g.name = $1',
    [name],
  );

  const shop = simulatedShop('jd', 3);
  await changeShop(shop, 'addOrders', { count: 1 });
  await buyerAtWizard(page);
  await bindShop(page, shop);
  const [bound] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM shop WHERE shop_name = $1 AND status = 1',
    [shop.name],
  );
  const shopId = bound?.id ?? 0;
  await call(page, '/shops/pullGoods', { shopId });
  const skus = () => call<Skus>(page, '/shops/getShopSkusList', { shopId });
  await expect.poll(async () => (await skus()).list.some(({ price }) => price !== null)).toBe(true);
  const sold = (await skus()).list.find(({ price }) => price !== null);
  const price = sold?.price ?? 0;
  await supplyAt(sku?.id, Math.floor(price / 2));
  await call(page, '/shops/linkSkus', {
    shopId,
    links: [
      {
        ...{ remoteGoodId: sold?.remoteGoodId, remoteSkuId: sold?.remoteSkuId },
        items: [{ skuId: sku?.id, num: 1 }],
      },
    ],
  });

  await page.goto(pageUrl(`/me/shops/${shopId}/stock`));
  await main(page).getByRole('button', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('checkbox', { name: /^库存同步/ }).check();
  await settings.getByRole('checkbox', { name: '毛利过低时停售' }).check();
  await settings.getByLabel('毛利低于售价的（%）').fill('10');
  await shots(page, 'low-margin-settings');
  await settings.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('店铺设置已保存')).toBeVisible();

  const kept = () =>
    inDatabase<{ sent: number }>('SELECT sent_quantity AS sent FROM shop_stock WHERE shop_id = $1', [shopId]);
  await expect.poll(kept, { timeout: 30_000 }).toEqual([{ sent: 40 }]);
  await supplyAt(sku?.id, Math.floor(price * 0.95));
  await expect.poll(kept, { timeout: 30_000 }).toEqual([{ sent: 0 }]);

  await page.goto(pageUrl(`/me/shops/${shopId}/stock`));
  await expect(main(page).getByText('毛利过低，已停售')).toBeVisible();
  await expect(main(page).getByText(/^原毛利/)).toBeVisible();
  await shots(page, 'low-margin-stocks');
  await page.setViewportSize({ width: 390, height: 844 });
  await phoneShots(page, 'low-margin-stocks');
  await page.setViewportSize({ width: 1440, height: 900 });
  await main(page)
    .getByRole('button', { name: /^仍然销售/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已恢复销售，稍后同步到店铺')).toBeVisible();
  await expect.poll(kept, { timeout: 30_000 }).toEqual([{ sent: 40 }]);
  expect(trouble).toEqual([]);
  await supplier.close();
});
