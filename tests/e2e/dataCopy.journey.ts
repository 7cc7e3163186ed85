import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { xlsxSheets } from '../support/exportedFiles.ts';
import { requestCode } from './people.ts';
import { collectConsoleErrors, inDatabase, newestCode, pageUrl } from './person.ts';
import { placeOrder, receivers } from './placedOrders.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

test('a buyer proves by a code who asks, and is given a copy of all that is kept of them', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  const orderNo = await placeOrder(page);
  // A minute later: one message a minute goes to a phone.
  await inDatabase('DELETE FROM counter WHERE key LIKE $1', [`%${printOf(phone)}%`]);
  await page.goto(pageUrl('/me'));
  const card = page.getByRole('region', { name: '个人信息', exact: true });
  await card.getByRole('button', { name: '导出副本' }).click();
  const dialog = page.getByRole('dialog', { name: '导出个人信息副本' });
  await dialog.getByRole('button', { name: '验证并导出' }).click();
  await expect(dialog.getByText('请输入验证码')).toHaveCount(2);
  await shot(page, 'data-copy-dialog-light');

  await requestCode(page, '导出个人信息副本');
  await dialog.getByLabel('短信验证码').fill(await newestCode(phone));
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '验证并导出' }).click();
  const download = await downloading;
  await expect(dialog).toBeHidden();
  await expect(card.getByText(`已导出 ${download.suggestedFilename()}`)).toBeVisible();
  await shot(page, 'data-copy-light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await shot(page, 'data-copy-dark');

  const sheets = await xlsxSheets(new Uint8Array(await readFile(await download.path())));
  const textOf = (title: string) => (sheets.get(title) ?? []).flat();
  expect(textOf('账号')).toContain(phone);
  expect(textOf('订单')).toContain(orderNo);
  expect(textOf('包裹')).toEqual(expect.arrayContaining(receivers.map(({ receiverName }) => receiverName)));
  expect(trouble).toEqual([]);
});
