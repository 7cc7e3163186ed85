import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { hintOf, newToken } from '../../api/src/modules/tokens/tokenText.ts';
import { sha256 } from '../../api/src/shared/sha256.ts';
import { png } from '../support/pictures.ts';
import { faultsInBothThemes } from './faults.ts';
import { because, openConsole } from './operators.ts';
import { collectConsoleErrors, giveMoney, inDatabase, outbox, pageUrl, unusedPhone } from './person.ts';
import { call, placeOrder } from './placedOrders.ts';
import { shots } from './screens.ts';
import { printOf, sealedJoin, sealedPhone } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';
import { supplierWithWarehouse } from './suppliers.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** A member and a program of an account; answers what the program's token is told now. */
async function withAccess(accountId: number): Promise<() => Promise<number>> {
  const [phone, token] = [unusedPhone(), newToken()];
  await inDatabase(
    `INSERT INTO member (account_id, kind, phone, phone_print, name, role) VALUES ($1, 1, $2, $3, '小李', 'shipper')`,
    [accountId, sealedPhone(phone), printOf(phone)],
  );
  await inDatabase(
    `INSERT INTO api_token (account_id, name, hint, token_hash, scopes, networks, day_limit, expires_at)
     VALUES ($1, '打单软件', $2, $3, '{account:read,orders:read,orders:write,orders:pay}', '{127.0.0.0/8,::1}', 20000, now() + interval '90 days')`,
    [accountId, hintOf(token), sha256(token)],
  );
  return async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${process.env.API_URL}/api/v1/user/info`, { headers })).status;
  };
}

/** A browser of its own in which an operator is signed in. */
async function operatorAt(browser: Browser, role: 'administrator' | 'finance', path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors = collectConsoleErrors(page);
  await openConsole(page, role, path);
  return { page, errors };
}

test('an administrator freezes a buyer with an order under way and thaws them, changes the level, signs them out and sends a reset; finance only looks', async ({
  page: buying,
  browser,
}) => {
  test.slow();
  const phone = await signedInBuyer(buying);
  await giveMoney(phone, 100);
  const orderNo = await placeOrder(buying);
  const [order] = await inDatabase<{ id: number }>('SELECT id::int AS id FROM orders WHERE order_no = $1', [
    orderNo,
  ]);
  await call(buying, '/orders/confirmOrder', { id: order?.id, action: 'pay' });
  const [account] = await inDatabase<{ id: number; nickName: string }>(
    'SELECT id::int AS id, nick_name AS "nickName" FROM account WHERE phone_print = $1',
    [printOf(phone)],
  );
  const id = account?.id ?? 0;

  const programIsAnswered = await withAccess(id);
  expect(await programIsAnswered()).toBe(200);

  const { page, errors } = await operatorAt(browser, 'administrator', '/accounts');
  await expect(page.getByRole('table', { name: '账号列表' }).getByRole('row').nth(1)).toBeVisible();
  await shots(page, 'console-accounts');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const filters = page.getByRole('search', { name: '筛选账号' });
  await filters.getByRole('searchbox').fill(phone);
  await filters.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('table', { name: '账号列表' }).getByRole('row')).toHaveCount(2);
  await row(page, /\*{6}/).getByRole('link').click();
  await expect(main(page)).toContainText(`${phone.slice(0, 3)}******${phone.slice(-2)}`);
  await expect(main(page)).not.toContainText(phone);
  await shots(page, 'console-account');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: '查看完整的联系方式' }).click();
  const asking = page.getByRole('dialog', { name: '查看联系方式' });
  await asking.getByRole('textbox').fill('买家来电，核对注册手机号');
  await asking.getByRole('button', { name: '查看' }).click();
  await expect(main(page)).toContainText(phone);
  await shots(page, 'console-account-revealed', [1440]);
  await page.getByRole('button', { name: /秒后隐藏$/ }).click();
  await expect(main(page)).not.toContainText(phone);

  const member = page.getByRole('table', { name: '成员' }).getByRole('row', { name: /小李/ });
  const token = page.getByRole('table', { name: '访问令牌' }).getByRole('row', { name: /打单软件/ });
  await expect(member).toContainText('发货员');
  await expect(token).toContainText('限额 ¥200.00');
  await page.getByRole('navigation').getByRole('link', { name: '成员', exact: true }).click();
  await shots(page, 'console-account-access');
  await member.getByRole('button', { name: '移除' }).click();
  await because(page, '移除成员', '移除', '所有人来电，要求移除该成员');
  await expect(main(page)).toContainText('只有所有人，没有成员');
  await expect(main(page)).toContainText('所有人 · ');
  await token.getByRole('button', { name: '停用' }).click();
  await shots(page, 'console-account-revoking', [1440]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await because(page, '停用访问令牌', '停用', '令牌疑似泄露，保护账号安全');
  await expect(token).toContainText('已停用');
  expect(await programIsAnswered()).toBe(401);
  await buying.goto(pageUrl('/messages'));
  await expect(main(buying)).toContainText('「打单软件」');
  await expect(main(buying)).toContainText('令牌疑似泄露，保护账号安全');
  await expect(main(buying)).toContainText('发货员「小李」已退出');

  await page.getByRole('button', { name: '冻结账号' }).click();
  const freezing = page.getByRole('dialog', { name: /^冻结/ });
  await expect(freezing).toContainText('2 个已付款的包裹继续发货和配送');
  await shots(page, 'console-freeze', [1440]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await because(page, /^冻结/, '确认冻结', '账号疑似被盗，保护资金');
  await expect(main(page)).toContainText('登录已结束');
  await buying.goto(pageUrl('/orders'));
  await expect(buying.getByRole('dialog', { name: '登录' })).toBeVisible();
  await page.getByRole('button', { name: '解冻账号' }).click();
  await because(page, /^解冻/, '确认解冻', '核实无误，恢复正常使用');
  await expect(page.getByRole('button', { name: '冻结账号' })).toBeVisible();

  await page.getByRole('button', { name: '调整等级' }).click();
  const leveling = page.getByRole('dialog', { name: '调整等级' });
  await leveling.getByRole('combobox').click();
  await leveling.getByRole('option', { name: /（3 级）/ }).click();
  await shots(page, 'console-level', [1440]);
  await because(page, '调整等级', '确认调整', '大客户协议，提升等级');
  await expect(main(page)).toContainText('（3 级）');

  await page.getByRole('button', { name: '结束所有登录' }).click();
  await because(page, '结束所有登录', '结束登录', '账号疑似在他人设备登录');
  // The code of the registration was sent a moment ago.
  await inDatabase('DELETE FROM counter WHERE key LIKE $1', [`messagesToPhoneMinutely:%${printOf(phone)}`]);
  const sent = (await outbox()).messages.length;
  await page.getByRole('button', { name: '发送重置密码短信' }).click();
  await shots(page, 'console-reset', [1440]);
  await because(page, '发送重置密码短信', '发送短信', '本人来电，忘记登录密码');
  expect((await outbox()).messages.length).toBeGreaterThan(sent);

  await main(page).getByRole('link', { name: '全部订单' }).click();
  await expect(page.getByRole('table', { name: '订单列表' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table', { name: '订单列表' })).toContainText(orderNo);
  await page.getByRole('button', { name: '常用筛选' }).click();
  await page.getByRole('button', { name: '保存当前筛选' }).click();
  const saving = page.getByRole('dialog', { name: '保存当前筛选' });
  await saving.getByRole('textbox', { name: '名称' }).fill('一个买家的订单');
  await shots(page, 'console-save-view', [1440]);
  await saving.getByRole('button', { name: '保存', exact: true }).click();
  await expect(saving).toBeHidden();
  await page.getByRole('button', { name: '清空筛选' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.getByRole('button', { name: '常用筛选' }).click();
  await expect(page.getByRole('button', { name: '一个买家的订单', exact: true })).toBeVisible();
  await shots(page, 'console-views');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '一个买家的订单', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`account=${id}`));
  await expect(page.getByRole('table', { name: '订单列表' }).getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^订单-\d{8}-\d{4}\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  const logged = await inDatabase<{ rows: number }>(
    `SELECT (detail->>'rows')::int AS rows FROM audit_log
      WHERE action = 'list export' AND target = 'orders' AND detail->'filter'->>'accountId' = $1`,
    [String(id)],
  );
  expect(logged).toEqual([{ rows: 1 }]);
  expect(errors).toEqual([]);

  const { page: caiwu } = await operatorAt(browser, 'finance', `/accounts/${id}`);
  await expect(main(caiwu)).toContainText('最近的订单');
  for (const name of [
    '冻结账号',
    '调整等级',
    '结束所有登录',
    '发送重置密码短信',
    '添加备注',
    '移除',
    '停用',
    '查看完整的联系方式',
  ])
    await expect(caiwu.getByRole('button', { name })).toHaveCount(0);
  await main(caiwu).getByRole('link', { name: '钱包和流水' }).click();
  await expect(caiwu.getByRole('table', { name: '资金流水' })).toContainText(orderNo);
  await shots(caiwu, 'console-wallet');
  expect(await faultsInBothThemes(caiwu)).toEqual([]);
});

test('a licence with its end is added to a supplier and accepted, and an application is handled', async ({
  page: selling,
  browser,
}) => {
  const { phone } = await supplierWithWarehouse(selling);
  const [supplier] = await inDatabase<{ id: number }>(
    'SELECT id::int AS id FROM account WHERE phone_print = $1',
    [printOf(phone)],
  );
  const { page, errors } = await operatorAt(browser, 'administrator', '/suppliers');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await shots(page, 'console-suppliers');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(`${process.env.CONSOLE_URL}/console/suppliers/${supplier?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('旅程供应链有限公司');
  await shots(page, 'console-supplier');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: '添加资质' }).click();
  const adding = page.getByRole('dialog', { name: '添加资质' });
  await adding.getByRole('combobox').click();
  await adding.getByRole('option', { name: '食品' }).click();
  await adding.getByLabel('证件号').fill('JY13307820001234');
  await adding.getByLabel('有效期至').fill('2028-06-30');
  await adding
    .getByLabel('选择图片')
    .setInputFiles({ name: '食品证.png', mimeType: 'image/png', buffer: png(900, 600) });
  await shots(page, 'console-licence-add', [1440]);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  const licence = row(page, /JY13307820001234/);
  await expect(licence).toContainText('2028-06-30');
  await licence.getByRole('button', { name: '通过' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(licence).toContainText('有效');
  await page.goto(`${process.env.CONSOLE_URL}/console/licences?tab=all`);
  await expect(licence).toContainText('旅程供应链有限公司');
  await shots(page, 'console-licences');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const city = `旅程城${phone.slice(-4)}`;
  await inDatabase('INSERT INTO join_application (person, city, remark) VALUES ($1, $2, $3)', [
    sealedJoin('周加盟', '13800009999'),
    city,
    '想在本地做分站，有仓库和团队，盼回复。'.repeat(6),
  ]);
  await page.goto(`${process.env.CONSOLE_URL}/console/joins`);
  await expect(row(page, new RegExp(city))).toContainText('未处理');
  await shots(page, 'console-joins');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row(page, new RegExp(city)).getByRole('button', { name: '标记已处理' }).click();
  const deciding = page.getByRole('dialog', { name: '标记已处理' });
  await deciding.getByRole('textbox').fill('已签约，下周开站');
  await deciding.getByRole('button', { name: '保存' }).click();
  await expect(row(page, new RegExp(city))).toHaveCount(0);
  await page.getByRole('tab', { name: '已处理' }).click();
  await expect(row(page, new RegExp(city))).toContainText('已签约，下周开站');
  expect(errors).toEqual([]);
});
