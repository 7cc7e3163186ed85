import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { readZip } from '../../web/src/features/spreadsheets/zip.read.ts';
import { png } from '../support/pictures.ts';
import { arrived } from './arrivedParcels.ts';
import { operate } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 240_000 });

test('a buyer reviews goods with a picture, another one sees it, the supplier answers, and the material is downloaded', async ({
  page: supplier,
  browser,
}) => {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `陶瓷水杯 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  await arrived(buyer, name);
  const [good] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM goods WHERE name = $1', [name]);
  await inDatabase(
    'UPDATE orders SET received_at = now(), status = 40 WHERE id IN (SELECT order_id FROM parcel_line WHERE good_id = $1)',
    [good?.id],
  );

  await buyer.goto(pageUrl('/orderCenter'));
  await buyer.getByRole('button', { name: '评价', exact: true }).click();
  const form = buyer.getByRole('dialog', { name: '评价订单' });
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(form.getByText('请先选择满意程度')).toBeVisible();
  await form.getByTitle('不满意', { exact: true }).click();
  await form.getByLabel('评价内容').fill('杯口有一道裂痕，\n其他都好');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: '裂痕.png', mimeType: 'image/png', buffer: png(900, 600) });
  await expect(form.getByRole('button', { name: '第 1 张图片', exact: true })).toBeVisible();
  await shots(buyer, 'review-form');
  // What was written is there again after the dialog was closed.
  await form.getByRole('button', { name: '取消' }).click();
  await buyer.reload();
  await buyer.getByRole('button', { name: '评价', exact: true }).click();
  await expect(form.getByLabel('评价内容')).toHaveValue('杯口有一道裂痕，\n其他都好');
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(buyer.getByText('评价成功，谢谢您')).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signedInBuyer(reader);
  await reader.goto(pageUrl(`/goodsInfo/${good?.id}`));
  const reviews = reader.getByRole('list', { name: '商品评价' });
  await expect(reviews).toContainText('杯口有一道裂痕');
  await expect(reviews).toContainText('***');
  await reviews.scrollIntoViewIfNeeded();
  await shots(reader, 'good-reviews');
  await reader.getByRole('button', { name: '查看第 1 张图片' }).click();
  await expect(reader.getByAltText('第 1 张评价图片')).toBeVisible();
  await reader.getByRole('button', { name: '关闭' }).last().click();
  await reader.getByText('中评 0').click();
  await expect(reader.getByText('没有这样的评价')).toBeVisible();
  await reader.evaluate(() => window.scrollTo(0, 0));
  await shots(reader, 'good-rated');

  await supplier.goto(pageUrl('/seller/workbench'));
  await supplier.getByRole('link', { name: /评价待回复/ }).click();
  const row = supplier.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('杯口有一道裂痕');
  await shots(supplier, 'seller-reviews');
  await row.getByRole('button', { name: '回复' }).click();
  const answering = supplier.getByRole('dialog', { name: '回复评价' });
  await answering.getByLabel(/^回复内容/).fill('抱歉，已给您补发一只');
  await shots(supplier, 'review-answer');
  await answering.getByRole('button', { name: '提交回复' }).click();
  await expect(supplier.getByText('没有待回复的评价')).toBeVisible();
  await supplier.goto(pageUrl('/messages'));
  await expect(supplier.getByText('收到 2 星评价')).toBeVisible();

  await buyer.goto(pageUrl('/messages'));
  await buyer.getByText('供应商回复了您的评价').click();
  await buyer
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: '详情' })
    .click();
  const drawer = buyer.getByRole('dialog', { name: '订单详情' });
  await expect(drawer).toContainText('抱歉，已给您补发一只');
  await drawer.getByRole('button', { name: '追评' }).click();
  const adding = buyer.getByRole('dialog', { name: '追评' });
  await adding.getByLabel('追评内容').fill('补发的收到了');
  await adding.getByRole('button', { name: '提交追评' }).click();
  await expect(drawer).toContainText('补发的收到了');
  await drawer.getByText('补发的收到了').scrollIntoViewIfNeeded();
  await shots(buyer, 'order-reviews');

  await buyer.goto(pageUrl(`/goodsInfo/${good?.id}`));
  const waiting = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: '下载素材包' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^素材包-.*\.zip$/);
  const zip = readZip(new Uint8Array(await readFile(await download.path())));
  expect(zip.kind === 'zip' && zip.entries.map((entry) => entry.name)).toEqual([
    ...['文案.txt', '主图1.jpg', '规格与价格.xlsx'],
  ]);
  await shots(buyer, 'materials');

  const [review] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM review WHERE good_id = $1', [
    good?.id,
  ]);
  await operate('review', 'hide', '--id', `${review?.id}`, '--reason', '图片与商品无关');
  await reader.reload();
  await expect(reader.getByText('还没有评价').last()).toBeVisible();
  expect(trouble).toEqual([]);
});
