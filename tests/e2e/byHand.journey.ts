import { expect, type Page, test } from 'playwright/test';
import { brokenLineIndex, pastedRecipients } from '../support/pastedRecipients.ts';
import { buyerLike, collectConsoleErrors, pageUrl, signIn, visitHome } from './person.ts';
import { shot } from './screens.ts';
import { settled } from './settled.ts';

const step = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('a buyer pastes twenty recipients, corrects one, pays from the balance and finds the order and its parcels', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await visitHome(page);
  await expect(page.getByRole('heading', { name: '商品列表' })).toBeVisible();
  await shot(page, 'home-light');

  await page.getByRole('button', { name: '登录' }).click();
  await signIn(page, await buyerLike('13800000001'));
  await expect(page.getByText('¥5000.00')).toBeVisible();

  await page.getByRole('link', { name: /毛绒小熊公仔/ }).click();
  await expect(page.getByRole('heading', { name: '毛绒小熊公仔 25cm' })).toBeVisible();
  await shot(page, 'goods-light');
  await page.getByRole('link', { name: '立即发货' }).last().click();

  await step(page, '下一步').click();
  await page.getByRole('radio', { name: /圆通速递/ }).check();
  await step(page, '下一步').click();

  await page.getByRole('textbox', { name: '粘贴收件人' }).fill(pastedRecipients.join('\n'));
  await page.getByRole('button', { name: /^识别/ }).click();
  const grid = page.getByRole('grid', { name: '收件人列表' });
  await expect(grid.getByLabel('第1行收件人')).toHaveValue('陈建国');
  await expect(page.getByRole('tab', { name: /错误\s*1/ })).toBeVisible();
  await expect(step(page, '下一步')).toBeDisabled();
  await shot(page, 'recipients-light');

  // The row that cannot go keeps its text and says what is missing.
  await page.getByRole('tab', { name: /错误/ }).click();
  const brokenRow = `第${brokenLineIndex + 1}行`;
  await expect(grid.getByText('手机号不正确', { exact: false })).toBeVisible();
  await expect(grid.getByText(pastedRecipients[brokenLineIndex] ?? '', { exact: false })).toBeVisible();
  await grid.getByLabel(`${brokenRow}电话`).fill('13800000117');
  await expect(page.getByRole('tab', { name: /错误\s*0/ })).toBeVisible();

  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('tab', { name: /全部\s*20/ })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('¥253.20')).toBeVisible();
  await step(page, '下一步').click();

  // 20 parcels: one bear of 9.90, and 2.80 less 0.04 for the courier.
  await expect(page.getByText('¥12.66').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /陈建国/ })).toContainText('¥12.66');
  await shot(page, 'review-light');
  await page.getByRole('button', { name: '确认支付 ¥253.20' }).click();

  await expect(page.getByText(/D\d{18}/).first()).toBeVisible();
  await expect(page.getByText('¥4746.80').first()).toBeVisible();
  await shot(page, 'paid-light');

  await page.getByRole('link', { name: /订单/ }).filter({ hasText: '查看' }).click();
  const order = page.getByRole('row', { name: /毛绒小熊公仔/ }).first();
  // The courier may have picked them up by now.
  await expect(order).toContainText(/待发货|待收货/);
  await expect(order).toContainText('253.20');
  await shot(page, 'orders-light');

  await page.getByRole('link', { name: '包裹列表' }).click();
  await expect(page.getByRole('row', { name: /13\*|138\*/ }).first()).toBeVisible();
  await expect(page.getByText('陈建国')).toHaveCount(0);
  await shot(page, 'parcels-light');

  await page.getByRole('link', { name: '我的钱包' }).first().click();
  await expect(page.getByRole('row', { name: /订单支付/ })).toContainText('-¥253.20');
  await shot(page, 'wallet-light');

  await page.getByRole('button', { name: /深色/ }).click();
  for (const [path, name] of [
    ['/', 'home-dark'],
    ['/shipments', 'shipments-dark'],
    ['/orderCenter', 'orders-dark'],
    ['/packageCenter', 'parcels-dark'],
    ['/buyer/wallet', 'wallet-dark'],
  ] as const) {
    await page.goto(pageUrl(path));
    await expect(page.getByRole('main')).toBeVisible();
    await settled(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await shot(page, name);
  }
  expect(trouble).toEqual([]);
});
