import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { dialogOf } from '../people.ts';
import { pageUrl } from '../person.ts';
import { signedInBuyer } from '../sessions.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
}

const machine = setup({
  types: {
    events: {} as {
      type:
        | 'open'
        | 'close'
        | 'ask for too little'
        | 'ask for enough'
        | 'ask how it stands'
        | 'choose another way'
        | 'reload'
        | 'go on paying'
        | 'pay'
        | 'finish'
        | 'recharge once more';
    },
  },
}).createMachine({
  id: 'recharge',
  initial: 'wallet',
  states: {
    wallet: { on: { open: 'form', reload: 'wallet' } },
    form: { on: { close: 'wallet', 'ask for too little': 'refused', 'ask for enough': 'waiting' } },
    refused: { on: { close: 'wallet', 'ask for enough': 'waiting' } },
    waiting: {
      on: {
        'ask how it stands': 'unpaid',
        'choose another way': 'form',
        close: 'underWay',
        reload: 'waiting',
        pay: 'settled',
      },
    },
    unpaid: { on: { pay: 'settled', close: 'underWay' } },
    underWay: { on: { reload: 'underWay', 'go on paying': 'waiting' } },
    settled: { on: { finish: 'wallet', 'recharge once more': 'form' } },
  },
});

const SOON = { timeout: 60_000 };
const dialog = (page: Page) => dialogOf(page, '充值');

async function ask({ page }: World, yuan: string): Promise<void> {
  await dialog(page).getByLabel('充值金额').fill(yuan);
  await dialog(page).getByText('模拟支付').click();
  await dialog(page)
    .getByRole('button', { name: /^去支付/ })
    .click();
}

testUserModel<typeof machine, World>('recharging', {
  machine,
  open: async (page) => {
    await signedInBuyer(page);
    await page.goto(pageUrl('/buyer/wallet'));
    return { page };
  },
  actions: {
    open: ({ page }) => page.getByRole('main').getByRole('link', { name: '充值', exact: true }).click(),
    close: ({ page }) => page.keyboard.press('Escape'),
    'ask for too little': (world) => ask(world, '0.5'),
    'ask for enough': (world) => ask(world, '66.66'),
    'ask how it stands': ({ page }) => dialog(page).getByRole('button', { name: '我已付款' }).click(),
    'choose another way': ({ page }) => dialog(page).getByRole('button', { name: '换金额或方式' }).click(),
    reload: ({ page }) => page.reload(),
    'go on paying': ({ page }) => page.getByRole('button', { name: '继续支付' }).click(),
    pay: async ({ page }) => {
      const opening = page.context().waitForEvent('page');
      await dialog(page).getByRole('button', { name: '打开支付页面' }).click();
      const cashier = await opening;
      await cashier.getByRole('button', { name: '支付', exact: true }).click();
      await expect(cashier.getByText('支付成功，请回到原页面')).toBeVisible();
      await cashier.close();
    },
    finish: ({ page }) => dialog(page).getByRole('button', { name: '完成' }).click(),
    'recharge once more': ({ page }) => dialog(page).getByRole('button', { name: '再充一笔' }).click(),
  },
  stateAssertions: {
    wallet: async ({ page }) => {
      await expect(page.getByRole('main').getByRole('link', { name: '充值', exact: true })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
    form: ({ page }) => expect(dialog(page).getByLabel('充值金额')).toBeVisible(),
    refused: ({ page }) => expect(dialog(page).getByText(/^单次充值不能低于/)).toBeVisible(),
    waiting: async ({ page }) => {
      await expect(dialog(page).getByRole('img', { name: '付款二维码' })).toBeVisible();
      await expect(dialog(page).getByText('¥66.66')).toBeVisible();
    },
    unpaid: ({ page }) =>
      expect(dialog(page).getByText('还没有收到付款，付款后通常几秒内到账')).toBeVisible(),
    underWay: async ({ page }) => {
      await expect(page.getByText('您有一笔 ¥66.66 的充值等待付款')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
    settled: async ({ page }) => {
      await expect(dialog(page).getByText('充值成功')).toBeVisible(SOON);
      await expect(dialog(page).getByText('¥66.66').first()).toBeVisible();
    },
  },
});
