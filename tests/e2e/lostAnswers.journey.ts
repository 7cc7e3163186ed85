import { expect, type Page, type Request, test } from 'playwright/test';
import { backButton, nextButton, payButton } from './autoWizard.ts';
import { buyerLike, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { openSession } from './sessions.ts';

const TWO = '张三丰 13800000202 浙江省杭州市西湖区文三路1号\n李四光 13800000203 江苏省南京市玄武区珠江路2号';
const paid = { paid: true, cancelled: false };
const PAID = '支付成功，仓库正在安排发货';

/** A buyer of the journey's own, at the last step of an order for two recipients. */
async function atReview(page: Page): Promise<string> {
  const phone = await buyerLike('13800000001');
  await openSession(page, phone);
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await nextButton(page).click();
  await nextButton(page).click();
  await page.getByRole('textbox', { name: '粘贴收件人' }).fill(TWO);
  await page.getByRole('button', { name: /^识别/ }).click();
  await nextButton(page).click();
  await expect(payButton(page)).toHaveText('确认支付 ¥25.32');
  return phone;
}

/** Executes the next operation of that name, and loses its answer. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

const isQuote = (request: Request) =>
  request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === 'QuoteShipment';

const ordersOf = (phone: string) =>
  inDatabase<{ paid: boolean; cancelled: boolean }>(
    `SELECT paid_at IS NOT NULL AS paid, cancelled_at IS NOT NULL AS cancelled FROM orders
      WHERE account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1) ORDER BY id`,
    [printOf(phone)],
  );

test('a draft that one tab has ordered is ordered again in another only by a choice that says what it does', async ({
  page,
  context,
}) => {
  const phone = await atReview(page);
  const other = await context.newPage();
  await other.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await expect(payButton(other)).toBeEnabled();

  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeVisible();
  const orderNo = (await page.getByText(/^D\d{18}$/).textContent()) ?? '';

  const said = other.getByRole('alert').filter({ hasText: orderNo });
  await expect(said).toContainText('2 个包裹，¥25.32');
  await expect(said).toContainText('再发 2 个包裹，另付 ¥25.32');
  await expect(said.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', new RegExp(orderNo));
  await expect(payButton(other)).toBeDisabled();
  await shot(other, 'sent-elsewhere');
  const priced = other.waitForResponse((response) => isQuote(response.request()));
  await backButton(other).click();
  await expect(other.getByRole('alert').filter({ hasText: orderNo })).toBeVisible();
  await priced;
  await expect(nextButton(other)).toBeEnabled();
  // Nothing is ordered once more while it is priced anew.
  const answer = Promise.withResolvers<void>();
  await other.route('**/graphql', async (route) => {
    if (isQuote(route.request())) await answer.promise;
    await route.fallback();
  });
  await nextButton(other).click();
  const again = other.getByRole('button', { name: '仍要再下一单' });
  await expect(again).toBeDisabled();
  answer.resolve();

  await again.click();
  await payButton(other).click();
  await expect(other.getByText(PAID)).toBeVisible();
  await expect(other.getByText(orderNo)).toHaveCount(0);
  expect(await ordersOf(phone)).toEqual([paid, paid]);
});

test('after a reload the page finds out that an order was paid whose answer was lost', async ({ page }) => {
  const phone = await atReview(page);
  await loseAnswer(page, 'PayShipment');
  await payButton(page).click();
  await expect(page.getByText('没有收到支付结果')).toBeVisible();
  await expect(page.getByText('等待支付')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(PAID)).toBeVisible();
  await expect(page.getByText('¥25.32')).toBeVisible();
  expect(await ordersOf(phone)).toEqual([paid]);
});

test('who changes an order whose answer was lost has it cancelled first', async ({ page }) => {
  const phone = await atReview(page);
  await loseAnswer(page, 'CreateShipment');
  await payButton(page).click();
  await expect(page.getByText('没有收到下单结果')).toBeVisible();
  await shot(page, 'placing-unknown');
  expect(await ordersOf(phone)).toEqual([{ paid: false, cancelled: false }]);

  await backButton(page).click();
  await expect(page.getByText('没有收到结果的提交已取消')).toBeVisible();
  await page.getByRole('grid', { name: '收件人列表' }).getByLabel('第2行电话').fill('13800000204');
  await nextButton(page).click();
  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeVisible();
  expect(await ordersOf(phone)).toEqual([{ paid: false, cancelled: true }, paid]);
});
