import { expect, type Page, test } from 'playwright/test';
import { earned } from './earned.ts';
import { operate } from './operators.ts';
import { dialogOf, header } from './people.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { takeTurns } from './turns.ts';

const main = (page: Page) => page.getByRole('main');
const SOON = { timeout: 60_000 };

takeTurns('cash-outs', 'shared');

test('a buyer recharges at the cashier, and the open page is updated', async ({ page, context }) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/buyer/wallet'));
  await main(page).getByRole('link', { name: '充值', exact: true }).click();
  const dialog = dialogOf(page, '充值');
  await dialog.getByLabel('充值金额').fill('0.5');
  await dialog.getByRole('button', { name: /^去支付/ }).click();
  await expect(dialog.getByText(/^单次充值不能低于/)).toBeVisible();
  await dialog.getByLabel('充值金额').fill('88.88');
  await dialog.getByText('模拟支付').click();
  await shot(page, 'recharge-light');
  await dialog.getByRole('button', { name: '去支付 ¥88.88' }).click();
  await expect(dialog.getByRole('img', { name: '付款二维码' })).toBeVisible();
  const opening = context.waitForEvent('page');
  await dialog.getByRole('button', { name: '打开支付页面' }).click();
  const cashier = await opening;
  await expect(cashier.getByText('88.88 元')).toBeVisible();
  await shot(page, 'recharge-waiting-light');
  await cashier.getByRole('button', { name: '支付', exact: true }).click();
  await expect(cashier.getByText('支付成功，请回到原页面')).toBeVisible();
  await cashier.close();
  await expect(dialog.getByText('充值成功')).toBeVisible(SOON);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(header(page).getByText('¥88.88')).toBeVisible();

  await page.getByRole('tab', { name: '充值记录' }).click();
  await expect(page.getByRole('row', { name: /¥88\.88/ })).toContainText('已到账');
  await shot(page, 'recharges-light');
  expect(trouble).toEqual([]);
});

test('an income goes out once its owner is proven and an operator agrees; recharged money does not', async ({
  page,
  context,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 50);
  await earned(phone, 20_000);
  await earned(phone, 1_000, { recently: true });
  await page.goto(pageUrl('/buyer/wallet'));
  await expect(main(page)).toContainText(
    '售后保留¥10.00对应包裹仍可退款，签收或确认收货 7 天后可用于下单和提现',
  );
  await shot(page, 'wallet-held-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'wallet-held-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await main(page).getByRole('button', { name: '提现', exact: true }).click();
  await dialogOf(page, '提现').getByRole('button', { name: '去实名认证' }).click();
  const proof = dialogOf(page, '实名认证');
  await proof.getByLabel('真实姓名').fill('欧阳锋');
  await proof.getByLabel('身份证号').fill('11010519491231002x');
  await proof.getByRole('button', { name: '下一步' }).click();
  const opening = context.waitForEvent('page');
  await proof.getByText('在新窗口打开').click();
  const provider = await opening;
  await provider.getByRole('button', { name: '通过验证' }).click();
  await expect(provider.getByText('验证已完成，请回到原页面')).toBeVisible();
  await provider.close();
  await expect(proof.getByText('实名认证已通过')).toBeVisible();
  await proof.getByRole('button', { name: '完成', exact: true }).click();

  // Back at the form: 200 of the 260 may go out, 0.6 % of it is the fee.
  const dialog = dialogOf(page, '提现');
  await dialog.getByLabel('收款账号').fill('13800001234');
  await dialog.getByRole('button', { name: '全部提现' }).click();
  await expect(dialog.getByLabel('提现金额')).toHaveValue('200.00');
  await expect(dialog.getByText('¥198.80')).toBeVisible();
  await dialog.getByLabel('登录密码', { exact: true }).fill('first-pass1');
  await shot(page, 'cash-out-light');
  await dialog.getByRole('button', { name: '确认提现 ¥200.00' }).click();
  await expect(dialog.getByText('提现申请已提交')).toBeVisible();
  await dialog.getByRole('button', { name: '看提现记录' }).click();
  const record = page.getByRole('table', { name: '提现记录' }).getByRole('row', { name: /¥200\.00/ });
  await expect(record).toContainText('待审核');
  await expect(header(page).getByText('¥60.00')).toBeVisible();

  const [asked] = await inDatabase<{ id: string }>(
    'SELECT c.id FROM cash_out c JOIN account a ON a.id = c.account_id WHERE a.phone_print = $1',
    [printOf(phone)],
  );
  await operate('cash-out', 'reject', '--id', String(asked?.id), '--reason', '账号与姓名不一致');
  // Nobody touches the page.
  await expect(record).toContainText('已驳回', SOON);
  await expect(header(page).getByText('¥260.00')).toBeVisible(SOON);
  await shot(page, 'cash-outs-light');
  expect(await operate('books', 'check')).toMatch(/^账目相符/);
  expect(trouble).toEqual([]);
});
