import { expect, test } from 'playwright/test';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { openSession } from './sessions.ts';

const HELP = '包裹问题怎么处理';
const FOR_SUPPLIERS = '春节前备货与休息日设置';

test('help and suppliers’ notices stand on pages of their own, and open nothing at home', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  // Newer than what is said at home.
  await inDatabase('UPDATE notice SET created_at = now() WHERE title = ANY ($1)', [[HELP, FOR_SUPPLIERS]]);
  await page.goto(pageUrl('/'));
  const newest = dialogOf(page, '双十二大促发货安排');
  await newest.getByRole('button', { name: '我知道了' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: '公告' })).toContainText('12月10日');
  await expect(page.getByRole('region', { name: '公告' })).not.toContainText('少件、破损');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: '公告与帮助' }).click();
  await expect(page).toHaveURL(pageUrl('/notices'));
  const help = page.getByRole('article').filter({ hasText: HELP });
  await expect(help).toContainText('申请售后');
  await expect(page.getByText(FOR_SUPPLIERS)).toBeHidden();
  await expect(page.getByText('双十二大促发货安排')).toBeHidden();
  expect(trouble).toEqual([]);
});

test('a supplier finds what is said to suppliers in the menu', async ({ page }) => {
  await openSession(page, '13900000001', { type: 2 });
  await page.goto(pageUrl('/'));
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '供应商公告' }).click();
  await expect(page).toHaveURL(pageUrl('/seller/notices'));
  await expect(page.getByRole('article').filter({ hasText: FOR_SUPPLIERS })).toContainText('休息日');
  await expect(page.getByText(HELP)).toBeHidden();
});
