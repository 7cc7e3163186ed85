import { expect, test } from 'playwright/test';
import { arrived } from './arrivedParcels.ts';
import { operate } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 420_000 });

test('a supplier claims what a courier broke, an operator tells its answers, and the money is in the wallet', async ({
  page: supplier,
  browser,
}) => {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `陶瓷水杯 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo } = await arrived(buyer, name);

  await supplier.goto(pageUrl('/claims'));
  await expect(supplier.getByText('没有进行中的理赔')).toBeVisible();
  await supplier.goto(pageUrl('/packageCenter'));
  const parcel = supplier.getByRole('row', { name: new RegExp(packageNo) });
  await parcel.getByRole('button', { name: '物流轨迹' }).click();
  await expect(supplier.getByRole('group', { name: '举证包' })).toBeVisible();
  await shots(supplier, 'parcel-evidence');
  await supplier.keyboard.press('Escape');
  await parcel.getByRole('button', { name: '快递理赔' }).click();
  const form = supplier.getByRole('dialog', { name: '快递理赔' });
  await form.getByRole('button', { name: '提交理赔' }).click();
  for (const missing of ['请选择原因', '金额不正确，请填写如 5.34', '请写明经过和货物价值'])
    await expect(form.getByText(missing)).toBeVisible();
  await shots(supplier, 'claim-form');
  await form.getByRole('combobox', { name: '原因' }).click();
  await form.getByRole('option', { name: '破损' }).click();
  await form.getByLabel(/^索赔金额/).fill('4');
  await form.getByLabel(/^说明/).fill('外箱压扁，杯子碎了');
  await form.getByRole('button', { name: '提交理赔' }).click();
  await expect(supplier.getByText('已发起快递理赔')).toBeVisible();

  await supplier.goto(pageUrl('/claims'));
  const row = supplier.getByRole('row', { name: /破损/ });
  await expect(row).toContainText('索赔 ¥4.00');
  await expect(row).toContainText('还没有赔给买家');
  await row.getByRole('button', { name: '撤回' }).click();
  await supplier.getByRole('dialog', { name: '撤回' }).getByRole('button', { name: '再想想' }).click();
  const [claim] = await inDatabase<{ id: number }>(
    'SELECT k.id::int AS id FROM courier_claim k JOIN order_package p ON p.id = k.package_id WHERE p.package_no = $1',
    [packageNo],
  );
  const id = `${claim?.id}`;
  await operate('claim', 'submit', '--id', id);
  // What an operator does is told, and the open list follows.
  await expect(row).toContainText('快递处理中');
  await operate('claim', 'accept', '--id', id, '--amount', '3.50', '--reason', '按保价赔付');
  await expect(row).toContainText('同意赔付 ¥3.50');
  await shots(supplier, 'claims');
  await operate('claim', 'pay', '--id', id);
  await supplier.getByRole('tab', { name: '已结束' }).click();
  await expect(row).toContainText('已赔付 ¥3.50：¥3.50 进入钱包');
  await shots(supplier, 'claims-over');
  await supplier.goto(pageUrl('/seller/wallet'));
  await expect(supplier.getByRole('cell', { name: '快递理赔' }).first()).toBeVisible();
  await expect(supplier.getByRole('cell', { name: '+¥3.50' })).toBeVisible();
  expect(trouble).toEqual([]);
});
