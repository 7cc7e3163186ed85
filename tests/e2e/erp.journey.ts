import { expect, test } from 'playwright/test';
import {
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  main,
  mapWholeShop,
  nextButton,
  orderRows,
  parcelsOfShop,
  summary,
} from './autoWizard.ts';
import { faults } from './faults.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { phoneShots, shot, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { goodsAt, ordersAt, simulatedShop } from './simulatedShops.ts';

// Waybills, and telling the ERP, are the work of jobs.
test.describe.configure({ timeout: 300_000 });

test('a buyer binds a company at an ERP and pays for its orders; every one has its number there', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const company = simulatedShop('jushuitan', 0);
  await buyerAtWizard(page);
  await bindShop(page, company);
  await shot(page, 'erp-shops');
  await chooseShop(page, company);
  await expect(orderRows(page)).toHaveCount(8);
  await choosePage(page);
  await expect(page.getByText('已选 8 个订单')).toBeVisible();
  await shot(page, 'erp-orders');
  await nextButton(page).click();

  await main(page).getByRole('button', { name: '管理商品关联' }).click();
  await mapWholeShop(page, '毛绒小熊公仔');
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('8 个包裹');
  await nextButton(page).click();

  await shot(page, 'erp-review');
  await summary(page)
    .getByRole('button', { name: /^确认支付/ })
    .click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();

  const parcels = await parcelsOfShop(page, company);
  await expect(parcels).toHaveCount(8);
  await expect(async () => {
    await page.reload();
    await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(8, { timeout: 2_000 });
  }).toPass();
  await shot(page, 'erp-parcels');

  const orders = await ordersAt(company);
  expect(orders.map(({ state, shipments }) => [state, shipments.length])).toEqual(
    orders.map(() => ['shipped', 1]),
  );
  const numbers = orders.flatMap(({ shipments }) => shipments.map(({ waybillNo }) => waybillNo));
  expect(new Set(numbers).size).toBe(8);
  expect(trouble).toEqual([]);
});

test('a buyer puts goods into the catalogue of a company at an ERP, mends the one that it refuses, and they are linked', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const company = simulatedShop('jushuitan', 1);
  const phone = await buyerAtWizard(page);
  await bindShop(page, company);
  const collected = await inDatabase<{ name: string; goods_no: string }>(
    `WITH chosen AS (
       SELECT id, supply_price FROM goods WHERE status = 1 AND min_num = 1 AND platforms = '{}' ORDER BY id LIMIT 3
     ), collected AS (
       INSERT INTO good_collect (account_id, good_id, price)
       SELECT a.id, s.id, s.supply_price FROM account a, chosen s WHERE a.kind = 1 AND a.phone_print = $1 RETURNING good_id
     ) SELECT name, goods_no FROM goods JOIN collected ON good_id = id ORDER BY id`,
    [printOf(phone)],
  );
  const bad = collected[1]?.name ?? '';

  await page.goto(pageUrl('/collect'));
  await main(page).getByRole('button', { name: '铺货本页商品' }).click();
  const choice = page.getByRole('dialog', { name: '铺货到店铺' });
  await choice.getByRole('combobox', { name: '店铺', exact: true }).click();
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await choice.getByRole('button', { name: '下一步' }).click();
  const form = page.getByRole('dialog', { name: `铺货到 ${company.name}` });
  await expect(form.getByText('商品会成为聚水潭的普通商品资料')).toBeVisible();
  await expect(form.getByLabel('运费模板')).toHaveCount(0);
  await expect(form.getByRole('button', { name: `${bad} 的平台类目` })).toHaveCount(0);
  await form.getByLabel(`${bad} 的店铺标题`).fill('家用好物 全网最低');
  const found: Record<string, string[]> = { form: await faults(page) };
  await shots(page, 'erp-goods-form');
  await phoneShots(page, 'erp-goods-form');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: '开始铺货' }).click();

  const record = main(page);
  await expect(record.getByRole('radio', { name: '已铺货 2' })).toBeVisible({ timeout: 60_000 });
  await expect(record.getByText(/平台说：.*商品名称含敏感词：全网最低/)).toBeVisible();
  found.record = await faults(page);
  await shots(page, 'erp-goods-record');
  await record.getByRole('button', { name: '修改 家用好物 全网最低' }).click();
  await form.getByLabel(`${bad} 的店铺标题`).fill('家用好物');
  await form.getByRole('button', { name: '开始铺货' }).click();
  await expect(record.getByRole('radio', { name: '已铺货 3' })).toBeVisible({ timeout: 60_000 });

  const there = await goodsAt(company);
  for (const { goods_no: no } of collected)
    expect(there.filter(({ merchantCode }) => merchantCode.startsWith(`${no}-`)).length).toBeGreaterThan(0);
  const [links] = await inDatabase<{ links: string }>(
    `SELECT count(DISTINCT m.good_id) AS links FROM shop_good m JOIN shop h ON h.id = m.shop_id WHERE h.remote_shop_id = $1`,
    [company.shopId],
  );
  expect(Number(links?.links)).toBe(3);
  expect(found).toEqual({ form: [], record: [] });
  expect(trouble).toEqual([]);
});
