import { expect, test } from 'playwright/test';
import { dialogOf, header, requestCode } from './people.ts';
import { collectConsoleErrors, inDatabase, newestCode, pageUrl, signIn } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

test('a buyer changes the password and stays signed in; the old one is no good any more', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await page.goto(pageUrl('/me'));
  await expect(page.getByText(phone)).toBeVisible();
  await shot(page, 'me');
  const before = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = dialogOf(page, '修改密码');
  await dialog.getByLabel('原密码', { exact: true }).fill('not-my-pass');
  await dialog.getByLabel('新密码', { exact: true }).fill('second-pass2');
  await dialog.getByLabel('确认新密码').fill('second-pass2');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByText('原密码错误')).toBeVisible();
  await dialog.getByLabel('原密码', { exact: true }).fill('first-pass1');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByText('密码已修改，其他设备需要重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
  await page.reload();
  await expect(page.getByText(phone)).toBeVisible();
  await header(page).getByRole('button', { name: '退出登录' }).click();
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, phone, 'second-pass2');
  await expect(header(page).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a buyer changes the password by a code to the own phone, and signs in with it', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  // A minute later: one message a minute goes to a phone.
  await inDatabase('DELETE FROM counter WHERE key LIKE $1', [`%${printOf(phone)}%`]);
  await page.goto(pageUrl('/me'));
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = dialogOf(page, '修改密码');
  await dialog.getByText('用短信验证码').click();
  await expect(dialog.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByText('请输入验证码', { exact: true })).toHaveCount(2);
  await requestCode(page, '修改密码');
  await expect(dialog.getByText('验证码已发送，请查看手机短信')).toBeVisible();
  await shot(page, 'change-password-by-code');

  // The wait outlives the dialog and the page.
  await page.reload();
  await page.getByRole('button', { name: '修改密码' }).click();
  await dialog.getByText('用短信验证码').click();
  await expect(dialog.getByRole('button', { name: /秒后重新发送$/ })).toBeDisabled();
  const code = await newestCode(phone);
  await dialog.getByLabel('短信验证码', { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await dialog.getByLabel('新密码', { exact: true }).fill('second-pass2');
  await dialog.getByLabel('确认新密码').fill('second-pass2');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByText('短信验证码错误')).toBeVisible();
  await dialog.getByLabel('短信验证码', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByText('密码已修改，其他设备需要重新登录')).toBeVisible();
  await header(page).getByRole('button', { name: '退出登录' }).click();
  await header(page).getByRole('button', { name: '登录' }).click();
  await signIn(page, phone, 'second-pass2');
  await expect(header(page).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a buyer proves their name on the provider’s page and is verified, masked', async ({
  page,
  context,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await page.goto(pageUrl('/me'));
  await page.getByRole('button', { name: '去认证' }).click();
  const dialog = dialogOf(page, '实名认证');
  await dialog.getByLabel('真实姓名').fill('欧阳锋');
  await dialog.getByLabel('身份证号').fill('110105194912310021');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByText('请输入正确的身份证号')).toBeVisible();
  await dialog.getByLabel('身份证号').fill('11010519491231002x');
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByRole('img', { name: '实名认证二维码' })).toBeVisible();
  await shot(page, 'real-name');
  const opened = context.waitForEvent('page');
  await dialog.getByText('在新窗口打开').click();
  const provider = await opened;
  await expect(provider.getByText('欧**')).toBeVisible();
  await provider.getByRole('button', { name: '通过验证' }).click();
  await expect(provider.getByText('验证已完成，请回到原页面')).toBeVisible();
  await provider.close();
  await expect(dialog.getByText('实名认证已通过')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('已认证 欧**')).toBeVisible();
  const [kept] = await inDatabase<{ name: string; number: string }>(
    `SELECT c.real_name AS name, c.id_card AS number FROM real_name_check c JOIN account a ON a.id = c.account_id
      WHERE a.phone_print = $1`,
    [printOf(phone)],
  );
  expect(`${kept?.name} ${kept?.number}`).not.toMatch(/欧阳锋|11010519491231002/);
  expect(trouble).toEqual([]);
});

test('a sender is pasted, edited, made the default, used in the wizard and removed', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await signedInBuyer(page);
  await page.goto(pageUrl('/senderManagement'));
  await expect(page.getByText('还没有发件人')).toBeVisible();
  await page.getByRole('button', { name: '新增发件人' }).first().click();
  const dialog = dialogOf(page, '新增发件人');
  await dialog.getByLabel('粘贴发件信息').fill('王掌柜 13800000301 浙江省杭州市西湖区文三路478号2幢');
  await dialog.getByRole('button', { name: '识别' }).click();
  await expect(dialog.getByLabel('姓名')).toHaveValue('王掌柜');
  await expect(dialog.getByLabel('详细地址')).toHaveValue('文三路478号2幢');
  await dialog.getByLabel('电话').fill('12345');
  await dialog.getByRole('button', { name: '保存发件人' }).click();
  await expect(dialog.getByText('请输入正确的手机号或固定电话')).toBeVisible();
  await dialog.getByLabel('电话').fill('0571-88888888');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const first = page.getByRole('row', { name: /王掌柜/ });
  await expect(first).toContainText('默认');

  await page.getByRole('button', { name: '新增发件人' }).first().click();
  await dialog.getByLabel('粘贴发件信息').fill('李掌柜 13800000302 广东省广州市天河区天河路385号');
  await dialog.getByRole('button', { name: '识别' }).click();
  await expect(dialog.getByLabel('姓名')).toHaveValue('李掌柜');
  await dialog.getByRole('button', { name: '保存发件人' }).click();
  const second = page.getByRole('row', { name: /李掌柜/ });
  await second.getByRole('button', { name: '设为默认' }).click();
  await expect(second).toContainText('默认');
  await shot(page, 'senders');

  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  await page.getByRole('button', { name: /^下一步/ }).click();
  await expect(page.getByRole('radio', { name: /李掌柜 13800000302/ })).toBeChecked();

  await page.goto(pageUrl('/senderManagement'));
  await second.getByRole('button', { name: '删除' }).click();
  await dialogOf(page, '删除发件人').getByRole('button', { name: '确认删除' }).click();
  await expect(second).toBeHidden();
  await expect(first).toContainText('默认');
  expect(trouble).toEqual([]);
});
