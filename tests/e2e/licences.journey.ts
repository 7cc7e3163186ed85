import { expect, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { supplierWithWarehouse } from './suppliers.ts';

test('a supplier sends a licence, an operator refuses and accepts it, and a buyer sees it on the store', async ({
  page: supplier,
  browser,
}) => {
  const errors = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const [{ id = 0, sellerId = 0 } = {}] = await inDatabase<{ id: number; sellerId: number }>(
    'SELECT id::int AS id, seller_id::int AS "sellerId" FROM warehouse WHERE name = $1',
    [warehouse],
  );
  await supplier.goto(pageUrl('/me'));
  const card = supplier.getByRole('region', { name: '经营资质' });
  await expect(card).toContainText('还没有提交资质');
  const send = async (number: string) => {
    await card.getByRole('button', { name: '提交资质' }).click();
    const dialog = supplier.getByRole('dialog', { name: '提交资质' });
    await dialog.getByRole('combobox', { name: '类别' }).click();
    await supplier.getByRole('option', { name: '食品' }).click();
    await dialog.getByLabel('证件号').fill(number);
    await dialog.getByLabel('有效期至').fill('2099-12-31');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '许可证.png', mimeType: 'image/png', buffer: png(900, 600) });
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await send('JY13307020000001');
  await expect(card.getByRole('row', { name: /JY13307020000001/ })).toContainText('待审核');

  const console = await (await browser.newContext()).newPage();
  await openConsole(console, 'administrator', `/suppliers/${sellerId}`);
  const row = (number: string) => console.getByRole('row', { name: new RegExp(number) });
  await expect(row('JY13307020000001')).toContainText('供应商提交');
  await row('JY13307020000001').getByRole('button', { name: '驳回' }).click();
  const refusing = console.getByRole('dialog', { name: '驳回资质' });
  await refusing.getByRole('button', { name: '图片不清晰，请重新拍摄' }).click();
  await refusing.getByRole('button', { name: '驳回' }).click();
  await expect(row('JY13307020000001')).toContainText('未通过');

  await supplier.reload();
  await expect(card.getByRole('row', { name: /JY13307020000001/ })).toContainText('图片不清晰，请重新拍摄');
  await send('JY13307020000002');
  await shots(supplier, 'licences-own');
  expect(await faultsInBothThemes(supplier)).toEqual([]);
  await console.reload();
  await row('JY13307020000002').getByRole('button', { name: '通过' }).click();
  await console.getByRole('dialog', { name: '通过资质' }).getByRole('button', { name: '通过' }).click();
  await expect(row('JY13307020000002')).toContainText('有效');

  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signedInBuyer(buyer);
  await buyer.goto(pageUrl(`/warehouseStore/${id}`));
  await buyer.getByRole('button', { name: '商家资质' }).click();
  const shown = buyer.getByRole('dialog', { name: '商家资质' });
  await expect(shown).toContainText('JY13307020000002');
  await expect(shown.getByRole('button', { name: '查看食品的图片' }).locator('img')).toBeVisible();
  await shots(buyer, 'licences-store');
  expect(await faultsInBothThemes(buyer)).toEqual([]);
  await shown.getByRole('button', { name: '查看食品的图片' }).click();
  await expect(buyer.getByRole('img', { name: '食品的图片' })).toBeVisible();
  expect(errors).toEqual([]);
});
