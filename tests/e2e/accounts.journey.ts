import { type Browser, expect, type Page, test } from 'playwright/test';
import { agree, dialogOf, header, register, requestCode } from './people.ts';
import {
  buyerLike,
  collectConsoleErrors,
  inDatabase,
  newestCode,
  pageUrl,
  readCaptcha,
  signIn,
  unusedPhone,
  visitHome,
} from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { newBuyer, signedInBuyer } from './sessions.ts';

async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visitHome(page);
  return page;
}

test('an invited visitor signs up; the inviter and the countdown outlive going about and a reload', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = unusedPhone();
  await visitHome(page, '#super=1');
  await page
    .getByRole('link', { name: /毛绒小熊公仔/ })
    .first()
    .click();
  await dialogOf(page).getByRole('button', { name: '没有账号？去注册' }).click();
  const dialog = dialogOf(page, '注册');
  await expect(dialog.getByText('邀请人：1')).toBeVisible();

  // Nothing typed: every field says what it lacks.
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await expect(dialog.getByText('请输入手机号', { exact: true })).toBeVisible();
  await expect(dialog.getByText('请输入密码', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('请输入验证码', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('请正确填写信息')).toBeVisible();
  await expect(dialog.getByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeVisible();
  await shot(page, 'register-empty');

  await dialog.getByLabel('手机号').fill(phone);
  await requestCode(page, '注册');
  await page.reload();
  await dialogOf(page).getByRole('button', { name: '没有账号？去注册' }).click();
  await expect(dialog.getByText('邀请人：1')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /秒后重新发送$/ })).toBeDisabled();

  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('短信验证码').fill(await newestCode(phone));
  await dialog.getByLabel('密码', { exact: true }).fill('first-pass1');
  await dialog.getByLabel('确认密码').fill('first-pass2');
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible();
  await dialog.getByLabel('确认密码').fill('first-pass1');
  await agree(dialog);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();

  await expect(header(page).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  const [row] = await inDatabase<{ superId: number }>(
    'SELECT super_id::int AS "superId" FROM account WHERE phone_print = $1',
    [printOf(phone)],
  );
  expect(row).toEqual({ superId: 1 });
  expect(trouble).toEqual([]);
});

test('a supplier signs up and in with their own kind, and is kept from a buyer’s page', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const phone = unusedPhone();
  await visitHome(page);
  await header(page).getByRole('button', { name: '注册' }).click();
  await dialogOf(page, '注册').getByRole('radio', { name: '供应商会员' }).check({ force: true });
  await register(page, phone, 'seller-pass1');
  await expect(header(page).getByText(`供应商${phone.slice(-4)}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('type'))).toBe('2');
  await page.goto(pageUrl('/buyer/wallet'));
  await expect(page.getByText('您没有权限访问此页面').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('WeChat login is the same form; a wrong password draws a new picture and keeps what was typed', async ({
  page,
}) => {
  const phone = await newBuyer('first-pass1');
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByText('请先登录').first()).toBeVisible();
  await dialogOf(page).getByRole('tab', { name: '手机登录' }).click();
  await expect(page.getByText('手机验证码登录暂未开放')).toBeVisible();
  await page.getByRole('tab', { name: '微信登录' }).click();
  const dialog = dialogOf(page, '微信登录');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill('not-my-pass');
  await readCaptcha(dialog);
  const before = await dialog.getByRole('img', { name: '图形验证码' }).getAttribute('src');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('手机号或密码错误')).toBeVisible();
  await expect(dialog.getByRole('img', { name: '图形验证码' })).not.toHaveAttribute('src', before ?? '');
  await expect(dialog.getByLabel('图形验证码', { exact: true })).toHaveValue('');
  await dialog.getByLabel('密码', { exact: true }).fill('first-pass1');
  await readCaptcha(dialog);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The page that was asked for.
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible();
  expect(page.url()).toBe(pageUrl('/orderCenter'));
});

test('a forgotten password is reset, and other browsers are signed out', async ({ page, browser }) => {
  const phone = await signedInBuyer(page);
  await page.goto(pageUrl('/orderCenter'));
  // A minute later: one message a minute goes to a phone.
  await inDatabase('DELETE FROM counter WHERE key LIKE $1', [`%${printOf(phone)}%`]);
  const other = await otherBrowser(browser);
  await header(other).getByRole('button', { name: '登录' }).click();
  await dialogOf(other).getByRole('button', { name: '忘记密码？' }).click();
  const dialog = dialogOf(other, '找回密码');
  await dialog.getByLabel('手机号').fill(phone);
  await requestCode(other, '找回密码');
  await dialog.getByLabel('短信验证码').fill(await newestCode(phone));
  await dialog.getByLabel('新密码').fill('second-pass2');
  await dialog.getByLabel('确认密码').fill('second-pass2');
  await shot(other, 'find-password');
  await dialog.getByRole('button', { name: '重置密码' }).click();
  await expect(dialogOf(other).getByText('密码已重置，请登录')).toBeVisible();
  await signIn(other, phone, 'second-pass2');

  // The page may have heard of it by its stream, and shows the dialog above its menu.
  await page.getByRole('link', { name: '包裹列表' }).dispatchEvent('click');
  await expect(dialogOf(page).getByText('授权已过期，请重新登录')).toBeVisible();
  await other.context().close();
});

test('a session that expires in the middle of the wizard goes on where it was', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const phone = await buyerLike('13800000002');
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await signIn(page, phone);
  const next = page.getByRole('button', { name: /^下一步/ });
  await next.click();
  await expect(page.getByRole('heading', { name: '发件人' })).toBeVisible();
  await next.click();
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('张三丰 13800000202 浙江省杭州市西湖区文三路1号\n李四光 13800000203 江苏省南京市玄武区珠江路2号');
  await page.getByRole('button', { name: /^识别/ }).click();
  const grid = page.getByRole('grid', { name: '收件人列表' });
  await expect(grid.getByLabel('第2行收件人')).toHaveValue('李四光');
  await expect(page.getByRole('complementary').getByText('¥25.40')).toBeVisible();
  const here = page.url();

  await inDatabase(
    `UPDATE session SET idle_until = now() - interval '1 second' WHERE revoked_at IS NULL
      AND account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)`,
    [printOf(phone)],
  );
  // What is typed now is priced anew, which tells of the end.
  await grid.getByLabel('第1行收件人').fill('张四丰');
  await expect(page.getByText('授权可能已过期，请重新登录')).toHaveCount(1);
  await expect(dialogOf(page).getByText('授权已过期，请重新登录')).toBeVisible();
  // Who it was is known still: the password is what is left to type.
  await expect(dialogOf(page).getByLabel('手机号')).toHaveValue(phone);
  await expect(dialogOf(page).getByLabel('密码', { exact: true })).toBeFocused();
  await shot(page, 'expired-in-wizard');
  await signIn(page, phone);
  expect(page.url()).toBe(here);
  await expect(grid.getByLabel('第1行收件人')).toHaveValue('张四丰');
  await expect(grid.getByLabel('第2行收件人')).toHaveValue('李四光');
  await expect(page.getByRole('complementary').getByText('¥25.40')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('another tab follows into the session and out of it', async ({ page, context }) => {
  const phone = await newBuyer('first-pass1');
  await visitHome(page);
  const name = `会员${phone.slice(-4)}`;
  const tab = await context.newPage();
  await tab.goto(pageUrl('/'));
  await expect(header(tab).getByRole('button', { name: '登录' })).toBeVisible();
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, phone, 'first-pass1');
  await expect(header(tab).getByText(name)).toBeVisible();
  await header(page).getByRole('button', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
  await expect(header(tab).getByRole('button', { name: '登录' })).toBeVisible();
  expect(await tab.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('type')])).toEqual([
    null,
    null,
  ]);
});

test('of two browsers with one account the first is notified that the other took over', async ({
  page,
  browser,
}) => {
  const phone = await signedInBuyer(page);
  await page.goto(pageUrl('/'));
  await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  const other = await otherBrowser(browser);
  await header(other).getByRole('button', { name: '登录' }).click();
  await signIn(other, phone, 'first-pass1');
  await expect(header(other).getByText(`会员${phone.slice(-4)}`)).toBeVisible();

  // Nobody touches the page: its stream of changes ends with the session.
  await expect(dialogOf(page).getByText('授权已过期，请重新登录')).toBeVisible({
    timeout: 40_000,
  });
  await expect(header(other).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  await other.context().close();
});
