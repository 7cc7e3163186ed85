import { randomInt } from 'node:crypto';
import pg from 'pg';
import { expect, type Locator, type Page } from 'playwright/test';
import { printOf, sealedPhone } from './sealed.ts';

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

/** Waits until the script has drawn the home page, whose markup by the gateway does not answer to anything but links. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.server-page')).toHaveCount(0);
}

/** Collects what a page must never say: console errors and uncaught exceptions. */
export function collectConsoleErrors(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

type Outbox = {
  captchas: { answer: string; picPath: string }[];
  messages: { phone: string; code: string }[];
};

/** What the product would have shown and sent to people, newest first. */
export async function outbox(): Promise<Outbox> {
  return (await (await fetch(`${apiUrl()}/dev/outbox`)).json()) as Outbox;
}

/** Types what stands on the picture of an open form; a person reads it, we know what was drawn. */
export async function readCaptcha(dialog: Locator): Promise<void> {
  const picture = dialog.getByRole('img', { name: '图形验证码' });
  await expect(picture).toBeVisible();
  const shown = await picture.getAttribute('src');
  const { captchas } = await outbox();
  const drawn = captchas.find(({ picPath }) => picPath === shown);
  await dialog.getByLabel('图形验证码', { exact: true }).fill(drawn?.answer ?? '');
}

/** One that nobody has. */
export const unusedPhone = () => `17${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

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

/** A buyer of the journey's own, as the demo data knows the one of that phone; the password is `demo1234`. */
export async function buyerLike(demoPhone: string): Promise<string> {
  const phone = unusedPhone();
  await inDatabase(
    `WITH model AS (SELECT * FROM account WHERE kind = 1 AND phone_print = $1),
      twin AS (INSERT INTO account (kind, phone, phone_print, password_hash, nick_name, level)
        SELECT kind, $2, $3, password_hash, nick_name, level FROM model RETURNING id),
      agreement AS (INSERT INTO consent (account_id, legal_text_id, agreed)
        SELECT twin.id, t.id, true FROM twin, legal_text t)
      INSERT INTO sender (account_id, person, province, city, district, province_code, city_code, district_code, is_default)
        SELECT twin.id, s.person, s.province, s.city, s.district, s.province_code, s.city_code, s.district_code, s.is_default
        FROM sender s, twin WHERE s.account_id = (SELECT id FROM model)`,
    [printOf(demoPhone), sealedPhone(phone), printOf(phone)],
  );
  const [{ yuan } = { yuan: 0 }] = await inDatabase<{ yuan: number }>(
    `SELECT (e.amount / 100)::int AS yuan FROM ledger_entry e JOIN ledger_account l ON l.id = e.account_id
      WHERE l.code = 'available' AND l.owner_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)
      ORDER BY e.id LIMIT 1`,
    [printOf(demoPhone)],
  );
  await giveMoney(phone, yuan);
  return phone;
}

/** Puts money into the wallet of the buyer of that phone. */
export async function giveMoney(phone: string, yuan: number): Promise<void> {
  await inDatabase('SELECT give_demo_money(id, $2) FROM account WHERE kind = 1 AND phone_print = $1', [
    printOf(phone),
    yuan * 100,
  ]);
}
