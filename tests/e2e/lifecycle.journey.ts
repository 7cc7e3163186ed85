import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { changeCouriers, deliver, placeOrder } from './placedOrders.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const parcelsOf = (orderNo: string) =>
  inDatabase<{ packageNo: string; waybillNo: string | null }>(
    `SELECT p.package_no AS "packageNo", p.waybill_no AS "waybillNo" FROM order_package p
      JOIN orders o ON o.id = p.order_id WHERE o.order_no = $1 ORDER BY p.waybill_no NULLS LAST`,
    [orderNo],
  );

/** What happens outside takes its time: the queue, where thousands of another journey may stand, the courier, and the way back. */
const SOON = { timeout: 150_000 };
test.describe.configure({ timeout: 420_000 });

test('a buyer pays, sees the parcels go out and arrive on the open page, and reviews', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await giveMoney(await signedInBuyer(page), 100);
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/orderCenter'));
  const order = rowOf(page, orderNo);
  await expect(order.getByText('付款剩余')).toBeVisible();

  await order.getByRole('button', { name: '确认支付' }).click();
  await dialog(page, '支付订单')
    .getByRole('button', { name: /^确认支付/ })
    .click();
  await expect(dialog(page, '支付订单')).toBeHidden();
  // From here on nobody touches the page: it is told.
  await expect(order).toContainText('待收货', SOON);
  for (const { waybillNo } of await parcelsOf(orderNo)) await deliver(waybillNo);
  await expect(order).toContainText('待评价', SOON);
  await shot(page, 'orders-arrived-light');

  await order.getByRole('link', { name: '详情' }).click();
  const details = dialog(page, '订单详情');
  await details.getByRole('button', { name: '物流' }).first().click();
  await expect(details.getByText('出单成功', { exact: false })).toBeVisible();
  await expect(details.getByText(/已签收/).first()).toBeVisible();
  await shot(page, 'order-details-light');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await order.getByRole('button', { name: '评价' }).click();
  const review = dialog(page, '评价订单');
  await review.getByTitle('很满意', { exact: true }).click();
  await review.getByRole('button', { name: '提交评价' }).click();
  await expect(order).toContainText('已完成');
  expect(trouble).toEqual([]);
});

test('a parcel that no courier accepts is corrected or refunded; one with a problem in transit waits for the supplier', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await giveMoney(await signedInBuyer(page), 100);
  const orderNo = await placeOrder(page);
  for (const { packageNo } of await parcelsOf(orderNo))
    await changeCouriers('failCalls', { call: 'order', kind: 'addressInvalid', suffix: packageNo, times: 1 });
  await page.goto(pageUrl('/orderCenter'));
  await rowOf(page, orderNo).getByRole('button', { name: '确认支付' }).click();
  await dialog(page, '支付订单')
    .getByRole('button', { name: /^确认支付/ })
    .click();

  // The badge beside the menu says that two parcels need a person.
  const inbox = page.getByRole('navigation').getByRole('link', { name: /^待处理/ });
  await expect(inbox).toContainText('2', SOON);
  await inbox.click();
  await expect(page.getByRole('tab', { name: /^出单失败\s*2/ })).toBeVisible();
  await shot(page, 'problems-light');

  // One has another receiver, and goes out.
  const first = rowOf(page, '出单失败').first();
  await first.getByRole('button', { name: '修改收件人' }).click();
  const receiver = dialog(page, '修改收件人');
  await receiver.getByLabel('粘贴收件信息').fill('李小满 13900000002 浙江省杭州市西湖区文三路90号');
  await receiver.getByRole('button', { name: '识别' }).click();
  await expect(receiver.getByLabel(/^收件人/)).toHaveValue('李小满');
  await receiver.getByRole('button', { name: '保存收件人' }).click();
  await expect(receiver).toBeHidden();
  await first.getByRole('button', { name: '再次提交' }).click();
  await expect(page.getByRole('tab', { name: /^出单失败\s*1/ })).toBeVisible(SOON);

  // The money of the other one is back at once.
  await rowOf(page, '出单失败').first().getByRole('button', { name: '申请退款' }).click();
  const refund = dialog(page, '申请退款');
  await expect(refund.getByText('还没有出单，立即退回余额')).toBeVisible();
  await refund.getByRole('button', { name: /^申请退款 ¥12.70/ }).click();
  await expect(refund.getByText('成功1个，失败0个', { exact: false })).toBeVisible();
  await refund.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('一切正常')).toBeVisible(SOON);
  await expect(page.getByRole('banner').getByText('¥87.30')).toBeVisible();

  // The one that went out goes wrong on its way: whether its money goes back is for the supplier to say.
  const [sent] = await parcelsOf(orderNo);
  await changeCouriers('makeProblem', { waybillNo: sent?.waybillNo, problem: 'trouble' });
  await expect(page.getByRole('row', { name: /物流停滞/ })).toBeVisible(SOON);
  await rowOf(page, '物流停滞').getByRole('button', { name: '申请退款' }).click();
  await refund.getByLabel(/^退款原因/).fill('物流异常');
  await refund.getByRole('button', { name: /^申请退款 ¥12.70/ }).click();
  await expect(refund.getByText('待供应商处理', { exact: false })).toBeVisible();
  await refund.getByRole('button', { name: '知道了' }).click();

  await page.goto(pageUrl('/packageCenter?tab=refunds'));
  const waiting = rowOf(page, '待供应商处理');
  await shot(page, 'refunds-light');
  await waiting.getByRole('button', { name: '撤销申请' }).click();
  await dialog(page, '撤销退款申请').getByRole('button', { name: '确认撤销' }).click();
  await expect(page.getByRole('row', { name: /已撤销/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /退款成功/ })).toBeVisible();
  await page.getByRole('button', { name: /深色/ }).click();
  await shot(page, 'refunds-dark');
  expect(trouble).toEqual([]);
});
