import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { recipientSheet } from '../../support/recipientSheet.ts';
import { backButton, main, nextButton, payButton } from '../autoWizard.ts';
import { buyerAtModel, dropFile, grid, keptPhone, regionsRead, tab } from '../modelWizard.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
  /** Files dropped so far: each holds order numbers of its own. */
  files: number;
}

const machine = setup({
  types: {
    events: {} as {
      type:
        | 'drop a good file'
        | 'drop a file with a wrong phone'
        | 'mend it'
        | 'leave it out'
        | 'go on'
        | 'go back'
        | 'choose bookmarks'
        | 'reload'
        | 'pay'
        | 'send another';
    },
  },
}).createMachine({
  id: 'model',
  initial: 'empty',
  states: {
    empty: {
      on: { 'drop a good file': 'right', 'drop a file with a wrong phone': 'wrong', reload: 'empty' },
    },
    wrong: { on: { 'mend it': 'right', 'leave it out': 'right', reload: 'wrong' } },
    right: { on: { 'go on': 'goods', 'go back': 'kept', reload: 'right' } },
    kept: {
      on: { 'go on': 'right', 'drop a file with a wrong phone': 'wrong', reload: 'kept' },
    },
    goods: { on: { 'choose bookmarks': 'review', 'go back': 'right' } },
    review: { on: { 'go back': 'goods', reload: 'review', pay: 'paid' } },
    paid: { on: { 'send another': 'empty' } },
  },
});

const MENDED = '13899990001';

async function drop(world: World, badPhones: number[]): Promise<void> {
  const { page } = world;
  world.files += 1;
  await dropFile(
    page,
    `第${world.files}份.xlsx`,
    recipientSheet({ count: 3, series: `U${world.files}`, badPhones }),
  );
  await regionsRead(page);
  await expect.poll(() => keptPhone(page, 'l3')).toBe(badPhones.length > 0 ? '13810000' : '13810000001');
}

testUserModel<typeof machine, World>('shipping by a spreadsheet', {
  machine,
  open: async (page) => {
    await buyerAtModel(page);
    return { page, files: 0 };
  },
  actions: {
    'drop a good file': (world) => drop(world, []),
    'drop a file with a wrong phone': (world) => drop(world, [3]),
    'mend it': async ({ page }) => {
      await grid(page).getByText('13810000', { exact: true }).dblclick();
      await page.getByRole('textbox', { name: '第 3 行联系电话' }).fill(MENDED);
      await page.keyboard.press('Enter');
      await expect.poll(() => keptPhone(page, 'l3')).toBe(MENDED);
    },
    'leave it out': ({ page }) => page.getByRole('button', { name: '排除全部不能发的 1 行' }).click(),
    'go on': ({ page }) => nextButton(page).click(),
    'go back': ({ page }) => backButton(page).click(),
    'choose bookmarks': async ({ page }) => {
      const good = main(page).getByRole('button', { name: /金属书签/ });
      const courier = main(page).getByRole('radio', { name: /圆通速递/ });
      await expect(good.or(courier).first()).toBeVisible();
      if (!(await courier.isVisible())) await good.click();
      await courier.check();
      await nextButton(page).click();
    },
    reload: ({ page }) => page.reload(),
    pay: ({ page }) => payButton(page).click(),
    'send another': ({ page }) => page.getByRole('button', { name: '继续发货' }).click(),
  },
  stateAssertions: {
    empty: async ({ page }) => {
      await expect(page.getByText('把表格拖到这里')).toBeVisible();
      await expect(nextButton(page)).toBeDisabled();
    },
    wrong: async ({ page }) => {
      await expect(tab(page, '全部', 3)).toBeVisible();
      await expect(tab(page, '错误', 1)).toBeVisible();
    },
    right: async ({ page }) => {
      await expect(tab(page, '全部', 3)).toBeVisible();
      await expect(tab(page, '错误', 0)).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    kept: async ({ page, files }) => {
      await expect(page.getByText(`当前名单：第${files}份.xlsx`, { exact: false })).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    goods: ({ page }) => expect(main(page).getByRole('heading', { name: '发货商品' })).toBeVisible(),
    review: async ({ page }) => {
      await expect(page.getByRole('table', { name: '本批订单' })).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
    },
    paid: ({ page }) => expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible(),
  },
});
