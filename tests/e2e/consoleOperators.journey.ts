import { expect, type Page, test } from 'playwright/test';
import { codeAt } from '../../api/src/modules/operators/totp.ts';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { collectConsoleErrors } from './person.ts';

const consoleUrl = (path: string) => `${process.env.CONSOLE_URL ?? ''}/console${path}`;

async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.goto(consoleUrl('/'));
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
}

test('an administrator adds an operator, who sees what the role opens, and changes a setting, which the log shows', async ({
  browser,
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await openConsole(page, 'administrator', '/');
  await expect(page.getByRole('heading', { name: '待处理' })).toBeVisible();
  await expect(page.getByRole('table', { name: '经营数据' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: '操作员', exact: true }).click();
  await page.getByRole('button', { name: '添加操作员' }).click();
  await page.getByLabel('用户名').fill('walker');
  await page.getByLabel('姓名').fill('小沃');
  await page.getByRole('checkbox', { name: '商品审核' }).check();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('dialog', { name: '首次登录的密码' });
  const password = (await shown.getByText(/^[a-z2-9]{14}$/).textContent()) ?? '';
  await shown.getByRole('button', { name: '我已记下' }).click();
  await expect(page.getByRole('row', { name: /小沃/ })).toContainText('从未登录');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await enter(other, 'walker', password);
  await other.getByLabel('新密码', { exact: true }).fill('a password of my own');
  await other.getByLabel('再输入一次新密码').fill('a password of my own');
  await other.getByRole('button', { name: '下一步' }).click();
  const secret = await other.getByText(/^([A-Z2-7]{4} ?)+$/).textContent();
  await other.getByLabel('动态码').fill(codeAt((secret ?? '').replaceAll(' ', ''), new Date()));
  await expect(other.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
  await other.getByText('我已保存恢复码').click();
  await other.getByRole('button', { name: '进入后台' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('小沃');
  await expect(other.getByText('都处理完了').or(other.getByText('待审核的商品'))).toBeVisible();
  const menu = other.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '设置' })).toHaveCount(0);
  await other.goto(consoleUrl('/settings'));
  await expect(other.getByText('您没有权限访问此页面')).toBeVisible();

  await page.getByRole('link', { name: '设置', exact: true }).click();
  const row = page.getByRole('row', { name: /未付款订单/ });
  await expect(row).toContainText('20 单');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row.getByRole('button', { name: '修改' }).click();
  await page.getByLabel('新的值').fill('25');
  await page.getByLabel('原因').fill('活动期间放宽');
  await expect(page.getByText('由 20 单 改为 25 单')).toBeVisible();
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect(row).toContainText('25 单');
  await row.getByRole('button', { name: '恢复默认' }).click();
  const asked = page.getByRole('dialog', { name: '恢复默认值' });
  await asked.getByLabel('原因').fill('活动已经结束');
  await asked.getByRole('button', { name: '恢复默认' }).click();
  await expect(row).toContainText('默认值');

  await page.goto(consoleUrl('/audit?target=maxUnpaid'));
  const log = page.getByRole('table', { name: '操作日志列表' });
  await expect(log.getByRole('row', { name: /恢复默认设置/ })).toContainText('值：25 → 20');
  await expect(log.getByRole('row', { name: /修改设置/ })).toContainText('活动期间放宽');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(consoleUrl('/roles'));
  await expect(page.getByRole('row', { name: /商品审核/ }).first()).toContainText('小沃');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(errors).toEqual([]);
});
