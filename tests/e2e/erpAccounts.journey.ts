import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

type ErpGoods = { name: string; specs: { specNo: string; wholesalePrice: number }[] };
async function goodsAtErp(name: string): Promise<ErpGoods[]> {
  const { goods } = await (await fetch(`${process.env.SIMULATORS_URL}/wangdian/api`)).json();
  return (goods as ErpGoods[]).filter((good) => good.name === name);
}

test.describe.configure({ timeout: 420_000 });
const SOON = { timeout: 150_000 };

async function act(action: string, fields: object): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_URL}/wangdian/api/${action}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(200);
}

type Trade = { tid: string; receiver: string; isCancelled: boolean };
async function tradesAtErp(): Promise<Trade[]> {
  return (await (await fetch(`${process.env.SIMULATORS_URL}/wangdian/api`)).json()).trades;
}

/** As if a minute had gone by. */
async function aMinuteLater(): Promise<void> {
  await inDatabase('UPDATE erp_account SET due_at = now()');
  await runScheduledJob('wakeErpAccounts');
}

/** A parcel of the goods that the buyer has paid for; its number. */
async function bought(buyer: Page, name: string): Promise<{ orderId: number; packageNo: string }> {
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
  const [parcel] = await inDatabase<{ no: string }>(
    'SELECT package_no AS no FROM order_package WHERE order_id = $1',
    [orderId],
  );
  return { orderId, packageNo: parcel?.no ?? '' };
}

test('a supplier binds 旺店通: a paid order is there, its number is the buyer’s, its stock is the stock here, and goods of here are its', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  const suffix = warehouse.slice(-6);
  const [name, code, warehouseNo] = [`对接小熊 ${suffix}`, `SP-${suffix}`, `W${suffix}`];
  await publishGood(page, { name, warehouse });
  await inDatabase(
    'UPDATE sku SET merchant_code = $2 WHERE good_id = (SELECT id FROM goods WHERE name = $1)',
    [name, code],
  );
  await act('setStock', { specNo: code, warehouseNo, available: 12 });
  await act('setStock', { specNo: `${code}-OTHER`, warehouseNo, available: 3 });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 200);

  // A secret that is wrong is refused at its field, and nothing is bound.
  await page.goto(pageUrl('/seller/erp'));
  await expect(page.getByText('还没有对接 ERP')).toBeVisible();
  await shots(page, 'erp-accounts-none');
  await page.getByRole('button', { name: '对接旺店通' }).click();
  const editor = page.getByRole('dialog', { name: '对接旺店通' });
  await editor.getByRole('button', { name: '验证并保存' }).click();
  await expect(editor.getByText('请至少填写一个仓库编号')).toBeVisible();
  await editor.getByLabel(/^卖家账号/).fill('development');
  await editor.getByLabel(/^接口账号/).fill('development-key');
  await editor.getByLabel(/^接口密钥/).fill('wrong');
  await editor.getByLabel(/^店铺编号/).fill('chengcang');
  await editor.getByLabel(`${warehouse} 的仓库编号`).fill(warehouseNo);
  await editor.getByRole('button', { name: '验证并保存' }).click();
  await expect(editor.getByText(/旺店通没有接受：请核对接口密钥/)).toBeVisible();
  await shots(page, 'erp-account-editor');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await editor.getByLabel(/^接口密钥/).fill('development-secret');
  await editor.getByRole('button', { name: '验证并保存' }).click();
  await expect(editor).toBeHidden();

  // Its stock is the stock here; what is linked with nothing is listed.
  await page.getByRole('tab', { name: '库存' }).click();
  const article = page.getByRole('row', { name: new RegExp(`${code} `) });
  await expect(async () => {
    await page.reload();
    await expect(article).toContainText('已更新', { timeout: 2_000 });
  }).toPass(SOON);
  await expect(page.getByRole('row', { name: new RegExp(`${code}-OTHER`) })).toContainText('未关联');
  await shots(page, 'erp-accounts-stocks');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const stock = async () =>
    (
      await inDatabase<{ quantity: number; locked: number }>(
        'SELECT quantity, locked FROM good_stock WHERE good_id = (SELECT id FROM goods WHERE name = $1)',
        [name],
      )
    )[0];
  expect(await stock()).toEqual({ quantity: 12, locked: 0 });

  // Goods become its goods; what has no merchant code says so, and is put in again once it has one.
  const uncoded = `无码小熊 ${suffix}`;
  await publishGood(page, { name: uncoded, warehouse });
  await page.goto(pageUrl('/seller/erp?tab=goods'));
  await expect(page.getByText('还没有推送商品')).toBeVisible();
  await shots(page, 'erp-accounts-goods-none');
  await page.getByRole('button', { name: '推送全部商品（2）' }).click();
  const goodRow = (of: string) => page.getByRole('row', { name: new RegExp(of) });
  await expect(goodRow(name)).toContainText('已推送', SOON);
  await expect(goodRow(uncoded)).toContainText('没有填写商家编码，请填写后重新推送', SOON);
  expect(await goodsAtErp(name)).toMatchObject([{ specs: [{ specNo: code }] }]);
  await inDatabase('UPDATE goods SET name = name || $2, version = version + 1 WHERE name = $1', [
    ...[name, '改'],
  ]);
  await expect(goodRow(name)).toContainText('有变更，重新推送后更新', SOON);
  await shots(page, 'erp-accounts-goods');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await inDatabase('UPDATE goods SET name = $1, version = version + 1 WHERE name = $1 || $2', [name, '改']);
  await expect(goodRow(name)).not.toContainText('有变更', SOON);
  await inDatabase(
    'UPDATE sku SET merchant_code = $2 WHERE good_id = (SELECT id FROM goods WHERE name = $1)',
    [uncoded, `${code}-2`],
  );
  await goodRow(uncoded).getByRole('button', { name: '重新推送' }).click();
  await expect(goodRow(uncoded)).toContainText('已推送', SOON);
  expect(await goodsAtErp(uncoded)).toMatchObject([{ specs: [{ specNo: `${code}-2` }] }]);
  await expect(page.getByRole('button', { name: '推送全部商品（0）' })).toBeDisabled();

  // A paid order is in the ERP, and ships under its number.
  const { orderId, packageNo } = await bought(buyer, name);
  await expect.poll(async () => (await tradesAtErp()).map(({ tid }) => tid), SOON).toContain(packageNo);
  await page.getByRole('tab', { name: '包裹' }).click();
  const row = page.getByRole('row', { name: new RegExp(packageNo) });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('已推送，待发货', { timeout: 2_000 });
  }).toPass(SOON);
  await act('ship', { tid: packageNo, waybillNo: `ZT${suffix}001`, courier: '中通快递' });
  await aMinuteLater();
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(`ZT${suffix}001`, { timeout: 2_000 });
  }).toPass(SOON);
  await expect(row).toContainText('已发货');
  await shots(page, 'erp-accounts-trades');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await buyer.goto(pageUrl(`/packageCenter/${orderId}`));
  await expect(buyer.getByText(`ZT${suffix}001`).first()).toBeVisible();
  expect(await stock()).toEqual({ quantity: 11, locked: 0 });

  // What is asked back before it ships is cancelled there first, and then its money goes back.
  const cancelled = await bought(buyer, name);
  await expect
    .poll(async () => (await tradesAtErp()).map(({ tid }) => tid), SOON)
    .toContain(cancelled.packageNo);
  await act('setMood', { mood: 'down' });
  await buyer.goto(pageUrl(`/packageCenter/${cancelled.orderId}`));
  const parcel = buyer.getByRole('row', { name: new RegExp(cancelled.packageNo) });
  await parcel.getByRole('button', { name: '申请退款' }).click();
  const asking = buyer.getByRole('dialog', { name: '申请退款' });
  await expect(asking).toContainText('供应商备货中：仓库取消后退回；已经发出就由供应商处理');
  await shots(buyer, 'erp-refund-asking');
  await asking.getByRole('button', { name: /^申请退款/ }).click();
  await asking.getByRole('button', { name: '知道了' }).click();
  await expect(parcel).toContainText('正在通知供应商的仓库取消');
  await shots(buyer, 'erp-refund-waits');
  expect(await faultsInBothThemes(buyer)).toEqual([]);
  await page.goto(pageUrl('/seller/erp'));
  await page.getByRole('tab', { name: '包裹' }).click();
  const asked = page.getByRole('row', { name: new RegExp(cancelled.packageNo) });
  await expect(asked).toContainText('待取消');
  await act('setMood', { mood: 'well' });
  await inDatabase('UPDATE erp_trade SET due_at = now() WHERE state = 4');
  await aMinuteLater();
  await expect
    .poll(async () => (await tradesAtErp()).find(({ tid }) => tid === cancelled.packageNo)?.isCancelled, SOON)
    .toBe(true);
  await expect(async () => {
    await buyer.reload();
    await expect(parcel).toContainText('已退款', { timeout: 2_000 });
  }).toPass(SOON);
  await expect(async () => {
    await page.reload();
    await expect(asked).toContainText('已取消', { timeout: 2_000 });
  }).toPass(SOON);

  // One that had left before has its number, and its supplier decides.
  const gone = await bought(buyer, name);
  await expect.poll(async () => (await tradesAtErp()).map(({ tid }) => tid), SOON).toContain(gone.packageNo);
  await expect
    .poll(
      async () =>
        (
          await inDatabase<{ state: number }>(
            'SELECT t.state FROM erp_trade t JOIN order_package p ON p.id = t.package_id WHERE p.package_no = $1',
            [gone.packageNo],
          )
        )[0]?.state,
      SOON,
    )
    .toBe(2);
  // Its number cannot be read before all that follows was asked for.
  await act('setMood', { mood: 'down' });
  await act('ship', { tid: gone.packageNo, waybillNo: `ZT${suffix}002`, courier: '中通快递' });
  // Its receiver is changed too late: the form warns of it, and the row says so then.
  await buyer.goto(pageUrl(`/packageCenter/${gone.orderId}`));
  await buyer
    .getByRole('row', { name: new RegExp(gone.packageNo) })
    .getByRole('button', { name: '修改收件人' })
    .click();
  const editing = buyer.getByRole('dialog', { name: '修改收件人' });
  await expect(editing).toContainText('在这之前已经发出的，送往原收件人，会通知您');
  await editing.getByLabel('详细地址').fill('文三路 777 号');
  await shots(buyer, 'erp-receiver-asking');
  await editing.getByRole('button', { name: '保存收件人' }).click();
  await expect(editing).toBeHidden();
  const left = buyer.getByRole('row', { name: new RegExp(gone.packageNo) });
  await left.getByRole('button', { name: '申请退款' }).click();
  await asking.getByRole('button', { name: /^申请退款/ }).click();
  await asking.getByRole('button', { name: '知道了' }).click();
  await act('setMood', { mood: 'well' });
  await aMinuteLater();
  await expect(async () => {
    await buyer.reload();
    await expect(left).toContainText(`ZT${suffix}002`, { timeout: 2_000 });
  }).toPass(SOON);
  await expect(left).toContainText('待供应商处理');
  await expect(left).toContainText('仓库在修改前已发出，送往原收件人');
  await shots(buyer, 'erp-refund-shipped');

  // What was sold elsewhere is gone here.
  await act('setStock', { specNo: code, warehouseNo, available: 2 });
  await aMinuteLater();
  await expect.poll(stock, SOON).toEqual({ quantity: 2, locked: 0 });

  // An account that is refused is told once, and waits in 待处理 until it works.
  await act('setMood', { mood: 'accessEnded' });
  await aMinuteLater();
  await expect(async () => {
    await page.goto(pageUrl('/problems'));
    await expect(page.getByRole('tab', { name: /ERP账号异常/ })).toContainText('1', { timeout: 2_000 });
  }).toPass(SOON);
  await expect(page.getByText('接口账号已停用。推送包裹、取运单号和更新库存已停止')).toBeVisible();
  await shots(page, 'erp-account-refused');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: '去 ERP 对接' }).click();
  await expect(page.getByText(/接口账号已停用（自 /)).toBeVisible();
  await act('setMood', { mood: 'well' });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(async () => {
    await page.goto(pageUrl('/problems'));
    await expect(page.getByText('接口账号已停用')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /全部/ })).toBeVisible({ timeout: 2_000 });
  }).toPass(SOON);
  const told = await inDatabase<{ title: string }>(
    "SELECT title FROM person_notice WHERE kind = 'erpAccount' AND account_id = (SELECT seller_id FROM warehouse WHERE name = $1)",
    [warehouse],
  );
  expect(told).toEqual([{ title: '旺店通 development 异常' }]);

  await page.goto(pageUrl('/seller/erp'));
  await page.getByRole('button', { name: '解绑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解绑' }).click();
  await expect(page.getByText('还没有对接 ERP')).toBeVisible();
  expect(trouble).toEqual([]);
});
