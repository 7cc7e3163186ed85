import { expect, type Page, test } from 'playwright/test';
import { dialogOf, header } from './people.ts';
import { buyerLike, collectConsoleErrors, inDatabase, pageUrl, signIn, visitHome } from './person.ts';
import { shot } from './screens.ts';
import { atHomeLike, signedInBuyer } from './sessions.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('list', { name: '商品列表' }).getByRole('listitem');
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const searchBox = (page: Page) => header(page).getByRole('combobox', { name: '搜索' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls on until a list has come to its end. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText('没有更多了');
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Holds what the page asks the gateway for in one operation; the returned function lets it through. */
async function hold(page: Page, operationName: string): Promise<() => void> {
  const { promise: gate, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === operationName) await gate;
    await route.continue();
  });
  return resolve;
}

/** At the home page as a buyer of the journey's own. */
const asDemoBuyer = (page: Page) => atHomeLike(page, '13800000002');

/** Where an element stands in the window, in whole pixels. */
test('a visitor sees all goods at home, and is asked to log in where an account is needed', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await visitHome(page);
  // Not to the end: other journeys add goods, and there are hundreds of them by then.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards(page).count()).toBeGreaterThan(90);
  }).toPass();
  await page.goto(pageUrl('/?category=8'));
  await scrollToEnd(page);

  // Search asks for an account and goes on where it was going.
  await page.goto(pageUrl('/search?keyword=mrxx'));
  await expect(dialogOf(page).getByText('请先登录')).toBeVisible();
  await signIn(page, await buyerLike('13800000001'));
  await expect(title(page)).toHaveText('“mrxx”的搜索结果共 1 件商品');
  expect(page.url()).toBe(pageUrl('/search?keyword=mrxx'));
  expect(trouble).toEqual([]);
});

test('a buyer searches, narrows, ships from the goods page and finds the search where it was left', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await asDemoBuyer(page);
  await searchBox(page).click();
  await expect(title(page)).toContainText('全部商品');
  await page.keyboard.type('mrxx');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('“mrxx”的搜索结果共 1 件商品');
  await expect(cards(page)).toContainText(['毛绒小熊公仔 25cm']);

  await searchBox(page).fill('s');
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('“s”的搜索结果');
  await page.getByLabel('最低价，元').fill('30');
  await page.getByLabel('最高价，元').fill('2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&min=2.00&max=30.00'));
  await page.getByRole('checkbox', { name: '仅看有货' }).press('Space');
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&min=2.00&max=30.00&stock=1'));
  // Narrowing goes on within the page: the keyboard stays where it was.
  await expect(page.getByRole('checkbox', { name: '仅看有货' })).toBeFocused();
  await scrollToEnd(page);
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(30);
  await page.getByLabel('最低价，元').fill('3');
  const plain = await inDatabase<{ name: string }>(
    'SELECT g.name FROM goods g JOIN sku k ON k.good_id = g.id GROUP BY g.id HAVING count(*) = 1',
  );
  const listed = await cards(page).getByRole('link').allTextContents();
  const place = listed.findLastIndex(
    (words, at) => at <= count - 12 && plain.some(({ name }) => words.includes(name)),
  );
  const card = cards(page).nth(place).getByRole('link');
  const words = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await shot(page, 'search-left');

  await card.click();
  await expect(title(page)).toBeVisible();
  const name = (await title(page).textContent()) ?? '';
  expect(words).toContain(name);
  expect(await scrolled(page)).toBe(0);
  await main(page).getByRole('link', { name: '立即发货' }).click();
  await expect(page).toHaveURL(/\/t3\/shipments\/\d+\/-1\/byHand\?wid=\d+&num=\d+$/);
  await expect(page.getByRole('complementary').getByText(name.slice(0, 6)).first()).toBeVisible();

  await page.goBack();
  await expect(main(page).getByRole('link', { name: '立即发货' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(cards(page)).toHaveCount(count);
  expect(await scrolled(page)).toBe(left);
  await expect(page.getByLabel('最低价，元')).toHaveValue('3');
  await shot(page, 'search-found-again');

  // By the menu the whole search is another page, and by back this one is as it was.
  await menu(page).getByRole('link', { name: '全部商品' }).click();
  await expect(title(page)).toContainText('全部商品');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  expect(trouble).toEqual([]);
});

test('goods page: the ban of a region with its reason, the heart at once and for good, the store', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/goodsInfo/56/1'));
  await page.getByRole('combobox', { name: '配送至' }).click();
  await page.keyboard.type('新疆');
  await expect(page.getByRole('option', { name: '新疆维吾尔自治区' })).toBeVisible();
  await page.keyboard.press('Enter');
  const couriers = page.getByRole('radiogroup', { name: '快递' });
  await expect(couriers.getByRole('radio', { name: /^圆通速递.*停发：新疆线路暂停收寄/ })).toBeVisible();
  await expect(couriers.getByRole('radio', { name: /^中通快递.*含加价 ¥12.00：新疆偏远加收/ })).toBeVisible();
  await shot(page, 'goods-ban');

  const heart = page.getByRole('button', { name: '收藏毛绒小熊公仔 25cm' });
  const letThrough = await hold(page, 'CreateFavourite');
  await heart.click();
  // Before the answer.
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const kept = page.waitForResponse(
    (response) => response.request().postData()?.includes('CreateFavourite') ?? false,
  );
  letThrough();
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await header(page).getByRole('link', { name: '我的收藏，1 件' }).click();
  await expect(page.getByRole('list', { name: '收藏的商品' }).getByRole('listitem')).toContainText([
    '毛绒小熊公仔 25cm',
  ]);

  await page.goBack();
  await main(page).getByRole('link', { name: '进入店铺' }).click();
  await expect(title(page)).toHaveText('义乌小商品云仓');
  expect(page.url()).toBe(pageUrl('/warehouseStore/1'));
  expect(trouble).toEqual([]);
});

test('goods page: a combination is chosen by the keyboard, told where it lacks, and taken into the wizard', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  const [sku] = await inDatabase<{ id: number; goodId: number; price: string }>(
    `SELECT k.id::int, g.id::int AS "goodId", to_char((k.supply_price + g.platform_margin) / 100.0, 'FM990.00') AS price
       FROM sku k JOIN goods g ON g.id = k.good_id WHERE g.name LIKE '纯棉圆领短袖T恤%' AND k.name = '藏青 / XL'`,
  );
  await page.goto(pageUrl(`/goodsInfo/${sku?.goodId}/1`));
  const value = (name: string) => page.getByRole('group').getByRole('radio', { name, exact: true });
  await expect(main(page).getByText('请选择颜色、尺码')).toBeInViewport();
  await main(page).getByRole('button', { name: '立即发货' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(['请选择颜色', '请选择尺码']);
  await expect(value('白色')).toBeFocused();
  for (const _ of ['黑色', '藏青']) await page.keyboard.press('ArrowRight');
  await expect(value('藏青')).toBeChecked();
  // There are none of these, and that is told before they are chosen.
  await expect(value('M 缺货')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(main(page).getByText('已选 藏青 / XL')).toBeInViewport();
  await expect(main(page).getByText(`¥${sku?.price}`).first()).toBeVisible();
  await shot(page, 'goods-combination');
  await page.mouse.wheel(0, 9_000);
  const ship = main(page).getByRole('link', { name: '立即发货' });
  await expect(ship).toBeInViewport();
  await expect(ship).toHaveAttribute('href', new RegExp(`byHand\\?wid=1&sku=${sku?.id}&num=1$`));
  expect(trouble).toEqual([]);
});

test('warehouses are suggested and chosen by the keyboard', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await asDemoBuyer(page);
  await searchBox(page).click();
  await expect(title(page)).toContainText('全部商品');
  await header(page).getByRole('radio', { name: '商品' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toContainText('全部仓库');
  await searchBox(page).focus();
  await page.keyboard.type('义乌');
  const suggestion = header(page).getByRole('option', { name: /义乌小商品云仓/ });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestion).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('“义乌小商品云仓”的搜索结果共 1 个仓库');
  await expect(searchBox(page)).toHaveValue('义乌小商品云仓');
  await expect(searchBox(page)).toBeFocused();
  expect(trouble).toEqual([]);
});

test('the last searches are offered again, removed and cleared, and gone after the logout', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/'));
  await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await searchBox(page).click();
  await expect(title(page)).toContainText('全部商品');
  for (const words of ['mrxx', '玻璃杯', '回形针']) {
    await searchBox(page).fill(words);
    await page.keyboard.press('Enter');
    await expect(title(page)).toContainText(`“${words}”的搜索结果`);
  }
  const options = header(page).getByRole('option');
  const of = (words: string) => header(page).getByRole('option', { name: new RegExp(`^${words}`) });
  await searchBox(page).click();
  await expect(options).toHaveText([/^回形针/, /^玻璃杯/, /^mrxx/, '清空最近搜索']);
  await shot(page, 'search-recent');
  await of('玻璃杯').getByTitle('删除这条搜索').click();
  await expect(options).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('“mrxx”的搜索结果');
  await searchBox(page).press('ArrowDown');
  await expect(options).toHaveText([/^mrxx/, /^回形针/, '清空最近搜索']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(options).toHaveText([/^回形针/, '清空最近搜索']);
  await page.keyboard.press('Escape');

  await header(page).getByRole('button', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')));
  expect(kept).toEqual([]);
  expect(trouble).toEqual([]);
});

test('orders and parcels stand as they were left and are read again, without skeletons', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/orderCenter'));
  await page.getByRole('tab', { name: /^售后/ }).click();
  await expect(page.getByText('还没有订单')).toBeVisible();
  await menu(page).getByRole('link', { name: '包裹列表' }).click();
  await page.getByRole('combobox', { name: '包裹状态' }).click();
  await page.getByRole('option', { name: '已发货' }).click();
  await expect(page.getByText('没有符合条件的包裹')).toBeVisible();

  const asked = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'ListOrders');
  const letThrough = await hold(page, 'ListOrders');
  await menu(page).getByRole('link', { name: '我的订单' }).click();
  await asked;
  await expect(page).toHaveURL(pageUrl('/orderCenter?tab=afterSale'));
  await expect(page.getByRole('tab', { name: /^售后/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('还没有订单')).toBeVisible();
  letThrough();

  await menu(page).getByRole('link', { name: '包裹列表' }).click();
  await expect(page).toHaveURL(pageUrl('/packageCenter?status=SHIPPED'));
  await expect(page.getByRole('combobox', { name: '包裹状态' })).toContainText('已发货');

  // Another person finds nothing of this.
  await header(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(pageUrl('/'));
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, await buyerLike('13800000002'));
  await page.getByRole('button', { name: '订单列表' }).focus();
  await menu(page).getByRole('link', { name: '包裹列表' }).click();
  await expect(page.getByRole('combobox', { name: '包裹状态' })).toContainText('全部包裹');
  expect(page.url()).toBe(pageUrl('/packageCenter'));
  expect(trouble).toEqual([]);
});

test('a list that was loading when its page was left goes on when it is shown again', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await asDemoBuyer(page);
  await menu(page).getByRole('link', { name: '全部商品' }).click();
  await expect(cards(page).first()).toBeVisible();
  const letThrough = await hold(page, 'ListGoodsFeed');
  await page.getByRole('link', { name: '最新' }).click();
  await expect(page.getByRole('list', { name: '商品列表' })).toHaveAttribute('aria-busy', 'true');
  await menu(page).getByRole('link', { name: '我的钱包' }).click();
  await expect(title(page)).toBeVisible();
  letThrough();
  await page.goBack();
  await expect(page.getByRole('list', { name: '商品列表' })).toHaveAttribute('aria-busy', 'false');
  await scrollToEnd(page);
  expect(trouble).toEqual([]);
});

test('addresses with unknown or wrong ids, and the way through the shipping pages', async ({ page }) => {
  await asDemoBuyer(page);
  for (const [path, words] of [
    ['/goodsInfo/999999999', '商品不存在'],
    ['/goodsInfo/56/999999999', '毛绒小熊公仔 25cm'],
    ['/warehouseStore/999999999', '店铺不存在'],
    ['/search/999999999', '没有符合条件的商品'],
    ['/packageCenter/999999999', '没有符合条件的包裹'],
  ] as const) {
    await page.goto(pageUrl(path));
    await expect(main(page).getByText(words).first()).toBeVisible();
    expect(page.url()).toBe(pageUrl(path));
  }
  for (const path of [
    '/goodsInfo',
    '/goodsInfo/abc',
    '/goodsInfo/56/abc',
    '/goodsInfo/-56',
    '/warehouseStore/1x',
    '/search/abc',
    '/packageCenter/abc',
    '/shipments/abc',
    '/shipments/56/1x/byHand',
    '/shipments/56/1/nothing',
    '/nothing/at/all',
    '/h5/goods/abc',
    '/h5/nothing',
  ]) {
    await page.goto(pageUrl(path));
    await expect(page).toHaveURL(pageUrl('/404'));
    await expect(page.getByText('没有找到这个页面')).toBeVisible();
  }

  for (const [path, target] of [
    ['', '/'],
    ['#super=1', '/#super=1'],
    ['/shipments', '/shipments/byHand'],
    ['/shipments/56', '/shipments/56/byHand'],
    ['/shipments/56/-1', '/shipments/56/-1/byHand'],
  ] as const) {
    await page.goto(pageUrl(path));
    await expect(page).toHaveURL(pageUrl(target));
  }

  // The parcels of an order have an id, which is none of goods.
  await page.goto(pageUrl('/packageCenter/7'));
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/t3/shipments/7/-1/byHand'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(pageUrl('/shipments/byHand'));
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/packageCenter/7'));
  await page.goForward();
  await expect(page).toHaveURL(pageUrl('/shipments/byHand'));
});
