import { expect, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shot, shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a buyer narrows the orders to a span of days, saves that as a view, and comes back to it at a click', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/orderCenter'));
  const row = page.getByRole('row', { name: new RegExp(orderNo) });
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: '选择日期' }).click();
  const calendar = page.getByRole('group', { name: '选择日期' });
  await expect(calendar.getByRole('button', { name: '今天' })).toBeVisible();
  await shots(page, 'day-range');
  await calendar.getByRole('button', { name: '昨天' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await expect(row).toHaveCount(0);

  // By the keyboard: the day before until today.
  await page.getByRole('button', { name: '选择日期' }).click();
  const day = calendar.locator('[tabindex="0"][data-day]');
  await expect(day).toBeFocused();
  // Tab leads on from the day to the spans.
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('button', { name: '今天' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByText('请选择结束日期')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(row).toBeVisible();

  const toMatch = new URL(page.url()).searchParams;
  await page.getByRole('button', { name: '存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '存为视图' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请给这个视图起个名称')).toBeVisible();
  await dialog.getByLabel('名称').fill('这两天');
  await dialog.getByRole('button', { name: '保存' }).click();
  const view = page
    .getByRole('list', { name: '我的视图' })
    .getByRole('button', { name: '这两天', exact: true });
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: '存为视图' })).toHaveCount(0);
  await shots(page, 'saved-view');
  await page.goto(pageUrl('/orderCenter'));
  await expect(view).toHaveAttribute('aria-pressed', 'false');
  await view.click();
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(Object.fromEntries(toMatch));

  // Typed, and what is no day gives way.
  const first = page.getByLabel('开始日期');
  await first.fill('2026/1/5');
  await first.press('Enter');
  await expect(page).toHaveURL(/from=2026-01-05/);
  await first.fill('2026-13');
  await first.blur();
  await expect(first).toHaveValue('2026-01-05');
  await page.getByRole('button', { name: '删除视图 这两天' }).click();
  await expect(view).toHaveCount(0);
  await shot(page, 'saved-view-removed');
  expect(trouble).toEqual([]);
});
