import { expect, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { faultsInBothThemes } from './faults.ts';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { openSession } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

/** Thousands of waybills of another journey may be issued first. */
const SOON = { timeout: 150_000 };

test('a supplier makes a bundle of two combinations, a buyer orders it by hand, and the stock of its parts goes down', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const tail = warehouse.slice(-6);
  const [cup, lid, set] = [`旅程杯子 ${tail}`, `旅程杯盖 ${tail}`, `旅程杯套装 ${tail}`];
  await publishGood(page, { name: cup, warehouse });
  await publishGood(page, { name: lid, warehouse });

  const main = page.getByRole('main');
  await page.goto(pageUrl('/seller/publishGoods'));
  await main.getByLabel('商品名称').fill(set);
  await main.getByRole('combobox', { name: '商品分类' }).click();
  await main.getByRole('option', { name: '日用百货' }).click();
  await main
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '套装.png', mimeType: 'image/png', buffer: png(600, 600) });
  await expect(main.getByText('主图', { exact: true })).toBeVisible();

  // Two cups and a lid, at what they cost and weigh together.
  const card = main.getByRole('region', { name: '组合装' });
  await card.getByRole('button', { name: '设为组合装' }).click();
  const dialog = page.getByRole('dialog', { name: '组合装' });
  const found = dialog.getByRole('list', { name: '可以添加的商品' });
  for (const name of [cup, lid]) {
    await dialog.getByLabel('添加商品').fill(name);
    await page.keyboard.press('Enter');
    await found.getByRole('button', { name: new RegExp(name) }).click();
  }
  await dialog.getByRole('spinbutton', { name: `${cup} 的件数` }).fill('2');
  await expect(dialog.getByRole('status')).toHaveText('单独供货合计 ¥37.50 · 900 克');
  await shot(page, 'bundle-dialog-light');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(card.getByText(`含：${cup} ×2、${lid} ×1`)).toBeVisible();
  await expect(main.getByLabel('供货价')).toHaveValue('37.50');
  await expect(main.getByLabel(`${warehouse} 的数量`)).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main.getByRole('button', { name: '发布商品' }).click();
  await expect(main.getByRole('heading', { name: '商品已上架', exact: true })).toBeVisible();

  // Twenty can be ordered, for there are forty cups.
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const trouble2 = collectConsoleErrors(other);
  await openSession(other, await buyerLike('13800000001'));
  const [good] = await inDatabase<{ id: number }>('SELECT id::int FROM goods WHERE name = $1', [set]);
  await other.goto(pageUrl(`/goodsInfo/${good?.id}`));
  await other.getByRole('main').getByRole('link', { name: '立即发货' }).click();
  await expect(other.getByText('库存 20 件', { exact: false })).toBeVisible();
  await other.getByRole('spinbutton', { name: '每个包裹件数' }).fill('3');
  const next = other.getByRole('button', { name: /^下一步/ });
  await next.click();
  await other.getByRole('radio', { name: /中通/ }).check();
  await next.click();
  await other
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('张三丰 13800000202 浙江省杭州市西湖区文三路1号');
  await other.getByRole('button', { name: /^识别/ }).click();
  await expect(other.getByRole('textbox', { name: '第1行收件人' })).toHaveValue('张三丰');
  await next.click();
  await expect(other.getByRole('row', { name: /张三丰/ })).toContainText('3');
  await shot(other, 'bundle-review-light');
  await other.getByRole('button', { name: /^确认支付/ }).click();
  await expect(other.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  expect(trouble2).toEqual([]);
  await other.context().close();

  // Three sets take six cups and three lids; the set has no stock of its own.
  const stockOf = async () =>
    inDatabase<{ name: string; quantity: number; locked: number }>(
      `SELECT g.name, t.quantity, t.locked FROM good_stock t JOIN sku k ON k.id = t.sku_id JOIN goods g ON g.id = k.good_id
        WHERE g.name = ANY($1) ORDER BY g.id`,
      [[cup, lid, set]],
    );
  await expect.poll(stockOf, SOON).toEqual([
    { name: cup, quantity: 34, locked: 0 },
    { name: lid, quantity: 37, locked: 0 },
  ]);
  await page.goto(pageUrl('/seller/InventoryManagement'));
  await expect(page.getByRole('row', { name: new RegExp(cup) })).toContainText('34');
  await expect(page.getByRole('row', { name: new RegExp(lid) })).toContainText('37');
  expect(trouble).toEqual([]);
});
