import { type Browser, expect, type Page, test } from 'playwright/test';
import { arrived } from './arrivedParcels.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';
import { publishGood, supplierWithWarehouse } from './suppliers.ts';

test.describe.configure({ timeout: 240_000 });

const TAX_NUMBER = '91350100M000100Y43';
const NUMBER = `2431${String(Date.now()).padStart(16, '0')}`;
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => page.getByRole('table', { name: /发票/ }).getByRole('row');

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage();
}

async function addTitle(page: Page, name: string): Promise<void> {
  await main(page).getByText('抬头管理').click();
  await main(page).getByRole('button', { name: '添加抬头' }).click();
  const form = dialogOf(page, '添加抬头');
  await form.getByLabel('名称').fill(name);
  await form.getByLabel('纳税人识别号').fill(`${TAX_NUMBER.slice(0, -1)}4`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toContainText('纳税人识别号不正确');
  await form.getByLabel('纳税人识别号').fill(TAX_NUMBER);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('cell', { name })).toBeVisible();
}

async function ask(page: Page, title: string, shot: string): Promise<void> {
  await main(page).getByText('我申请的').click();
  await main(page).getByRole('button', { name: '申请开票' }).click();
  const form = dialogOf(page, '申请开票');
  await form.getByRole('combobox', { name: '抬头' }).click();
  await form.getByRole('option', { name: title }).click();
  await expect(form).toContainText('将在 7 天内开具');
  await shots(page, shot);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已提交 1 张发票的申请')).toBeVisible();
}

test('a buyer asks for an invoice, its supplier issues it, a refund makes a red-letter one due, and finance issues the fee', async ({
  page: supplier,
  browser,
}) => {
  const trouble = collectConsoleErrors(supplier);
  const { warehouse } = await supplierWithWarehouse(supplier);
  const name = `开票水杯 ${warehouse.slice(-6)}`;
  await publishGood(supplier, { name, warehouse });
  const buyer = await newPage(browser);
  await giveMoney(await signedInBuyer(buyer), 100);
  const { packageNo, fee } = await arrived(buyer, name);
  const parcel = async () => {
    const [row] = await inDatabase<{ id: number; settled: boolean }>(
      'SELECT id::int AS id, settle_status = 2 AS settled FROM order_package WHERE package_no = $1',
      [packageNo],
    );
    return row;
  };
  await runScheduledJob('settleDue');
  await expect.poll(async () => (await parcel())?.settled, { timeout: 150_000 }).toBe(true);
  const yuan = `¥${(fee / 100).toFixed(2)}`;

  await buyer.goto(pageUrl('/buyer/wallet?tab=invoices'));
  await expect(main(buyer)).toContainText('还没有申请过发票');
  await addTitle(buyer, '杭州橙子贸易有限公司');
  await shots(buyer, 'invoice-titles');
  // Of a chosen order: what is asked for is that alone.
  await buyer.goto(pageUrl('/orderCenter'));
  await main(buyer).getByRole('checkbox', { name: '选择本页全部订单' }).check({ force: true });
  await main(buyer).getByRole('link', { name: '申请开票' }).click();
  await main(buyer).getByRole('button', { name: '申请开票' }).click();
  await expect(dialogOf(buyer, '申请开票')).toContainText('只为选中的 1 个订单开票');
  await dialogOf(buyer, '申请开票').getByRole('button', { name: '取消' }).click();
  await buyer.goto(pageUrl('/buyer/wallet?tab=invoices'));
  await ask(buyer, '杭州橙子贸易有限公司', 'invoice-ask');
  await expect(rows(buyer).nth(1)).toContainText('待开票');
  await expect(rows(buyer).nth(1)).toContainText(yuan);
  await shots(buyer, 'invoices-buyer');
  expect(await faultsInBothThemes(buyer)).toEqual([]);

  await supplier.goto(pageUrl('/seller/wallet?tab=invoices&view=toIssue'));
  await rows(supplier).nth(1).getByRole('button', { name: '查看' }).click();
  await expect(supplier.getByRole('dialog')).toContainText(TAX_NUMBER);
  await expect(supplier.getByRole('dialog')).toContainText(packageNo);
  await shots(supplier, 'invoice-to-issue');
  await supplier.getByRole('button', { name: '登记发票' }).click();
  const form = dialogOf(supplier, '登记发票');
  await form.getByLabel('发票号码').fill(NUMBER);
  await form.getByLabel('开票日期').fill('2026-11-28');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await shots(supplier, 'invoice-issue');
  await form.getByRole('button', { name: '登记', exact: true }).click();
  await expect(supplier.getByText('发票已登记')).toBeVisible();

  await buyer.reload();
  await expect(rows(buyer).nth(1)).toContainText('已开票');
  const download = buyer.waitForEvent('download');
  await rows(buyer).nth(1).getByRole('button', { name: '下载' }).click();
  expect((await download).suggestedFilename()).toBe(`${NUMBER}.pdf`);

  // The supplier asks for the invoice of the fees before the buyer gets the money back.
  await supplier.goto(pageUrl('/seller/wallet?tab=invoices'));
  await addTitle(supplier, '旅程供应链有限公司');
  await ask(supplier, '旅程供应链有限公司', 'invoice-ask-fee');

  const caiwu = await newPage(browser);
  const errors = collectConsoleErrors(caiwu);
  await openConsole(caiwu, 'finance', '/invoices');
  await expect(rows(caiwu).nth(1)).toContainText('平台服务费');
  await shots(caiwu, 'console-invoices');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
  await rows(caiwu).nth(1).getByRole('button', { name: '查看' }).click();
  await expect(caiwu.getByRole('dialog')).toContainText('旅程供应链有限公司');
  await shots(caiwu, 'console-invoice');
  await caiwu.getByRole('button', { name: '登记发票' }).click();
  const feeForm = dialogOf(caiwu, '登记发票');
  await feeForm.getByLabel('发票号码').fill(`${NUMBER.slice(0, -1)}A`);
  await feeForm.getByLabel('开票日期').fill('2026-11-28');
  await feeForm.getByRole('button', { name: '登记', exact: true }).click();
  await expect(caiwu.getByText('发票已登记')).toBeVisible();

  await call(supplier, '/orderPackages/refund', { packageIds: [(await parcel())?.id], reason: '退货' });
  await supplier.goto(pageUrl('/seller/wallet?tab=invoices&view=toIssue'));
  const red = rows(supplier).filter({ hasText: '红字' });
  await expect(red).toContainText(`-${yuan}`);
  await expect(red).toContainText('待开票');
  await red.getByRole('button', { name: '查看' }).click();
  await expect(supplier.getByRole('dialog')).toContainText(NUMBER);
  await shots(supplier, 'invoice-red');

  await caiwu.goto(`${process.env.CONSOLE_URL ?? ''}/console/invoices?tab=tax`);
  await caiwu.getByRole('combobox', { name: '季度' }).click();
  await caiwu.getByRole('option', { name: '2026Q4' }).click();
  await expect(main(caiwu)).toContainText('报送截止 2027-01-31');
  await shots(caiwu, 'console-tax');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
  const report = caiwu.waitForEvent('download');
  await caiwu.getByRole('button', { name: '下载报送文件' }).click();
  expect((await report).suggestedFilename()).toBe('涉税信息-2026Q4.xlsx');
  expect([trouble, errors]).toEqual([[], []]);
});
