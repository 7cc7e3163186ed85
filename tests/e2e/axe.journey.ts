import { type Browser, type BrowserContextOptions, expect, type Page, test } from 'playwright/test';
import { shareName, shareOf } from '../support/depth.ts';
import { faultsInBothThemes } from './faults.ts';
import { dialogOf, header } from './people.ts';
import { buyerLike, inDatabase, pageUrl, visitHome } from './person.ts';
import { aPhone, forgetAsked } from './phone.ts';
import { printOf } from './sealed.ts';
import { openSession } from './sessions.ts';

// A dozen pages in both themes, one after the other.
test.setTimeout(240_000);

/** What every page of the shell must be, to whoever may see it. */
const OPEN_PAGES = ['/', '/sellerIn', '/join', '/tyf', '/old', '/404'];
const BUYER_PAGES = [
  '/search',
  '/search?kind=2',
  '/search?keyword=nothingiscalledthis',
  '/goodsInfo/56/1',
  '/goodsInfo/999999999',
  '/warehouseStore/1',
  '/collect',
  '/orderCenter',
  '/packageCenter',
  '/packageCenter?tab=refunds',
  '/cases',
  '/problems',
  '/messages',
  '/shipments/56/1/byHand?wid=1',
  '/shipments/auto',
  '/shipments/model',
  '/buyer/wallet',
  '/buyer/myPromotion',
  '/buyer/myPromotion?tab=markUps',
  '/buyer/myPromotion?tab=league',
  '/buyer/myPromotion?tab=simulator',
  '/me',
  '/me/developer',
  '/senderManagement',
];
const sellerPages = ({ goodId, warehouseId }: { goodId: number; warehouseId: number }) => [
  '/orderCenter',
  '/packageCenter',
  '/packageCenter?tab=refunds',
  '/cases',
  '/claims',
  '/problems',
  '/messages',
  '/seller/goodsManagement',
  '/seller/publishGoods',
  `/seller/publishGoods/${goodId}`,
  '/seller/goodsManagement?tab=edits',
  '/seller/InventoryManagement',
  '/seller/InventoryManagement?view=transfers',
  '/seller/InventoryManagement?view=stocktakes',
  '/packageCenter?tab=waves',
  '/packageCenter?tab=bench',
  '/seller/priceLists',
  '/seller/WarehouseManagement',
  '/seller/WarehouseManagement?edit=new',
  `/seller/WarehouseManagement?edit=${warehouseId}`,
  '/seller/print',
  '/seller/profit',
  '/seller/profit?unit=GOODS',
  '/seller/profit?tab=afterSales',
  '/seller/wallet',
  '/me/developer',
];
const QUIET_SELLER = '13900000002';
/** Those whose views differ most from the desktop's. */
const PHONE_PAGES = [
  '/',
  '/search',
  '/goodsInfo/56/1',
  '/orderCenter',
  '/packageCenter',
  '/buyer/wallet',
  '/me',
];

async function openBrowser(browser: Browser, device: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...device,
    colorScheme: 'light',
    // Half-faded words have no contrast of their own.
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function faultsOf(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(pageUrl(path));
    await expect(page.getByRole('main')).toBeVisible();
    // It would be left meanwhile.
    if (path === '/old') await page.getByRole('button', { name: '留在新版' }).click();
    const list = await faultsInBothThemes(page);
    if (list.length > 0) found[path] = list;
  }
  return found;
}

test('the pages for all are accessible', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visitHome(page);
  expect(await faultsOf(page, OPEN_PAGES)).toEqual({});
  await page.context().close();
});

test(`the pages for buyers are accessible, ${shareName}`, async ({ browser }) => {
  const page = await openBrowser(browser);
  await openSession(page, await buyerLike('13800000001'));
  expect(await faultsOf(page, shareOf(BUYER_PAGES, 2))).toEqual({});
  await page.context().close();
});

test(`the pages for suppliers are accessible, ${shareName}`, async ({ browser }) => {
  const page = await openBrowser(browser);
  // The one whose goods no other journey orders: a page that hears of changes all the time never settles.
  await openSession(page, QUIET_SELLER, { type: 2 });
  const [own] = await inDatabase<{ goodId: number; warehouseId: number }>(
    `SELECT min(g.id)::int AS "goodId", min(w.id)::int AS "warehouseId"
      FROM account a JOIN goods g ON g.seller_id = a.id JOIN warehouse w ON w.seller_id = a.id
      WHERE a.kind = 2 AND a.phone_print = $1`,
    [printOf(QUIET_SELLER)],
  );
  if (!own) throw new Error('the quiet supplier has nothing');
  expect(await faultsOf(page, shareOf(sellerPages(own), 2))).toEqual({});
  await page.context().close();
});

test('the pages on a phone are accessible, and so are the question, the filters and what the bottom navigation opens', async ({
  browser,
}) => {
  const page = await openBrowser(browser, aPhone);
  await openSession(page, await buyerLike('13800000001'));
  await forgetAsked(page);
  await page.goto(pageUrl('/orderCenter'));
  await expect(dialogOf(page, '访问手机版')).toBeVisible();
  const found: Record<string, string[]> = { question: await faultsInBothThemes(page) };
  await dialogOf(page, '访问手机版').getByRole('button', { name: '访问手机版' }).click();
  await page.getByRole('button', { name: '筛选' }).click();
  await expect(dialogOf(page, '筛选')).toBeVisible();
  found.filters = await faultsInBothThemes(page);
  await dialogOf(page, '筛选').getByRole('button', { name: '完成' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '我的' }).click();
  await expect(dialogOf(page, '我的').getByRole('button', { name: '退出登录' })).toBeVisible();
  found.mine = await faultsInBothThemes(page);
  expect({ ...found, ...(await faultsOf(page, PHONE_PAGES)) }).toEqual({
    question: [],
    filters: [],
    mine: [],
  });
  await page.context().close();
});

test('the login dialog is accessible in each mode', async ({ browser }) => {
  const page = await openBrowser(browser);
  await visitHome(page);
  await header(page).getByRole('button', { name: '登录' }).click();
  const found: Record<string, string[]> = {};
  const check = async (mode: string) => {
    await expect(page.getByRole('dialog')).toBeVisible();
    found[mode] = await faultsInBothThemes(page);
  };
  await check('login');
  await dialogOf(page).getByRole('tab', { name: '微信登录' }).click();
  await check('WeChat');
  await page.getByRole('dialog').getByRole('tab', { name: '手机登录' }).click();
  await check('phone');
  await page.getByRole('dialog').getByRole('tab').first().click();
  await dialogOf(page).getByRole('button', { name: '没有账号？去注册' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '注册', exact: true }).click();
  await check('register');
  await page.getByRole('dialog').getByRole('button', { name: /登录$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '忘记密码？' }).click();
  await check('findPassword');
  expect(found).toEqual({ login: [], WeChat: [], phone: [], register: [], findPassword: [] });
  await page.context().close();
});
