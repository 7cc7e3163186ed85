import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { runScheduledJob } from './scheduledJobs.ts';
import { atHomeLike, signedInBuyer } from './sessions.ts';

const REASON = '台风影响，暂停收寄';

test('an operator closes an area, a buyer reads why, and it is opened again', async ({ page, browser }) => {
  const errors = collectConsoleErrors(page);
  await openConsole(page, 'administrator', '/catalogue');
  const list = page.getByRole('table', { name: '停发地区' });
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: '停发地区' }).click();
  const form = page.getByRole('dialog', { name: '停发地区' });
  await form.getByRole('combobox', { name: /省份/ }).click();
  await form.getByRole('option', { name: '青海省' }).click();
  await form.getByRole('combobox', { name: /快递/ }).click();
  await form.getByRole('option', { name: '中通快递' }).click();
  await form.getByRole('button', { name: REASON }).click();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: '停发', exact: true }).click();
  await expect(page.getByText('青海省已停发')).toBeVisible();
  const row = list.getByRole('row', { name: /青海省.*中通快递/ });
  await expect(row).toContainText(REASON);
  await expect(row).toContainText('停发中');

  const buyer = await (await browser.newContext()).newPage();
  await atHomeLike(buyer, '13800000001');
  const couriers = buyer.getByRole('radiogroup', { name: '快递' });
  const chooseQinghai = async () => {
    await buyer.goto(pageUrl('/goodsInfo/56/1'));
    await buyer.getByRole('combobox', { name: '配送至' }).click();
    await buyer.keyboard.type('青海');
    await expect(buyer.getByRole('option', { name: '青海省' })).toBeVisible();
    await buyer.keyboard.press('Enter');
  };
  await chooseQinghai();
  await expect(couriers.getByRole('radio', { name: new RegExp(`^中通快递.*停发：${REASON}`) })).toBeVisible();
  await buyer.getByRole('link', { name: '立即发货' }).last().click();
  const next = buyer.getByRole('button', { name: /^下一步/ });
  await next.click();
  await buyer.getByRole('radio', { name: /中通快递/ }).check();
  await next.click();
  await buyer
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('马文 13800000201 青海省西宁市城东区共和路100号');
  await buyer.getByRole('button', { name: /^识别/ }).click();
  const grid = buyer.getByRole('grid', { name: '收件人列表' });
  await expect(grid.getByText(`该地区停发：${REASON}`)).toBeVisible();
  await expect(next).toBeDisabled();

  await row.getByRole('button', { name: '恢复发货' }).click();
  const question = page.getByRole('dialog', { name: '恢复地区的发货' });
  await question.getByLabel(/原因/).fill('道路恢复通行');
  await question.getByRole('button', { name: '恢复发货' }).click();
  await expect(row).toContainText('已恢复');
  await buyer.reload();
  await expect(grid.getByLabel('第1行收件人')).toHaveValue('马文');
  await expect(grid.getByText(`该地区停发：${REASON}`)).toHaveCount(0);
  expect(errors).toEqual([]);
  await buyer.context().close();
});

test('a report is opened by month and exported', async ({ page, browser }) => {
  const errors = collectConsoleErrors(page);
  const buyer = await (await browser.newContext()).newPage();
  await giveMoney(await signedInBuyer(buyer), 100);
  await placeOrder(buyer, true);
  await buyer.context().close();
  await runScheduledJob('keepReports');
  const counted = () => inDatabase('SELECT FROM report_day WHERE subject = 1 AND orders > 0');
  await expect.poll(async () => (await counted()).length).toBeGreaterThan(0);
  await openConsole(page, 'finance', '/reports?unit=MONTH&from=2026-01-01');
  const table = page.getByRole('table', { name: '成交报表' });
  await expect(table).toBeVisible();
  await page.getByRole('tab', { name: '供应商服务' }).click();
  await expect(page.getByRole('table', { name: '供应商服务报表' })).toBeVisible();
  await page.getByRole('tab', { name: '成交', exact: true }).click();
  await expect(page).toHaveURL(/unit=MONTH/);
  await expect(page.getByRole('figure', { name: '成交图表' }).locator('svg')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^成交_2026-01-01_.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"月份","订单数","包裹数"');
  expect(errors).toEqual([]);
});
