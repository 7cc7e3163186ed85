import { expect, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 240_000 });

const STOCK = '/seller/InventoryManagement';

test('a supplier keeps fifteen of forty pieces, and a buyer sees the others', async ({ page, browser }) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `玻璃杯 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });

  await page.goto(pageUrl(STOCK));
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: '修改' }).click();
  const editor = page.getByRole('dialog', { name: '修改库存' });
  await editor.getByLabel('安全库存').fill('1.5');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('0到9999999的整数')).toBeVisible();
  await shots(page, 'safety-wrong');
  await editor.getByLabel('安全库存').fill('15');
  await expect(editor.getByText('保存后在库 40 件，可用 25 件')).toBeVisible();
  await shots(page, 'safety-editor');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(row.getByRole('cell', { name: '25', exact: true })).toBeVisible();
  await shots(page, 'safety-list');
  await page.getByRole('button', { name: '新增库存' }).click();
  await shots(page, 'safety-new');
  await page.keyboard.press('Escape');

  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signedInBuyer(buyer);
  const [good] = await inDatabase<{ id: number; goodsNo: string }>(
    'SELECT id::int AS id, goods_no AS "goodsNo" FROM goods WHERE name = $1',
    [name],
  );
  await buyer.goto(pageUrl(`/goodsInfo/${good?.id}`));
  await expect(buyer.getByText('现货 25 件').first()).toBeVisible();

  await row.getByRole('button', { name: '修改' }).click();
  await editor.getByLabel('安全库存').fill('50');
  await editor.getByRole('button', { name: '保存' }).click();
  await page.getByRole('tab', { name: '低于安全库存' }).click();
  await expect(row).toContainText('40 / 50');
  await shots(page, 'safety-below');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row.getByRole('button', { name: '流水' }).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(drawer.getByText('40 / 50')).toBeVisible();
  await shots(page, 'safety-drawer');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '修改' }).click();
  await editor.getByLabel('安全库存').fill('0');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('没有低于安全库存的库存')).toBeVisible();
  await shots(page, 'safety-none');

  await page.getByRole('button', { name: '导入库存' }).click();
  const sheet = page.getByRole('dialog', { name: /^导入/ });
  const rows = [
    ['商品编号', '仓库', '安全库存'],
    [good?.goodsNo, warehouse, '12'],
    [good?.goodsNo, '没有的仓', '半箱'],
  ];
  await sheet.locator('input[type="file"]').setInputFiles({
    ...{ name: '安全库存.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) },
  });
  await expect(sheet.getByText('安全库存应为0到9999999的整数')).toBeVisible();
  await shots(page, 'safety-sheet');
  await sheet.getByRole('button', { name: '导入 1 行' }).click();
  await expect(sheet.getByText(/已更新 1 行/)).toBeVisible();
  await sheet.getByRole('button', { name: '完成' }).click();
  await page.getByRole('tab', { name: '全部' }).click();
  await expect(row.getByRole('cell', { name: '28', exact: true })).toBeVisible();
  expect(trouble).toEqual([]);
});
