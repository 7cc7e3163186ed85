import { type Browser, expect, type Page, test } from 'playwright/test';
import { earned } from './earned.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole, operate } from './operators.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { demoBox, printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { takeTurns } from './turns.ts';

const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;
const main = (page: Page) => page.getByRole('main');

/** A browser of its own in which an operator is signed in. */
async function operatorAt(browser: Browser, role: 'administrator' | 'finance', path: string) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const errors = collectConsoleErrors(page);
  return { page, errors, name: await openConsole(page, role, path) };
}

/** A cash-out of a buyer whose name is proven. */
async function askedCashOut(phone: string): Promise<{ accountId: number; cashOutNo: string }> {
  const [account] = await inDatabase<{ id: string }>(
    'UPDATE account SET real_status = 2 WHERE phone_print = $1 RETURNING id',
    [printOf(phone)],
  );
  const accountId = Number(account?.id);
  const sealed = (text: string) => demoBox.seal(text, 'cash_out');
  const [begun] = await inDatabase<{ id: string }>('SELECT begin_cash_out($1::jsonb) AS id', [
    JSON.stringify({
      ...{ accountId, amount: 20_000, min: 1, max: 1_000_000, perDay: 9, feeRate: 60, accountType: 3 },
      ...{ account: sealed('6222021234567890123'), accountName: sealed('欧阳锋'), bankName: '工商银行' },
      ...{ accountMasked: '***************0123', key: null, hash: '' },
    }),
  ]);
  const [row] = await inDatabase<{ cashOutNo: string }>(
    'SELECT cash_out_no AS "cashOutNo" FROM cash_out WHERE id = $1',
    [begun?.id],
  );
  return { accountId, cashOutNo: row?.cashOutNo ?? '' };
}

takeTurns('cash-outs', 'shared');

test('one operator approves a cash-out and another one pays it; a buyer is compensated by one, and by two', async ({
  page: buyer,
  browser,
}) => {
  test.slow();
  const phone = await signedInBuyer(buyer);
  await earned(phone, 30_000);
  const { accountId, cashOutNo } = await askedCashOut(phone);

  const { page: caiwu, errors, name } = await operatorAt(browser, 'finance', '/cash-outs');
  const row = (page: Page) => page.getByRole('row', { name: new RegExp(cashOutNo) });
  await expect(row(caiwu)).toContainText('¥200.00');
  await expect(row(caiwu)).toContainText('欧**');
  await shots(caiwu, 'console-cash-outs');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
  await row(caiwu).getByRole('link', { name: cashOutNo }).click();
  await expect(main(caiwu)).toContainText('第一次提现到这个收款账号，请核对');
  await shots(caiwu, 'console-cash-out');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
  await main(caiwu).getByRole('button', { name: '审核通过' }).click();
  await expect(caiwu.getByRole('dialog')).toContainText('转账 ¥198.80');
  await caiwu.getByRole('dialog').getByRole('button', { name: '审核通过' }).click();
  await expect(main(caiwu)).toContainText('待打款');

  // Who approved it may choose it, and nothing can be done with it.
  await caiwu.goto(consoleUrl('/cash-outs?tab=pay'));
  await row(caiwu).getByRole('checkbox').check({ force: true });
  await expect(caiwu.getByRole('button', { name: '生成打款批次' })).toBeDisabled();

  const { page: admin, errors: adminErrors } = await operatorAt(
    browser,
    'administrator',
    '/cash-outs?tab=pay',
  );
  await row(admin).getByRole('checkbox').check({ force: true });
  await shots(admin, 'console-cash-outs-chosen');
  await admin.getByRole('button', { name: '生成打款批次' }).click();
  await expect(admin.getByRole('dialog')).toContainText('合计转账 ¥198.80');
  await admin.getByRole('dialog').getByRole('button', { name: '生成批次并开始打款' }).click();
  const batch = admin.getByRole('table', { name: '打款批次列表' }).getByRole('row').nth(1);
  await expect(batch).toContainText('打款中 1');
  await shots(admin, 'console-batches');
  const download = admin.waitForEvent('download');
  await batch.getByRole('button', { name: '下载 Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^D\d{8}\.xlsx$/);

  await admin.getByRole('tab', { name: '导入银行结果' }).click();
  await admin
    .getByLabel('银行结果')
    .fill(
      ['提现单号\t转账金额（元）\t结果\t转账单号', `${cashOutNo}\t198.80\t成功\tICBC-${cashOutNo}`].join(
        '\n',
      ),
    );
  await admin.getByRole('button', { name: '核对', exact: true }).click();
  await expect(main(admin)).toContainText('到账 1 笔，合计 ¥198.80；失败 0 笔');
  await shots(admin, 'console-bank-answers');
  expect(await faultsInBothThemes(admin)).toEqual([]);
  await admin.getByRole('button', { name: '登记 1 笔' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '登记' }).click();
  await expect(main(admin)).toContainText('登记结果');
  await admin.getByRole('link', { name: cashOutNo }).click();
  await expect(main(admin)).toContainText('已到账');
  await expect(main(admin)).toContainText(`审核通过 · ${name}`);

  await caiwu.goto(consoleUrl(`/wallets?account=${accountId}`));
  await expect(main(caiwu)).toContainText('¥100.00');
  const compensate = async (yuan: string) => {
    await main(caiwu).getByRole('button', { name: '赔付' }).click();
    const dialog = caiwu.getByRole('dialog', { name: '赔付' });
    await dialog.getByLabel('金额（元）').fill(yuan);
    await dialog.getByRole('button', { name: '快递丢件，平台先行赔付' }).click();
    return dialog;
  };
  const small = await compensate('30');
  await expect(small).toContainText('¥130.00');
  await shots(caiwu, 'console-compensate');
  await small.getByRole('button', { name: '确认' }).click();
  await expect(caiwu.getByRole('row', { name: /赔付：快递丢件，平台先行赔付/ })).toContainText('+¥30.00');
  await shots(caiwu, 'console-wallet');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
  const large = await compensate('500');
  await expect(large).toContainText('超出您的额度');
  await shots(caiwu, 'console-compensate-above');
  await large.getByRole('button', { name: '确认' }).click();
  await expect(caiwu.getByText('已提交复核，另一位操作员通过后入账')).toBeVisible();

  // The second pair of eyes, through the graph.
  const approved = await admin.evaluate(async (target) => {
    const stored = Object.values(sessionStorage).join();
    const token = /"([^"]{20,})"/.exec(stored)?.[1] ?? '';
    const ask = async (query: string) =>
      (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-token': token },
          body: JSON.stringify({ query }),
        })
      ).json();
    const { data } = await ask('{ approvals(filter: { status: WAITING }) { list { id target } } }');
    const own = data.approvals.list.find((one: { target: string }) => one.target === target);
    return ask(`mutation { decideApproval(id: ${own.id}, input: { approve: true }) }`);
  }, `account:${accountId}`);
  expect(approved).toEqual({ data: { decideApproval: true } });
  await caiwu.reload();
  await expect(main(caiwu)).toContainText('¥630.00');
  await buyer.goto(pageUrl('/buyer/wallet'));
  await expect(main(buyer)).toContainText('¥630.00');
  await expect(buyer.getByRole('row', { name: /赔付：快递丢件，平台先行赔付/ })).toHaveCount(2);

  for (const [path, name] of [
    ['/wallets?tab=adjustments', 'adjustments'],
    ['/payments', 'payments'],
    ['/payments?tab=problems', 'problems'],
    ['/payments?tab=refunds', 'refunds'],
    ['/books', 'books'],
  ] as const) {
    await caiwu.goto(consoleUrl(path));
    await expect(main(caiwu).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(caiwu.getByRole('status', { name: /正在读取/ })).toHaveCount(0);
    await shots(caiwu, `console-${name}`);
    expect(await faultsInBothThemes(caiwu)).toEqual([]);
  }
  expect(await operate('books', 'check')).toMatch(/^账目相符/);
  expect([errors, adminErrors]).toEqual([[], []]);
});
