import { expect, type Page } from 'playwright/test';

const apiUrl = () => process.env.API_URL ?? '';

/** Address of a page of the product. */
export function pageUrl(path: string): string {
  return `${process.env.GATEWAY_URL ?? ''}/t3${path}`;
}

/** Collects what a page must never say: console errors and uncaught exceptions. */
export function listenForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

/** What the newest captcha says; a person reads it off the picture. */
async function newestCaptcha(): Promise<string> {
  const outbox = (await (await fetch(`${apiUrl()}/dev/outbox`)).json()) as { captchas: { answer: string }[] };
  return outbox.captchas[0]?.answer ?? '';
}

/** Signs in through the open dialog. */
export async function signIn(page: Page, phone: string, password = 'demo1234'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByLabel('验证码', { exact: true }).fill(await newestCaptcha());
  await dialog.getByLabel('验证码', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}
