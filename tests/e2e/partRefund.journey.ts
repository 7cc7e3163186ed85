import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call, changeCouriers, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

/** The courier's answer comes by the queue, where thousands of another journey may stand. */
const SOON = { timeout: 150_000 };
test.describe.configure({ timeout: 420_000 });

interface Line {
  skuId: number;
  name: string;
  goodsFee: number;
}

/** An unpaid order of one parcel with three combinations of the demo's shirts, two pieces of each. */
async function placeThreeLines(page: Page) {
  const skus = await inDatabase<{ id: number; warehouseId: number; courierId: number }>(
    `SELECT k.id::int, t.warehouse_id::int AS "warehouseId",
            (SELECT min(c.courier_id)::int FROM warehouse_courier c WHERE c.warehouse_id = t.warehouse_id) AS "courierId"
       FROM sku k JOIN goods g ON g.id = k.good_id JOIN good_stock t ON t.sku_id = k.id
      WHERE g.name = '纯棉圆领短袖T恤 宽松' AND t.quantity - t.locked > 30 ORDER BY t.warehouse_id, k.id LIMIT 3`,
  );
  const [first] = skus;
  const region = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
  const sender = { name: '王掌柜', phone: '13800000301', ...region, address: '文三路1号' };
  const { id: senderId } = await call<{ id: number }>(page, '/sellerSends/create', sender);
  const { orderId, orderNo } = await call<{ orderId: number; orderNo: string }>(page, '/orders/createOrder', {
    ...{ warehouseId: first?.warehouseId, courierId: first?.courierId, senderId, clientNo: randomUUID() },
    packages: [{ ...receivers[0], items: skus.map(({ id }) => ({ skuId: id, num: 2 })) }],
  });
  const lines = await inDatabase<Line>(
    `SELECT sku_id::int AS "skuId", sku_name AS name, goods_fee::int AS "goodsFee" FROM parcel_line WHERE order_id = $1 ORDER BY line`,
    [orderId],
  );
  const [parcel] = await inDatabase<{ packageNo: string }>(
    'SELECT package_no AS "packageNo" FROM order_package WHERE order_id = $1',
    [orderId],
  );
  return { orderId, orderNo, lines, packageNo: parcel?.packageNo ?? '' };
}

test('a buyer refunds one of three lines before shipping, and the rest ships', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await giveMoney(await signedInBuyer(page), 1_000);
  const { orderId, orderNo, lines, packageNo } = await placeThreeLines(page);
  const [first, second, third] = lines;
  if (!(first && second && third)) throw new Error('not three lines');
  // So that it stays here until somebody says so.
  await changeCouriers('failCalls', { call: 'order', kind: 'addressInvalid', suffix: packageNo, times: 1 });
  await call(page, '/orders/confirmOrder', { id: orderId, action: 'pay', clientNo: randomUUID() });
  await page.goto(pageUrl(`/packageCenter/${orderId}`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const whole = page.getByRole('row', { name: new RegExp(`选择包裹 ${packageNo}`) });
  await expect(whole).toContainText('地址解析失败', SOON);
  await expect(whole).toContainText(`${third.name} × 2`);

  await whole.getByRole('button', { name: '申请退款' }).click();
  const refund = page.getByRole('dialog', { name: '申请退款' });
  for (const { name } of [first, second])
    await refund.getByRole('spinbutton', { name: new RegExp(`${name} 件数`) }).fill('0');
  await expect(refund.getByText('其余商品照常发货，价格不变；运费不退')).toBeVisible();
  await shot(page, 'part-refund-light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await shot(page, 'part-refund-1280-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'part-refund-1280-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shot(page, 'part-refund-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  const yuan = (third.goodsFee / 100).toFixed(2);
  await refund.getByRole('button', { name: `申请退款 ¥${yuan}` }).click();
  await expect(refund.getByText(`已退回 ¥${yuan}`).first()).toBeVisible();
  await refund.getByRole('button', { name: '知道了' }).click();

  // The pieces are a parcel of their own, which says what it was a part of; the rest has two lines and goes out.
  const part = page.getByRole('row', { name: new RegExp(`原包裹 ${packageNo}`) });
  await expect(part).toContainText(`${third.name} 2 件`);
  await expect(part).toContainText('已退款已退部分');
  await expect(whole).not.toContainText(third.name);
  await shot(page, 'part-refunded-light');
  await whole.getByRole('button', { name: '再次提交' }).click();
  await expect
    .poll(async () => {
      const rows = await inDatabase<{ shipped: boolean; lines: number }>(
        `SELECT waybill_no IS NOT NULL AS shipped, line_count::int AS lines FROM order_package WHERE order_id = $1 ORDER BY id`,
        [orderId],
      );
      return rows;
    }, SOON)
    .toEqual([
      { shipped: true, lines: 2 },
      { shipped: false, lines: 1 },
    ]);
  await expect(whole).not.toContainText('未出单', SOON);

  await page.goto(pageUrl('/orderCenter'));
  await page
    .getByRole('row', { name: new RegExp(orderNo) })
    .getByRole('link', { name: '详情' })
    .click();
  const details = page.getByRole('dialog', { name: '订单详情' });
  await expect(details.getByText(`已退部分，原包裹号 ${packageNo}`)).toBeVisible();
  await shot(page, 'part-refunded-details-light');
  expect(trouble).toEqual([]);
});
