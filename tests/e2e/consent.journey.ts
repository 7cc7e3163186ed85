import { expect, test } from 'playwright/test';
import { agree, dialogOf, header, requestCode } from './people.ts';
import { collectConsoleErrors, inDatabase, newestCode, pageUrl, unusedPhone, visitHome } from './person.ts';
import { shot } from './screens.ts';
import { printOf } from './sealed.ts';
import { signedInBuyer } from './sessions.ts';

const answersOf = (phone: string) =>
  inDatabase(
    `SELECT t.kind, c.agreed FROM consent c JOIN account a ON a.id = c.account_id
       JOIN legal_text t ON t.id = c.legal_text_id WHERE a.phone_print = $1 ORDER BY t.kind`,
    [printOf(phone)],
  );

test('a visitor reads both texts, agrees and is signed in at once', async ({ page, context }) => {
  const trouble = collectConsoleErrors(page);
  const phone = unusedPhone();
  await visitHome(page);
  await header(page).getByRole('button', { name: '注册' }).click();
  const dialog = dialogOf(page, '注册');
  await dialog.getByLabel('手机号').fill(phone);
  await requestCode(page, '注册');
  await dialog.getByLabel('短信验证码').fill(await newestCode(phone));
  await dialog.getByLabel('密码', { exact: true }).fill('first-pass1');
  await dialog.getByLabel('确认密码').fill('first-pass1');
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await expect(dialog.getByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeVisible();
  await shot(page, 'register-without-consent');
  expect(await inDatabase('SELECT 1 FROM account WHERE phone_print = $1', [printOf(phone)])).toEqual([]);

  for (const title of ['用户协议', '隐私政策']) {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: `《${title}》` }).click();
    const text = await opened;
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(text.getByText('草稿：尚待法律顾问审阅')).toBeVisible();
    await shot(text, `legal-${title === '用户协议' ? 'terms' : 'privacy'}`);
    await text.close();
  }

  await agree(dialog);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await expect(header(page).getByText(`会员${phone.slice(-4)}`)).toBeVisible();
  expect(await answersOf(phone)).toEqual([
    { kind: 1, agreed: true },
    { kind: 2, agreed: true },
  ]);
  expect(trouble).toEqual([]);
});

test('who has not answered to a version is asked once, and may agree later in the personal centre', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  // As if the account were older than the texts.
  await inDatabase('DELETE FROM consent WHERE account_id = (SELECT id FROM account WHERE phone_print = $1)', [
    printOf(phone),
  ]);
  await page.goto(pageUrl('/orderCenter'));
  const ask = dialogOf(page, '协议更新');
  await expect(ask.getByText('《隐私政策》')).toBeVisible();
  await shot(page, 'consent-ask');
  await ask.getByRole('button', { name: '暂不同意' }).click();
  await expect(ask).toBeHidden();
  expect(await answersOf(phone)).toEqual([
    { kind: 1, agreed: false },
    { kind: 2, agreed: false },
  ]);

  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') &&
      /LoadConsents|OpenBuyerPage/.test(response.request().postData() ?? ''),
  );
  await page.goto(pageUrl('/me'));
  await answered;
  await expect(page.getByText('未同意')).toHaveCount(2);
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: '查看并同意' }).click();
  await ask.getByRole('button', { name: '同意', exact: true }).click();
  await expect(page.getByText(/^已同意 2026-11-23/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: '查看并同意' })).toBeHidden();
  await shot(page, 'me-consents');
  await header(page).getByRole('button', { name: /深色/ }).click();
  await shot(page, 'me-consents-dark');
  expect(await answersOf(phone)).toEqual([
    { kind: 1, agreed: true },
    { kind: 2, agreed: true },
  ]);
  expect(trouble).toEqual([]);
});
