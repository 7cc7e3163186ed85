import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, changeCouriers, receivers } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 420_000 });
const SOON = { timeout: 150_000 };

type Ordered = { waybillNo: string | null; info: string };

/** A parcel of the goods that the buyer has paid for; answers how it stands. */
async function bought(buyer: Page, name: string): Promise<() => Promise<Ordered | undefined>> {
  const [good] = await inDatabase<{ goodId: number; warehouseId: number; courierId: number }>(
    `SELECT g.id::int AS "goodId", w.warehouse_id::int AS "warehouseId", w.courier_id::int AS "courierId"
      FROM goods g JOIN warehouse h ON h.seller_id = g.seller_id JOIN warehouse_courier w ON w.warehouse_id = h.id WHERE g.name = $1`,
    [name],
  );
  const { id: senderId } = await call<{ id: number }>(buyer, '/sellerSends/create', {
    ...{ name: '王掌柜', phone: '13800000301', districtCode: '330106', cityCode: '3301', provinceCode: '33' },
    address: '文三路1号',
  });
  const { orderId } = await call<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...{ ...good, senderId, num: 1, packages: receivers.slice(0, 1), confirm: true },
    clientNo: crypto.randomUUID(),
  });
  return async () =>
    (
      await inDatabase<Ordered>(
        'SELECT waybill_no AS "waybillNo", output_info AS info FROM order_package WHERE order_id = $1',
        [orderId],
      )
    )[0];
}

async function issuedAs(waybillNo: string | null | undefined): Promise<string> {
  const answer = await fetch(`${process.env.SIMULATORS_URL}/couriers/api/waybills/${waybillNo}`);
  return (await answer.json()).partnerId;
}

test('a supplier enters its account at a courier, mends its password, and parcels go out with it', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `面单小熊 ${warehouse.slice(-6)}`;
  const customer = `C${warehouse.slice(-6)}`;
  await changeCouriers('setCustomer', {
    ...{ kuaidicom: 'zhongtong', partnerId: customer, partnerKey: 'right-key', net: '义乌一部' },
    balance: 5,
  });
  await publishGood(page, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 200);

  await page.goto(pageUrl('/seller/print?tab=accounts'));
  await expect(page.getByText('还没有电子面单账号')).toBeVisible();
  await shots(page, 'waybill-accounts-none');
  await page.getByRole('button', { name: '添加账号' }).click();
  const editor = page.getByRole('dialog', { name: '添加电子面单账号' });
  await editor.getByRole('button', { name: '保存账号' }).click();
  await expect(editor.getByText('请选择快递公司')).toBeVisible();
  await editor.getByRole('combobox', { name: '快递公司' }).click();
  await editor.getByRole('option', { name: '中通快递' }).click();
  await editor.getByLabel(/^客户编码/).fill(customer);
  await editor.getByLabel(/^密码/).fill('wrong-key');
  await editor.getByLabel(/^网点/).fill('义乌一部');
  await shots(page, 'waybill-account-editor');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await editor.getByRole('button', { name: '保存账号' }).click();
  await expect(editor).toBeHidden();

  // The password is wrong: a test says so, and so does the first parcel, which waits.
  const row = page.getByRole('row', { name: new RegExp(customer) });
  await expect(row).toContainText('未测试');
  await row.getByRole('button', { name: '测试' }).click();
  await expect(page.getByText(`中通快递 ${customer}：测试没有通过`)).toBeVisible();
  await expect(row).toContainText('账号或密码不正确，或授权待续期');
  await shots(page, 'waybill-accounts-problem');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const parcel = await bought(buyer, name);
  await expect
    .poll(async () => (await parcel())?.info, SOON)
    .toBe('供应商的电子面单账号异常，处理后自动继续出单');

  // It is among what waits for the supplier, and is mended there: the parcel goes out with it, and it passes its test.
  await page.goto(pageUrl('/problems'));
  const problem = page.getByRole('row', { name: /面单账号异常/ });
  await expect(problem).toContainText('账号或密码不正确，或授权待续期');
  await shots(page, 'waybill-account-problem');
  await problem.getByRole('button', { name: '处理账号' }).click();
  const changing = page.getByRole('dialog', { name: '编辑电子面单账号' });
  await expect(changing.getByLabel(/^密码/)).toHaveValue('');
  await expect(changing.getByLabel(/^密码/)).toHaveAttribute('placeholder', /已保存/);
  await changing.getByLabel(/^密码/).fill('right-key');
  await changing.getByRole('button', { name: '保存账号' }).click();
  await expect(changing).toBeHidden();
  await expect(problem).toBeHidden();
  await expect.poll(async () => (await parcel())?.waybillNo ?? null, SOON).not.toBeNull();
  expect(await issuedAs((await parcel())?.waybillNo)).toBe(customer);
  await page.goto(pageUrl('/seller/print?tab=accounts'));
  await inDatabase("UPDATE waybill_account SET test_begun_at = now() - interval '11 seconds'");
  await row.getByRole('button', { name: '测试' }).click();
  await expect(page.getByText(`中通快递 ${customer}：测试通过，已取号并作废。`)).toBeVisible();
  await expect(row).toContainText('正常');
  await shots(page, 'waybill-accounts');

  // Its labels are used up: the supplier is told, and lets the platform issue meanwhile.
  await changeCouriers('setCustomer', {
    ...{ kuaidicom: 'zhongtong', partnerId: customer, partnerKey: 'right-key', net: '义乌一部' },
    balance: 0,
  });
  await row.getByRole('button', { name: '编辑' }).click();
  await changing.getByText('账号异常时使用平台面单').click();
  await changing.getByRole('button', { name: '保存账号' }).click();
  await expect(changing).toBeHidden();
  const other = await bought(buyer, name);
  await expect.poll(async () => (await other())?.waybillNo ?? null, SOON).not.toBeNull();
  expect(await issuedAs((await other())?.waybillNo)).not.toBe(customer);
  await page.reload();
  await expect(row).toContainText('电子面单余额不足');
  await expect(row).toContainText('新包裹使用平台面单');
  await row.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有电子面单账号')).toBeVisible();
  expect(trouble).toEqual([]);

  // What a label says is chosen and ordered beside its preview.
  await page.getByRole('tab', { name: '面单模板' }).click();
  await page.getByRole('button', { name: '新建设置' }).click();
  const drawer = page.getByRole('dialog', { name: '新建设置' });
  await drawer.getByText('商家编码').click();
  await drawer.getByRole('button', { name: '上移商家编码' }).click();
  await drawer.getByText('大', { exact: true }).click();
  await expect(drawer.getByAltText('面单预览')).toBeVisible();
  await shots(page, 'label-fields');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: '保存设置' }).click();
  await expect(drawer).toBeHidden();
  const setting = page.getByRole('row', { name: /商品、规格、件数、商家编码/ });
  await expect(setting).toBeVisible();

  // Another one for the same parcels would take its place: that is asked, and only the second answer does it.
  await page.getByRole('button', { name: '新建设置' }).click();
  await drawer.getByText('备注', { exact: true }).click();
  await drawer.getByRole('button', { name: '保存设置' }).click();
  const question = page.getByRole('dialog', { name: '覆盖已有的设置？' });
  await expect(question).toContainText('「全部平台 · 全部快递」已有打印设置');
  await shots(page, 'label-replace');
  await question.getByRole('button', { name: '再想想' }).click();
  await expect(question).toBeHidden();
  await drawer.getByRole('button', { name: '保存设置' }).click();
  await question.getByRole('button', { name: '覆盖' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /、备注/ })).toBeVisible();
  await expect(setting).toHaveCount(0);
});
