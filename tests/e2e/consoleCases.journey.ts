import { type Browser, expect, type Page, test } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { arrived } from './arrivedParcels.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 300_000 });

const newPage = async (browser: Browser) =>
  (await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage();

/** A picture that the signed-in person has uploaded for parties alone. */
async function uploadedEvidence(page: Page): Promise<number> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const response = await page.request.post(`${process.env.API_URL}/api/v1/privateFile/upload`, {
    headers: { 'x-token': token },
    multipart: { file: { name: '裂痕.png', mimeType: 'image/png', buffer: png(900, 600) } },
  });
  return (await response.json()).data.id;
}

/** A case that waits for an operator; answers its number. */
async function disputed(supplier: Page, buyer: Page): Promise<string> {
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `纠纷小熊 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo } = await arrived(buyer, name);
  const [parcel] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM order_package WHERE package_no = $1',
    [packageNo],
  );
  const { caseId } = await call<{ caseId: number }>(buyer, '/afterSales/open', {
    ...{ packageId: parcel?.id, kind: 3, ask: 2, amount: 500, text: '外壳有裂痕' },
    fileIds: [await uploadedEvidence(buyer)],
  });
  await call(supplier, '/afterSales/answer', { caseId, action: 'refuse', text: '发货时完好' });
  await call(buyer, '/afterSales/reply', { caseId, action: 'escalate', text: '请平台判断' });
  const [found] = await inDatabase<{ caseNo: string }>(
    'SELECT case_no AS "caseNo" FROM after_sale_case WHERE id = $1',
    [caseId],
  );
  return found?.caseNo ?? '';
}

/** Writes a part of so many yuan into the open dialog, and looks at its money. */
async function lookAtPart(page: Page, yuan: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '裁决售后单' });
  await dialog.getByRole('button', { name: '查看资金变动' }).click();
  await expect(dialog.getByText('请填写补偿金额')).toBeVisible();
  await dialog.getByLabel('共给买家（元）').fill(yuan);
  await dialog.getByLabel('裁决原因').fill('凭证清楚，由供应商补偿。');
  await shots(page, 'console-case-decide');
  await dialog.getByRole('button', { name: '查看资金变动' }).click();
  await expect(page.getByRole('dialog', { name: '确认裁决' })).toContainText(`¥${yuan}`);
}

test('customer service decides a dispute, and above the limit a second operator approves it and hides a review', async ({
  page: supplier,
  browser,
}) => {
  const buyer = await newPage(browser);
  const [caseNo, other] = [await disputed(supplier, buyer), await disputed(supplier, buyer)];
  const kefu = await newPage(browser);
  const trouble = collectConsoleErrors(kefu);
  await openConsole(kefu, 'service', '/cases');
  const row = kefu.getByRole('row', { name: new RegExp(caseNo) });
  await expect(row).toContainText('破损 · 部分补偿 ¥5.00');
  await expect(row).toContainText('不到1小时');
  await shots(kefu, 'console-cases');
  expect(await faultsInBothThemes(kefu)).toEqual([]);

  await row.getByRole('link', { name: '去处理' }).click();
  await expect(kefu.getByText('外壳有裂痕')).toBeVisible();
  await expect(kefu.getByText('发货时完好')).toBeVisible();
  await kefu.getByRole('button', { name: '放大图片 1' }).click();
  await expect(kefu.getByRole('dialog').getByRole('img')).toBeVisible();
  await kefu.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  await shots(kefu, 'console-case');
  expect(await faultsInBothThemes(kefu)).toEqual([]);

  await kefu.getByRole('button', { name: '裁决' }).click();
  await lookAtPart(kefu, '3.00');
  await shots(kefu, 'console-case-money');
  await kefu.getByRole('dialog').getByRole('button', { name: '确认裁决' }).click();
  await expect(kefu.getByText('平台裁决 ¥3.00')).toBeVisible();
  await expect(kefu.getByRole('button', { name: '裁决', exact: true })).toBeHidden();

  await kefu.goto(`${process.env.CONSOLE_URL}/console/cases?keyword=${other}`);
  const limit = (value: number | null) =>
    value === null
      ? inDatabase("DELETE FROM setting WHERE key = 'caseSecondEyes'")
      : inDatabase("INSERT INTO setting (key, value) VALUES ('caseSecondEyes', to_jsonb($1::int))", [value]);
  await limit(100);
  await kefu.getByRole('link', { name: '去处理' }).click();
  await kefu.getByRole('button', { name: '裁决' }).click();
  await lookAtPart(kefu, '4.00');
  await expect(kefu.getByRole('dialog')).toContainText('由另一位操作员复核');
  await kefu.getByRole('dialog').getByRole('button', { name: '提交复核' }).click();
  await expect(kefu.getByText('须由另一位操作员复核。')).toBeVisible();
  await limit(null);

  const second = await newPage(browser);
  await openConsole(second, 'administrator', kefu.url().split('/console')[1] ?? '');
  await expect(second.getByText('有一份裁决在等复核')).toBeVisible();
  await shots(second, 'console-case-approval');
  await second.getByRole('button', { name: '通过并执行' }).click();
  await second.getByRole('dialog').getByRole('button', { name: '通过并执行' }).click();
  await expect(second.getByText('平台裁决 ¥4.00')).toBeVisible();
  await expect(second.getByText('有一份裁决在等复核')).toBeHidden();

  await inDatabase(
    `INSERT INTO review (order_id, good_id, account_id, seller_id, score, text)
     SELECT c.order_id, l.good_id, c.account_id, c.seller_id, 1, '加我微信' FROM after_sale_case c
       JOIN parcel_line l ON l.package_id = c.package_id WHERE c.case_no = $1`,
    [caseNo],
  );
  await second.getByRole('link', { name: '评价' }).click();
  const review = second.getByRole('row', { name: /加我微信/ });
  await review.getByRole('button', { name: '隐藏' }).click();
  const hiding = second.getByRole('dialog', { name: '隐藏评价' });
  await hiding.getByLabel(/^隐藏原因/).fill('含有联系方式，已隐藏。');
  await shots(second, 'console-review-hide');
  await hiding.getByRole('button', { name: '隐藏' }).click();
  await expect(review).toContainText('已隐藏');
  await shots(second, 'console-reviews-hidden');
  expect(await faultsInBothThemes(second)).toEqual([]);
  await review.getByRole('button', { name: '恢复显示' }).click();
  const showing = second.getByRole('dialog', { name: '恢复显示评价' });
  await showing.getByLabel(/^恢复原因/).fill('核实后没有联系方式');
  await showing.getByRole('button', { name: '恢复显示' }).click();
  await expect(review).toContainText('显示中');
  expect(trouble).toEqual([]);
});
