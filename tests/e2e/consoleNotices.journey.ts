import { type Browser, expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { openConsole } from './operators.ts';
import { header } from './people.ts';
import { collectConsoleErrors, inDatabase, pageUrl } from './person.ts';
import { shots } from './screens.ts';
import { openSession, signedInBuyer } from './sessions.ts';

const SOON = { timeout: 60_000 };
const REASON = '内容有误，重新发布';
const bell = (page: Page) => header(page).getByRole('button', { name: /^站内消息/ });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: '公告列表' }).getByRole('row').filter({ hasText: name });

/** A browser of its own in which an operator of the customer service is signed in. */
async function operatorAt(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors = collectConsoleErrors(page);
  await openConsole(page, 'service', '/notices');
  return { page, errors };
}

interface Written {
  type: string;
  title: string;
  detail: string;
  account?: string;
  startsAt?: string;
}

/** Writes a draft. */
async function write(page: Page, { type, title, detail, account, startsAt }: Written) {
  await page.getByRole('button', { name: '写公告' }).click();
  const dialog = page.getByRole('dialog', { name: '写公告' });
  await choose(page, '类型', type);
  if (account) {
    await choose(page, '受众', '一个账号');
    await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  }
  await dialog.getByRole('textbox', { name: '标题' }).fill(title);
  await dialog.getByRole('textbox', { name: '正文' }).fill(detail);
  if (startsAt) await dialog.getByLabel('发布时间').fill(startsAt);
  return dialog;
}

async function choose(page: Page, label: string, option: string) {
  const dialog = page.getByRole('dialog', { name: '写公告' });
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.getByRole('option', { name: option, exact: true }).click();
}

async function save(page: Page) {
  const dialog = page.getByRole('dialog', { name: '写公告' });
  await dialog.getByRole('button', { name: '保存草稿' }).click();
  await expect(dialog).toBeHidden();
}

async function publish(page: Page, title: string) {
  await row(page, title).getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /发布$/ });
  await dialog.getByRole('button', { name: '确认发布' }).click();
  await expect(dialog).toBeHidden();
}

async function withdraw(page: Page, title: string) {
  await row(page, title).getByRole('button', { name: '撤回' }).click();
  const dialog = page.getByRole('dialog', { name: '撤回' });
  await dialog.getByRole('textbox', { name: '原因' }).fill(REASON);
  await dialog.getByRole('button', { name: '确认撤回' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, title)).toContainText('已撤回');
}

test('an operator writes to suppliers, now and for later; readers see it at its time, and no more once it is withdrawn', async ({
  page: reading,
  browser,
}) => {
  test.slow();
  const { page, errors } = await operatorAt(browser);
  await expect(row(page, '欢迎使用橙仓')).toBeVisible();
  await shots(page, 'console-notices');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const now = { type: '供应商公告', title: '旅程仓库盘点', detail: '周五盘点\n请提前备货' };
  const editor = await write(page, now);
  await expect(editor.getByRole('figure', { name: '浅色预览' })).toContainText('请提前备货');
  await expect(editor.getByRole('figure', { name: '深色预览' })).toContainText('请提前备货');
  await shots(page, 'console-notice-editor');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await save(page);
  // A draft survives the browser.
  await page.reload();
  await expect(row(page, now.title)).toContainText('草稿');
  await openSession(reading, '13900000001', { type: 2 });
  await reading.goto(pageUrl('/seller/notices'));
  const told = (title: string) => reading.getByRole('article').filter({ hasText: title });
  await expect(told('春节前备货与休息日设置')).toBeVisible();
  await expect(told(now.title)).toBeHidden();

  await row(page, now.title).getByRole('button', { name: '发布', exact: true }).click();
  await shots(page, 'console-notice-publish');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '确认发布' }).click();
  await expect(row(page, now.title)).toContainText('已发布');
  await reading.reload();
  await expect(told(now.title)).toContainText('请提前备货');

  const later = {
    type: '供应商公告',
    title: '旅程定时公告',
    detail: '下月起执行',
    startsAt: '2099-01-01T08:00',
  };
  await write(page, later);
  await save(page);
  await publish(page, later.title);
  await expect(row(page, later.title)).toContainText('定时');
  await reading.reload();
  await expect(told(now.title)).toBeVisible();
  await expect(told(later.title)).toBeHidden();
  // As if its time had come.
  await inDatabase('UPDATE notice SET created_at = now() WHERE title = $1', [later.title]);
  await reading.reload();
  await expect(reading.getByRole('article').first()).toContainText(later.title);

  await row(page, now.title).getByRole('button', { name: now.title }).click();
  const drawer = page.getByRole('dialog', { name: now.title });
  await expect(drawer.getByRole('figure', { name: '深色预览' })).toContainText('请提前备货');
  await shots(page, 'console-notice');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await withdraw(page, now.title);
  await withdraw(page, later.title);
  await reading.reload();
  await expect(told('春节前备货与休息日设置')).toBeVisible();
  await expect(told(now.title)).toBeHidden();
  await expect(told(later.title)).toBeHidden();
  expect(errors).toEqual([]);
});

test('a message to one buyer rings at their bell, and leaves it when it is withdrawn', async ({
  page: reading,
  browser,
}) => {
  test.slow();
  const phone = await signedInBuyer(reading);
  await reading.goto(pageUrl('/'));
  await expect(bell(reading)).toHaveAccessibleName('站内消息');
  const { page, errors } = await operatorAt(browser);
  const message = {
    type: '站内消息',
    title: '旅程退款进度',
    detail: '您的退款已经提交',
    account: '19999999998',
  };
  const editor = await write(page, message);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await expect(editor).toContainText('没有找到这个账号');
  await editor.getByRole('textbox', { name: '账号' }).fill(phone);
  await save(page);
  await publish(page, message.title);
  // Nobody touches the page of the reader.
  await expect(bell(reading)).toHaveAccessibleName('站内消息，1 条未读', SOON);
  await bell(reading).click();
  await expect(reading.getByRole('region', { name: '站内消息' })).toContainText(message.detail);
  await expect(row(page, message.title)).toContainText('已送达 1 / 1', SOON);
  await withdraw(page, message.title);
  await expect(bell(reading)).toHaveAccessibleName('站内消息', SOON);
  await expect(reading.getByRole('region', { name: '站内消息' })).not.toContainText(message.detail);
  expect(errors).toEqual([]);
});
