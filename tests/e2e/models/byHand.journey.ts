import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import { backButton, nextButton, summary } from '../autoWizard.ts';
import { buyerLike, pageUrl } from '../person.ts';
import { openSession } from '../sessions.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
}

const machine = setup({
  types: {
    events: {} as {
      type:
        | 'go on'
        | 'go back'
        | 'paste what can go'
        | 'paste a wrong phone'
        | 'mend it'
        | 'remove the rows'
        | 'reload'
        | 'pay'
        | 'send another';
    },
  },
}).createMachine({
  id: 'byHand',
  initial: 'goods',
  states: {
    goods: { on: { 'go on': 'delivery', reload: 'goods' } },
    delivery: { on: { 'go on': 'nobody', 'go back': 'goods', reload: 'delivery' } },
    nobody: {
      on: {
        'go back': 'delivery',
        reload: 'nobody',
        'paste what can go': 'ready',
        'paste a wrong phone': 'wrong',
      },
    },
    wrong: { on: { reload: 'wrong', 'mend it': 'ready', 'remove the rows': 'nobody' } },
    ready: { on: { reload: 'ready', 'go on': 'review', 'remove the rows': 'nobody' } },
    review: { on: { reload: 'review', 'go back': 'ready', pay: 'paid' } },
    // With the goods and the courier of before.
    paid: { on: { 'send another': 'nobody' } },
  },
});

const grid = (page: Page) => page.getByRole('grid', { name: '收件人列表' });

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '粘贴收件人' }).fill(text);
  await page.getByRole('button', { name: /^识别/ }).click();
}

testUserModel<typeof machine, World>('shipping by hand', {
  machine,
  open: async (page) => {
    await openSession(page, await buyerLike('13800000001'));
    await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
    return { page };
  },
  actions: {
    'go on': ({ page }) => nextButton(page).click(),
    'go back': ({ page }) => backButton(page).click(),
    'paste what can go': ({ page }) =>
      paste(
        page,
        '张三丰 13800000202 浙江省杭州市西湖区文三路1号\n李四光 13800000203 江苏省南京市玄武区珠江路2号',
      ),
    'paste a wrong phone': ({ page }) =>
      paste(
        page,
        '张三丰 13800000202 浙江省杭州市西湖区文三路1号\n李四光 138000002 江苏省南京市玄武区珠江路2号',
      ),
    'mend it': ({ page }) => grid(page).getByLabel('第2行电话').fill('13800000203'),
    'remove the rows': async ({ page }) => {
      for (const tab of ['错误', '正常']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        const remove = page.getByRole('button', { name: /^删除这 \d+ 行$/ });
        if (await remove.isVisible()) await remove.click();
      }
    },
    reload: ({ page }) => page.reload(),
    pay: ({ page }) => page.getByRole('button', { name: '确认支付 ¥25.32' }).click(),
    'send another': ({ page }) => page.getByRole('button', { name: '再发一单' }).click(),
  },
  stateAssertions: {
    goods: async ({ page }) => {
      await expect(page.getByRole('heading', { name: '发货仓库' })).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    delivery: async ({ page }) => {
      await expect(page.getByRole('heading', { name: '发件人' })).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    nobody: async ({ page }) => {
      await expect(page.getByText('还没有收件人')).toBeVisible();
      await expect(nextButton(page)).toBeDisabled();
    },
    wrong: async ({ page }) => {
      await expect(page.getByRole('tab', { name: /错误\s*1/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: /正常\s*1/ })).toBeVisible();
      await expect(grid(page).getByText('手机号不正确', { exact: false })).toBeVisible();
      await expect(nextButton(page)).toBeDisabled();
    },
    ready: async ({ page }) => {
      await expect(page.getByRole('tab', { name: /正常\s*2/ })).toBeVisible();
      await expect(summary(page).getByText('¥25.32')).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    review: async ({ page }) => {
      await expect(page.getByRole('row', { name: /李四光/ })).toContainText('¥12.66');
      await expect(page.getByRole('button', { name: '确认支付 ¥25.32' })).toBeEnabled();
    },
    paid: async ({ page }) => {
      await expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible();
      await expect(page.getByText(/D\d{18}/).first()).toBeVisible();
    },
  },
});
