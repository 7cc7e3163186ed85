import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call, receivers } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { phoneShots, shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { openSession } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

const main = (page: Page) => page.getByRole('main');

type Offer = { goodId: number; warehouseId: number; otherId: number; courierId: number };

/** Goods in two warehouses of a supplier, of which the second is half a yuan dearer. */
async function offerIn(page: Page): Promise<Offer> {
  const { warehouse } = await supplierWithWarehouse(page, { outputMode: 0 });
  const name = `改道小熊${warehouse.slice(-6)}`;
  await publishGood(page, { name, warehouse });
  const [found] = await inDatabase<Omit<Offer, 'otherId'> & { skuId: number }>(
    `SELECT g.id::int AS "goodId", s.id::int AS "skuId", w.id::int AS "warehouseId", c.courier_id::int AS "courierId"
       FROM goods g JOIN sku s ON s.good_id = g.id, warehouse w JOIN warehouse_courier c ON c.warehouse_id = w.id
      WHERE g.name = $1 AND w.name = $2`,
    [name, warehouse],
  );
  if (!found) throw new Error('nothing was published');
  const fees = { firstWeight: 1000, firstFee: 350, stepWeight: 1000, stepFee: 100 };
  const other = await call<{ id: number }>(page, '/warehouse/create', {
    ...{ name: `二号${warehouse}`, contact: '李四', phone: '13900000099', outputMode: 0 },
    ...{ districtCode: '330106', address: '文三路1号' },
    couriers: [{ courierId: found.courierId, ...fees, costFirstFee: 250, costStepFee: 80 }],
  });
  await call(page, '/goodStock/createGoodStock', {
    ...{ skuId: found.skuId, goodId: found.goodId, warehouseId: other.id, quantity: 40 },
  });
  return { ...found, otherId: other.id };
}

async function order(page: Page, { goodId, warehouseId, courierId }: Offer, senderId: number) {
  await call(page, '/orders/createOrder', {
    ...{ type: 1, goodId, warehouseId, courierId, senderId, num: 1, confirm: true, allowDuplicate: true },
    ...{ packages: receivers.slice(0, 1), clientNo: randomUUID() },
  });
}

test('closed warehouse rerouted', async ({ page, browser }) => {
  const trouble = collectConsoleErrors(page);
  const supplier = await browser.newPage({ locale: 'zh-CN' });
  const offer = await offerIn(supplier);

  const phone = await buyerLike('13800000001');
  await openSession(page, phone);
  const [sender] = await inDatabase<{ id: number }>(
    'SELECT s.id::int AS id FROM sender s JOIN account a ON a.id = s.account_id WHERE a.phone_print = $1',
    [printOf(phone)],
  );
  await order(page, offer, sender?.id ?? 0);
  await order(page, offer, sender?.id ?? 0);
  await call(supplier, '/warehouse/setStatus', {
    ...{ id: offer.warehouseId, status: 3, pauseReason: '仓库盘点' },
  });

  // One parcel by hand.
  await page.goto(pageUrl('/packageCenter'));
  await expect(main(page).getByText(/有 2 个未出单的包裹遇到停发，其中 2 个可以改道/)).toBeVisible();
  await shots(page, 'reroute-pointer');
  await main(page).getByRole('button', { name: '查看改道' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('仓库停发：仓库盘点').first()).toBeVisible();
  await expect(dialog.getByText('已选 2 个，多付 ¥1.00')).toBeVisible();
  await shots(page, 'reroute-dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await phoneShots(page, 'reroute-dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('checkbox').last().uncheck();
  await dialog.getByRole('button', { name: '改道所选' }).click();
  await expect(page.getByText('1 个包裹已改道，正在安排发货')).toBeVisible();

  // The other by rule.
  await expect(main(page).getByText(/有 1 个未出单的包裹遇到停发，其中 1 个可以改道/)).toBeVisible();
  await main(page).getByRole('button', { name: '改道规则' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: '停发的包裹自动改道' }).check();
  await page.getByRole('dialog').getByLabel('每个包裹最多多付（元）').fill('0.5');
  await page.getByRole('dialog').getByLabel('最多晚几天').fill('1000000');
  await page.getByRole('dialog').getByRole('button', { name: '保存规则' }).click();
  await expect(page.getByRole('dialog').getByText('请填写 0 到 30 的整数')).toBeVisible();
  await page.getByRole('dialog').getByLabel('最多晚几天').fill('2');
  await shots(page, 'reroute-rule');
  await page.getByRole('dialog').getByRole('button', { name: '保存规则' }).click();
  await expect(page.getByText('改道规则已保存')).toBeVisible();
  await runScheduledJob('rerouteByRule');
  await expect
    .poll(() =>
      inDatabase(
        'SELECT warehouse_id::int AS warehouse, status, count(*)::int AS orders FROM orders WHERE good_id = $1 GROUP BY 1, 2 ORDER BY 2',
        [offer.goodId],
      ),
    )
    .toEqual([
      { warehouse: offer.otherId, status: 20, orders: 2 },
      { warehouse: offer.warehouseId, status: 70, orders: 2 },
    ]);
  await page.goto(pageUrl('/messages'));
  await expect(main(page).getByText('停发的包裹已改道').first()).toBeVisible();
  await page.goto(pageUrl('/packageCenter'));
  await expect(main(page).getByRole('button', { name: '改道规则' })).toBeVisible();
  await expect(main(page).getByText(/的包裹遇到停发/)).toBeHidden();
  // Each names what it has become; the order of that one says what it was.
  const moved = main(page).getByRole('link', { name: /^停发已改道，新订单 / });
  await expect(moved).toHaveCount(2);
  await shots(page, 'reroute-moved');
  await page.setViewportSize({ width: 390, height: 844 });
  await phoneShots(page, 'reroute-parcels');
  expect(trouble).toEqual([]);
  await supplier.close();
});
