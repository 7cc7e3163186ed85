import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shot, shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const widthOf = (page: Page) => menu(page).evaluate((box) => box.getBoundingClientRect().width);

/** By how much the list is wider than its box. */
const hidden = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .locator('..')
    .evaluate((box) => box.scrollWidth - box.clientWidth);

test('the menu becomes signs by a button and by a key, stays so on that computer, and lists show all their columns', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByRole('row', { name: new RegExp(orderNo) })).toBeVisible();
  expect(await widthOf(page)).toBe(170);

  await page.getByRole('button', { name: /^收起菜单/ }).click();
  expect(await widthOf(page)).toBe(56);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await hidden(page, '订单列表')).toBe(0);
  await shots(page, 'menu-orders');

  // Of a sign the name is read aloud and shown on hover; it leads where the words led.
  await menu(page).getByRole('link', { name: '包裹列表' }).click();
  await expect(page.getByRole('table', { name: '包裹列表' }).getByRole('row').nth(1)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await hidden(page, '包裹列表')).toBe(0);
  await shots(page, 'menu-parcels');

  await page.reload();
  await expect(page.getByRole('button', { name: /^展开菜单/ })).toBeVisible();
  expect(await widthOf(page)).toBe(56);
  await page.getByRole('main').focus();
  await page.keyboard.press('m');
  expect(await widthOf(page)).toBe(170);
  expect(trouble).toEqual([]);
});

test('the keys of a page are listed by ?, / leads to the search, and what is typed stays text', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/orderCenter'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: '快捷键' });
  await expect(list.getByText('新建发货单')).toBeVisible();
  await shot(page, 'shortcuts-site');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: '搜索' });
  await expect(search).toBeFocused();
  await page.keyboard.type('n/?m');
  await expect(search).toHaveValue('n/?m');
  await expect(page).toHaveURL(/orderCenter/);

  await page.getByRole('main').focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/shipments\/byHand/);
  expect(trouble).toEqual([]);
});
