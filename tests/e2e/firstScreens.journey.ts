import { expect, type Locator, type Page, test } from 'playwright/test';
import { buyerLike, collectConsoleErrors, pageUrl, signIn, visitHome } from './person.ts';
import { takeTurns } from './turns.ts';

takeTurns('home page', 'shared');

/** Sent when what the person sees has been painted. */
const LATER = [
  ...['LoadWarehouses', 'LoadFavourites', 'LoadConsents', 'CountGoodFacets', 'CountBasketLines'],
  ...['ListStoppedParcels', 'WatchChanges'],
];

/** Names of the operations that a page has sent since it was opened. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/graphql'))
      asked.push(String(request.postDataJSON().operationName));
  });
  return asked;
}

const goods = (page: Page) => page.getByRole('list', { name: '商品列表' }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the home page when the gateway has its goods at hand: a busy machine may be too late for the first. */
async function goHome(page: Page, asked: string[] = []) {
  await expect(async () => {
    asked.splice(0);
    const response = await page.goto(pageUrl('/'));
    expect(await response?.text()).toContain('server-page');
  }).toPass();
}

test('a visitor’s home page has its goods before any script, and asks for nothing more', async ({ page }) => {
  const asked = listenTo(page);
  const trouble = collectConsoleErrors(page);
  await goHome(page, asked);
  await expect(page.locator('.server-page')).toHaveCount(0);
  await expect(goods(page)).toHaveCount(30);
  expect([asked, trouble]).toEqual([[], []]);
});

test('its markup is what React draws: the same words and pictures at the same places', async ({
  browser,
}) => {
  const look = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await goHome(page);
    await expect(goods(page)).toHaveCount(30);
    if (javaScriptEnabled) await expect(page.locator('.server-page')).toHaveCount(0);
    const cards = await Promise.all((await goods(page).all()).slice(0, 10).map(cardOf));
    await context.close();
    return cards;
  };
  // What others buy meanwhile is counted on the cards.
  await expect(async () => {
    const drawn = await look(true);
    expect(await look(false)).toEqual(drawn);
    expect(drawn[0]?.words).toMatch(/¥/);
  }).toPass();
});

async function cardOf(card: Locator) {
  const { width, height, x, y } = (await card.boundingBox()) ?? {};
  return {
    words: await card.textContent(),
    picture: await card.locator('img').getAttribute('src'),
    link: await card.locator('a').getAttribute('href'),
    place: [x, y, width, height],
  };
}

test('who is signed in sees no price of a visitor, and every page asks once before it is painted', async ({
  page,
}) => {
  await visitHome(page);
  await page.getByRole('button', { name: '登录' }).first().click();
  await signIn(page, await buyerLike('13800000001'));
  const asked = listenTo(page);
  const first = async (path: string) => {
    await page.goto('about:blank');
    asked.splice(0);
    await page.goto(pageUrl(path));
    await expect(heading(page)).toBeAttached();
    // The stream of changes is opened last of all.
    await expect.poll(() => asked).toContain('WatchChanges');
    return asked.filter((name) => !LATER.includes(name));
  };
  expect(await first('/')).toEqual(['OpenHome']);
  expect(await first('/goodsInfo/1')).toEqual(['OpenGood']);
  expect(await first('/goodsInfo/1/1')).toEqual(['OpenGood']);
  expect(await first('/search')).toEqual(['OpenSearch']);
  expect(await first('/orderCenter')).toEqual(['OpenOrders']);
  expect(await first('/packageCenter')).toEqual(['OpenParcels']);
  expect(await first('/buyer/wallet')).toEqual(['OpenWallet']);
  expect(await first('/me')).toEqual(expect.arrayContaining(['OpenBuyerPage']));
});

test('prices of visitors stay hidden from who is signed in until the page knows theirs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'of-somebody'));
  // The page's script never comes.
  await page.route('**/assets/*.js', (route) => route.abort());
  await goHome(page);
  const card = page
    .locator('.server-page')
    .getByRole('list', { name: '商品列表' })
    .getByRole('listitem')
    .first();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByText('¥')).toBeHidden();
  await expect(page.getByRole('button', { name: '登录' })).toBeHidden();
});

test('what is typed and pressed before the script has come is done when it has', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await expect(async () => {
    await page.goto(pageUrl('/'), { waitUntil: 'commit' });
    await expect(page.locator('.server-page')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const box = page.getByRole('combobox', { name: '搜索' });
  await box.fill('红薯');
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await box.focus();
  resolve();
  await expect(page.locator('.server-page')).toHaveCount(0);
  await expect(box).toHaveValue('红薯');
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
});

test('the search works without the script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
  const page = await context.newPage();
  await goHome(page);
  await page.getByRole('combobox', { name: '搜索' }).fill('红薯');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/t3\/search\?kind=1&keyword=%E7%BA%A2%E8%96%AF$/);
  await context.close();
});

test('goods show their picture and name before any script, to whoever is signed in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'of-somebody'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await expect(async () => {
    await page.goto(pageUrl('/goodsInfo/1'));
    await expect(page.getByRole('main').locator('img').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').locator('p')).not.toBeEmpty();
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByRole('link', { name: '我的订单' })).toBeVisible();
});

test('a visitor sees nothing of goods before the sign-in is asked for', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(pageUrl('/goodsInfo/1'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main img')).toBeHidden();
});
