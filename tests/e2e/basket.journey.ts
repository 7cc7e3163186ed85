import { expect, type Page, test } from 'playwright/test';
import { bookFile } from '../support/spreadsheets/bookFiles.ts';
import { main, nextButton, payButton, summary } from './autoWizard.ts';
import { buyerAtModel, dropFile, regionsRead } from './modelWizard.ts';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { openSession } from './sessions.ts';

const SHIRT = '纯棉圆领短袖T恤 宽松';
interface Sku {
  id: number;
  goodId: number;
  warehouseId: number;
  name: string;
  code: string;
}

/** The combinations of the shirts that are in stock, in their order. */
async function shirtsInStock(): Promise<Sku[]> {
  const found = await inDatabase<Sku>(
    `SELECT s.id::int, g.id::int AS "goodId", min(t.warehouse_id)::int AS "warehouseId",
        replace(s.name, ' / ', ' ') AS name, s.merchant_code AS code
      FROM sku s JOIN goods g ON g.id = s.good_id JOIN good_stock t ON t.sku_id = s.id
      WHERE g.name = $1 AND t.quantity - t.locked > 30 GROUP BY s.id, g.id ORDER BY s.id`,
    [SHIRT],
  );
  expect(found.length).toBeGreaterThan(4);
  return found;
}

const nth = (skus: readonly Sku[], at: number) =>
  skus[at] ?? { id: 0, goodId: 0, warehouseId: 0, name: '', code: '' };
const items = (page: Page, at: number) =>
  page.getByRole('grid', { name: '收件人列表' }).getByRole('button', { name: new RegExp(`^第${at}行商品`) });

test('a buyer fills parcels with several of twelve combinations: for all, by what the paste says, and for one by the keyboard', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const skus = await shirtsInStock();
  const [white, second, third, fourth] = [nth(skus, 0), nth(skus, 1), nth(skus, 2), nth(skus, 3)];
  await openSession(page, await buyerLike('13800000001'));
  await page.goto(pageUrl(`/shipments/${white.goodId}/1/byHand?wid=${white.warehouseId}&sku=${white.id}`));
  await expect(page.getByText(white.name, { exact: true })).toBeVisible();
  await shot(page, 'basket-one-light');

  await page.getByRole('button', { name: '修改规格' }).click();
  const dialog = page.getByRole('dialog', { name: `选择规格 · ${SHIRT}` });
  await dialog.getByRole('spinbutton', { name: `${white.name} 件数` }).fill('2');
  await dialog.getByRole('spinbutton', { name: `${second.name} 件数` }).fill('1');
  await dialog.getByRole('spinbutton', { name: `${third.name} 件数` }).fill('1');
  await shot(page, 'basket-dialog-light');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const common = `${white.name}×2、${second.name}×1、${third.name}×1`;
  await expect(summary(page).getByText(common)).toBeVisible();
  await shot(page, 'basket-several-light');

  // What was chosen survives a reload.
  await page.reload();
  await expect(summary(page).getByText(common)).toBeVisible();
  await nextButton(page).click();
  await page.getByRole('radio', { name: /圆通速递/ }).check();
  await nextButton(page).click();

  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill(
      [
        '张三丰 13800000202 浙江省杭州市西湖区文三路1号',
        `李四光 13800000203 江苏省南京市玄武区珠江路2号 ${fourth.name}*2`,
        '王五六 13800000204 湖北省武汉市江汉区解放大道3号 紫色 XL*1',
        '张三丰 13800000202 浙江省杭州市西湖区文三路1号',
      ].join('\n'),
    );
  await page.getByRole('button', { name: /^识别/ }).click();
  await expect(items(page, 1)).toHaveAccessibleName(`第1行商品 ${common}`);
  await expect(items(page, 2)).toHaveAccessibleName(`第2行商品 ${fourth.name}×2`);
  await expect(page.getByText('没有规格“紫色 XL”', { exact: false })).toBeVisible();
  await expect(nextButton(page)).toBeDisabled();
  await shot(page, 'basket-recipients-light');

  // The one that was not understood is chosen by the keyboard.
  await page.getByRole('textbox', { name: '第1行收件人' }).focus();
  await page.keyboard.press('F8');
  await expect(items(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  const own = page.getByRole('dialog', { name: '王五六 的商品' });
  await expect(own.getByText('没有规格“紫色 XL”（1 件），相近的排在前面')).toBeVisible();
  await shot(page, 'basket-near-light');
  for (const sku of [second, third, fourth])
    await own.getByRole('spinbutton', { name: `${sku.name} 件数` }).fill('3');
  await page.keyboard.press('Enter');
  await expect(items(page, 3)).toHaveAccessibleName(
    `第3行商品 ${second.name}×3、${third.name}×3、${fourth.name}×3`,
  );
  await nextButton(page).click();

  await expect(page.getByText('合并更便宜：同一收件人的 2 个包裹合并成一个', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /李四光/ })).toContainText(`${fourth.name}×2`);
  await expect(page.getByText(/^共需/)).toContainText(`${fourth.name} 5 件`);
  // What parcels hold in all, where they differ.
  await expect(summary(page).getByText(`${fourth.name} 5 件`, { exact: true })).toBeVisible();
  await expect(summary(page).getByText(`${white.name} 4 件`, { exact: true })).toBeVisible();
  await shot(page, 'basket-review-light');
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  const [order] = await inDatabase<{ orders: number; lines: number; pieces: number }>(
    `SELECT count(DISTINCT l.order_id)::int AS orders, count(*)::int AS lines, sum(l.num)::int AS pieces
      FROM parcel_line l JOIN order_package p ON p.id = l.package_id JOIN orders o ON o.id = p.order_id
      WHERE o.good_id = $1 AND p.created_at > now() - interval '5 minutes'`,
    [white.goodId],
  );
  expect(order).toEqual({ orders: 1, lines: 10, pieces: 4 + 2 + 9 + 4 });
  expect(trouble).toEqual([]);
});

test('goods that are shipped from their page take the place of older ones, which stay to be taken back', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const bear = page.getByRole('region', { name: /^毛绒小熊公仔/ });
  const shirt = page.getByRole('region', { name: SHIRT });
  const shipBear = async () => {
    await page.goto(pageUrl('/goodsInfo/56/1'));
    await main(page).getByRole('link', { name: '立即发货' }).click();
    await expect(bear).toBeVisible();
  };
  await openSession(page, await buyerLike('13800000001'));
  await shipBear();
  await page.getByRole('button', { name: '更换商品' }).click();
  await main(page).getByLabel('搜索商品名称').fill('短袖T恤');
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: new RegExp(SHIRT) })
    .click();
  await expect(shirt).toBeVisible();

  // What was chosen since survives a reload, and gives way to the same goods when they are asked for again.
  await page.reload();
  await expect(shirt).toBeVisible();
  await shipBear();
  await expect(page.getByText(`发货单里原来是“${SHIRT}”`, { exact: false })).toBeVisible();
  await expect(shirt).toBeHidden();
  await shot(page, 'basket-replaced-light');
  await page.getByRole('button', { name: '换回原来的商品' }).click();
  await expect(shirt).toBeVisible();
  await expect(bear).toBeHidden();
  expect(trouble).toEqual([]);
});

test('further goods for a parcel are those of a warehouse that has what is in it', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const white = nth(await shirtsInStock(), 0);
  const elsewhere = await inDatabase<{ name: string }>(
    `SELECT g.name FROM goods g WHERE g.status = 1 AND g.id NOT IN (
        SELECT k.good_id FROM sku k JOIN good_stock t ON t.sku_id = k.id JOIN good_stock o ON o.warehouse_id = t.warehouse_id
          JOIN sku s ON s.id = o.sku_id WHERE s.good_id = $1)
      ORDER BY g.id LIMIT 1`,
    [white.goodId],
  );
  const far = elsewhere[0]?.name ?? '';
  expect(far).not.toBe('');
  await openSession(page, await buyerLike('13800000001'));
  await page.goto(pageUrl(`/shipments/${white.goodId}/1/byHand?wid=${white.warehouseId}&sku=${white.id}`));
  await page.getByRole('button', { name: '再加一种商品' }).click();
  const find = async (name: string) => {
    await main(page).getByLabel('搜索商品名称').fill(name);
    await page.keyboard.press('Enter');
  };
  await expect(main(page).getByText('同一个包裹的商品要从同一个仓库发', { exact: false })).toBeVisible();
  await find(far);
  await expect(main(page).getByText('没有找到商品')).toBeVisible();
  await find('毛绒小熊');
  await shot(page, 'basket-add-light');
  await main(page)
    .getByRole('button', { name: /毛绒小熊公仔/ })
    .click();
  await expect(page.getByRole('region', { name: /^毛绒小熊公仔/ })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a sheet fills parcels by its columns of specifications, codes and numbers, and asks what other words mean', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const skus = await shirtsInStock();
  const [one, two, three] = [nth(skus, 0), nth(skus, 1), nth(skus, 2)];
  await buyerAtModel(page);
  const head = ['订单号', '收件人', '手机', '详细地址', '规格', '商家编码', '数量'];
  const zhang = ['S-100001', '张三', '13800000301', '浙江省杭州市西湖区文三路1号'];
  await dropFile(
    page,
    '规格.xlsx',
    bookFile([
      head,
      [...zhang, `颜色:${one.name.replace(' ', ';尺码:')}`, '', '2'],
      [...zhang, two.name, '', '1'],
      [...zhang, '', three.code, '3'],
      ['S-100002', '李四', '13800000302', '江苏省南京市玄武区珠江路2号', '', two.code, '4'],
      ['S-100003', '王五', '13800000303', '湖北省武汉市江汉区解放大道3号', '雪白 中码', '', '1'],
    ]),
  );
  await regionsRead(page);
  await expect(page.getByText('3 行合一')).toBeVisible();
  await nextButton(page).click();
  await main(page).getByLabel('搜索商品名称').fill('短袖T恤');
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: new RegExp(SHIRT) })
    .click();
  await expect(page.getByRole('heading', { name: '对应规格' })).toBeVisible();
  await shot(page, 'basket-words-light');
  await page.getByRole('textbox', { name: '雪白 中码 对应的规格' }).fill(one.name);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('radio', { name: /圆通速递/ })
    .check();
  await nextButton(page).click();
  await expect(page.getByRole('table', { name: '本批订单' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /第 1 个订单/ })).toContainText('3');
  await shot(page, 'basket-sheet-review-light');
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  const lines = await inDatabase<{ no: string; sku: number; num: number }>(
    `SELECT p.third_order_no AS no, l.sku_id::int AS sku, l.num
      FROM parcel_line l JOIN order_package p ON p.id = l.package_id
      WHERE p.third_order_no LIKE 'S-10000%' ORDER BY 1, 2`,
  );
  expect(lines).toEqual([
    { no: 'S-100001', sku: one.id, num: 2 },
    { no: 'S-100001', sku: two.id, num: 1 },
    { no: 'S-100001', sku: three.id, num: 3 },
    { no: 'S-100002', sku: two.id, num: 4 },
    { no: 'S-100003', sku: one.id, num: 1 },
  ]);
  expect(trouble).toEqual([]);
});
