import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { dialogOf, header } from '../people.ts';
import { inDatabase, newestCode, readCaptcha, unusedPhone, visitHome } from '../person.ts';
import { printOf } from '../sealed.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
  phone: string;
}

const machine = setup({
  types: {
    events: {} as {
      type: 'ask without a phone' | 'ask with a wrong captcha' | 'ask' | 'reload' | 'let a minute pass';
    },
  },
}).createMachine({
  id: 'codeCountdown',
  initial: 'ready',
  states: {
    ready: {
      on: {
        'ask without a phone': 'incomplete',
        'ask with a wrong captcha': 'refused',
        ask: 'counting',
        reload: 'ready',
      },
    },
    incomplete: { on: { ask: 'counting', reload: 'ready' } },
    refused: { on: { ask: 'counting', reload: 'ready' } },
    counting: { on: { reload: 'counting', 'let a minute pass': 'ready' } },
  },
});

const form = (page: Page) => dialogOf(page, '注册');
const button = (page: Page) => form(page).getByRole('button', { name: /^(发送验证码|\d+秒后重新发送)$/ });

async function openForm(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: '注册' }).click();
  await expect(form(page).getByRole('img', { name: '图形验证码' })).toBeVisible();
}

testUserModel<typeof machine, World>('asking for a code', {
  machine,
  open: async (page) => {
    await page.clock.install();
    await visitHome(page);
    await openForm(page);
    return { page, phone: unusedPhone() };
  },
  actions: {
    'ask without a phone': async ({ page }) => {
      await form(page).getByLabel('手机号').fill('');
      await readCaptcha(form(page));
      await button(page).click();
    },
    'ask with a wrong captcha': async ({ page, phone }) => {
      await form(page).getByLabel('手机号').fill(phone);
      await form(page).getByLabel('图形验证码', { exact: true }).fill('0000');
      await button(page).click();
    },
    ask: async ({ page, phone }) => {
      await form(page).getByLabel('手机号').fill(phone);
      await readCaptcha(form(page));
      await button(page).click();
    },
    reload: async ({ page }) => {
      await page.reload();
      await openForm(page);
    },
    'let a minute pass': async ({ page, phone }) => {
      await page.clock.fastForward('01:00');
      // For the server as well, which lets one message a minute go to a phone.
      await inDatabase('DELETE FROM counter WHERE key LIKE $1', [`%${printOf(phone)}%`]);
    },
  },
  stateAssertions: {
    ready: async ({ page }) => {
      await expect(button(page)).toBeEnabled();
      await expect(button(page)).toHaveText('发送验证码');
    },
    incomplete: async ({ page }) => {
      await expect(form(page).getByText('请输入手机号', { exact: true })).toBeVisible();
      await expect(button(page)).toBeEnabled();
    },
    refused: async ({ page }) => {
      await expect(form(page).getByText('验证码错误')).toBeVisible();
      await expect(form(page).getByLabel('图形验证码', { exact: true })).toHaveValue('');
      await expect(button(page)).toBeEnabled();
    },
    counting: async ({ page, phone }) => {
      await expect(button(page)).toBeDisabled();
      await expect(button(page)).toHaveText(/^\d+秒后重新发送$/);
      expect(await newestCode(phone)).toMatch(/^\d{6}$/);
    },
  },
});
