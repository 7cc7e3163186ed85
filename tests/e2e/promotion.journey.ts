import { type Browser, expect, type Page, test } from 'playwright/test';
import { dialogOf, header, register } from './people.ts';
import {
  buyerLike,
  collectConsoleErrors,
  giveMoney,
  inDatabase,
  pageUrl,
  unusedPhone,
  visitHome,
} from './person.ts';
import { aPhone } from './phone.ts';
import { deliver, placeOrder } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { openSession, signedInBuyer } from './sessions.ts';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const result = (page: Page) => page.getByRole('region', { name: '试算结果' });
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** The queue, the courier and the way back take their time. */
const SOON = { timeout: 60_000 };

/** An agent of the journey's own, at level 3 and with 5000 yuan. */
async function signedInAgent(page: Page): Promise<number> {
  const phone = await buyerLike('13800000001');
  await openSession(page, phone);
  const [agent] = await inDatabase<{ id: number }>(
    'SELECT id::int FROM account WHERE kind = 1 AND phone_print = $1',
    [printOf(phone)],
  );
  return agent?.id ?? 0;
}

type Ordered = { good: string; price: number; warehouse: string; courier: string };

/** What `placeOrder` orders, and its price in fen for somebody without an inviter. */
async function whatIsOrdered(): Promise<Ordered> {
  const [facts] = await inDatabase<Ordered>(
    `SELECT g.name AS good, (g.supply_price + g.platform_margin)::int AS price, w.name AS warehouse, c.name AS courier
       FROM goods g, warehouse w JOIN warehouse_courier f ON f.warehouse_id = w.id JOIN courier c ON c.id = f.courier_id
      WHERE g.id = 56 AND w.id = 1 ORDER BY c.id LIMIT 1`,
  );
  if (!facts) throw new Error('the demo data lacks what journeys order');
  return facts;
}

async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.getByRole('option', { name: option }).first().click();
}

/** Tries out the parcel of `placeOrder`. */
async function tryOut(page: Page, { good, warehouse, courier }: Ordered): Promise<void> {
  await tab(page, '价格试算').click();
  await main(page).getByRole('searchbox').fill(good);
  await main(page).getByRole('button', { name: '查找' }).click();
  const found = main(page).getByRole('list', { name: '查找结果' });
  await found.getByRole('button').filter({ hasText: good }).first().click();
  await pick(page, '发货仓库', warehouse);
  await pick(page, '快递', courier);
  await page.getByRole('combobox', { name: '收货地区' }).fill('浙江');
  await expect(page.getByRole('option', { name: '浙江省' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function invitedBy(browser: Browser, link: string, phone: string): Promise<Page> {
  const guest = await (await browser.newContext()).newPage();
  await visitHome(guest, new URL(link).hash);
  await header(guest).getByRole('button', { name: '注册' }).click();
  await register(guest, phone, 'first-pass1');
  return guest;
}

test('an agent invites somebody, who pays what the agent adds; it comes to the agent with the settlement', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  const trouble = collectConsoleErrors(page);
  const ordered = await whatIsOrdered();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const agentId = await signedInAgent(page);
  await page.goto(pageUrl('/buyer/myPromotion'));
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(pageUrl(`/#super=${agentId}`));

  const phone = unusedPhone();
  const guest = await invitedBy(browser, link, phone);
  await giveMoney(phone, 100);

  await page.reload();
  const member = page.getByRole('table', { name: '会员列表' }).getByRole('row').nth(1);
  await member.getByRole('button', { name: '设置加价' }).click();
  const dialog = dialogOf(page, '设置加价');
  await dialog.getByLabel('每件加价').fill('0.81');
  await dialog.getByLabel('每包裹加价').fill('0.2');
  await dialog.getByRole('button', { name: '保存加价' }).click();
  await expect(dialog.getByText(/^利润不能超过0\.80?元/)).toBeVisible();
  await dialog.getByLabel('每件加价').fill('0.5');
  await dialog.getByRole('button', { name: '保存加价' }).click();
  await expect(dialog).toBeHidden();
  await expect(member).toContainText('¥0.50/件 + ¥0.20/包裹');
  await shot(page, 'promotion-members-light');

  await tryOut(page, ordered);
  await pick(page, '会员', new RegExp(`${phone.slice(0, 3)}\\*+${phone.slice(-2)}`));
  await expect(result(page)).toContainText('每件 ¥0.50 × 1 + 每包裹 ¥0.20');
  await shot(page, 'promotion-simulator-light');
  const foreseen = await result(page)
    .getByText('会员支付')
    .first()
    .locator('xpath=following::dd[1]')
    .textContent();

  await guest.goto(pageUrl('/goodsInfo/56'));
  await expect(
    main(guest)
      .getByText(yuan(ordered.price + 50))
      .first(),
  ).toBeVisible();
  const orderNo = await placeOrder(guest);
  await guest.goto(pageUrl('/orderCenter'));
  const order = guest.getByRole('row', { name: new RegExp(orderNo) });
  await order.getByRole('button', { name: '确认支付' }).click();
  const total = yuan(Math.round(Number(foreseen?.replace(/[^\d.]/g, '')) * 100) * 2);
  await dialogOf(guest, '支付订单')
    .getByRole('button', { name: `确认支付 ${total}` })
    .click();
  await expect(order).toContainText('待收货', SOON);
  const parcels = await inDatabase<{ waybillNo: string | null }>(
    `SELECT p.waybill_no AS "waybillNo" FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.order_no = $1`,
    [orderNo],
  );
  for (const { waybillNo } of parcels) await deliver(waybillNo);
  await expect(order).toContainText('待评价', SOON);
  await runScheduledJob('settleDue');

  // The agent's page is told of the money.
  await expect(header(page).getByText('¥5001.40')).toBeVisible(SOON);
  await page.goto(pageUrl('/buyer/myPromotion'));
  const facts = page.getByLabel('推广概况');
  for (const fact of ['有效会员1', '累计收益¥1.40', '待结算¥0.00']) await expect(facts).toContainText(fact);
  await page.goto(pageUrl('/buyer/wallet'));
  await expect(page.getByRole('row', { name: /推广收益.*\+¥0\.70/ })).toHaveCount(2);
  expect(trouble).toEqual([]);
});

test('the levels say what is missing; the price follows each choice, and the goods are there again', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const ordered = await whatIsOrdered();
  await signedInAgent(page);
  await page.goto(pageUrl('/buyer/myPromotion?tab=league'));
  await expect(page.getByRole('heading', { name: 'LV3 银牌会员' })).toBeVisible();
  for (const lack of ['还差 10 人', '还差 800 个', '一次充值满 ¥500.00 即可'])
    await expect(main(page).getByText(lack, { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /LV3 银牌会员/ })).toContainText('当前等级');
  await expect(page.getByRole('row', { name: /LV4 金牌会员/ })).toContainText('下一等级');
  await shot(page, 'promotion-league-light');
  await page.getByRole('link', { name: '充值 ¥500.00 升级' }).click();
  await expect(dialogOf(page, '充值').getByLabel('充值金额')).toHaveValue('500');

  await page.goto(pageUrl('/buyer/myPromotion'));
  await tryOut(page, ordered);
  await expect(result(page)).toContainText('会员支付');
  await page.getByLabel('试算每件加价').fill('0.9');
  await expect(page.getByText('超过您的等级上限 ¥0.80，可以试算，不能设置')).toBeVisible();
  await expect(result(page)).toContainText('每件 ¥0.90 × 1 + 每包裹 ¥0.00');
  await page.getByRole('spinbutton', { name: '每包裹件数' }).fill('3');
  await expect(result(page)).toContainText('每件 ¥0.90 × 3 + 每包裹 ¥0.00');
  await page.getByLabel('试算每件加价').fill('一块');
  await expect(result(page)).toHaveText('请先改正加价金额');

  await page.reload();
  await expect(result(page)).toContainText('× 3 件');
  await expect(main(page).getByText(ordered.good)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('an agent invites with a poster, which is saved or shared from a phone', async ({ browser }) => {
  const context = await browser.newContext(aPhone);
  await context.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: { files: File[] }) => files.length === 1,
      share: async ({ files }: { files: File[] }) => void shared.push(...files.map(({ name }) => name)),
    });
  });
  const page = await context.newPage();
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/buyer/myPromotion'));
  const code = await main(page).locator('strong').first().textContent();
  await main(page).getByRole('button', { name: '生成海报' }).click();
  const dialog = dialogOf(page, '推广海报');
  const poster = dialog.getByRole('img', { name: `推广海报，邀请码 ${code}` });
  await expect(poster).toBeVisible();
  expect(await poster.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    750, 1_060,
  ]);
  // The picture is the same in both themes.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `promotion-poster-${colorScheme}`);
  }
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载海报' }).click();
  expect((await downloading).suggestedFilename()).toBe(`橙仓推广海报-${code}.png`);
  await dialog.getByRole('button', { name: '分享' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    `橙仓推广海报-${code}.png`,
  ]);
  expect(trouble).toEqual([]);
  await context.close();
});
