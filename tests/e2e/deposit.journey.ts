import { expect, test } from 'playwright/test';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { supplierWithWarehouse } from './suppliers.ts';

test('a supplier pays into its deposit and takes out what is above the minimum', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const { phone } = await supplierWithWarehouse(page);
  await inDatabase('SELECT give_demo_money(id, 120000) FROM account WHERE kind = 2 AND phone_print = $1', [
    printOf(phone),
  ]);
  await page.goto(pageUrl('/seller/wallet'));
  const card = page.getByRole('region', { name: '保证金' });
  await expect(card).toContainText('最低要求¥1000.00');
  await expect(card).toContainText('还差¥1000.00');
  await expect(card.getByRole('button', { name: '取回' })).toBeDisabled();
  await shot(page, 'deposit-lack-light');

  await card.getByRole('button', { name: '缴存' }).click();
  const paying = dialogOf(page, '缴存保证金');
  await expect(paying.getByLabel('金额（元）')).toHaveValue('1000.00');
  await paying.getByLabel('金额（元）').fill('1300');
  await paying.getByRole('button', { name: '确认缴存' }).click();
  await expect(paying.getByText('不能超过 ¥1200.00')).toBeVisible();
  await shot(page, 'deposit-dialog-light');
  await paying.getByLabel('金额（元）').fill('1100');
  await paying.getByRole('button', { name: '确认缴存' }).click();
  await expect(page.getByText('已缴存 ¥1100.00')).toBeVisible();
  await expect(card).toContainText('还差已补足');

  await card.getByRole('button', { name: '取回' }).click();
  const taking = dialogOf(page, '取回保证金');
  await expect(taking.getByLabel('金额（元）')).toHaveValue('100.00');
  await taking.getByRole('button', { name: '确认取回' }).click();
  await expect(card.getByRole('button', { name: '取回' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /保证金退回/ })).toContainText('+¥100.00');
  await expect(page.getByRole('row', { name: /保证金缴存/ })).toContainText('-¥1100.00');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'deposit-enough-dark');
  expect(trouble).toEqual([]);
});
