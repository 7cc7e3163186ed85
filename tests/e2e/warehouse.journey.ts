import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { supplierWithWarehouse } from './suppliers.ts';

const main = (page: Page) => page.getByRole('main');

test('a supplier says on which days and until when a warehouse packs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const trouble = collectConsoleErrors(page);
  const { warehouse } = await supplierWithWarehouse(page);
  await page.goto(pageUrl('/seller/WarehouseManagement'));
  const row = main(page).getByRole('row').filter({ hasText: warehouse });
  await expect(row).toContainText('16:00');
  await row.getByRole('link', { name: warehouse }).click();
  const day = (name: string) => main(page).getByRole('button', { name, exact: true });
  const week = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
  for (const name of week) await day(name).click();
  await main(page).getByRole('button', { name: '保存仓库' }).click();
  await expect(main(page).getByText('每周至少有一天发货')).toBeVisible();
  for (const name of week.slice(0, 5)) await day(name).click();
  await main(page).getByLabel('截单时间').fill('17:30');
  await shot(page, 'warehouse-week-light');
  await main(page).getByRole('button', { name: '保存仓库' }).click();

  await expect(row).toContainText('周六、周日休息');
  await expect(row).toContainText('17:30');
  await row.getByRole('link', { name: warehouse }).click();
  await expect(main(page).getByLabel('截单时间')).toHaveValue('17:30');
  const pressed = await Promise.all(week.map((name) => day(name).getAttribute('aria-pressed')));
  expect(pressed).toEqual(['true', 'true', 'true', 'true', 'true', 'false', 'false']);
  expect(trouble).toEqual([]);
});
