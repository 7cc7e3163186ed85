import { expect, type Locator, type Page, test } from 'playwright/test';
import { bindShop, buyerAtWizard, main } from './autoWizard.ts';
import { faults } from './faults.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { phoneShots, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { consoleOf, goodsAt, simulatedShop } from './simulatedShops.ts';

test.describe.configure({ timeout: 300_000 });

/** Goods that the buyer has collected: so many of one category and of another. */
const collect = (phone: string, platform: number, many: number, others: number) =>
  inDatabase<{ name: string; goods_no: string }>(
    `WITH chosen AS (
       (SELECT id, supply_price FROM goods WHERE status = 1 AND min_num = 1 AND (platforms = '{}' OR $2 = ANY (platforms)) AND category_id = 12 ORDER BY id LIMIT $3)
       UNION ALL (SELECT id, supply_price FROM goods WHERE status = 1 AND min_num = 1 AND (platforms = '{}' OR $2 = ANY (platforms)) AND category_id = 26 ORDER BY id LIMIT $4)
     ), collected AS (
       INSERT INTO good_collect (account_id, good_id, price)
       SELECT a.id, s.id, s.supply_price FROM account a, chosen s WHERE a.kind = 1 AND a.phone_print = $1 RETURNING good_id
     ) SELECT name, goods_no FROM goods JOIN collected ON good_id = id ORDER BY id`,
    [printOf(phone), platform, many, others],
  );

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses a leaf of the platform's categories for goods, and what it wants to know of them. */
async function categorise(page: Page, good: string, path: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `${good} 的平台类目` }).click();
  for (const [level, name] of path.entries()) await pick(page, `${level + 1} 级类目`, name);
  await pick(page, '品牌', '无品牌');
  // Chosen at some platforms, typed at others.
  const isChosen = await page.getByRole('combobox', { name: '材质', exact: true }).isVisible();
  if (isChosen) await pick(page, '材质', '陶瓷');
  else await page.getByLabel('材质').fill('陶瓷');
  await dialog(page, `平台类目：${good}`).getByRole('button', { name: '确定' }).click();
}

test('ten goods are put up in a shop, the one that its platform refuses is mended and put up too', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('douyin', 5);
  const phone = await buyerAtWizard(page);
  await bindShop(page, shop);
  const ten = await collect(phone, 4, 8, 2);
  expect(ten).toHaveLength(10);
  const [first, bad] = [ten[0]?.name ?? '', ten[3]?.name ?? ''];
  const last = ten[9]?.name ?? '';

  await page.goto(pageUrl('/collect'));
  await main(page).getByRole('button', { name: '铺货本页商品' }).click();
  const choice = dialog(page, '铺货到店铺');
  await expect(choice).toContainText('将铺 10 种商品');
  await pick(page, '店铺', shop.name);
  await choice.getByRole('button', { name: '下一步' }).click();

  const form = dialog(page, `铺货到 ${shop.name}`);
  await expect(form.getByRole('table', { name: '要铺的商品' }).getByRole('row')).toHaveCount(11);
  await categorise(page, first, ['家居日用', '餐饮用具', '碗盘']);
  // Goods of the same category here have it, too; the others are still to get theirs.
  await expect(form.getByRole('button', { name: `${bad} 的平台类目` })).toHaveText('碗盘');
  await expect(form.getByRole('button', { name: `${last} 的平台类目` })).toHaveText('选择类目');
  await form.getByRole('button', { name: '开始铺货' }).click();
  await expect(form.getByText('请选平台类目')).toHaveCount(2);
  await expect(form.getByText('请填 5 到 20 位的电话，平台会展示给顾客')).toBeVisible();
  await categorise(page, last, ['家居日用', '餐饮用具', '杯子']);
  await form.getByLabel('客服电话').fill('0571-88880000');
  await form.getByLabel('供货价倍数').fill('1.8');
  await form.getByLabel(`${bad} 的店铺标题`).fill('家用好物 全网最低');
  const found: Record<string, string[]> = { form: await faults(page) };
  await shots(page, 'listings-form');
  await phoneShots(page, 'listings-form');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: '开始铺货' }).click();
  await expect(page.getByText('10 种商品开始铺货')).toBeVisible();

  const record = main(page);
  await expect(page).toHaveURL(/\/me\/shops\/\d+\/listings$/);
  await expect(record.getByRole('radio', { name: '已铺货 9' })).toBeVisible({ timeout: 60_000 });
  await expect(record.getByRole('radio', { name: '失败 1' })).toBeVisible();
  await expect(record.getByText('平台说：商品标题含违禁词：全网最低')).toBeVisible();
  await expect(record.getByText('平台不接受标题，请改标题后重新铺货')).toBeVisible();
  found.record = await faults(page);
  await shots(page, 'listings-record');
  await phoneShots(page, 'listings-record');
  await page.setViewportSize({ width: 1440, height: 900 });

  await record.getByRole('button', { name: '修改 家用好物 全网最低' }).click();
  await expect(form.getByLabel('供货价倍数')).toHaveValue('1.80');
  await form.getByLabel(`${bad} 的店铺标题`).fill('家用好物 厨房必备');
  await form.getByRole('button', { name: '开始铺货' }).click();
  await expect(record.getByRole('radio', { name: '已铺货 10' })).toBeVisible({ timeout: 60_000 });

  // Each is there once, with the number that orders and stock know it by.
  const there = await goodsAt(shop);
  for (const { goods_no: no } of ten) {
    const skus = there.filter(({ merchantCode }) => merchantCode.startsWith(`${no}-`));
    expect(new Set(skus.map(({ goodId }) => goodId)).size, no).toBe(1);
  }
  const links = await inDatabase<{ links: string }>(
    `SELECT count(DISTINCT m.good_id) AS links FROM shop_good m JOIN shop h ON h.id = m.shop_id WHERE h.remote_shop_id = $1`,
    [shop.shopId],
  );
  expect(Number(links[0]?.links)).toBe(10);

  // Its review takes them back, refuses one later, and that is mended and passes.
  const platform = await page.context().newPage();
  await platform.goto(consoleOf(shop));
  async function judge(title: string, state: string, words = ''): Promise<void> {
    const row = platform.getByRole('row').filter({ hasText: title }).first();
    await row.getByLabel('状态').selectOption({ label: state });
    await row.getByLabel('平台的话').fill(words);
    await row.getByRole('button', { name: '平台处理' }).click();
    if (state !== '删除') await expect(row).toContainText(state);
  }
  async function readVerdicts(shown: Locator): Promise<void> {
    // What is put up meanwhile is due later again.
    await expect(async () => {
      await inDatabase(
        `UPDATE shop_listing SET verdict_due_at = now() FROM shop h WHERE h.id = shop_id AND h.remote_shop_id = $1`,
        [shop.shopId],
      );
      await runScheduledJob('readListingVerdicts');
      await page.reload();
      await expect(shown).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  }
  await judge('家用好物 厨房必备', '审核中');
  await readVerdicts(record.getByRole('radio', { name: '审核中 1' }));
  await judge('家用好物 厨房必备', '审核未通过', '主图含其他平台的水印');
  await readVerdicts(record.getByRole('radio', { name: '审核未通过 1' }));
  await record.getByRole('radio', { name: '审核未通过 1' }).click();
  await expect(record.getByText('平台说：主图含其他平台的水印')).toBeVisible();
  await expect(page.getByRole('tab', { name: '铺货记录' })).toContainText('1');
  found.refused = await faults(page);
  await shots(page, 'listings-refused');
  await phoneShots(page, 'listings-refused');
  await page.setViewportSize({ width: 1440, height: 900 });

  // It waits in 待处理, which leads back to it.
  await page.goto(pageUrl('/problems'));
  const problem = main(page).getByRole('row').filter({ hasText: '家用好物 厨房必备' });
  await expect(problem).toContainText('铺货异常');
  await expect(problem).toContainText('平台审核未通过：主图含其他平台的水印。请修改后重新铺货');
  await shots(page, 'listings-problem');
  await problem.getByRole('link', { name: '看铺货记录' }).click();
  await record.getByRole('button', { name: '修改 家用好物 厨房必备' }).click();
  await form.getByLabel(`${bad} 的店铺标题`).fill('家用好物 厨房收纳');
  await form.getByRole('button', { name: '开始铺货' }).click();
  await record.getByRole('radio', { name: '全部 10' }).click();
  await expect(record.getByRole('radio', { name: '已铺货 10' })).toBeVisible({ timeout: 60_000 });
  await readVerdicts(record.getByRole('row').filter({ hasText: /家用好物 厨房收纳.*已通过/ }));
  await expect(record.getByRole('radio', { name: /^审核未通过/ })).toHaveCount(0);

  // What the shop has deleted there is removed from its record.
  await platform.reload();
  await judge('家用好物 厨房收纳', '删除');
  await readVerdicts(record.getByRole('radio', { name: '已删除 1' }));
  await record.getByRole('button', { name: '移除 家用好物 厨房收纳' }).click();
  await shots(page, 'listings-removing');
  await dialog(page, '移除铺货记录').getByRole('button', { name: '移除' }).click();
  await expect(record.getByRole('radio', { name: '全部 9' })).toBeVisible();
  await platform.close();
  expect(found).toEqual({ form: [], record: [], refused: [] });
  expect(trouble).toEqual([]);
});

test('a price that changes here goes to a shop at 快手 from its record', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('kuaishou', 4);
  const phone = await buyerAtWizard(page);
  await bindShop(page, shop);
  const [one] = await collect(phone, 5, 1, 0);
  const name = one?.name ?? '';
  await page.goto(pageUrl('/collect'));
  await main(page).getByRole('button', { name: '铺货本页商品' }).click();
  await pick(page, '店铺', shop.name);
  await dialog(page, '铺货到店铺').getByRole('button', { name: '下一步' }).click();
  const form = dialog(page, `铺货到 ${shop.name}`);
  await categorise(page, name, ['家居日用', '餐饮用具', '碗盘']);
  await form.getByRole('button', { name: '开始铺货' }).click();
  const record = main(page);
  await expect(record.getByRole('radio', { name: '已铺货 1' })).toBeVisible({ timeout: 60_000 });
  const before = await goodsAt(shop).then((all) => all.filter(({ merchantCode }) => isOf(one, merchantCode)));

  // The supplier agrees upon a price with this buyer.
  await inDatabase(
    `WITH list AS (INSERT INTO price_list (seller_id, name) SELECT seller_id, '快手老客' FROM goods WHERE goods_no = $1 RETURNING id),
          entry AS (INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT list.id, g.id, 88800 FROM list, goods g WHERE g.goods_no = $1)
     INSERT INTO price_list_buyer (list_id, account_id) SELECT list.id, a.id FROM list, account a WHERE a.kind = 1 AND a.phone_print = $2`,
    [one?.goods_no, printOf(phone)],
  );
  const update = record.getByRole('button', { name: `更新 ${name} 到店铺` });
  await expect(async () => {
    await page.reload();
    await expect(update).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const found: Record<string, string[]> = { changed: await faults(page) };
  await shots(page, 'listings-changed');
  await phoneShots(page, 'listings-changed');
  await page.setViewportSize({ width: 1440, height: 900 });
  await update.click();
  await expect(record.getByText(/已提交更新$/)).toBeVisible({ timeout: 60_000 });
  await expect(update).toBeHidden();
  const after = await goodsAt(shop).then((all) => all.filter(({ merchantCode }) => isOf(one, merchantCode)));
  expect(after.map(({ skuId, quantity }) => [skuId, quantity])).toEqual(
    before.map(({ skuId, quantity }) => [skuId, quantity]),
  );
  expect(Math.min(...after.map(({ price }) => price))).toBeGreaterThan(88_800);
  expect(found).toEqual({ changed: [] });
  expect(trouble).toEqual([]);
});

const isOf = (goods: { goods_no: string } | undefined, merchantCode: string) =>
  merchantCode.startsWith(`${goods?.goods_no}-`);
