import { expect, type Locator, type Page } from 'playwright/test';
import { newestCode, readCaptcha } from './person.ts';

export const dialogOf = (page: Page, name = '登录') => page.getByRole('dialog', { name });
export const header = (page: Page) => page.getByRole('banner');

/** Asks for a code in an open form; the captcha is read off the picture. */
export async function requestCode(page: Page, dialogName: string): Promise<void> {
  const dialog = dialogOf(page, dialogName);
  await readCaptcha(dialog);
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后重新发送$/ })).toBeDisabled();
}

/** Agrees to both texts; a click on a text's name would open it. */
export const agree = (dialog: Locator) =>
  dialog.getByRole('checkbox', { name: /^我已阅读并同意/ }).check({ force: true });

/** Fills the open form for signing up and sends it; the person is signed in then. */
export async function register(page: Page, phone: string, password: string): Promise<void> {
  const dialog = dialogOf(page, '注册');
  await dialog.getByLabel('手机号').fill(phone);
  await requestCode(page, '注册');
  await dialog.getByLabel('短信验证码').fill(await newestCode(phone));
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByLabel('确认密码').fill(password);
  await agree(dialog);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The page is loaded anew before it knows who is there.
  await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
}
