import { expect, type Page, test } from 'playwright/test';
import { header } from './people.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { atHomeLike } from './sessions.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('list', { name: '商品列表' }).getByRole('link');
const filters = (page: Page) => page.getByRole('region', { name: '筛选商品' });
const chosen = (page: Page) => page.getByRole('navigation', { name: '已选条件' });
test('a buyer types a word wrong, chooses two facets, opens the goods and finds both on the way back', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await atHomeLike(page, '13800000002');
  const search = header(page).getByRole('combobox', { name: '搜索' });
  await search.click();
  await page.keyboard.type('毛绒小雄');
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('没有找到“毛绒小雄”，为您展示相近的商品');
  await expect(cards(page).first()).toContainText('毛绒小熊公仔 25cm');
  await shot(page, 'search-similar');

  await search.fill('s');
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('“s”的搜索结果');
  await filters(page)
    .getByRole('link', { name: /^¥5–10/ })
    .press('Enter');
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&min=5.00&max=9.99'));
  await filters(page).getByRole('checkbox', { name: '48 小时内发货' }).press('Space');
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&min=5.00&max=9.99&fast=1'));
  await filters(page).getByRole('button', { name: '更多筛选' }).press('Enter');
  await expect(filters(page).getByRole('navigation', { name: '快递' })).toBeVisible();
  await expect(chosen(page).getByRole('link')).toHaveText(['¥5–10', '48 小时内发货', '清空筛选']);
  await shot(page, 'search-facets');

  const first = (await cards(page).first().textContent()) ?? '';
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/goodsInfo\//);
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&min=5.00&max=9.99&fast=1'));
  await expect(cards(page).first()).toHaveText(first);
  await expect(filters(page).getByRole('checkbox', { name: '48 小时内发货' })).toBeChecked();

  await chosen(page).getByRole('link', { name: '去掉条件：¥5–10' }).click();
  await expect(page).toHaveURL(pageUrl('/search?keyword=s&fast=1'));
  await chosen(page).getByRole('link', { name: '清空筛选' }).click();
  await expect(chosen(page)).toBeHidden();
  expect(trouble).toEqual([]);
});
