import { expect, test } from 'playwright/test';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

test('a region is found by a word and chosen by keyboard only, and Esc keeps the dialog and its text', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/senderManagement'));
  await page.getByRole('button', { name: '新增发件人' }).first().click();
  const dialog = dialogOf(page, '新增发件人');
  await dialog.getByRole('textbox', { name: '姓名' }).fill('李四');
  const region = dialog.getByRole('combobox', { name: '所在地区' });
  await region.click();
  const list = page.getByRole('listbox', { name: '省', exact: true });
  await expect(list.getByRole('option', { name: '湖北省' })).toBeAttached();
  expect((await list.boundingBox())?.height).toBeGreaterThan(250);
  await shot(page, 'region-columns');
  await region.pressSequentially('洪山');
  await expect(page.getByRole('option')).toHaveText(['湖北省 / 武汉市 / 洪山区']);
  await shot(page, 'region-found');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('李四');

  await region.pressSequentially('洪山');
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue('湖北省 / 武汉市 / 洪山区');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(region).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await shot(page, 'region-dark');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue(/^湖南省 \/ 长沙市 \/ .+区$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(trouble).toEqual([]);
});
