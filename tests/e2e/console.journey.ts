import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { codeAt } from '../../api/src/modules/operators/totp.ts';
import { DEMO_OPERATORS } from '../../api/src/shared/demoOperators.ts';
import { faultsInBothThemes } from './faults.ts';
import { operate } from './operators.ts';
import { collectConsoleErrors } from './person.ts';
import { scriptsOf, sentBytes } from './sentScripts.ts';

/** Bytes of script, as they are sent, that the console's sign-in may take. */
const SCRIPT_BUDGET = 148_000;
const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;
const secretOf = (name: string) =>
  DEMO_OPERATORS.find((operator) => operator.name === name)?.totpSecret ?? '';

async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
}

test('an operator signs in by a code, stays through a reload and in a new tab, and signs in again where the session ended', async ({
  context,
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const scripts = await scriptsOf(page, consoleUrl('/nothing'));
  expect(await sentBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await enter(page, 'kefu', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  await enter(page, 'kefu', 'demo1234');
  await page.getByLabel('动态码').fill('000000');
  await expect(page.getByRole('alert')).toHaveText('动态码不正确，或者已经用过');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByLabel('动态码').fill(codeAt(secretOf('kefu'), new Date()));

  await expect(page.getByText('没有这个页面')).toBeVisible();
  await page.getByRole('link', { name: '回到工作台' }).click();
  await expect(page.getByText('处理订单和包裹：取消、退款、重新出单、修改收件人')).toBeVisible();
  await expect(page.getByText('审核提现')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('李客服');

  const other = await context.newPage();
  await other.goto(consoleUrl('/'));
  await expect(other.getByRole('heading', { level: 1 })).toContainText('李客服');

  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(other.getByLabel('用户名')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('用户名')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('用户名')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new operator chooses a password, sets up an authenticator, and signs in by a recovery code later', async ({
  page,
}) => {
  const created = String(
    await operate(...'operator create --name first --display 新人 --role 客服'.split(' ')),
  );
  const given = /首次登录的密码：(\S+?)（/.exec(created)?.[1] ?? '';
  await page.goto(consoleUrl('/'));
  await enter(page, 'first', given);
  await page.getByLabel('新密码', { exact: true }).fill('a password of my own');
  await page.getByLabel('再输入一次新密码').fill('a password of my own');
  await page.getByRole('button', { name: '下一步' }).click();

  await expect(page.getByRole('img', { name: '绑定验证器的二维码' })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent();
  await page.getByLabel('动态码').fill(codeAt((shown ?? '').replaceAll(' ', ''), new Date()));
  const list = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(`${codes.join('\r\n')}\r\n`);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('button', { name: '进入后台' })).toBeDisabled();
  await page.getByText('我已保存恢复码').click();
  await page.getByRole('button', { name: '进入后台' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新人');

  await page.getByRole('button', { name: '退出' }).click();
  await enter(page, 'first', 'a password of my own');
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await page.getByLabel('恢复码').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新人');
});
