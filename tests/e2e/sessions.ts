import { expect, type Page } from 'playwright/test';
import { buyerLike, newestCode, outbox, pageUrl, unusedPhone } from './person.ts';

type Session = { token: string };

async function request<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${process.env.API_URL}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  // Too busy to begin.
  if (response.status === 503) return request(path, body);
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

async function solvedCaptcha(): Promise<{ captcha: string; captchaId: string }> {
  const { captchaId, picPath } = await request<{ captchaId: string; picPath: string }>('/common/captcha');
  const { captchas } = await outbox();
  return { captchaId, captcha: captchas.find((one) => one.picPath === picPath)?.answer ?? '' };
}

/** Stores a session where the web app looks for it; the newest notice counts as read, and a phone as asked. No page of the app is open then. */
async function storeSession(page: Page, { token }: Session, type: 1 | 2): Promise<void> {
  await page.goto(`${process.env.GATEWAY_URL}/health/live`);
  await page.evaluate(
    ([tokenValue, typeValue]) => {
      localStorage.setItem('token', tokenValue);
      localStorage.setItem('type', typeValue);
      const newest = { v: 1, data: { id: 0, publishedAt: Date.now() } };
      sessionStorage.setItem('chengcang.notices', JSON.stringify(newest));
      sessionStorage.setItem('chengcang.site', JSON.stringify({ v: 1, data: 'mobile' }));
    },
    [token, String(type)] as const,
  );
}

/** Signs somebody in; a session of theirs that is open elsewhere ends. */
export async function login(phone: string, type: 1 | 2 = 1): Promise<Session> {
  return request('/common/login', { phone, password: 'demo1234', type, ...(await solvedCaptcha()) });
}

/** Opens a session without the login dialog, which has journeys of its own. The page shows nothing of the app yet. */
export async function openSession(
  page: Page,
  phone: string,
  { type = 1 }: { type?: 1 | 2 } = {},
): Promise<void> {
  await storeSession(page, await login(phone, type), type);
}

async function registerBuyer(phone: string, password: string): Promise<Session> {
  await request('/common/sendPhoneCode', { phone, scene: 1, ...(await solvedCaptcha()) });
  const { list } = await request<{ list: { kind: number; version: string }[] }>('/legal/list');
  const versionOf = (kind: number) => list.find((text) => text.kind === kind)?.version;
  return request('/common/register', {
    ...{ phone, password, repassword: password, phoneCode: await newestCode(phone) },
    consent: { terms: versionOf(1), privacy: versionOf(2) },
  });
}

/** A buyer of the journey's own with an open session; returns the phone. The page shows nothing of the app yet. */
export async function signedInBuyer(page: Page, password = 'first-pass1'): Promise<string> {
  const phone = unusedPhone();
  await storeSession(page, await registerBuyer(phone, password), 1);
  return phone;
}

/** A buyer of the journey's own without a session; returns the phone. */
export async function newBuyer(password: string): Promise<string> {
  const phone = unusedPhone();
  await registerBuyer(phone, password);
  return phone;
}

/** A session of a buyer like one of the demo's, at the home page; returns the phone. */
export async function atHomeLike(page: Page, demoPhone: string): Promise<string> {
  const phone = await buyerLike(demoPhone);
  await openSession(page, phone);
  await page.goto(pageUrl('/'));
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  return phone;
}
