import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { ofComponents, withoutComponents } from './printComponents.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse, wordsOf } from './suppliers.ts';

const PARCELS = 30;
const CODE = '6901234567892';

/** So many parcels of a piece each. */
async function orderParcels(buyer: Page, name: string, count: number): Promise<void> {
  await giveMoney(await signedInBuyer(buyer), 1_000);
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const { id: senderId } = await call<{ id: number }>(buyer, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const packages = Array.from({ length: count }, (_, at) => receivers[at % receivers.length]);
  await call(buyer, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages, remark: '轻放', confirm: true },
    clientNo: crypto.randomUUID(),
  });
}

/** Until the parcels of the goods have their waybills. */
async function waitForWaybills(name: string): Promise<void> {
  const issued = () =>
    inDatabase(
      'SELECT p.id FROM order_package p JOIN sku k ON k.id = p.sku_id JOIN goods g ON g.id = k.good_id WHERE g.name = $1 AND p.waybill_no IS NOT NULL',
      [name],
    );
  await expect.poll(async () => (await issued()).length, { timeout: 60_000 }).toBe(PARCELS);
}

/** What is printed of the wave that is looked at, page by page. */
async function printed(page: Page, what: RegExp): Promise<string[]> {
  await page.getByRole('dialog', { name: /^波次/ }).getByRole('button', { name: what }).click();
  const printing = page.getByRole('dialog', { name: what });
  await printing.getByRole('button', { name: '生成 PDF' }).click();
  const saving = page.waitForEvent('download');
  await printing
    .getByRole('button', { name: '保存到电脑' })
    .or(printing.getByRole('link', { name: '保存到电脑' }))
    .click();
  const words = await wordsOf(await readFile(await (await saving).path()));
  await printing.getByRole('button', { name: '关闭' }).last().click();
  return words;
}

test('a wave of thirty parcels is picked, its labels are printed in order, and all of it is packed by scans', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const trouble = collectConsoleErrors(page);
  await withoutComponents(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  await inDatabase(
    `UPDATE sku SET barcodes = ARRAY[$2] WHERE good_id = (SELECT id FROM goods WHERE name = $1)`,
    [name, CODE],
  );
  await page.goto(pageUrl('/seller/InventoryManagement'));
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '修改' }).click();
  await page.getByRole('dialog', { name: '修改库存' }).getByLabel('货位').fill('A-2');
  await page.getByRole('dialog', { name: '修改库存' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('A-2');
  await shots(page, 'stock-bins');
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await orderParcels(buyer, name, PARCELS);
  await waitForWaybills(name);

  await page.goto(pageUrl('/packageCenter'));
  const listed = page.getByRole('row').filter({ hasText: name }).first();
  await listed.getByRole('button', { name: '打包备注' }).click();
  const note = page.getByRole('dialog', { name: '买家打包备注' });
  await note.getByLabel('打包备注').fill('放贺卡');
  await shots(page, 'buyer-note');
  await note.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('打包备注已保存')).toBeVisible();
  await listed.getByRole('checkbox').press('Space');
  await expect(page.getByRole('button', { name: '编成波次（1）' })).toBeVisible();
  await shots(page, 'parcels-to-pack');

  await page.goto(pageUrl('/seller/workbench'));
  await page.getByRole('link', { name: '发货台' }).click();
  await expect(page.getByText('扫描一个包裹，开始打包')).toBeVisible();
  await page.getByRole('tab', { name: '波次' }).click();
  await page.getByRole('main').getByRole('button', { name: '新建波次' }).first().click();
  const form = page.getByRole('dialog', { name: '新建波次' });
  await shots(page, 'wave-form');
  await form.getByRole('button', { name: '新建波次' }).click();
  const wave = page.getByRole('dialog', { name: /^波次 \d{6}-1$/ });
  await expect(wave.getByRole('row')).toHaveCount(PARCELS + 1);
  await shots(page, 'wave-drawer');

  const [picking = ''] = await printed(page, /拣货单/);
  expect(picking.replaceAll(' ', '')).toContain(`A-2${name.replaceAll(' ', '')}`);
  expect(picking).toContain('共 30 件');
  const labels = await printed(page, /面单/);
  expect(labels.map((words) => /(\d+)号/.exec(words)?.[1])).toEqual(
    Array.from({ length: PARCELS }, (_, at) => String(at + 1)),
  );

  await wave.getByRole('button', { name: '去打包' }).click();
  await expect(page.getByText(`0/${PARCELS}`)).toBeVisible();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const open = page.getByRole('list', { name: '商品' });
  await expect(page.getByRole('textbox', { name: /^扫描或输入运单号/ })).toBeFocused();
  await shots(page, 'bench-waiting');
  await scan('1');
  await expect(open).toContainText('货位 A-2');
  await expect(page.getByText('买家打包备注：放贺卡')).toBeVisible();
  await shots(page, 'bench-open');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await scan('6909999999999');
  await expect(page.getByRole('alert')).toContainText('扫错了，这件不在包裹里');
  await shots(page, 'bench-wrong');
  expect(await faultsInBothThemes(page)).toEqual([]);
  // The next scan does not get past it.
  await scan(CODE);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toBeHidden();
  await scan(CODE);
  await expect(page.getByText(`1/${PARCELS}`)).toBeVisible();
  for (let place = 2; place <= PARCELS; place += 1) {
    await scan(String(place));
    await expect(open).toBeVisible();
    await scan(CODE);
    await expect(page.getByText(`${place}/${PARCELS}`)).toBeVisible();
  }
  await scan('1');
  await expect(page.getByRole('alert')).toContainText('包裹已经打包，请不要重复打包');
  await page.keyboard.press('Space');

  await page.getByRole('tab', { name: '波次' }).click();
  const row = page.getByRole('row').filter({ hasText: warehouse });
  await expect(row).toContainText('已打完');
  await shots(page, 'waves');
  await row.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('dialog', { name: '关闭波次' }).getByRole('button', { name: '确认关闭' }).click();
  await expect(page.getByText('波次已关闭')).toBeVisible();
  expect(trouble.filter((words) => !ofComponents(words))).toEqual([]);
});

test('a parcel that waits is put aside, and shipped at the bench under a number of its own', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const trouble = collectConsoleErrors(page);
  await withoutComponents(page);
  const { warehouse } = await supplierWithWarehouse(page, { outputMode: 0 });
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await orderParcels(buyer, name, 1);
  const [parcel] = await inDatabase<{ no: string }>(
    'SELECT p.package_no AS no FROM order_package p JOIN sku k ON k.id = p.sku_id JOIN goods g ON g.id = k.good_id WHERE g.name = $1',
    [name],
  );
  await page.goto(pageUrl('/packageCenter?tab=bench'));
  const field = (hint: RegExp) => page.getByRole('textbox', { name: hint });
  const enter = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await expect(field(/^扫描或输入运单号/)).toBeFocused();
  // Another bench has it: it says so, and gives it back when its tab goes.
  const other = await page.context().newPage();
  await other.goto(pageUrl('/packageCenter?tab=bench'));
  await other.getByRole('textbox', { name: '打包员' }).fill('阿明');
  await other.getByRole('textbox', { name: /^扫描或输入运单号/ }).fill(parcel?.no ?? '');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('list', { name: '商品' })).toContainText(name);
  await page.bringToFront();
  await enter(parcel?.no ?? '');
  await expect(page.getByRole('alert')).toContainText(/包裹正在「阿明」的发货台打包（\d\d:\d\d 打开）/);
  await shots(page, 'bench-elsewhere');
  const isHeld = () =>
    inDatabase(
      'SELECT FROM packing k JOIN order_package p ON p.id = k.package_id WHERE p.package_no = $1 AND k.bench IS NOT NULL',
      [parcel?.no],
    );
  await other.goto('about:blank');
  await expect.poll(async () => (await isHeld()).length).toBe(0);
  await page.keyboard.press('Space');
  await enter(parcel?.no ?? '');
  await expect(page.getByRole('list', { name: '商品' })).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(field(/^输入跳过的原因/)).toBeFocused();
  await enter('缺货');
  await expect(field(/^扫描或输入运单号、包裹号/)).toBeFocused();
  await enter(parcel?.no ?? '');
  await expect(page.getByRole('list', { name: '商品' })).toContainText(name);
  // No bar code: counted by hand, put back, counted again.
  await enter('+');
  await expect(page.getByText('商品已齐，请填写运单号')).toBeVisible();
  await shots(page, 'bench-waybill');
  await page.keyboard.press('Backspace');
  await expect(field(/^逐件扫描/)).toBeFocused();
  await enter('+');
  await enter('123');
  await expect(page.getByRole('alert')).toContainText('运单号');
  const number = `SF${Date.now()}`;
  await enter(number);
  await expect(page.getByText(`上一个包裹 ${parcel?.no} 已打包`)).toBeVisible();
  await page.getByRole('tab', { name: '包裹', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(number);
  expect(trouble.filter((words) => !ofComponents(words))).toEqual([]);
});
