import { expect, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 90_000 });

const LIST = '/seller/goodsManagement';

/** Five hundred goods on sale of a supplier with two combinations each, in its warehouse; every hundredth costs 5 fen. */
async function addGoods(phone: string): Promise<void> {
  await inDatabase(
    `WITH own AS (SELECT id FROM account WHERE phone_print = $1), added AS (
       INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight)
       SELECT 'B' || own.id || '-' || n, '保温杯 ' || n || ' 号，双层不锈钢', 'baowenbei', 8, own.id, '[]',
              CASE WHEN n % 100 = 0 THEN 5 ELSE 1000 + n END, 300 FROM own, generate_series(1, 500) n RETURNING id, goods_no, supply_price),
     properties AS (INSERT INTO good_property (good_id, name, sort) SELECT id, '颜色', 0 FROM added RETURNING id, good_id),
     values AS (INSERT INTO good_property_value (property_id, name, sort)
       SELECT p.id, v.name, v.sort FROM properties p, (VALUES ('白色', 0), ('墨绿', 1)) v (name, sort) RETURNING id, property_id, name, sort),
     skus AS (INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight, sort)
       SELECT a.goods_no || '-' || v.sort, a.id, ARRAY[v.id], v.name, a.supply_price, 300, v.sort
         FROM added a JOIN properties p ON p.good_id = a.id JOIN values v ON v.property_id = p.id RETURNING id, good_id),
     stocks AS (INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity)
       SELECT k.good_id, k.id, w.id, 20 FROM skus k, own JOIN warehouse w ON w.seller_id = own.id RETURNING id)
     INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no) SELECT id, 1, 20, 20, 0, '' FROM stocks`,
    [printOf(phone)],
  );
}

/** Somebody else changes the price of one of these goods meanwhile. */
async function changePrice(phone: string, name: string, price: number): Promise<void> {
  await inDatabase(
    `WITH good AS (UPDATE goods g SET supply_price = $3 FROM account a
        WHERE a.id = g.seller_id AND a.phone_print = $1 AND g.name = $2 RETURNING g.id)
     UPDATE sku SET supply_price = $3 FROM good WHERE good_id = good.id`,
    [printOf(phone), name, price],
  );
}

test('a supplier raises the prices of five hundred goods, sees what could not be, and takes it back', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const { phone } = await supplierWithWarehouse(page);
  await addGoods(phone);

  await page.goto(pageUrl(LIST));
  await expect(page.getByRole('row', { name: /保温杯 499/ })).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页全部商品' }).press('Space');
  await shots(page, 'bulk-bar');
  await page.getByRole('button', { name: '批量修改全部 500 件' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改' }).first();
  for (const kind of ['库存', '安全库存', '分类', '上架/下架']) {
    await dialog.getByRole('radio', { name: kind, exact: true }).click({ force: true });
    await shots(page, `bulk-kind-${kind.slice(0, 2)}`, [1280]);
  }
  await dialog.getByRole('radio', { name: '供货价' }).click({ force: true });
  await dialog.getByRole('radio', { name: '按比例调整' }).click({ force: true });
  await shots(page, 'bulk-percent', [1280]);
  await dialog.getByRole('radio', { name: '每件减少' }).click({ force: true });
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(dialog.getByText('请填写有效的数值')).toBeVisible();
  await shots(page, 'bulk-choosing');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('数值（元）').fill('0.5');
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(dialog.getByRole('tab', { name: /不能修改/ })).toContainText('10');
  await expect(dialog.getByRole('row', { name: /保温杯 499/ }).first()).toContainText('¥14.49');
  await shots(page, 'bulk-preview');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('tab', { name: /不能修改/ }).click();
  await expect(dialog.getByText('供货价应在0.01元到100,000元之间').first()).toBeVisible();
  await shots(page, 'bulk-refused');
  await dialog.getByRole('button', { name: '修改 990 个规格' }).dblclick();
  const question = page.getByRole('dialog', { name: '确认批量修改' });
  await expect(question).toContainText('将修改 495 件商品的 990 个规格');
  await shots(page, 'bulk-asking');
  await changePrice(phone, '保温杯 7 号，双层不锈钢', 777);
  await question.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByText('已修改 494 件商品的 988 个规格')).toBeVisible();
  await expect(dialog.getByText('内容已被修改，请核对后重试').first()).toBeVisible();
  await shots(page, 'bulk-applied');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('row', { name: /保温杯 499/ })).toContainText('14.49');

  await page.getByRole('link', { name: '批量修改记录' }).click();
  const record = page.getByRole('row', { name: /供货价 −0.50 元/ });
  await expect(record).toContainText('494 件商品的 988 个规格');
  await shots(page, 'bulk-records');
  await changePrice(phone, '保温杯 8 号，双层不锈钢', 888);
  await record.getByRole('button', { name: '撤销' }).click();
  const undoing = page.getByRole('dialog', { name: '撤销批量修改' });
  await shots(page, 'bulk-undoing');
  await undoing.getByRole('button', { name: '确认撤销' }).click();
  await expect(page.getByText('已恢复 986 个规格，2 个保持现在的值')).toBeVisible();
  await expect(record).toContainText('已撤销，2 个规格未恢复');
  await record.getByRole('link', { name: '明细' }).click();
  await page.getByRole('tab', { name: '未恢复' }).click();
  await expect(page.getByRole('row', { name: /保温杯 8 号/ }).first()).toContainText('之后又被修改过');
  await shots(page, 'bulk-lines');
  expect(trouble).toEqual([]);
});
