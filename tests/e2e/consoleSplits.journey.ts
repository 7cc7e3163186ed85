import { type Browser, expect, type Page, test } from 'playwright/test';
import { soldFor } from './earned.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole, operate } from './operators.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { call } from './placedOrders.ts';
import { shots } from './screens.ts';
import { demoBox, printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { supplierWithWarehouse } from './suppliers.ts';
import { takeTurns } from './turns.ts';

const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;
const main = (page: Page) => page.getByRole('main');
const SETTLING = { timeout: 30_000 };

async function at(browser: Browser) {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
}

/** An action of the simulated channels. */
async function simulate(action: string, fields: object): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_URL}/payments/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(200);
}

/** A recharge through WeChat Pay that was paid a while ago, of which 30 % may be split off. */
async function recharged(buyer: Page, amount: number): Promise<void> {
  const { payNo } = (await call(buyer, '/pay/create', { amount, payType: 2 })) as { payNo: string };
  await simulate('pay', { outTradeNo: payNo });
  await expect
    .poll(
      async () =>
        (
          await inDatabase(
            `UPDATE payment SET paid_at = paid_at - interval '10 minutes'
              WHERE pay_no = $1 AND status = 1 AND split_limit = $2 RETURNING id`,
            [payNo, Math.floor(amount * 0.3)],
          )
        ).length,
      SETTLING,
    )
    .toBe(1);
}

/** A cash-out of the supplier, past the proof of who asks. */
async function asked(phone: string, amount: number): Promise<{ id: string; cashOutNo: string }> {
  const sealed = (text: string) => demoBox.seal(text, 'cash_out');
  const [row] = await inDatabase<{ id: string; cashOutNo: string }>(
    `WITH c AS (SELECT begin_cash_out(jsonb_build_object('accountId', id) || $2::jsonb) AS id FROM account
                 WHERE kind = 2 AND phone_print = $1)
     SELECT id FROM c`,
    [
      printOf(phone),
      JSON.stringify({
        ...{ amount, min: 1, max: 1_000_000, perDay: 9, feeRate: 60, accountType: 1 },
        ...{ account: sealed('13800001234'), accountName: sealed('欧阳锋'), bankName: null },
        ...{ accountMasked: '138******34', key: null, hash: '' },
      }),
    ],
  );
  const [known] = await inDatabase<{ cashOutNo: string }>(
    'SELECT cash_out_no AS "cashOutNo" FROM cash_out WHERE id = $1',
    [row?.id],
  );
  return { id: String(row?.id), cashOutNo: known?.cashOutNo ?? '' };
}

async function approve(page: Page, id: string): Promise<void> {
  await page.goto(consoleUrl(`/cash-outs/${id}`));
  await main(page).getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '审核通过' }).click();
  await expect(main(page)).toContainText('待打款');
}

async function split(page: Page, id: string, yuan: string): Promise<void> {
  await page.goto(consoleUrl(`/cash-outs/${id}`));
  await main(page).getByRole('button', { name: '分账打款' }).click();
  await expect(page.getByRole('dialog')).toContainText(`用分账打款 ¥${yuan}`);
  await shots(page, 'console-split-dialog');
  await page.getByRole('dialog').getByRole('button', { name: '分账打款' }).click();
  await expect(main(page)).toContainText('打款中');
}

/** Reads the page again until it says so: the channel ends a split later. */
const becomes = (page: Page, words: string) =>
  expect(async () => {
    await page.reload();
    await expect(main(page)).toContainText(words, { timeout: 3_000 });
  }).toPass(SETTLING);

takeTurns('cash-outs', 'shared');

test('two operators pay a supplier by splitting recharges; one part is closed by the channel, and the rest is split again', async ({
  page: supplier,
  browser,
}) => {
  test.slow();
  await inDatabase(
    `INSERT INTO setting (key, value) VALUES ('payoutMethod', '"split"') ON CONFLICT (key) DO UPDATE SET value = '"split"'`,
  );
  const { phone } = await supplierWithWarehouse(supplier);
  await soldFor(phone, 300_000);
  await inDatabase('UPDATE account SET real_status = 2 WHERE kind = 2 AND phone_print = $1', [
    printOf(phone),
  ]);
  await supplier.goto(pageUrl('/seller/wallet'));
  const card = supplier.getByRole('region', { name: '分账收款方' });
  await card.getByRole('button', { name: '登记收款方' }).click();
  const naming = dialogOf(supplier, '登记分账收款方');
  await naming.getByLabel('商户号', { exact: false }).fill('1900000109');
  await naming.getByLabel('商户全称', { exact: false }).fill('旅程名称不符');
  await naming.getByLabel('登录密码', { exact: false }).fill('demo1234');
  await naming.getByRole('button', { name: '登记' }).click();
  await expect(naming).toContainText('微信支付没有接受这个收款方');
  await shots(supplier, 'split-receiver-dialog');
  await naming.getByLabel('商户全称', { exact: false }).fill('旅程供应链有限公司');
  await naming.getByRole('button', { name: '登记' }).click();
  await expect(card).toContainText('19****0109');
  await shots(supplier, 'split-receiver');
  expect(await faultsInBothThemes(supplier)).toEqual([]);

  const buyer = await at(browser);
  await signedInBuyer(buyer);
  await recharged(buyer, 50_000);
  await recharged(buyer, 200_000);
  const first = await asked(phone, 20_000);
  const caiwu = await at(browser);
  const errors = collectConsoleErrors(caiwu);
  await openConsole(caiwu, 'finance', `/cash-outs/${first.id}`);
  await approve(caiwu, first.id);
  const admin = await at(browser);
  const adminErrors = collectConsoleErrors(admin);
  await openConsole(admin, 'administrator', `/cash-outs/${first.id}`);
  await split(admin, first.id, '198.80');
  await becomes(admin, `FZ${first.cashOutNo}`);
  await expect(admin.getByRole('table', { name: '分账明细' }).getByRole('row')).toHaveCount(3);
  await shots(admin, 'console-split-paid');
  expect(await faultsInBothThemes(admin)).toEqual([]);
  await supplier.goto(pageUrl('/seller/wallet?tab=cashOuts'));
  await expect(supplier.getByRole('row', { name: new RegExp(first.cashOutNo) })).toContainText('已到账');

  const second = await asked(phone, 10_000);
  await approve(caiwu, second.id);
  await simulate('closeSplits', { splits: 1, reason: 'ACCOUNT_ABNORMAL' });
  await split(admin, second.id, '99.40');
  await becomes(admin, '打款失败');
  await expect(main(admin)).toContainText('收款方账户异常');
  await expect(main(admin)).toContainText('可以再次分账、改用打款批次，或驳回并退回可用余额');
  await shots(admin, 'console-split-closed');
  expect(await faultsInBothThemes(admin)).toEqual([]);
  await split(admin, second.id, '99.40');
  await becomes(admin, `FZ${second.cashOutNo}`);
  await supplier.reload();
  await expect(supplier.getByRole('row', { name: new RegExp(second.cashOutNo) })).toContainText('已到账');

  await admin.goto(consoleUrl('/cash-outs?tab=splits'));
  await expect(admin.getByRole('table', { name: '每日分账与账目' }).getByRole('row').nth(1)).toContainText(
    '¥298.20',
  );
  await shots(admin, 'console-split-days');
  expect(await faultsInBothThemes(admin)).toEqual([]);
  expect(await operate('books', 'check')).toMatch(/^账目相符/);
  expect([errors, adminErrors]).toEqual([[], []]);
});
