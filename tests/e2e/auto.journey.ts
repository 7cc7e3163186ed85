import { expect, type Locator, type Page, test } from 'playwright/test';
import {
  addLinkedSku,
  backButton,
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  decideAtPlatform,
  main,
  mapShop,
  mapWholeShop,
  nextButton,
  orderRows,
  parcelsOfShop,
  payButton,
  reviewAll,
  shopFace,
  summary,
} from './autoWizard.ts';
import { faults } from './faults.ts';
import { dialogOf, header } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl, signIn } from './person.ts';
import { call } from './placedOrders.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { changeShop, ordersAt, simulatedShop } from './simulatedShops.ts';

const MOST_TABS = 80;

// Waybills, and telling the shop, are the work of jobs.
test.describe.configure({ timeout: 300_000 });

test('a buyer binds a shop, merges, maps and pays; the shop receives every waybill number', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('pinduoduo', 0);
  await buyerAtWizard(page);
  await bindShop(page, shop);
  await shot(page, 'auto-shops');
  await chooseShop(page, shop);
  await expect(orderRows(page)).toHaveCount(8);

  await main(page).getByRole('button', { name: '全部合并' }).click();
  await expect(main(page).getByText('已合并')).toHaveCount(2);
  await choosePage(page);
  await expect(page.getByText('已选 8 个订单（7 个包裹）')).toBeVisible();
  await shot(page, 'auto-orders');
  await nextButton(page).click();

  await main(page).getByRole('button', { name: '管理商品关联' }).click();
  await mapWholeShop(page, '毛绒小熊公仔');
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('7 个包裹');
  await shot(page, 'auto-goods');
  await nextButton(page).click();

  await expect(page.getByRole('row', { name: /2 单合并/ })).toBeVisible();
  await shot(page, 'auto-review');
  await summary(page)
    .getByRole('button', { name: /^确认支付/ })
    .click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  await shot(page, 'auto-done');

  const parcels = await parcelsOfShop(page, shop);
  await expect(parcels).toHaveCount(7);
  await expect(async () => {
    await page.reload();
    await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(7, { timeout: 2_000 });
  }).toPass();
  await shot(page, 'auto-parcels');

  // As the shop knows it: each order with one number, and the two of one receiver with the same.
  const orders = await ordersAt(shop);
  expect(orders.map(({ state, shipments }) => [state, shipments.length])).toEqual(
    orders.map(() => ['shipped', 1]),
  );
  const numbers = orders.flatMap(({ shipments }) => shipments.map(({ waybillNo }) => waybillNo));
  expect(new Set(numbers).size).toBe(7);
  const merged = parcels.filter({ hasText: '2 个店铺订单合并' });
  const [number = ''] = numbers.filter((one, at) => numbers.indexOf(one) !== at);
  await expect(merged).toContainText(number);
  for (const { orderNo, shipments } of orders) {
    await expect(parcels.filter({ hasText: orderNo })).toContainText(shipments[0]?.waybillNo ?? '');
  }
  expect(trouble).toEqual([]);
});

test('what is sent follows from what each customer bought, not from what was ordered last', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('jd', 0);
  await buyThreeByHand(page, await buyerAtWizard(page));
  await bindShop(page, shop);
  await chooseShop(page, shop);
  await choosePage(page);
  await nextButton(page).click();

  // Nothing is linked yet, so nothing would be sent.
  await expect(page.getByRole('radio', { name: '按商品关联' })).toBeChecked();
  await expect(page.getByText('有 8 个订单还不能发')).toBeVisible();
  await expect(nextButton(page)).toBeDisabled();
  await shot(page, 'auto-unlinked');
  await main(page).getByRole('button', { name: '关联商品', exact: true }).first().click();
  await chooseLinkedGood(page, '毛绒小熊公仔');
  await page.getByRole('button', { name: '不发这些订单' }).click();
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  await shot(page, 'auto-bought-and-sent');
  await expectSentAsBought(page);

  await backButton(page).click();
  await page.getByRole('radio', { name: '统一发同一商品' }).press('Space');
  await page.getByLabel('搜索商品名称').fill('毛绒小熊公仔');
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: /毛绒小熊公仔/ })
    .click();
  await expect(page.getByRole('radio', { name: '按买家购买的件数' })).toBeChecked();
  await page.getByRole('radiogroup', { name: '快递' }).getByRole('radio').first().press('Space');
  await shot(page, 'auto-one-good');
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  await expectSentAsBought(page);

  // One number for all is said where it is not what was bought.
  await backButton(page).click();
  await page.getByRole('radio', { name: '每个包裹相同' }).press('Space');
  await page.getByRole('spinbutton', { name: '每个包裹件数' }).fill('9');
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText(/^买家买了 \d+ 件，将发 9 件$/).first()).toBeVisible();
  await shot(page, 'auto-other-number');
  expect(trouble).toEqual([]);
});

test('a shop whose authorisation ends in the middle is renewed, and work goes on where it was', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('taobao', 3);
  await buyerAtWizard(page);
  await bindShop(page, shop);
  await chooseShop(page, shop);
  await choosePage(page);
  await expect(page.getByText('已选 8 个订单')).toBeVisible();

  await changeShop(shop, 'expireAccess', { whole: 'true' });
  await main(page).getByRole('button', { name: '拉取订单' }).click();
  await expect(main(page).getByText(/过期，请续期/)).toBeVisible();
  await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
  await shot(page, 'auto-lapsed');
  await main(page).getByRole('button', { name: '去续期' }).click();
  await expect(shopFace(page, shop)).toContainText('已过期');
  await shot(page, 'auto-expired-shop');
  const renew = page.getByRole('group', { name: `${shop.name}的操作` }).getByRole('button', { name: '续期' });
  await decideAtPlatform(page, () => renew.click(), { shop });
  await expect(page.getByText(`店铺 ${shop.name} 已续期`)).toBeVisible();
  await expect(shopFace(page, shop)).toContainText(/剩余 \d+ 天/);

  await chooseShop(page, shop);
  await expect(page.getByText('已选 8 个订单')).toBeVisible();
  await nextButton(page).click();
  await expect(main(page).getByRole('heading', { name: '发货商品' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('an order that the shop takes back after paying is not issued, and its money is back', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('kuaishou', 0);
  await buyerAtWizard(page);
  await bindShop(page, shop);
  await mapShop(page, '毛绒小熊公仔');
  await chooseShop(page, shop);
  await reviewAll(page);
  // Paid parcels wait for the shop: what it takes back meanwhile is seen before anything is issued.
  await changeShop(shop, 'expireAccess', { whole: 'true' });
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  const [orderNo = ''] = (await ordersAt(shop)).map((order) => order.orderNo);
  await changeShop(shop, 'refundOrder', { orderNo, refund: 'applying' });

  await page.goto(pageUrl('/shipments/auto'));
  const renew = page.getByRole('group', { name: `${shop.name}的操作` }).getByRole('button', { name: '续期' });
  await decideAtPlatform(page, () => renew.click(), { shop });
  await expect(page.getByText(`店铺 ${shop.name} 已续期`)).toBeVisible();

  const parcels = await parcelsOfShop(page, shop);
  await expect(async () => {
    await page.reload();
    await expect(parcels.filter({ hasText: '已退款' })).toHaveCount(1, { timeout: 2_000 });
    await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(7, { timeout: 500 });
  }).toPass();
  await expect(parcels.filter({ hasText: orderNo })).toContainText('已退款');
  await shot(page, 'auto-intercepted');
  await page.goto(pageUrl('/buyer/wallet'));
  await expect(page.getByRole('row', { name: /退款/ })).toHaveCount(1);
  expect((await ordersAt(shop)).filter(({ shipments }) => shipments.length > 0)).toHaveLength(7);
  expect(trouble).toEqual([]);
});

test('a shop that orders by itself stops at its limit, and says why', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('weixin', 1);
  await buyerAtWizard(page);
  await bindShop(page, shop);
  await mapShop(page, '毛绒小熊公仔');
  await main(page).getByRole('button', { name: '设置' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '自动下单' }).press('Space');
  await dialog.getByRole('radiogroup', { name: '每天最多花费（元）' }).getByText('设限额').click();
  await dialog.getByRole('textbox', { name: '每天最多花费（元）' }).fill('30');
  await dialog.getByRole('radiogroup', { name: '单个包裹最多花费（元）' }).getByText('不限').click();
  await shot(page, 'auto-settings');
  await dialog.getByRole('button', { name: '保存设置' }).click();
  await expect(dialog).toBeHidden();
  await expect(shopFace(page, shop)).toContainText('自动下单');

  // The orders come in; two parcels are as many as thirty yuan pay for.
  await chooseShop(page, shop);
  const parcels = await parcelsOfShop(page, shop);
  await expect(async () => {
    await page.reload();
    await expect(parcels.filter({ hasText: '已回传店铺' })).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: '待处理 6 个问题' }).click();
  const problems = page
    .getByRole('table', { name: '待处理的问题' })
    .getByRole('row', { name: /未能自动下单/ });
  await expect(problems).toHaveCount(6);
  await expect(problems.first()).toContainText('限额');
  await shot(page, 'auto-problems');
  expect(trouble).toEqual([]);
});

test('what was chosen is there after a reload and a new login', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('douyin', 1);
  const phone = await buyerAtWizard(page);
  await bindShop(page, shop);
  await mapShop(page, '毛绒小熊公仔');
  await chooseShop(page, shop);
  await choosePage(page);
  await nextButton(page).click();
  const parts = page.getByRole('list', { name: '按商品分好的包裹' });
  await expect(parts).toContainText('毛绒小熊公仔');
  await page.getByLabel('订单备注').fill('周一前发');
  await page.reload();
  await expect(parts).toContainText('毛绒小熊公仔');
  await expect(page.getByLabel('订单备注')).toHaveValue('周一前发');

  await inDatabase(
    `UPDATE session SET idle_until = now() - interval '1 second' WHERE revoked_at IS NULL
      AND account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)`,
    [printOf(phone)],
  );
  const wizard = page.url();
  await nextButton(page).click();
  await expect(page.getByText('授权已过期').first()).toBeVisible();
  // Authorisations of shops are spoken of here, so that the session is asked for on the next page only.
  await page.goto(pageUrl('/orderCenter'));
  await expect(dialogOf(page).getByText('授权已过期，请重新登录')).toBeVisible();
  await signIn(page, phone, 'first-pass1');
  await page.goto(wizard);
  await expect(payButton(page).or(nextButton(page))).toBeEnabled();
  await expect(summary(page).getByText('8 个', { exact: true }).first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('another shop at renewal, and a shop of another buyer, are refused in words', async ({
  page,
  browser,
}) => {
  const trouble = collectConsoleErrors(page);
  const [shop, otherShop] = [simulatedShop('weixin', 0), simulatedShop('weixin', 2)];
  await buyerAtWizard(page);
  await bindShop(page, shop);
  const renew = page.getByRole('group', { name: `${shop.name}的操作` }).getByRole('button', { name: '续期' });
  await decideAtPlatform(page, () => renew.click(), { shop: otherShop });
  await expect(page.getByRole('dialog')).toContainText('授权店铺与所选不一致');
  await shot(page, 'auto-other-shop');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  await expect(shopFace(page, shop)).toContainText(/剩余 \d+ 天/);

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await buyerAtWizard(other);
  await main(other).getByRole('button', { name: '绑定店铺' }).click();
  const platform = other.getByRole('dialog').getByRole('button', { name: shop.platform });
  await decideAtPlatform(other, () => platform.click(), { shop });
  await expect(other.getByRole('dialog')).toContainText('该店铺已经被绑定');
  await decideAtPlatform(
    other,
    () => other.getByRole('dialog').getByRole('button', { name: '重新发起' }).click(),
    { shop, decision: '拒绝' },
  );
  await expect(other.getByRole('dialog')).toContainText(/拒绝|取消|没有/);
  await other.context().close();
  expect(trouble).toEqual([]);
});

test('every step is accessible in a narrow dark window and by keyboard only', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ locale: 'zh-CN', colorScheme: 'dark', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('pinduoduo', 1);
  await buyerAtWizard(page);
  await expect(main(page).getByText('还没有绑定店铺')).toBeVisible();
  const found: Record<string, string[]> = { empty: await faults(page) };
  await bindShop(page, shop);
  await mapShop(page, '毛绒小熊公仔');
  found.shop = await faults(page);
  await shot(page, 'auto-shop-dark');

  await tabTo(page, shopFace(page, shop), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^已读取 \d+ 单/)).toBeVisible();
  await expect(orderRows(page)).toHaveCount(8);
  await tabTo(page, page.getByRole('checkbox', { name: '选择本页' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('已选 8 个订单')).toBeVisible();
  found.orders = await faults(page);
  await shot(page, 'auto-orders-dark');
  await tabTo(page, nextButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toBeVisible();
  found.goods = await faults(page);
  await shot(page, 'auto-goods-dark');
  await tabTo(page, nextButton(page));
  await page.keyboard.press('Enter');
  await expect(payButton(page)).toBeEnabled();
  found.review = await faults(page);
  await shot(page, 'auto-review-dark');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  found.done = await faults(page);
  await shot(page, 'auto-done-dark');
  expect(found).toEqual({ empty: [], shop: [], orders: [], goods: [], review: [], done: [] });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(trouble).toEqual([]);
  await context.close();
});

test('an order of two items is one parcel of two lines, and one with an unlinked item is held', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const shop = simulatedShop('taobao', 1);
  await buyerAtWizard(page);
  await bindShop(page, shop);
  const add = (title: string) =>
    changeShop<{ orderNos: string[] }>(shop, 'addOrders', { title, count: 1, items: 2 });
  const { orderNos: both } = await add('双件礼盒');
  await add('半套新品');
  // Orders that come in while the list is being read are in it.
  const { promise: pulled, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    const isHeld = isFirst && route.request().postDataJSON()?.operationName === 'ListShopOrders';
    if (!isHeld) return route.continue();
    isFirst = false;
    const before = await route.fetch();
    await pulled;
    return route.fulfill({ response: before });
  });
  await chooseShop(page, shop);
  resolve();
  await expect(orderRows(page)).toHaveCount(10);
  await choosePage(page);
  await nextButton(page).click();
  await expect(page.getByText('有 10 个订单还不能发')).toBeVisible();

  // Where the order is held, one item is linked right there; the others in the list of all.
  const held = page.getByRole('listitem').filter({ hasText: '双件礼盒' }).first();
  await held.getByRole('button', { name: '关联商品' }).click();
  await chooseLinkedGood(page, '毛绒小熊公仔');
  await main(page).getByRole('button', { name: '管理商品关联' }).click();
  const dialog = page.getByRole('dialog');
  const rowOf = (title: string) => dialog.getByRole('row').filter({ hasText: title });
  await shot(page, 'auto-links');
  const found: Record<string, string[]> = { list: await faults(page) };
  await rowOf('双件礼盒 2').getByRole('button', { name: '关联', exact: true }).press('Enter');
  const [other = 'no such goods'] = await goodsBeside('毛绒小熊公仔');
  await addLinkedSku(page, other);
  found.editor = await faults(page);
  await shot(page, 'auto-link');
  await dialog.getByRole('button', { name: '保存关联' }).click();
  await expect(rowOf('双件礼盒 2')).toHaveCount(0);
  // The focus is on the next one that is not linked.
  await expect(dialog.locator('tbody button:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('tbody button:focus')).toBeVisible();
  await dialog
    .getByRole('row')
    .filter({ hasText: '半套新品' })
    .filter({ hasNotText: '半套新品 2' })
    .first()
    .getByRole('button', { name: '关联', exact: true })
    .click();
  await addLinkedSku(page, '毛绒小熊公仔');
  await dialog.getByRole('button', { name: '保存关联' }).click();
  await dialog.getByText('已关联 3').click();
  await expect(rowOf('双件礼盒 2')).toContainText(other);
  await shot(page, 'auto-links-done');
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  const parts = page.getByRole('list', { name: '按商品分好的包裹' });
  await expect(parts).toContainText('1 个包裹');
  await expect(parts).toContainText('毛绒小熊公仔');
  await expect(parts).toContainText(other);
  await expect(page.getByText('商品【半套新品 2】还没有关联')).toBeVisible();
  await shot(page, 'auto-held');
  await page.getByRole('button', { name: '不发这些订单' }).click();
  await nextButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: both[0] ?? '' });
  await expect(row).toContainText('将发 毛绒小熊公仔');
  await expect(row).toContainText(`将发 ${other}`);
  await shot(page, 'auto-lines-review');
  await payButton(page).click();
  await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
  await expect(async () => {
    const order = (await ordersAt(shop)).find(({ orderNo }) => orderNo === both[0]);
    expect(order?.shipments).toHaveLength(1);
  }).toPass();
  expect(found).toEqual({ list: [], editor: [] });
  expect(trouble).toEqual([]);
});

/** Other goods of one combination that the warehouse of these has as well. */
async function goodsBeside(name: string): Promise<string[]> {
  const rows = await inDatabase<{ name: string }>(
    `SELECT g.name FROM goods g JOIN sku k ON k.good_id = g.id JOIN good_stock s ON s.sku_id = k.id
      WHERE g.status = 1 AND k.status = 1 AND k.name = '' AND g.platforms = '{}' AND g.name NOT LIKE $1 || '%' AND g.min_num = 1 AND g.max_num > 5
        AND s.quantity - s.locked > 20 AND s.warehouse_id = (SELECT warehouse_id FROM good_stock x JOIN goods b ON b.id = x.good_id
          WHERE b.name LIKE $1 || '%' ORDER BY warehouse_id LIMIT 1)
      ORDER BY g.id`,
    [name],
  );
  return rows.map((row) => row.name);
}

/** An order of three pieces a parcel that has nothing to do with the shop. */
async function buyThreeByHand(page: Page, phone: string): Promise<void> {
  const [offer] = await inDatabase<object>(
    `SELECT w.courier_id::int AS "courierId", s.id::int AS "senderId"
      FROM warehouse_courier w, sender s JOIN account a ON a.id = s.account_id
      WHERE w.warehouse_id = 1 AND a.kind = 1 AND a.phone_print = $1 ORDER BY w.courier_id LIMIT 1`,
    [printOf(phone)],
  );
  const place = {
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    address: '文三路478号2幢501',
  };
  const packages = [{ receiverName: '陈建国', receiverPhone: '13800000117', ...place }];
  await call(page, '/orders/createOrder', { goodId: 56, warehouseId: 1, ...offer, num: 3, packages });
}

/** In the open dialog of an item: the good that stands for it. */
async function chooseLinkedGood(page: Page, good: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await addLinkedSku(page, good);
  await dialog.getByRole('button', { name: '保存关联' }).click();
  await expect(dialog).toBeHidden();
}

/** Every parcel of the review says as many pieces sent as its customer bought. */
async function expectSentAsBought(page: Page): Promise<void> {
  const rows = main(page).getByRole('row').filter({ hasText: '将发 毛绒小熊公仔' });
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const words = await row.innerText();
    const counts = [...words.matchAll(/×\s(\d+)/g)].map(([, count]) => Number(count));
    const sent = counts.at(-1) ?? 0;
    expect(
      counts.slice(0, -1).reduce((sum, count) => sum + count, 0),
      words,
    ).toBe(sent);
    expect(sent).toBeGreaterThan(0);
  }
  await expect(page.getByText(/^买家买了/)).toHaveCount(0);
}

/** Presses Tab, or Shift and Tab, until a thing has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await isFocused()); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
