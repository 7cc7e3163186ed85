import { expect, type Page, test } from 'playwright/test';
import { codeAt } from '../../api/src/modules/operators/totp.ts';
import { DEMO_OPERATORS } from '../../api/src/shared/demoOperators.ts';
import { faultsInBothThemes } from './faults.ts';
import { collectConsoleErrors, giveMoney, inDatabase } from './person.ts';
import { call, placeOrder, receivers } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;
const REASON = '买家来电，双方已同意';

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(consoleUrl('/'));
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: '下一步' }).click();
  const secret = DEMO_OPERATORS.find((operator) => operator.name === name)?.totpSecret ?? '';
  await page.getByLabel('动态码').fill(codeAt(secret, new Date()));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('李客服');
}

test('customer service pastes numbers, opens an order, sees a receiver and cancels it, and the log has all of it', async ({
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
  await call(buying, '/orders/confirmOrder', { id: order?.id, action: 'pay' }).catch(() => undefined);

  const errors = collectConsoleErrors(page);
  await signIn(page, 'kefu');
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

  await page.getByRole('button', { name: '取消订单' }).click();
  const cancelling = page.getByRole('dialog', { name: '取消订单' });
  await cancelling.getByRole('button', { name: '确认取消' }).click();
  await expect(cancelling.getByText('请写明理由，至少 5 个字')).toBeVisible();
  await shots(page, 'consoleCancel', [1440]);
  await cancelling.getByLabel('理由', { exact: false }).first().fill(REASON);
  await cancelling.getByRole('button', { name: '确认取消' }).click();
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/已关闭|已取消/);
  const log = page.getByRole('table', { name: '操作记录' });
  await expect(log.getByRole('row').filter({ hasText: '取消订单' })).toContainText(REASON);
  await expect(log.getByRole('row').filter({ hasText: '查看个人信息' })).toContainText(REASON);
  await expect(log).toContainText('查看订单');

  await page.goto(consoleUrl('/parcels?status=REFUNDED'));
  await expect(page.getByRole('table', { name: '包裹列表' })).toContainText(order?.packageNo ?? '');
  await shots(page, 'consoleParcels');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(errors).toEqual([]);
});
