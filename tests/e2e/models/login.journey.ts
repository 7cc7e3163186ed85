import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { dialogOf, header } from '../people.ts';
import { buyerLike, readCaptcha, visitHome } from '../person.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
  phone: string;
}

const machine = setup({
  types: {
    events: {} as {
      type:
        | 'open'
        | 'close'
        | 'choose registering'
        | 'choose a forgotten password'
        | 'choose WeChat'
        | 'choose a phone code'
        | 'choose the password'
        | 'send nothing'
        | 'send a wrong password'
        | 'send the password'
        | 'reload'
        | 'leave';
    },
  },
}).createMachine({
  id: 'login',
  initial: 'visitor',
  states: {
    visitor: { on: { open: 'login', reload: 'visitor' } },
    login: {
      on: {
        close: 'visitor',
        reload: 'visitor',
        'choose registering': 'registering',
        'choose a forgotten password': 'recovering',
        'choose WeChat': 'weChat',
        'choose a phone code': 'phoneCode',
        'send nothing': 'incomplete',
        'send a wrong password': 'refused',
        'send the password': 'signedIn',
      },
    },
    incomplete: { on: { close: 'visitor', 'send the password': 'signedIn' } },
    refused: { on: { close: 'visitor', 'send the password': 'signedIn' } },
    registering: { on: { close: 'visitor', 'choose the password': 'login' } },
    recovering: { on: { close: 'visitor', 'choose the password': 'login' } },
    weChat: { on: { close: 'visitor', 'choose the password': 'login', 'send the password': 'signedIn' } },
    phoneCode: { on: { close: 'visitor', 'choose the password': 'login' } },
    signedIn: { on: { reload: 'signedIn', leave: 'visitor' } },
  },
});

const shown = (page: Page) => page.getByRole('dialog');

/** Fills the form that is open, the captcha off its picture, and sends it. */
async function send({ page, phone }: World, password: string): Promise<void> {
  const dialog = shown(page);
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await readCaptcha(dialog);
  await page.keyboard.press('Enter');
}

testUserModel<typeof machine, World>('signing in', {
  machine,
  open: async (page) => {
    const phone = await buyerLike('13800000002');
    await visitHome(page);
    return { page, phone };
  },
  actions: {
    open: ({ page }) => header(page).getByRole('button', { name: '登录' }).click(),
    close: ({ page }) => page.keyboard.press('Escape'),
    'choose registering': ({ page }) => shown(page).getByRole('button', { name: '没有账号？去注册' }).click(),
    'choose a forgotten password': ({ page }) =>
      shown(page).getByRole('button', { name: '忘记密码？' }).click(),
    'choose WeChat': ({ page }) => shown(page).getByRole('tab', { name: '微信登录' }).click(),
    'choose a phone code': ({ page }) => shown(page).getByRole('tab', { name: '手机登录' }).click(),
    'choose the password': async ({ page }) => {
      const tab = shown(page).getByRole('tab', { name: '登录', exact: true });
      await ((await tab.isVisible())
        ? tab
        : shown(page).getByRole('button', { name: '已有账号？去登录' })
      ).click();
    },
    'send nothing': ({ page }) => shown(page).getByRole('button', { name: '登录', exact: true }).click(),
    'send a wrong password': (world) => send(world, 'not-my-pass'),
    'send the password': (world) => send(world, 'demo1234'),
    reload: ({ page }) => page.reload(),
    leave: ({ page }) => header(page).getByRole('button', { name: '退出登录' }).click(),
  },
  stateAssertions: {
    visitor: async ({ page }) => {
      await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
      await expect(shown(page)).toBeHidden();
    },
    login: async ({ page }) => {
      await expect(dialogOf(page).getByLabel('密码', { exact: true })).toHaveValue('');
      await expect(dialogOf(page).getByRole('img', { name: '图形验证码' })).toBeVisible();
      await expect(dialogOf(page).getByText(/请正确填写信息|手机号或密码错误/)).toHaveCount(0);
    },
    incomplete: async ({ page }) => {
      await expect(dialogOf(page).getByText('请正确填写信息')).toBeVisible();
      await expect(dialogOf(page).getByText('请输入手机号', { exact: true })).toBeVisible();
    },
    refused: async ({ page, phone }) => {
      await expect(dialogOf(page).getByText('手机号或密码错误')).toBeVisible();
      await expect(dialogOf(page).getByLabel('手机号')).toHaveValue(phone);
      await expect(dialogOf(page).getByLabel('图形验证码', { exact: true })).toHaveValue('');
    },
    registering: ({ page }) => expect(dialogOf(page, '注册').getByLabel('确认密码')).toBeVisible(),
    recovering: ({ page }) => expect(dialogOf(page, '找回密码').getByLabel('新密码')).toBeVisible(),
    weChat: ({ page }) =>
      expect(dialogOf(page, '微信登录').getByLabel('密码', { exact: true })).toBeVisible(),
    phoneCode: ({ page }) => expect(page.getByText('手机验证码登录暂未开放')).toBeVisible(),
    signedIn: async ({ page }) => {
      await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
      await expect(shown(page)).toBeHidden();
    },
  },
});
