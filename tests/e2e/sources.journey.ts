import { expect, type Page, test } from 'playwright/test';
import {
  backButton,
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  decideAtPlatform,
  main,
  nextButton,
} from './autoWizard.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { changeShop, ordersAt, simulatedShop } from './simulatedShops.ts';

// Handing over, looking and telling the shop are the work of jobs.
test.describe.configure({ timeout: 150_000 });

const OFFER = 'https://detail.1688.com/offer/680000000002.html';
const SUPPLIER = '义乌市橙果日用品厂';

const sourceUrl = (path: string) => `${process.env.SIMULATORS_URL ?? ''}/ali1688${path}`;

interface Trade {
  orderId: string;
  state: string;
  address: Record<string, string>;
  sealed: Record<string, string>;
}

/** What the simulated 1688 has taken. */
async function tradesAt(): Promise<Trade[]> {
  return ((await (await fetch(sourceUrl('/api'))).json()) as { orders: Trade[] }).orders;
}

const orderTable = (page: Page) => page.getByRole('table', { name: '1688采购单' });

test('an order of a shop is bought at 1688 as a cipher, paid there, and has its number at the shop', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('pinduoduo', 5);
  const account = { slug: 'ali1688', platform: '1688', shopId: 'b2b-8001003', name: '青禾商行' };
  const { merchantCode, title } = await someGoods(shop.shopId);
  await changeShop(shop, 'addOrders', { count: 2, merchantCode });
  await buyerAtWizard(page);
  await bindShop(page, shop);

  await page.goto(pageUrl('/buyer/sources'));
  await decideAtPlatform(page, () => main(page).getByRole('button', { name: '绑定1688账号' }).click(), {
    shop: account,
  });
  await expect(page.getByRole('table', { name: '1688账号' })).toContainText(account.name);
  await shot(page, 'sources-bound');

  // One of the shop's specifications is bought at 1688 from now on.
  await page.goto(pageUrl('/shipments/auto'));
  await chooseShop(page, shop);
  const [bound] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM shop WHERE remote_shop_id = $1 AND status = 1',
    [shop.shopId],
  );
  await page.goto(pageUrl(`/me/shops/${bound?.id}/links`));
  await main(page)
    .getByText(/^全部 \d+/)
    .click();
  await main(page).getByRole('searchbox', { name: '搜索店铺商品' }).fill(merchantCode);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: new RegExp(`^关联1688商品 ${title}`) })
    .click();
  const linking = page.getByRole('dialog', { name: '关联1688商品' });
  await linking.getByLabel('1688商品链接或ID').fill(OFFER);
  await linking.getByRole('button', { name: '读取商品' }).click();
  await linking.getByLabel('规格').click();
  await linking.getByRole('option', { name: /棕色/ }).click();
  await shot(page, 'sources-link');
  await linking.getByRole('button', { name: '保存关联' }).click();
  await expect(main(page).getByText('毛绒小熊公仔 25cm 棕色 ×1')).toBeVisible();
  await shot(page, 'sources-linked');

  // The draft is where it was left: among the orders of the shop.
  await page.goto(pageUrl('/shipments/auto'));
  await backButton(page).click();
  await chooseShop(page, shop);
  await main(page).getByRole('searchbox', { name: '商品标题' }).fill(title);
  await page.keyboard.press('Enter');
  await choosePage(page);
  await nextButton(page).click();
  const bought = main(page).getByRole('list', { name: '由1688采购的订单' });
  await expect(bought).toContainText(SUPPLIER);
  await shot(page, 'sources-planned');
  await main(page)
    .getByRole('button', { name: /^提交到1688/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '提交到1688' }).click();
  await expect(page.getByText(/个订单已提交，请到「1688采购」付款/)).toBeVisible();
  // What was handed over stays to be seen, with the way to where it is paid.
  await expect(main(page).getByText('3 个订单已提交到1688')).toBeVisible();
  await expect(main(page).getByRole('link', { name: '去1688采购付款' })).toBeVisible();
  await shot(page, 'sources-handed');

  await page.goto(pageUrl('/buyer/sources'));
  const row = orderTable(page).getByRole('row').filter({ hasText: SUPPLIER }).first();
  await expect(row).toContainText('待付款', { timeout: 60_000 });
  await shot(page, 'sources-unpaid');
  const no = /1688订单 (\d+)/.exec(await row.innerText())?.[1] ?? '';
  const trade = (await tradesAt()).find(({ orderId }) => orderId === no);
  expect(trade?.sealed).toMatchObject({ encryptOrder: true, outPlatformCode: 'pinduoduo' });
  expect(trade?.address.mobile).toMatch(/\*/);

  const opening = page.waitForEvent('popup');
  await row.getByRole('button', { name: /^去1688付款/ }).click();
  const cashier = await opening;
  await cashier.getByRole('button', { name: '确认付款' }).click();
  await expect(cashier.getByText('已付款，可以关闭此页')).toBeVisible();
  await cashier.close();
  await row.getByRole('button', { name: /^刷新/ }).click();
  await expect(row).toContainText('待发货', { timeout: 60_000 });

  await fetch(sourceUrl('/api/ship'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: no, waybillNo: 'ZT2026113001', courier: '中通快递' }),
  });
  await row.getByRole('button', { name: /^刷新/ }).click();
  await expect(row).toContainText('已回传', { timeout: 60_000 });
  await shot(page, 'sources-told');

  // The others are paid with one confirmation; the one whose amount has changed is not, and says so.
  const others = orderTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^去1688付款/ }) });
  await expect(others).toHaveCount(2, { timeout: 60_000 });
  const dearer = await others.first().innerText();
  const dearerNo = /1688订单 (\d+)/.exec(dearer)?.[1] ?? '';
  await act('setAgreement', { has: 'true' });
  for (const box of await others.getByRole('checkbox').all()) await box.check();
  await expect(page.getByRole('toolbar', { name: '批量付款' })).toContainText('已选 2 个采购单');
  await page.getByRole('button', { name: /^免密支付 ¥/ }).click();
  const paying = page.getByRole('dialog', { name: '免密支付多个采购单' });
  await expect(paying.getByRole('listitem')).toHaveCount(2);
  await shot(page, 'sources-pay-many');
  await act('setPrice', { orderId: dearerNo, fen: '9900' });
  await paying.getByRole('button', { name: /^确认扣款 ¥/ }).click();
  await expect(paying.getByText('1 单已付款，1 单没有付款')).toBeVisible();
  await shot(page, 'sources-paid-many');
  await paying.getByRole('button', { name: '知道了' }).click();
  const left = orderTable(page).getByRole('row').filter({ hasText: dearerNo });
  await expect(left).toContainText('没有扣款');
  await shot(page, 'sources-left');
  await act('setAgreement', { has: 'false' });

  // It is paid at the cashier, with all that are chosen.
  await left.getByRole('checkbox').check();
  const paidTogether = page.waitForEvent('popup');
  await page
    .getByRole('toolbar', { name: '批量付款' })
    .getByRole('button', { name: /^去1688付款 ¥/ })
    .click();
  const together = await paidTogether;
  await together.getByRole('button', { name: '确认付款' }).click();
  await expect(together.getByText('已付款，可以关闭此页')).toBeVisible();
  await together.close();
  await left.getByRole('button', { name: /^刷新/ }).click();
  await expect(left).toContainText('待发货', { timeout: 60_000 });

  // Its shop refunds it after that, which is told while 1688 has not sent it.
  const refunded = /\d{6}-\d+/.exec(await left.innerText())?.[0] ?? '';
  await changeShop(shop, 'refundOrder', { orderNo: refunded, refund: 'applying' });
  await left.getByRole('button', { name: /^刷新/ }).click();
  await expect(left).toContainText('店铺订单在退款，1688还没有发货，请到1688申请退款', { timeout: 60_000 });
  await shot(page, 'sources-refunded');

  const remoteNo = trade?.sealed.outPlatformOrderNo;
  const order = (await ordersAt(shop)).find(({ orderNo }) => orderNo === remoteNo);
  expect(order?.shipments.map(({ waybillNo }) => waybillNo)).toEqual(['ZT2026113001']);
  const paid = await inDatabase<{ orders: number }>(
    'SELECT count(*)::int AS orders FROM orders o JOIN shop h ON h.id = o.shop_id WHERE h.shop_name = $1',
    [shop.name],
  );
  expect(paid).toEqual([{ orders: 0 }]);
  expect(trouble).toEqual([]);
});

async function act(action: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(sourceUrl(`/api/${action}`), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(200);
}

/** Something that the shop has on sale. */
async function someGoods(shopId: string): Promise<{ merchantCode: string; title: string }> {
  const answer = await fetch(`${process.env.SIMULATORS_URL ?? ''}/shops/api/pinduoduo/${shopId}/goods`);
  const { goods } = (await answer.json()) as { goods: { merchantCode: string; title: string }[] };
  const [first] = goods;
  if (!first) throw new Error('nothing is on sale');
  return first;
}
