import pg from 'pg';
import { expect, type Locator, type Page } from 'playwright/test';

const apiUrl = () => process.env.API_URL ?? '';

/** Address of a page of the product. */
export function pageUrl(path: string): string {
  return `${process.env.GATEWAY_URL ?? ''}/t3${path}`;
}

/** Opens the home page for the first time in a browser, and reads the newest notice away. */
export async function visitHome(page: Page, hash = ''): Promise<void> {
  await page.goto(pageUrl(`/${hash}`));
  await page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();
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

type Outbox = { captchas: { answer: string }[]; messages: { phone: string; code: string }[] };

async function outbox(): Promise<Outbox> {
  return (await (await fetch(`${apiUrl()}/dev/outbox`)).json()) as Outbox;
}

/** Types what stands on the picture of an open form; a person reads it, we know the newest one. */
export async function readCaptcha(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('img', { name: '图形验证码' })).toBeVisible();
  const { captchas } = await outbox();
  await dialog.getByLabel('图形验证码', { exact: true }).fill(captchas[0]?.answer ?? '');
}

/** The newest code that was sent to a phone. */
export async function newestCode(phone: string): Promise<string> {
  const { messages } = await outbox();
  return messages.find((message) => message.phone === phone)?.code ?? '';
}

/** Signs in through the open dialog. */
export async function signIn(page: Page, phone: string, password = 'demo1234'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await readCaptcha(dialog);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The page is loaded anew before it knows who is there.
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
}

/** Looks into the product's database, or changes what no person can: the course of time. */
export async function inDatabase<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
