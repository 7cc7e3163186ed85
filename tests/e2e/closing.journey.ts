import { expect, type Page, test } from 'playwright/test';
import { dialogOf, header, register, requestCode } from './people.ts';
import { collectConsoleErrors, inDatabase, newestCode, pageUrl, readCaptcha, unusedPhone } from './person.ts';
import { shots } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

const SOON = { timeout: 60_000 };
const PASSWORD = 'first-pass1';
const section = (page: Page) => page.getByRole('region', { name: '注销账号' });

/** The account page with what stands in the way of closing the account. */
async function lookAtClosing(page: Page): Promise<void> {
  await page.goto(pageUrl('/me'));
  await section(page).getByRole('button', { name: '查看注销条件' }).click();
}

/** A minute later: one message a minute goes to a phone. */
const aMinuteLater = (phone: string) =>
  inDatabase('DELETE FROM counter WHERE key LIKE $1', [`%${printOf(phone)}%`]);

/** What the words are when a phone and a password do not belong together. */
async function refusedLogin(page: Page, phone: string): Promise<string> {
  await header(page).getByRole('button', { name: '登录' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await readCaptcha(dialog);
  await page.keyboard.press('Enter');
  const words = dialog.getByText('手机号或密码错误');
  await expect(words).toBeVisible();
  const said = (await words.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return said;
}

test('a buyer closes the account: the recharge goes back, nobody knows the phone, and it may register again', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page, PASSWORD);
  await page.goto(pageUrl('/buyer/wallet'));
  await page.getByRole('main').getByRole('link', { name: '充值', exact: true }).click();
  const recharging = dialogOf(page, '充值');
  await recharging.getByLabel('充值金额').fill('66.66');
  await recharging.getByText('模拟支付').click();
  await recharging.getByRole('button', { name: '去支付 ¥66.66' }).click();
  const opening = context.waitForEvent('page');
  await recharging.getByRole('button', { name: '打开支付页面' }).click();
  const cashier = await opening;
  await expect(cashier.getByText('66.66 元')).toBeVisible();

  // What waits to be paid is settled first.
  await lookAtClosing(page);
  const row = section(page).getByRole('listitem').filter({ hasText: '待支付的充值' });
  await expect(row).toContainText('1 项未处理');
  await expect(section(page).getByRole('button', { name: '申请注销' })).toBeDisabled();
  await shots(page, 'closing-blocked');
  await row.getByRole('link', { name: '待支付的充值：去查看' }).click();
  await expect(page.getByRole('tab', { name: '充值记录', selected: true })).toBeVisible();
  await cashier.getByRole('button', { name: '支付', exact: true }).click();
  await expect(cashier.getByText('支付成功，请回到原页面')).toBeVisible();
  await cashier.close();
  await expect(header(page).getByText('¥66.66')).toBeVisible(SOON);

  await lookAtClosing(page);
  await expect(section(page)).toContainText('¥66.66 原路退回');
  await expect(section(page)).toContainText('模拟支付');
  await shots(page, 'closing-ready');
  const payNo = /Z\d+/.exec((await section(page).textContent()) ?? '')?.[0] ?? '';
  await aMinuteLater(phone);
  await section(page).getByRole('button', { name: '申请注销' }).click();
  await requestCode(page, '验证手机号');
  const proof = dialogOf(page, '验证手机号');
  await proof.getByLabel('短信验证码', { exact: true }).fill(await newestCode(phone));
  await shots(page, 'closing-code');
  await page.keyboard.press('Enter');

  const question = dialogOf(page, '确认注销账号？');
  await expect(question.getByRole('button', { name: '再想想' })).toBeFocused();
  await shots(page, 'closing-question');
  await question.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText('账号已注销，个人信息已经清除')).toBeVisible();
  await expect(page).toHaveURL(pageUrl('/'));
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
  // Nothing is kept in this browser either: it is as on the first visit.
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();

  const told = await fetch(`${process.env.SIMULATORS_URL}/payments/api/trades/${payNo}`);
  expect(((await told.json()) as { refunds: object[] }).refunds).toMatchObject([
    { amount: 6_666, state: 'done' },
  ]);

  expect(await refusedLogin(page, phone)).toBe(await refusedLogin(page, unusedPhone()));
  await aMinuteLater(phone);
  await header(page).getByRole('button', { name: '注册' }).click();
  await register(page, phone, PASSWORD);
  await expect(header(page).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  await expect(header(page).getByText('¥0.00')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a closing that waits for a cash-out says so, and is taken back', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page, PASSWORD);
  // Paid longer ago than channels give back.
  await inDatabase(
    `WITH paid AS (
       INSERT INTO payment (pay_no, account_id, amount, pay_type, status, channel_trade_no, paid_at, expire_at, next_ask_at)
       SELECT 'Z' || id, id, 1234, 9, 1, 'old ' || id, now() - interval '400 days', now(), now() FROM account WHERE phone_print = $1
       RETURNING id, account_id)
     SELECT ledger_move(1::smallint, 'payment', id, '', '充值', ledger_account_of(0, 'recharge'), ledger_account_of(account_id, 'available'), 1234) FROM paid`,
    [printOf(phone)],
  );
  await lookAtClosing(page);
  await expect(section(page)).toContainText('¥12.34 需要提现');
  await aMinuteLater(phone);
  await section(page).getByRole('button', { name: '申请注销' }).click();
  await requestCode(page, '验证手机号');
  const proof = dialogOf(page, '验证手机号');
  await proof.getByLabel('短信验证码', { exact: true }).fill(await newestCode(phone));
  await proof.getByRole('button', { name: '下一步' }).click();
  await dialogOf(page, '确认注销账号？').getByRole('button', { name: '确认注销' }).click();
  await expect(section(page)).toContainText('请把余额全部提现，到账后会自动完成注销');
  await shots(page, 'closing-waits');
  await section(page).getByRole('button', { name: '撤销注销' }).click();
  await expect(dialogOf(page, '撤销注销？').getByRole('button', { name: '继续注销' })).toBeFocused();
  await dialogOf(page, '撤销注销？').getByRole('button', { name: '确认撤销' }).click();
  await expect(section(page).getByRole('button', { name: '申请注销' })).toBeEnabled();
  expect(trouble).toEqual([]);
});
