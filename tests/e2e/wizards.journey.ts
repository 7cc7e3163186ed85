import { expect, type Page, test } from 'playwright/test';
import { recipientSheet } from '../support/recipientSheet.ts';
import { nextButton } from './autoWizard.ts';
import { buyerAtModel, dropFile, grid, regionsRead, tab } from './modelWizard.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { atHomeLike } from './sessions.ts';
import { settled } from './settled.ts';

const WIZARD = '/shipments/56/1/byHand?wid=1';
const pasteBox = (page: Page) => page.getByRole('textbox', { name: '粘贴收件人' });
const payButton = (page: Page) => page.getByRole('button', { name: /^确认支付/ });
const currentStep = (page: Page) => page.getByRole('navigation', { name: /步骤$/ }).locator('[aria-current]');

/** A buyer like one of the demo's at the wizard for goods; answers the phone. */
async function buyerAtByHand(page: Page): Promise<string> {
  // Home is where Back leads to from the first step.
  const phone = await atHomeLike(page, '13800000002');
  await page.goto(pageUrl(WIZARD));
  await expect(currentStep(page)).toContainText('商品与仓库');
  return phone;
}

/** From the first step to the prices of one recipient. */
async function toReview(page: Page): Promise<void> {
  await nextButton(page).click();
  await nextButton(page).click();
  await pasteBox(page).fill('张三丰 13800000202 浙江省杭州市西湖区文三路1号');
  await page.getByRole('button', { name: /^识别/ }).click();
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
}

test('Back and Forward go from step to step of a wizard, and leave it from the first', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await buyerAtByHand(page);
  await toReview(page);
  await page.goBack();
  await expect(currentStep(page)).toContainText('收件人');
  await settled(page);
  await shot(page, 'wizard-step-light');
  await page.goBack();
  await expect(currentStep(page)).toContainText('快递与发件人');
  await page.goBack();
  await expect(currentStep(page)).toContainText('商品与仓库');
  await expect(page).toHaveURL(pageUrl(WIZARD));
  await page.goForward();
  await expect(currentStep(page)).toContainText('快递与发件人');
  await page.goForward();
  // The prices are asked for anew; Forward waits for them.
  await page.goForward();
  await expect(currentStep(page)).toContainText('核对并支付');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // A reload stands where it was, and so does the way back.
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await page.goBack();
  await expect(currentStep(page)).toContainText('收件人');
  // Whoever goes back on the page itself finds nothing doubled in the history.
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(currentStep(page)).toContainText('快递与发件人');
  await page.goBack();
  await expect(currentStep(page)).toContainText('商品与仓库');
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/'));

  // The draft opens at the step that was left last; from there too Back goes one step.
  await page.goForward();
  await nextButton(page).click();
  await nextButton(page).click();
  await page.getByRole('link', { name: '我的订单' }).first().click();
  await expect(page).toHaveURL(pageUrl('/orderCenter'));
  await page.goto(pageUrl(WIZARD));
  await expect(currentStep(page)).toContainText('收件人');
  await page.goBack();
  await expect(currentStep(page)).toContainText('快递与发件人');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'wizard-step-dark');
  expect(trouble).toEqual([]);
});

test('once the order is paid, Back leaves the wizard', async ({ page }) => {
  await buyerAtByHand(page);
  await toReview(page);
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/'));
});

test('rows of a sheet that are still read are neither wrong nor left out', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const held = Promise.withResolvers<void>();
  await buyerAtModel(page);
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'ReadPlaces') await held.promise;
    await route.continue();
  });
  await dropFile(page, '在读.xlsx', recipientSheet({ count: 40, series: 'W', badPhones: [7] }));
  await expect(tab(page, '待识别', 39)).toBeVisible();
  await expect(tab(page, '错误', 1)).toBeVisible();
  await page.getByRole('button', { name: '排除全部不能发的 1 行' }).click();
  await expect(tab(page, '已排除', 1)).toBeVisible();
  await expect(tab(page, '待识别', 39)).toBeVisible();
  await shot(page, 'rows-unread');
  held.resolve();
  await regionsRead(page);
  await expect(tab(page, '正常', 39)).toBeVisible();
  await expect(grid(page)).toBeVisible();

  // In this wizard, too, Back goes one step.
  await page.goBack();
  await expect(currentStep(page)).toContainText('上传文件');
  await page.goForward();
  await expect(currentStep(page)).not.toContainText('上传文件');
  await expect(tab(page, '正常', 39)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('of two tabs with one draft, the one that did not order has none after a reload', async ({ page }) => {
  const phone = await buyerAtByHand(page);
  await toReview(page);
  const other = await page.context().newPage();
  await other.goto(pageUrl(WIZARD));
  await expect(payButton(other)).toBeEnabled();
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();

  await other.reload();
  await expect(currentStep(other)).toContainText('商品与仓库');
  await nextButton(other).click();
  await nextButton(other).click();
  await expect(other.getByText('还没有收件人', { exact: false })).toBeVisible();
  await expect(nextButton(other)).toBeDisabled();
  const orders = await inDatabase(
    'SELECT id FROM orders WHERE account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)',
    [printOf(phone)],
  );
  expect(orders).toHaveLength(1);
});

test('a session that ends while a popover is open closes it below the login', async ({ page }) => {
  const phone = await buyerAtByHand(page);
  await page.goto(pageUrl('/packageCenter'));
  await page.getByRole('button', { name: '列设置' }).click();
  const columns = page.getByRole('group', { name: '列设置' });
  await expect(columns).toBeVisible();
  await inDatabase(
    `UPDATE session SET idle_until = now() - interval '1 second' WHERE revoked_at IS NULL
      AND account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)`,
    [printOf(phone)],
  );
  // What the page asks for next tells of the end; the popover stays open under a click of no pointer.
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
      .find(({ ariaSelected }) => ariaSelected !== 'true')
      ?.click(),
  );
  await expect(dialogOf(page)).toBeVisible();
  await expect(columns).toBeHidden();
  await expect(dialogOf(page).getByLabel('手机号')).toHaveValue(phone);
  await shot(page, 'expired-over-popover');
});

test('a question before something is removed starts on the button that removes nothing', async ({ page }) => {
  await buyerAtByHand(page);
  await page.goto(pageUrl('/senderManagement'));
  await page.getByRole('button', { name: '删除' }).first().click();
  const question = dialogOf(page, '删除发件人');
  await expect(question.getByRole('button', { name: '确认删除' })).toBeVisible();
  await expect(question.locator('footer').getByRole('button').first()).toBeFocused();
  await shot(page, 'confirm-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await shot(page, 'confirm-dark');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: '删除' }).first()).toBeVisible();
});
