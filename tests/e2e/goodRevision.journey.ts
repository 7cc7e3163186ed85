import { expect, type Page, test } from 'playwright/test';
import { goodsPath } from '../../web/src/lib/paths.ts';
import { operate } from './operators.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test('goods are edited for an audit while buyers see what was on sale, and change when it is accepted', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const trouble = collectConsoleErrors(page);
  const main = page.getByRole('main');
  const { warehouse } = await supplierWithWarehouse(page);
  const name = `旅程小熊 ${warehouse.slice(-6)}`;
  const [renamed, again] = [`${name} 大号`, `${name} 中号`];
  await publishGood(page, { name, warehouse });
  const [good] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM goods WHERE name = $1', [name]);
  const id = good?.id ?? 0;

  await page.goto(pageUrl(`/seller/publishGoods/${id}`));
  await main.getByLabel('商品名称').fill(renamed);
  await savedUnderAudit(page);
  await expect(main.getByRole('heading', { name: '修改已提交审核' })).toBeVisible();
  await shots(page, 'good-revision-saved');
  await page.goto(pageUrl('/seller/goodsManagement?revision=WAITING'));
  const row = main.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('修改待审核');
  await shots(page, 'good-revision-list');
  const buyersSee = async (shown: string) => {
    await page.goto(pageUrl(goodsPath(id)));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(shown);
  };
  await buyersSee(name);

  await operate('goods', 'reject', '--id', String(id), '--reason', '尺寸与图片不符');
  await page.goto(pageUrl(`/seller/publishGoods/${id}`));
  await expect(main.getByRole('alert').filter({ hasText: '尺寸与图片不符' })).toBeVisible();
  await expect(main.getByLabel('商品名称')).toHaveValue(renamed);
  await shots(page, 'good-revision-refused');
  await main.getByLabel('商品名称').fill(again);
  await savedUnderAudit(page);
  await expect(main.getByRole('heading', { name: '修改已提交审核' })).toBeVisible();
  await buyersSee(name);

  await operate('goods', 'approve', '--id', String(id));
  await buyersSee(again);

  await page.goto(pageUrl(`/seller/publishGoods/${id}`));
  await main.getByLabel('商品名称').fill(renamed);
  await savedUnderAudit(page);
  await page.goto(pageUrl(`/seller/publishGoods/${id}`));
  await main.getByRole('button', { name: '撤回修改' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(main.getByLabel('商品名称')).toHaveValue(again);
  await expect(main.getByRole('button', { name: '撤回修改' })).toHaveCount(0);
  expect(trouble).toEqual([]);
});

/** Saves the goods on the page while audits are on: not longer, since other journeys publish goods beside this one. */
async function savedUnderAudit(page: Page): Promise<void> {
  const audit = (value: boolean) =>
    inDatabase("UPDATE setting SET value = $1::jsonb WHERE key = 'auditGoods'", [JSON.stringify(value)]);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateGood') ?? false,
  );
  await audit(true);
  await page.getByRole('main').getByRole('button', { name: '保存修改' }).click();
  await answered;
  await audit(false);
}
