import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { dialogOf, header } from '../people.ts';
import { buyerLike, inDatabase, pageUrl, signIn } from '../person.ts';
import { printOf } from '../sealed.ts';
import { login, openSession } from '../sessions.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
  phone: string;
}

const machine = setup({
  types: {
    events: {} as {
      type: 'time out' | 'sign in elsewhere' | 'sign in' | 'close' | 'reload' | 'open the dialog';
    },
  },
}).createMachine({
  id: 'expiry',
  initial: 'working',
  states: {
    working: { on: { reload: 'working', 'time out': 'expired', 'sign in elsewhere': 'expired' } },
    expired: { on: { 'sign in': 'working', close: 'visitor' } },
    // The page is for members only: loaded anew, it asks who is there.
    visitor: { on: { reload: 'asked', 'open the dialog': 'asked' } },
    asked: { on: { 'sign in': 'working', close: 'visitor' } },
  },
});

/** Asks the graph for something that only somebody signed in is told. */
async function refresh(page: Page): Promise<void> {
  const name = page.url() === pageUrl('/packageCenter') ? '我的订单' : '包裹列表';
  await page.getByRole('link', { name }).click();
}

testUserModel<typeof machine, World>('a session that ends', {
  machine,
  open: async (page) => {
    const phone = await buyerLike('13800000002');
    await openSession(page, phone);
    await page.goto(pageUrl('/orderCenter'));
    return { page, phone };
  },
  actions: {
    'time out': async ({ page, phone }) => {
      await inDatabase(
        `UPDATE session SET idle_until = now() - interval '1 second' WHERE revoked_at IS NULL
          AND account_id = (SELECT id FROM account WHERE kind = 1 AND phone_print = $1)`,
        [printOf(phone)],
      );
      await refresh(page);
    },
    'sign in elsewhere': async ({ page, phone }) => {
      await login(phone);
      await refresh(page);
    },
    'sign in': ({ page, phone }) => signIn(page, phone),
    close: ({ page }) => page.keyboard.press('Escape'),
    reload: ({ page }) => page.reload(),
    'open the dialog': ({ page }) => header(page).getByRole('button', { name: '登录' }).click(),
  },
  stateAssertions: {
    working: async ({ page }) => {
      await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^(我的订单|包裹列表)$/ })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    expired: ({ page }) => expect(dialogOf(page).getByText('授权已过期，请重新登录')).toBeVisible(),
    visitor: async ({ page }) => {
      await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
    asked: ({ page }) => expect(dialogOf(page).getByLabel('手机号')).toBeVisible(),
  },
});
