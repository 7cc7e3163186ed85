import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 240_000 });

const STOCK = '/seller/InventoryManagement';

/** Chooses one of a select's options by its words. */
async function choose(within: ReturnType<Page['getByRole']>, label: string, option: string) {
  await within.getByRole('combobox', { name: label }).click();
  await within.getByRole('option', { name: option }).click();
}

/** A second warehouse of the signed-in supplier, which has the couriers of the first. */
async function addWarehouse(page: Page, name: string): Promise<void> {
  const [courier] = await inDatabase<{ id: number }>("SELECT id::int AS id FROM courier WHERE code = 'ZTO'");
  await call(page, '/warehouse/create', {
    ...{ name, contact: '李四', phone: '13900000099', districtCode: '330106', address: '文三路9号' },
    ...{ outputMode: 1 },
    couriers: [
      {
        ...{ courierId: courier?.id, firstWeight: 1000, firstFee: 300, stepWeight: 1000, stepFee: 100 },
        ...{ costFirstFee: 250, costStepFee: 80 },
      },
    ],
  });
}

test('a supplier sends pieces to its other warehouse, and one of them arrives broken', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const target = `备货仓${warehouse.slice(-6)}`;
  await addWarehouse(page, target);
  const name = `玻璃杯 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse, safety: 5 });

  await page.goto(pageUrl(STOCK));
  await page.getByRole('tab', { name: '调拨' }).click();
  await expect(page).toHaveURL(/view=transfers/);
  await expect(page.getByText('还没有调拨单')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '新建调拨' }).first().click();
  const form = page.getByRole('dialog', { name: '新建调拨' });
  await form.getByRole('button', { name: '确认调出' }).click();
  await expect(form.getByText('请至少添加一个商品')).toBeVisible();
  await choose(form, '调出仓库', warehouse);
  await choose(form, '调入仓库', target);
  await form.getByRole('list', { name: '查找结果' }).getByRole('button', { name }).click();
  await form.getByLabel(`${name} 的调拨件数`).fill('36');
  await form.getByRole('button', { name: '确认调出' }).click();
  await expect(form.getByText('仅剩 35 件可调，另有 5 件是安全库存')).toBeVisible();
  await shots(page, 'transfer-form');
  await form.getByLabel(`${name} 的调拨件数`).fill('10');
  await form.getByLabel(/^备注/).fill('月底补货');
  await form.getByRole('button', { name: '确认调出' }).click();
  const row = page.getByRole('row', { name: /在途/ });
  await expect(row).toContainText('1 个规格，10 件');

  await row.getByRole('button', { name: '收货' }).click();
  const receiving = page.getByRole('dialog', { name: '收货' });
  await receiving.getByLabel(`${name} 的实收件数`).fill('9');
  await receiving.getByRole('radio', { name: '破损' }).click();
  await shots(page, 'transfer-receive');
  await receiving.getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByText('已收货，少收 1 件')).toBeVisible();
  await shots(page, 'transfers');
  await page
    .getByRole('row', { name: /已收货/ })
    .getByRole('button', { name: '查看' })
    .click();
  await expect(page.getByRole('dialog', { name: /^调拨单 DB/ })).toContainText('破损');
  await shots(page, 'transfer-drawer');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: '库存' }).first().click();
  const arrived = page.getByRole('row', { name: new RegExp(target) });
  await expect(arrived).toContainText('9');
  await arrived.getByRole('button', { name: '流水' }).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(name) });
  for (const moved of ['调拨入库', '调拨损耗']) await expect(drawer.getByText(moved).last()).toBeVisible();
  await shots(page, 'transfer-logs');
  expect(trouble).toEqual([]);
});

test('a supplier counts a warehouse by the keyboard, leaves, comes back and posts the difference', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `玻璃杯 ${warehouse.slice(-6)}`;
  for (const good of [name, `陶瓷碗 ${warehouse.slice(-6)}`])
    await publishGood(page, { name: good, warehouse });

  await page.goto(pageUrl(`${STOCK}?view=stocktakes`));
  await expect(page.getByText('还没有盘点单')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '新建盘点' }).first().click();
  const form = page.getByRole('dialog', { name: '新建盘点' });
  await choose(form, '仓库', warehouse);
  await form.getByRole('button', { name: '开始盘点' }).click();
  await expect(page).toHaveURL(/view=stocktakes&id=\d+/);

  const cells = page.getByRole('textbox', { name: /的实盘件数$/ });
  await cells.first().fill('38');
  await cells.first().press('Enter');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  const cup = page.getByRole('row', { name: new RegExp(name) });
  await expect(cup).toContainText('-2');
  await cup.getByText('破损').click();
  await expect(cup.getByRole('radio', { name: '破损' })).toBeChecked();
  await expect(page.getByRole('row', { name: /陶瓷碗/ })).toContainText('+1');
  await shots(page, 'stocktake');

  await page.reload();
  await expect(cells.first()).toHaveValue('38');
  await expect(cup.getByRole('radio', { name: '破损' })).toBeChecked();
  await page.getByRole('tab', { name: '未盘' }).click();
  await expect(page.getByText('没有符合条件的商品')).toBeVisible();
  await page.getByRole('button', { name: '过账' }).click();
  const question = page.getByRole('dialog', { name: '过账' });
  await expect(question).toContainText('2 个规格的差异将计入库存：增加 1 件，减少 2 件');
  await shots(page, 'stocktake-post');
  await question.getByRole('button', { name: '确认过账' }).click();
  await expect(page.getByText('已过账，差异已计入库存')).toBeVisible();
  await page.getByRole('link', { name: '返回盘点单列表' }).click();
  await expect(page.getByRole('row', { name: /已过账/ })).toContainText('盘盈 1 件，盘亏 2 件');
  await shots(page, 'stocktakes');
  await page.getByRole('tab', { name: '库存' }).first().click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('38');
  expect(trouble).toEqual([]);
});
