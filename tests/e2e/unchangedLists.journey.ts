import { expect, test } from 'playwright/test';
import { buyerLike, giveMoney, pageUrl, signIn, visitHome } from './person.ts';

test('a list that has not changed is not sent again, and is shown all the same', async ({ page }) => {
  const phone = await buyerLike('13800000001');
  await giveMoney(phone, 88);
  await visitHome(page);
  await page.getByRole('button', { name: '登录' }).first().click();
  await signIn(page, phone);
  await page.goto(pageUrl('/buyer/wallet'));
  const line = page.getByRole('row').filter({ hasText: '88.00' });
  await expect(line).toBeVisible();

  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().postData()?.includes('"ListMoneyLogs"')) statuses.push(response.status());
  });
  const menu = page.getByRole('navigation');
  // A tag holds for a minute, which may end in between.
  await expect(async () => {
    await menu.getByRole('link', { name: '全部商品' }).click();
    await expect(page).toHaveURL(/search/);
    await menu.getByRole('link', { name: '我的钱包' }).click();
    await expect(line).toBeVisible();
    expect(statuses).toContain(304);
  }).toPass();
});
