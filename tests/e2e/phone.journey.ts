import { type Browser, expect, type Page, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { arrived } from './arrivedParcels.ts';
import { main } from './autoWizard.ts';
import { dialogOf, header } from './people.ts';
import { buyerLike, collectConsoleErrors, giveMoney, pageUrl, readCaptcha, visitHome } from './person.ts';
import { aPhone, expectNoSideways, forgetAsked, smallTargets } from './phone.ts';
import { shot, sidewaysWithin } from './screens.ts';
import { openSession, signedInBuyer } from './sessions.ts';

test.describe.configure({ timeout: 420_000 });

const GOODS = '毛绒小熊公仔 25cm';
const tabs = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const question = (page: Page) => dialogOf(page, '访问手机版');
const width = (page: Page) => page.evaluate(() => window.innerWidth);

async function phone(browser: Browser): Promise<Page> {
  return (await browser.newContext(aPhone)).newPage();
}

/** What a sheet scrolls in. */
const boxOf = (page: Page, name: string) => dialogOf(page, name).getByRole('region', { name });

/** Pictures of the page as it stands, in both themes. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shot(page, `phone-${name}-${colorScheme}`);
  }
}

test('a phone is asked beside the page, once in a tab, and goes from one layout to the other', async ({
  browser,
}) => {
  const page = await phone(browser);
  await visitHome(page);
  await expect(page.getByRole('heading', { name: '商品列表' })).toBeVisible();
  await pictures(page, 'question');
  await question(page).getByRole('button', { name: '访问手机版' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(tabs(page).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await expect(question(page)).toBeHidden();
  expect(page.url()).toBe(pageUrl('/'));

  await tabs(page).getByRole('button', { name: '我的' }).click();
  await dialogOf(page, '我的').getByRole('button', { name: '电脑版' }).click();
  await expect.poll(() => width(page)).toBe(1200);
  await expect(tabs(page).getByRole('link', { name: '立即发货' })).toBeVisible();
  await page.reload();
  await expect(tabs(page).getByRole('link', { name: '立即发货' })).toBeVisible();
  expect(await width(page)).toBe(1200);
  await header(page).getByRole('button', { name: '手机版' }).click();
  await expect.poll(() => width(page)).toBe(390);
  await expect(tabs(page).getByRole('button', { name: '我的' })).toBeVisible();
  await page.context().close();

  const other = await phone(browser);
  await visitHome(other);
  await question(other).getByRole('button', { name: '继续访问电脑版' }).click();
  await expect.poll(() => width(other)).toBe(1200);
  await expect(question(other)).toBeHidden();
  await other.context().close();
});

test('addresses of the former mobile site lead to the page that shows the same, and ask nothing', async ({
  browser,
}) => {
  const page = await phone(browser);
  await signedInBuyer(page);
  await forgetAsked(page);
  for (const [address, led] of [
    ['/h5/goods/56', '/goodsInfo/56'],
    ['/h5/search?keyword=mrxx', '/search?keyword=mrxx'],
    ['/h5/orders', '/orderCenter'],
    ['/h5/me', '/me'],
    ['/h5', '/'],
  ] as const) {
    await page.goto(pageUrl(address));
    await expect(page).toHaveURL(pageUrl(led));
  }
  await expect(page.getByRole('heading', { name: '商品列表' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.context().close();
});

test('a buyer signs in, searches, looks at orders, a track and the wallet, and asks for money back with a picture', async ({
  browser,
}) => {
  const page = await phone(browser);
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page, 'demo1234').then((number) => giveMoney(number, 100));
  const { packageNo } = await arrived(page, GOODS);
  await page.goto(pageUrl('/'));
  await expect(page.getByRole('list', { name: '商品列表' }).getByRole('listitem').first()).toBeVisible();
  await pictures(page, 'home');
  expect(await smallTargets(page)).toEqual([]);

  await header(page).getByRole('combobox', { name: '搜索' }).click();
  await expect(page).toHaveURL(pageUrl('/search'));
  await header(page).getByRole('combobox', { name: '搜索' }).fill('mrxx');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('“mrxx”的搜索结果');
  await page.getByRole('button', { name: '筛选' }).click();
  await dialogOf(page, '筛选')
    .getByRole('link', { name: /^浙江省/ })
    .click();
  await expect(page).toHaveURL(/area=33/);
  await pictures(page, 'filters');
  await dialogOf(page, '筛选').getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: '已筛选' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await pictures(page, 'search');
  await page.getByRole('list', { name: '商品列表' }).getByRole('link', { name: GOODS }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(GOODS);
  await expect(main(page).getByRole('link', { name: '立即发货' })).toBeInViewport();
  await pictures(page, 'goods');

  await tabs(page).getByRole('button', { name: '我的' }).click();
  await pictures(page, 'mine');
  await dialogOf(page, '我的').getByRole('link', { name: '我的订单' }).click();
  await expect(dialogOf(page, '我的')).toBeHidden();
  await expect(main(page).getByRole('row', { name: new RegExp(GOODS) })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await pictures(page, 'orders');
  await main(page).getByRole('link', { name: '详情' }).click();
  await expect(dialogOf(page, '订单详情').getByText('费用明细')).toBeVisible();
  await pictures(page, 'order');
  expect(await sidewaysWithin(boxOf(page, '订单详情'))).toBe(0);
  await dialogOf(page, '订单详情').getByRole('button', { name: '关闭' }).click();

  await tabs(page).getByRole('link', { name: '包裹' }).click();
  const parcel = main(page).getByRole('row', { name: new RegExp(packageNo) });
  await parcel.getByRole('button', { name: '物流轨迹' }).click();
  const track = dialogOf(page, '物流轨迹');
  await expect(track.getByText(/快件已签收/).first()).toBeVisible();
  await pictures(page, 'track');
  expect(await sidewaysWithin(boxOf(page, '物流轨迹'))).toBe(0);
  await track.getByRole('button', { name: '关闭' }).click();
  expect(await smallTargets(page)).toEqual([]);
  await pictures(page, 'parcels');
  await parcel.getByRole('button', { name: '申请售后' }).click();
  const form = dialogOf(page, '申请售后');
  await form.getByRole('combobox', { name: '问题' }).click();
  await form.getByRole('option', { name: '破损' }).click();
  await form.getByLabel(/^金额/).fill('5');
  await form.getByLabel(/^说明/).fill('外壳有裂痕');
  // The album and the camera, each with a picker.
  const picker = form.locator('input[type="file"][multiple]');
  await expect(picker).toHaveAttribute('accept', /image\/jpeg/);
  await expect(picker).not.toHaveAttribute('capture');
  await expect(form.locator('input[type="file"][capture="environment"]')).toHaveCount(1);
  await picker.setInputFiles({ name: '裂痕.png', mimeType: 'image/png', buffer: png(900, 600) });
  await expect(form.getByRole('button', { name: '删除 裂痕.png' })).toBeVisible();
  await pictures(page, 'case');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: /^售后单 S/ })).toBeVisible();
  await pictures(page, 'case-page');

  await tabs(page).getByRole('button', { name: '我的' }).click();
  await dialogOf(page, '我的').getByRole('link', { name: '我的钱包' }).click();
  await expect(main(page).getByRole('heading', { name: '我的钱包' })).toBeVisible();
  await expect(
    main(page)
      .getByText(/^订单支付/)
      .first(),
  ).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await pictures(page, 'wallet');
  expect(trouble).toEqual([]);
  await page.context().close();
});

test('a visitor signs in on a phone in a sheet from below, and signs out', async ({ browser }) => {
  const page = await phone(browser);
  const number = await buyerLike('13800000001');
  await visitHome(page);
  await question(page).getByRole('button', { name: '访问手机版' }).click();
  await header(page).getByRole('button', { name: '登录' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('手机号').fill(number);
  await dialog.getByLabel('密码', { exact: true }).fill('demo1234');
  await readCaptcha(dialog);
  await pictures(page, 'login');
  const box = await dialog.boundingBox();
  expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 844]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(header(page).getByRole('button', { name: /^站内消息/ })).toBeVisible();
  await tabs(page).getByRole('button', { name: '我的' }).click();
  await dialogOf(page, '我的').getByRole('button', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
  await page.context().close();
});

test('nothing of a page scrolls sideways on a phone, a tablet or a small desktop', async ({ browser }) => {
  const page = await phone(browser);
  await openSession(page, await buyerLike('13800000001'));
  await expectNoSideways(
    page,
    [
      '/',
      '/search',
      '/search?kind=2',
      '/goodsInfo/56/1',
      '/warehouseStore/1',
      '/collect',
      '/orderCenter',
      '/packageCenter',
      '/packageCenter?tab=refunds',
      '/cases',
      '/problems',
      '/messages',
      '/notices',
      '/buyer/wallet',
      '/buyer/wallet?tab=recharges',
      '/buyer/shopSales',
      '/me/shops',
      '/addressBook',
      '/shipmentTemplates',
      '/buyer/myPromotion',
      '/buyer/myPromotion?tab=markUps',
      '/buyer/myPromotion?tab=league',
      '/buyer/myPromotion?tab=simulator',
      '/me',
      '/senderManagement',
      '/join',
      '/sellerIn',
      '/tyf',
    ].map(pageUrl),
  );
  await page.context().close();
});

test('nothing of a supplier’s page scrolls sideways on a phone, a tablet or a small desktop', async ({
  browser,
}) => {
  const page = await phone(browser);
  // The one whose goods no other journey orders.
  await openSession(page, '13900000002', { type: 2 });
  await expectNoSideways(
    page,
    [
      '/seller/workbench',
      '/orderCenter',
      '/packageCenter',
      '/cases',
      '/claims',
      '/seller/returns',
      '/seller/goodsManagement',
      '/seller/InventoryManagement',
      '/seller/priceLists',
      '/seller/WarehouseManagement',
      '/seller/print',
      '/seller/profit',
      '/seller/wallet',
      '/me',
    ].map(pageUrl),
  );
  await page.context().close();
});
