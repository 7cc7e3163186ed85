import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 300_000 });

type Good = Record<'name' | 'detail', string> & {
  id: number;
  version: number;
  categoryId: number;
  pics: string[];
  supplyPrice: number;
  weight: number;
};

const audits = (value: boolean) =>
  inDatabase("UPDATE setting SET value = $1::jsonb WHERE key = 'auditGoods'", [JSON.stringify(value)]);

/** Three goods of the signed-in supplier as they wait for an audit: two new ones, and one on sale with another name. */
async function waiting(page: Page): Promise<{ fresh: string; banned: string; renamed: string }> {
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `审核小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const [{ id = 0 } = {}] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM goods WHERE name = $1',
    [name],
  );
  const good = await call<Good>(page, '/goods/findGoods', { id });
  const { version, categoryId, pics, supplyPrice, weight } = good;
  const content = { categoryId, pics, supplyPrice, weight, publish: true };
  const [{ warehouseId } = {}] = await inDatabase<{ warehouseId: number }>(
    'SELECT id::int AS "warehouseId" FROM warehouse WHERE name = $1',
    [warehouse],
  );
  const made = { ...content, stocks: [{ warehouseId, quantity: 10 }] };
  const [fresh, banned, renamed] = [`${name} 甲`, `${name} 全网第一`, `${name} 改`];
  await audits(true);
  await call(page, '/goods/createGoods', { ...made, name: fresh, detail: '<p>毛绒</p>' });
  await call(page, '/goods/createGoods', { ...made, name: banned });
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await page.request.put(`${process.env.API_URL}/api/v1/goods/updateGoods`, {
    headers: { 'x-token': token },
    data: { ...content, id, version, name: renamed, detail: '' },
  });
  await audits(false);
  return { fresh, banned, renamed };
}

test('an auditor approves, refuses and looks at a change by the keyboard, and sees no menu of money', async ({
  page: supplier,
  browser,
}) => {
  const { fresh, banned, renamed } = await waiting(supplier);
  const page = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  ).newPage();
  const trouble = collectConsoleErrors(page);
  await inDatabase("INSERT INTO forbidden_word (word) VALUES ('全网第一') ON CONFLICT DO NOTHING");
  await openConsole(page, 'auditor', `/goods?keyword=${encodeURIComponent(fresh.split(' ')[1] ?? '')}`);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: '商品审核' })).toBeVisible();
  await expect(menu.getByText('资金')).toHaveCount(0);
  await expect(menu.getByText('售后纠纷')).toHaveCount(0);

  const look = (name: string) => page.getByRole('button', { name: `查看 ${name}` });
  await expect(look(fresh)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(look(banned)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('含有：全网第一')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('全网第一');
  await shots(page, 'console-goods');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.keyboard.press('r');
  const refusing = page.getByRole('dialog', { name: '驳回 1 个商品' });
  await refusing.getByRole('button', { name: '驳回' }).click();
  await expect(refusing.getByText('请写5到200字的原因')).toBeVisible();
  await refusing.getByLabel('驳回原因').fill('名称含有违禁词，请修改。');
  await shots(page, 'console-goods-refuse');
  await refusing.getByRole('button', { name: '驳回' }).click();
  await expect(look(banned)).toHaveCount(0);

  await look(renamed).click();
  await expect(page.getByRole('table', { name: '修改了什么' })).toContainText(renamed);
  await shots(page, 'console-goods-revision');
  await page.getByRole('checkbox', { name: `选择 ${fresh}` }).check({ force: true });
  await page.getByRole('checkbox', { name: `选择 ${renamed}` }).check({ force: true });
  await page.getByRole('toolbar').getByRole('button', { name: '通过 2 个' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(page.getByText('已通过 2 个商品')).toBeVisible();
  await expect(look(fresh)).toHaveCount(0);
  expect(
    await inDatabase<{ name: string; status: number }>(
      'SELECT name, status::int AS status FROM goods WHERE name = ANY ($1) ORDER BY name',
      [[fresh, banned, renamed]],
    ),
  ).toEqual(
    [
      { name: fresh, status: 1 },
      { name: banned, status: 4 },
      { name: renamed, status: 1 },
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );

  await page.getByRole('link', { name: '违禁词' }).first().click();
  await expect(page.getByRole('cell', { name: '全网第一' })).toBeVisible();
  await expect(page.getByRole('button', { name: '添加' })).toHaveCount(0);
  await page.getByRole('link', { name: '评价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('评价');
  await shots(page, 'console-reviews');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(trouble).toEqual([]);
});
