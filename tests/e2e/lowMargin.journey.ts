import { expect, type Page, test } from 'playwright/test';
import { bindShop, buyerAtWizard, main } from './autoWizard.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { phoneShots, shots } from './screens.ts';
import { changeShop, goodsAt, type SimulatedShop, simulatedShop } from './simulatedShops.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

type Skus = {
  list: {
    remoteGoodId: string;
    remoteSkuId: string;
    title: string;
    merchantCode: string;
    price: number | null;
  }[];
};

/** Sets the supply price of the only combination of goods, and so theirs. */
const supplyAt = (skuId: number | undefined, fen: number) =>
  inDatabase(
    `WITH sku AS (UPDATE sku SET supply_price = $2 WHERE id = $1 RETURNING good_id)
     UPDATE goods SET supply_price = $2 FROM sku WHERE goods.id = sku.good_id`,
    [skuId, fen],
  );

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A shop with one linked SKU, whose goods cost half of its price, at the settings of its stock. */
async function atSettings(page: Page, supplier: Page, shop: SimulatedShop) {
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `涨价小熊${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const [sku] = await inDatabase<{ id: number }>(
    'SELECT s.id::int AS id FROM sku s JOIN goods g ON g.id = s.good_id WHERE g.name = $1',
    [name],
  );
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
  const kept = () =>
    inDatabase<{ sent: number }>('SELECT sent_quantity AS sent FROM shop_stock WHERE shop_id = $1', [shopId]);
  return { shopId, skuId: sku?.id, price, code: sold?.merchantCode ?? '', settings, kept };
}

test('what leaves too little of its price goes off sale in the shop, and on sale again at one word', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const supplier = await browser.newPage({ locale: 'zh-CN' });
  const { shopId, skuId, price, settings, kept } = await atSettings(page, supplier, simulatedShop('jd', 3));
  await choose(page, '毛利过低时', '停售');
  await settings.getByLabel('毛利低于售价的（%）').fill('10');
  await shots(page, 'low-margin-settings');
  await settings.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('店铺设置已保存')).toBeVisible();

  await expect.poll(kept, { timeout: 30_000 }).toEqual([{ sent: 40 }]);
  await supplyAt(skuId, Math.floor(price * 0.95));
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

test('a supply price that rises raises the price of the shop, one above its limit is told, and a link has a rule of its own', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  await page
    .context()
    .route('https://img10.360buyimg.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  const supplier = await browser.newPage({ locale: 'zh-CN' });
  const shop = simulatedShop('jd', 4);
  const { shopId, skuId, price, code, settings, kept } = await atSettings(page, supplier, shop);
  await choose(page, '毛利过低时', '自动提价');
  await settings.getByLabel('毛利低于售价的（%）').fill('20');
  await choose(page, '价格尾数', '尾数 .9');
  await settings.getByLabel('一次最多提价（%）').fill('40');
  await shots(page, 'price-rule-settings');
  await settings.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('店铺设置已保存')).toBeVisible();
  await expect.poll(kept, { timeout: 30_000 }).toEqual([{ sent: 40 }]);

  const asked = async () => (await goodsAt(shop)).find((good) => good.merchantCode === code)?.price ?? 0;
  expect(await asked()).toBe(price);
  await supplyAt(skuId, Math.floor(price * 0.9));
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(price);
  const raised = await asked();
  expect(raised % 100).toBe(90);

  await page.goto(pageUrl(`/me/shops/${shopId}/stock`));
  const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
  await expect(main(page).getByText(`自动提价 ${yuan(price)} → ${yuan(raised)}`)).toBeVisible();
  await shots(page, 'price-raised');
  await page.setViewportSize({ width: 390, height: 844 });
  await phoneShots(page, 'price-raised');
  await page.setViewportSize({ width: 1440, height: 900 });

  await supplyAt(skuId, raised * 2);
  await expect(main(page).getByText('超过一次提价的上限，没有改价')).toBeVisible({ timeout: 40_000 });
  expect(await asked()).toBe(raised);
  await shots(page, 'price-over-limit');

  await main(page)
    .getByRole('button', { name: /^规则 / })
    .click();
  await choose(page, '毛利过低时', '不处理');
  await shots(page, 'link-price-rule');
  await page.getByRole('dialog').getByRole('button', { name: '保存规则' }).click();
  await expect(page.getByText('规则已保存')).toBeVisible();
  await expect(main(page).getByText('单独规则：不处理')).toBeVisible();
  await expect(main(page).getByText('超过一次提价的上限，没有改价')).toBeHidden({ timeout: 40_000 });
  expect(await asked()).toBe(raised);

  await page.goto(pageUrl(`/me/shops/${shopId}/links`));
  await main(page)
    .getByRole('radio', { name: /^已关联/ })
    .check();
  await main(page).getByRole('button', { name: '修改' }).click();
  await expect(page.getByRole('list', { name: '已选的橙仓规格' })).toContainText('可发 40 件');
  await shots(page, 'link-facts');

  const told = await inDatabase<{ kind: string }>(
    `SELECT n.kind FROM person_notice n JOIN shop h ON h.account_id = n.account_id
      WHERE h.id = $1 AND n.kind IN ('priceRaised', 'lowMargin') ORDER BY n.id`,
    [shopId],
  );
  expect(told.map(({ kind }) => kind)).toEqual(['priceRaised', 'lowMargin']);
  expect(trouble).toEqual([]);
  await supplier.close();
});
