import { expect, type Page, test } from 'playwright/test';
import { recipientSheet } from '../support/recipientSheet.ts';
import { main, nextButton, payButton, summary } from './autoWizard.ts';
import { buyerAtModel, dropFile, grid, keptPhone, regionsRead, tab } from './modelWizard.ts';
import { collectConsoleErrors, inDatabase } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';

/** Goes with bookmarks by the first courier to the prices. */
async function toPrices(page: Page): Promise<void> {
  await nextButton(page).click();
  await main(page)
    .getByRole('button', { name: /金属书签/ })
    .click();
  await main(page)
    .getByRole('radio', { name: /圆通速递/ })
    .check();
  await nextButton(page).click();
  await expect(page.getByRole('table', { name: '本批订单' })).toBeVisible({ timeout: 60_000 });
}

/** The orders from sheets of the buyer with the phone's print $1. */
const ORDERS_OF = `SELECT o.id FROM orders o JOIN account a ON a.id = o.account_id
  WHERE o.type = 3 AND a.kind = 1 AND a.phone_print = $1`;

test('a buyer drops a file of five thousand recipients, corrects one, excludes one, and pays for the rest as ten orders', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const trouble = collectConsoleErrors(page);
  const phone = await buyerAtModel(page);
  await dropFile(page, '双十一.xlsx', recipientSheet({ count: 5_000, series: 'A', badPhones: [7, 1_200] }));
  await regionsRead(page);
  await expect(tab(page, '全部', 5_000)).toBeVisible();
  await expect(tab(page, '错误', 2)).toBeVisible();
  // Only the rows near the view are drawn.
  expect(await grid(page).getByRole('row').count()).toBeLessThan(80);
  await shot(page, 'model-check-light');

  await tab(page, '错误', 2).click();
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('13899990001');
  await page.keyboard.press('Enter');
  await expect(tab(page, '错误', 1)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tab(page, '错误', 2)).toBeVisible();
  await grid(page).getByText('13810000', { exact: true }).dblclick();
  await page.getByRole('textbox', { name: '第 7 行联系电话' }).fill('13899990001');
  await page.keyboard.press('Enter');
  await expect(tab(page, '错误', 1)).toBeVisible();

  // Written once the last change has settled, the list is there again after a reload.
  await expect.poll(() => keptPhone(page, 'l7')).toBe('13899990001');
  await page.reload();
  await expect(tab(page, '错误', 1)).toBeVisible();

  await toPrices(page);
  await expect(main(page).getByText('有 1 个包裹不能发货')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  // Ten orders below the head, and the row that cannot go.
  const orders = page.getByRole('table', { name: '本批订单' }).getByRole('row');
  await expect(orders).toHaveCount(12);
  await expect(orders.last()).toContainText(/没有编入订单.*01—/);
  await page.getByRole('button', { name: '只发其余 4999 个包裹' }).click();
  // 4,999 parcels of 3.75: a bookmark of 0.95, and 2.80 for the courier.
  await expect(summary(page).getByText('¥18746.25', { exact: true })).toBeVisible();
  await shot(page, 'model-review-light');
  await payButton(page).click();

  // A crowded machine may answer late. A retry places nothing twice, as the counts below show.
  await expect(async () => {
    const retry = summary(page).getByRole('button', { name: '重试' });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
  // Other journeys would share the queue, the couriers and the machine with thousands of parcels under way.
  await inDatabase(
    `UPDATE order_package SET lease_until = now() + interval '1 day'
      WHERE output_status = 1 AND order_id IN (${ORDERS_OF})`,
    [printOf(phone)],
  );
  await expect(main(page).getByText('4999 个')).toBeVisible();
  const [made] = await inDatabase<{ orders: number; parcels: number; batches: number }>(
    `SELECT count(DISTINCT o.id)::int AS orders, count(p.id)::int AS parcels, count(DISTINCT o.batch_no)::int AS batches
      FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.id IN (${ORDERS_OF})`,
    [printOf(phone)],
  );
  expect(made).toEqual({ orders: 10, parcels: 4_999, batches: 1 });

  // The draft is gone with the payment; the same numbers are known as ordered from now on.
  await page.reload();
  await expect(page.getByText('把表格拖到这里')).toBeVisible();
  await dropFile(page, '再来一次.xlsx', recipientSheet({ count: 3, series: 'A' }));
  await regionsRead(page);
  await expect(tab(page, '已下过单', 3)).toBeVisible();
  // What was chosen last is chosen again.
  await nextButton(page).click();
  await expect(main(page).getByText('金属书签', { exact: false }).first()).toBeVisible();
  await nextButton(page).click();
  await expect(main(page).getByText('有 3 个第三方订单号已经下过单', { exact: false })).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  expect(trouble).toEqual([]);
});

test('a file without known headers is mapped once, and remembered', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtModel(page);
  const csv =
    '甲,乙,丙\n王小明,13800000401,浙江省杭州市西湖区文三路1号\n李小红,13800000402,江苏省南京市玄武区珠江路2号\n';
  const drop = (name: string) =>
    page.getByLabel('选择文件').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await drop('一.csv');
  for (const [column, field] of [
    ['甲', '收件人'],
    ['乙', '联系电话'],
    ['丙', '详细地址'],
  ]) {
    await page.getByRole('combobox', { name: `${column}对应` }).click();
    await page.getByRole('option', { name: field ?? '', exact: true }).click();
  }
  await shot(page, 'model-mapping-light');
  await page.getByRole('button', { name: '按此读取' }).click();
  await regionsRead(page);
  await expect(tab(page, '正常', 2)).toBeVisible();

  await page
    .getByRole('navigation', { name: '模板发货步骤' })
    .getByRole('button', { name: /上传文件/ })
    .click();
  await drop('二.csv');
  await regionsRead(page);
  await expect(tab(page, '正常', 2)).toBeVisible();
  expect(trouble).toEqual([]);
});
