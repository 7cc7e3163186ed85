import { type Browser, expect, type Page, test } from 'playwright/test';
import { CHROME, SAFARI, WECHAT } from '../support/userAgents.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { aPhone } from './phone.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

/** The notice, or the job that asks, takes its time. */
const SOON = { timeout: 60_000 };
const dialog = (page: Page) => dialogOf(page, '充值');

const phone = (browser: Browser, userAgent: string) => browser.newContext({ ...aPhone, userAgent });

/** Asks for 88.88 by that channel. */
async function ask(page: Page, channel: string): Promise<void> {
  await page.goto(pageUrl('/buyer/wallet?recharge='));
  await dialog(page).getByLabel('充值金额').fill('88.88');
  await dialog(page).getByText(channel, { exact: true }).click();
}

const pay = (page: Page) => dialog(page).getByRole('button', { name: '去支付 ¥88.88' });

/** What has become of all that somebody has begun, and what came to the wallet. */
function paymentsOf(ofPhone: string) {
  return inDatabase<{ status: number; payWay: number; credited: number }>(
    `SELECT p.status, p.pay_way AS "payWay",
            (SELECT count(*) FROM ledger_tx t WHERE t.biz_type = 'payment' AND t.biz_id = p.id)::int AS credited
       FROM payment p JOIN account a ON a.id = p.account_id WHERE a.phone_print = $1`,
    [printOf(ofPhone)],
  );
}

test('within WeChat a recharge is paid in its own cashier, once it has said who pays', async ({
  browser,
}) => {
  const context = await phone(browser, WECHAT);
  const decisions = ['cancel', 'pay'];
  // The browser's part: the page hears what WeChat decides, which verifies what the merchant has signed.
  await context.exposeFunction('askWechat', async (request: object) => {
    const answer = await fetch(`${process.env.SIMULATORS_URL}/wechatpay/bridge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, decision: decisions.shift() }),
    });
    return answer.json();
  });
  await context.addInitScript(() => {
    const { askWechat } = window as unknown as { askWechat: (request: object) => Promise<object> };
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (_call: string, request: object, done: (said: object) => void) =>
          void askWechat(request).then(done),
      },
    });
  });
  const page = await context.newPage();
  const trouble = collectConsoleErrors(page);
  const buyer = await signedInBuyer(page);

  await ask(page, '支付宝');
  await expect(dialog(page).getByText(/^这里不能用支付宝付款，请在浏览器打开/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '复制地址' })).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await shot(page, 'phonePay-elsewhere');
  await dialog(page).getByText('微信支付', { exact: true }).click();
  await pay(page).click();

  // To WeChat's login and back, without a question; the person closes its cashier at first.
  await expect(dialog(page).getByRole('button', { name: '打开微信支付' })).toBeVisible(SOON);
  await expect.poll(() => new URL(page.url()).search).toBe('?recharge=');
  await expect.poll(() => decisions).toEqual(['pay']);
  await expect(dialog(page).getByText('正在等待付款结果…')).toBeVisible();
  await shot(page, 'phonePay-inWechat');
  await dialog(page).getByRole('button', { name: '打开微信支付' }).click();
  await expect(dialog(page).getByText('充值成功')).toBeVisible(SOON);
  await expect(dialog(page).getByText('¥88.88').first()).toBeVisible();
  await shot(page, 'phonePay-settled');
  expect(await paymentsOf(buyer)).toEqual([{ status: 1, payWay: 2, credited: 1 }]);
  expect(trouble).toEqual([]);
  await context.close();
});

for (const [name, userAgent, channel] of [
  ['Safari', SAFARI, '微信支付'],
  ['Chrome of Android', CHROME, '支付宝'],
] as const)
  test(`in ${name} a recharge leaves for ${channel}, comes back and is credited`, async ({ browser }) => {
    const context = await phone(browser, userAgent);
    const page = await context.newPage();
    const trouble = collectConsoleErrors(page);
    const buyer = await signedInBuyer(page);
    await ask(page, channel);
    await pay(page).click();

    // The very page goes to the cashier.
    await expect(page.getByText('88.88 元')).toBeVisible(SOON);
    await page.goBack();
    await expect(dialog(page).getByRole('button', { name: '打开支付页面' })).toBeVisible(SOON);
    await shot(page, `phonePay-waiting-${channel === '支付宝' ? 'alipay' : 'wechat'}`);
    await dialog(page).getByRole('button', { name: '打开支付页面' }).click();
    await page.getByRole('button', { name: '支付', exact: true }).click();
    await page.getByRole('link', { name: '回到原页面' }).click();

    await expect(dialog(page).getByText('充值成功')).toBeVisible(SOON);
    await expect(dialog(page).getByText('¥88.88').first()).toBeVisible();
    expect(await paymentsOf(buyer)).toEqual([{ status: 1, payWay: 3, credited: 1 }]);
    expect(context.pages()).toHaveLength(1);
    expect(trouble).toEqual([]);
    await context.close();
  });
