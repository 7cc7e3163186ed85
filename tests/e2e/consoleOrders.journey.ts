import { randomInt } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase } from './person.ts';
import { call, placeOrder, receivers } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;
const REASON = '买家来电，双方已同意';

test('customer service pastes numbers, opens an order, sees a receiver, refunds and cancels with a reason, and the log has all of it', async ({
  page,
  browser,
}) => {
  const buying = await (await browser.newContext()).newPage();
  const phone = await signedInBuyer(buying);
  await giveMoney(phone, 100);
  const [orderNo, otherNo] = [await placeOrder(buying), await placeOrder(buying)];
  const [order] = await inDatabase<{ id: number; packageNo: string }>(
    'SELECT o.id::int, p.package_no AS "packageNo" FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.order_no = $1 ORDER BY p.id',
    [orderNo],
  );
  await call(buying, '/orders/confirmOrder', { id: order?.id, action: 'pay' });

  const errors = collectConsoleErrors(page);
  await openConsole(page, 'service', '/');
  const box = page.getByRole('searchbox').first();
  await box.fill(`${otherNo} ${order?.packageNo} X-NOTHING`);
  await box.press('Enter');
  const rows = page.getByRole('table', { name: '查询结果' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('共 3 个号码，找到 2 个')).toBeVisible();
  await expect(rows.nth(3)).toContainText('未找到');
  await shots(page, 'consoleSearch');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await box.fill(orderNo);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);
  await expect(page.getByText('陈建国')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await shots(page, 'consoleOrder');

  const [receiver] = receivers;
  await page.getByRole('button', { name: '查看完整的收件人' }).first().click();
  const asking = page.getByRole('dialog', { name: '查看收件人' });
  await asking.getByRole('textbox').fill(REASON);
  await asking.getByRole('button', { name: '查看' }).click();
  await expect(page.getByText(receiver?.receiverPhone ?? '')).toBeVisible();

  await page.getByRole('button', { name: '退款', exact: true }).first().click();
  const refunding = page.getByRole('dialog', { name: '退款' });
  await refunding.getByRole('button', { name: '确认退款' }).click();
  await expect(refunding.getByText('请写明原因，至少 5 个字')).toBeVisible();
  await shots(page, 'consoleRefund', [1440]);
  await refunding.getByRole('textbox').fill(REASON);
  await refunding.getByRole('button', { name: '确认退款' }).click();
  const log = page.getByRole('table', { name: '操作记录' });
  await expect(log.getByRole('row').filter({ hasText: '退款' })).toContainText(REASON);
  await expect(log.getByRole('row').filter({ hasText: '查看个人信息' })).toContainText(REASON);
  await expect(log).toContainText('查看订单');
  await page.getByRole('button', { name: '查看轨迹' }).first().click();
  await expect(page.getByRole('list', { name: /的轨迹$/ })).toContainText('平台');

  await box.fill(otherNo);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(otherNo);
  await page.getByRole('button', { name: '取消订单' }).click();
  const cancelling = page.getByRole('dialog', { name: '取消订单' });
  await cancelling.getByRole('button', { name: '买家来电要求取消，双方已同意' }).click();
  await cancelling.getByRole('button', { name: '确认取消' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已取消');
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);

  await page.goto(consoleUrl(`/parcels?keyword=${orderNo}`));
  await expect(page.getByRole('table', { name: '包裹列表' })).toContainText(order?.packageNo ?? '');
  await shots(page, 'consoleParcels');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(consoleUrl('/orders?status=CANCELLED'));
  await expect(page.getByRole('table', { name: '订单列表' })).toContainText(otherNo);
  await shots(page, 'consoleOrders');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('customer service finds who calls by the receiver’s phone, and is told whom a phone cannot find', async ({
  page,
  browser,
}) => {
  const buying = await (await browser.newContext()).newPage();
  await signedInBuyer(buying);
  const newPhone = () => `137${String(randomInt(1e8)).padStart(8, '0')}`;
  const [caller, twice, unknown] = [newPhone(), newPhone(), newPhone()];
  const to = (receiverPhone: string) => receivers.map((receiver) => ({ ...receiver, receiverPhone }));
  const orderNo = await placeOrder(buying, false, to(caller).slice(0, 1));
  await placeOrder(buying, false, to(twice));

  const errors = collectConsoleErrors(page);
  await openConsole(page, 'service', '/');
  const box = page.getByRole('searchbox').first();
  await box.fill(caller);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);

  await box.fill(`${twice} ${unknown}`);
  await box.press('Enter');
  const rows = page.getByRole('table', { name: '查询结果' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('收件人');
  await expect(rows.nth(1)).toContainText(/[陈欧]\*+ 137\*{6}/);
  await expect(rows.nth(3)).toContainText('未找到');
  await expect(page.getByText('店铺订单的收件人由店铺平台加密')).toBeVisible();
  await shots(page, 'consoleReceivers');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await box.fill(twice);
  await box.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('店铺订单的收件人由店铺平台加密')).toHaveCount(0);
  expect(errors).toEqual([]);
});
