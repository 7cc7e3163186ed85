import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { readZip, unpack } from '../../web/src/features/spreadsheets/zip.read.ts';
import { bindShop, buyerAtWizard, main } from './autoWizard.ts';
import { faults } from './faults.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { phoneShots, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { goodsAt, simulatedShop } from './simulatedShops.ts';

test.describe.configure({ timeout: 300_000 });

/** Three goods that the buyer has collected. */
const collectThree = (phone: string) =>
  inDatabase<{ id: number; name: string; goods_no: string; skus: string }>(
    `WITH chosen AS (
       SELECT id, supply_price FROM goods WHERE status = 1 AND min_num = 1 AND (platforms = '{}' OR platforms @> '{1,4}') AND category_id = 12 ORDER BY id LIMIT 3
     ), collected AS (
       INSERT INTO good_collect (account_id, good_id, price)
       SELECT a.id, s.id, s.supply_price FROM account a, chosen s WHERE a.kind = 1 AND a.phone_print = $1 RETURNING good_id
     ) SELECT g.id, name, goods_no, (SELECT count(*) FROM sku k WHERE k.good_id = g.id AND k.status = 1 AND k.deleted_at IS NULL) AS skus
         FROM goods g JOIN collected ON good_id = g.id ORDER BY g.id`,
    [printOf(phone)],
  );

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the form of what is collected, for a shop or a package. */
async function begin(page: Page, place: string) {
  await page.goto(pageUrl('/collect'));
  await main(page).getByText('选择本页', { exact: true }).click();
  const bar = page.getByRole('toolbar', { name: '所选商品' });
  await expect(bar.getByText('已选 3 种', { exact: true })).toBeVisible();
  await shots(page, 'favourites-chosen');
  await bar.getByRole('button', { name: '铺货到店铺' }).click();
  await pick(page, '店铺', place);
  await dialog(page, '铺货到店铺').getByRole('button', { name: '下一步' }).click();
}

test('goods are packed for Taobao with a sheet and pictures, where no shop is bound', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const phone = await buyerAtWizard(page);
  const three = await collectThree(phone);
  await begin(page, '淘宝/天猫：下载铺货包，在店铺后台导入');
  const form = dialog(page, '淘宝/天猫 铺货包');
  await expect(form.getByRole('table', { name: '要铺的商品' }).getByRole('row')).toHaveCount(4);
  await expect(form.getByText('运费模板')).toHaveCount(0);
  await form.getByLabel(`${three[0]?.name} 的店铺标题`).fill('家用好物 厨房必备');
  const found = { form: await faults(page) };
  await shots(page, 'package-form');
  await phoneShots(page, 'package-form');
  await page.setViewportSize({ width: 1440, height: 900 });
  const downloading = page.waitForEvent('download', { timeout: 120_000 });
  await form.getByRole('button', { name: '下载' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^淘宝铺货包-3种商品-\d{8}-\d{4}\.zip$/);
  await expect(main(page).getByText(/已导出 淘宝铺货包/)).toBeVisible();

  const bytes = new Uint8Array(await readFile(await download.path()));
  const zip = readZip(bytes);
  if (zip.kind !== 'zip') throw new Error('no zip');
  const names = zip.entries.map(({ name }) => name);
  const entry = zip.entries.find(({ name }) => name === '淘宝数据包.csv');
  const content = entry ? await unpack(bytes, entry) : new Uint8Array();
  const lines = new TextDecoder('utf-16le')
    .decode(content as Uint8Array)
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[3]).toContain('家用好物 厨房必备');
  for (const [at, { goods_no: no, skus }] of three.entries())
    expect(lines[3 + at]?.split(`${no}-`).length).toBe(Number(skus) + 1);
  // Every picture that the sheet names is there, and each of the goods has a folder.
  const named = new Set(lines.flatMap((line) => line.match(/[0-9a-f]{32}(?=:[12]:)/g) ?? []));
  expect(named.size).toBeGreaterThanOrEqual(3);
  for (const id of named) expect(names).toContain(`淘宝数据包/${id}.tbi`);
  const empty = zip.entries.filter(({ name, packedSize }) => /\.(?:jpg|tbi)$/.test(name) && packedSize === 0);
  expect(empty).toEqual([]);
  const folders = new Set(names.filter((name) => /^0\d-/.test(name)).map((name) => name.split('/')[0]));
  expect(folders.size).toBe(3);
  expect(found).toEqual({ form: [] });
  expect(trouble).toEqual([]);
});

test('what has changed here since goods were put up is offered with before and after, and applied', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('douyin', 0);
  const phone = await buyerAtWizard(page);
  await bindShop(page, shop);
  const [good] = await collectThree(phone);
  if (!good) throw new Error('no goods');
  await begin(page, shop.name);
  const form = dialog(page, `铺货到 ${shop.name}`);
  await page.getByRole('button', { name: `${good.name} 的平台类目` }).click();
  for (const [level, name] of ['家居日用', '餐饮用具', '碗盘'].entries())
    await pick(page, `${level + 1} 级类目`, name);
  await pick(page, '品牌', '无品牌');
  await pick(page, '材质', '陶瓷');
  await dialog(page, `平台类目：${good.name}`).getByRole('button', { name: '确定' }).click();
  await form.getByLabel('客服电话').fill('0571-88880000');
  await form.getByRole('button', { name: '开始铺货' }).click();
  const record = main(page);
  await expect(record.getByRole('radio', { name: '已铺货 3' })).toBeVisible({ timeout: 60_000 });
  const own = async () =>
    (await goodsAt(shop)).filter(({ merchantCode }) => merchantCode.startsWith(`${good.goods_no}-`));
  const before = await own();

  await inDatabase('UPDATE sku SET supply_price = supply_price + 1000 WHERE good_id = $1', [good.id]);
  try {
    await expect(async () => {
      await page.reload();
      await expect(record.getByRole('radio', { name: '有变更 1' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await record.getByRole('radio', { name: '有变更 1' }).click();
    await expect(record.getByText(/^售价：¥\S+ → ¥\S+$/)).toBeVisible();
    const found = { record: await faults(page) };
    await shots(page, 'listings-changed');
    await phoneShots(page, 'listings-changed');
    await page.setViewportSize({ width: 1440, height: 900 });
    await record.getByRole('button', { name: /^更新 .* 到店铺$/ }).click();
    await expect(page.getByText('1 种商品开始更新')).toBeVisible();
    await expect(record.getByText('没有符合的商品')).toBeVisible({ timeout: 60_000 });
    const after = await own();
    expect(after.map(({ skuId }) => skuId)).toEqual(before.map(({ skuId }) => skuId));
    for (const [at, { price }] of after.entries()) expect(price).toBeGreaterThan(before[at]?.price ?? 0);
    expect(found).toEqual({ record: [] });
  } finally {
    await inDatabase('UPDATE sku SET supply_price = supply_price - 1000 WHERE good_id = $1', [good.id]);
  }
  expect(trouble).toEqual([]);
});
