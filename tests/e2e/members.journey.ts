import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { agree, dialogOf, header, requestCode } from './people.ts';
import {
  buyerLike,
  collectConsoleErrors,
  inDatabase,
  newestCode,
  pageUrl,
  readCaptcha,
  signIn,
  unusedPhone,
  visitHome,
} from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shots } from './screens.ts';
import { printOf, sealedPhone } from './sealed.ts';
import { atHomeLike } from './sessions.ts';

const members = (page: Page) => page.getByRole('table', { name: '成员', exact: true });

/** Invites somebody at the page of members; returns the link. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole('button', { name: '邀请成员' }).click();
  const form = dialogOf(page, '邀请成员');
  await form.getByLabel('称呼').fill(name);
  await form.getByRole('combobox', { name: /^角色/ }).click();
  await form.getByRole('option', { name: role }).click();
  await form.getByLabel('登录密码').fill('demo1234');
  await form.getByRole('button', { name: '创建邀请' }).click();
  const shown = dialogOf(page, '邀请已创建');
  const link = /https?:\S+#[\w-]{20,30}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await shown.getByRole('button', { name: '我已复制，关闭' }).click();
  return link;
}

test('an owner invites a shipper, who joins with an own phone, works, and is removed', async ({
  browser,
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  await atHomeLike(page, '13800000001');
  await page.goto(pageUrl('/me'));
  await shots(page, 'members-me');
  await page.getByRole('link', { name: '管理成员' }).click();
  await expect(page.getByText('还没有成员')).toBeVisible();
  await shots(page, 'members-none');
  await page.getByRole('button', { name: '邀请成员' }).click();
  await dialogOf(page, '邀请成员').getByRole('button', { name: '创建邀请' }).click();
  await expect(dialogOf(page, '邀请成员').getByText('请填写称呼')).toBeVisible();
  await shots(page, 'members-invite');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialogOf(page, '邀请成员').getByRole('button', { name: '取消' }).click();
  const link = await invite(page, '小李', '发货员');
  await expect(
    page.getByRole('table', { name: '未接受的邀请' }).getByRole('row', { name: '小李' }),
  ).toBeVisible();
  await shots(page, 'members-invited');

  const other = await (await browser.newContext()).newPage();
  const phone = unusedPhone();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: /邀请您加入$/ })).toBeVisible();
  await shots(other, 'members-invitation');
  await other.getByRole('button', { name: '验证手机号并加入' }).click();
  const joining = dialogOf(other, '加入账号');
  await joining.getByLabel('手机号').fill(phone);
  await requestCode(other, '加入账号');
  await joining.getByLabel('短信验证码').fill(await newestCode(phone));
  await agree(joining);
  await joining.getByRole('button', { name: '加入', exact: true }).click();
  await expect(joining.getByText('请设置登录密码')).toBeVisible();
  await shots(other, 'members-joining');
  await joining.getByLabel('密码', { exact: true }).fill('member-pass1');
  await joining.getByLabel('确认密码').fill('member-pass1');
  await joining.getByRole('button', { name: '加入', exact: true }).click();
  await expect(header(other).getByText('发货员')).toBeVisible();
  await shots(other, 'members-shipper');
  await expect(other.getByRole('link', { name: '我的钱包' })).toHaveCount(0);
  const orderNo = await placeOrder(other);
  await other.goto(pageUrl('/me'));
  await expect(other.getByRole('heading', { name: '个人中心' })).toBeVisible();
  await expect(other.getByText('管理成员')).toHaveCount(0);
  await shots(other, 'members-me-shipper');
  await other.goto(pageUrl('/me/members'));
  await expect(other.locator('#main').getByText('您没有权限访问此页面')).toBeVisible();

  await page.goto(pageUrl(`/orderCenter?keyword=${orderNo}`));
  await page.getByRole('link', { name: '详情' }).first().click();
  await expect(dialogOf(page, '订单详情').getByText('小李')).toBeVisible();
  await page.goto(pageUrl('/me/members'));
  const row = members(page).getByRole('row', { name: '小李' });
  await expect(row).toContainText('发货员');
  await row.getByRole('button', { name: '修改' }).click();
  const changing = dialogOf(page, '修改成员');
  await changing.getByLabel('称呼').fill('李发货');
  await changing.getByRole('button', { name: '保存' }).click();
  await expect(members(page).getByRole('row', { name: '李发货' })).toBeVisible();
  await expect(members(page).getByRole('columnheader', { name: '操作' })).toHaveCSS('text-align', 'right');
  await shots(page, 'members');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await members(page).getByRole('row', { name: '李发货' }).getByRole('button', { name: '移除' }).click();
  await dialogOf(page, '移除成员').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('还没有成员')).toBeVisible();
  await other.goto(pageUrl('/orderCenter'));
  await expect(dialogOf(other)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('somebody with an account of their own joins another, and chooses at signing in', async ({
  browser,
  page,
}) => {
  await atHomeLike(page, '13800000001');
  await page.goto(pageUrl('/me/members'));
  const link = await invite(page, '老王', '查看员');
  const other = await (await browser.newContext()).newPage();
  const own = await buyerLike('13800000001');
  await other.goto(link);
  await other.getByRole('button', { name: '验证手机号并加入' }).click();
  const joining = dialogOf(other, '加入账号');
  await joining.getByLabel('手机号').fill(own);
  await requestCode(other, '加入账号');
  await joining.getByLabel('短信验证码').fill(await newestCode(own));
  await agree(joining);
  await joining.getByRole('button', { name: '加入', exact: true }).click();
  await expect(header(other).getByText('查看员')).toBeVisible();
  await other.goto(pageUrl('/senderManagement'));
  const senders = other.getByRole('table', { name: '发件人列表' });
  await expect(senders.getByRole('row')).not.toHaveCount(1);
  await expect(other.getByRole('button', { name: /新增发件人|修改|删除|设为默认/ })).toHaveCount(0);
  await shots(other, 'members-senders');
  await other.goto(pageUrl('/me'));
  await expect(other.getByRole('region', { name: '我可以进入的账号' })).toContainText('当前账号');
  await shots(other, 'members-entrances');
  await other.getByRole('button', { name: '切换到此账号' }).click();
  await dialogOf(other, '切换账号').getByRole('button', { name: '切换' }).click();
  await expect(header(other).getByText('查看员')).toHaveCount(0);
  await visitHome(other);
  await header(other).getByRole('button', { name: '退出登录' }).click();

  await header(other).getByRole('button', { name: '登录' }).click();
  const login = dialogOf(other);
  await login.getByLabel('手机号').fill(own);
  await login.getByLabel('密码', { exact: true }).fill('demo1234');
  await readCaptcha(login);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  const choosing = dialogOf(other, '选择账号');
  await expect(choosing.getByRole('button', { name: /（查看员）$/ })).toBeVisible();
  await shots(other, 'members-choosing');
  expect(await faultsInBothThemes(other)).toEqual([]);
  await choosing.getByRole('button', { name: /（查看员）$/ }).click();
  await expect(header(other).getByText('查看员')).toBeVisible();
});

test('an owner hands the account to a member, with a code of either phone', async ({ page }) => {
  const phone = await atHomeLike(page, '13800000001');
  const heir = unusedPhone();
  await inDatabase(
    `WITH entrance AS (INSERT INTO member_login (kind, phone_print, password_hash)
        SELECT kind, $2, password_hash FROM account WHERE kind = 1 AND phone_print = $1)
      INSERT INTO member (account_id, kind, phone, phone_print, name, role)
        SELECT id, kind, $3, $2, '老王', 'viewer' FROM account WHERE kind = 1 AND phone_print = $1`,
    [printOf(phone), printOf(heir), sealedPhone(heir)],
  );
  await page.goto(pageUrl('/me/members'));
  await members(page).getByRole('row', { name: '老王' }).getByRole('button', { name: '移交账号' }).click();
  const transfer = dialogOf(page, '移交账号');
  await expect(transfer.getByRole('combobox', { name: '移交以后，我' }).getByRole('alert')).toHaveText(
    '不再进入本账号',
  );
  await requestCode(page, '移交账号');
  await transfer.getByLabel('我的验证码').fill(await newestCode(phone));
  await transfer.getByLabel('老王的验证码').fill('000000');
  await transfer.getByRole('combobox', { name: '移交以后，我' }).click();
  await transfer.getByRole('option', { name: '留下做财务' }).click();
  await transfer.getByRole('button', { name: '移交', exact: true }).click();
  await expect(transfer.getByText('短信验证码错误')).toBeVisible();
  await shots(page, 'members-transfer');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await transfer.getByLabel('老王的验证码').fill(await newestCode(heir));
  await transfer.getByRole('button', { name: '移交', exact: true }).click();
  await dialogOf(page, '账号已移交').getByRole('button', { name: '好的' }).click();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, heir);
  await page.goto(pageUrl('/me/members'));
  await expect(members(page).getByRole('row', { name: '原所有人' })).toContainText('财务');
});
