import { randomInt } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

const SIMULATED = 9;
const main = (page: Page) => page.getByRole('main');
const yesterday = () =>
  new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** What a developer does at the simulated channels. */
async function act(action: string, fields: object): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_URL}/payments/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (answer.status !== 200) throw new Error(`${action}: ${answer.status}`);
}

test('a payment that only the channel knows is found, shown and settled', async ({ page }) => {
  test.slow();
  const errors = collectConsoleErrors(page);
  const stray = `X${randomInt(10 ** 9, 10 ** 10)}${randomInt(10 ** 9, 10 ** 10)}`;
  await act('strayTrade', { channel: 'alipay', outTradeNo: stray, amount: 12_345 });
  await inDatabase(
    'INSERT INTO channel_bill (pay_type, day) VALUES ($1, $2), (2, $2) ON CONFLICT DO NOTHING RETURNING id',
    [SIMULATED, yesterday()],
  );

  await openConsole(page, 'administrator', '/bills');
  const row = page.getByRole('row', { name: new RegExp(`${yesterday()}.*模拟支付`) });
  await row.getByRole('button', { name: '重新核对' }).click();
  await expect(row).toContainText('有差异');
  await shots(page, 'console-bills');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await row.getByRole('link', { name: yesterday() }).click();
  const difference = page.getByRole('row', { name: new RegExp(stray) });
  await expect(difference).toContainText('仅渠道有');
  await expect(difference).toContainText('¥123.45');
  await expect(difference).toContainText('我方没有这个单号');
  await shots(page, 'console-bill');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await difference.getByRole('button', { name: '关闭' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(stray);
  await dialog.getByRole('button', { name: '已在渠道商户后台原路退款' }).click();
  await dialog.getByRole('button', { name: '确认关闭' }).click();
  await expect(difference).toHaveCount(0);
  await main(page).getByRole('button', { name: '重新核对' }).click();
  await page.getByRole('radio', { name: '全部' }).click({ force: true });
  await expect(difference).toContainText('已在渠道商户后台原路退款');
  expect(errors).toEqual([]);
});

test('a month is read in the wallet, and at the console', async ({ page, browser }) => {
  const errors = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 88);
  await page.goto(pageUrl('/buyer/wallet?tab=statement'));
  const statement = main(page).getByRole('region', { name: '对账单' });
  await expect(statement.getByRole('row', { name: /当前余额/ })).toContainText('¥88.00');
  await shots(page, 'wallet-statement');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await statement.getByRole('button', { name: '导出' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^对账单20\d\d-\d\d-/);
  expect(errors).toEqual([]);

  const [account] = await inDatabase<{ id: string }>(
    'SELECT max(owner_id) AS id FROM ledger_account WHERE balance = 8800',
  );
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openConsole(desk, 'administrator', `/statements?account=${account?.id}`);
  await expect(desk.getByRole('row', { name: /当前余额/ })).toContainText('¥88.00');
  await shots(desk, 'console-statement');
  expect(await faultsInBothThemes(desk)).toEqual([]);
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '下载 Excel' }).click();
  expect((await saved).suggestedFilename()).toContain(String(account?.id));

  await inDatabase(
    `INSERT INTO month_statement (month, owner_kind, code, kind, lines, amount)
     SELECT (date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai') - interval '1 month')::date, v.*
       FROM (VALUES (0, 'demo', 0, 0, 0), (0, 'demo', 15, 2, -9000), (0, 'demo', -1, 0, -9000),
                    (1, 'available', 15, 2, 9000), (1, 'available', -1, 0, 9000)) v
     ON CONFLICT DO NOTHING RETURNING kind`,
    [],
  );
  await desk.goto(`${process.env.CONSOLE_URL}/console/statements`);
  await expect(desk.getByText('全部账户合计为零，借贷平衡')).toBeVisible();
  await shots(desk, 'console-statements');
  expect(await faultsInBothThemes(desk)).toEqual([]);
});
