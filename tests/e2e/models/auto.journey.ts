import { expect, type Page } from 'playwright/test';
import { setup } from 'xstate';
import {
  backButton,
  bindShop,
  buyerAtWizard,
  choosePage,
  chooseShop,
  main,
  mapShop,
  nextButton,
  orderRows,
  payButton,
  shopFace,
} from '../autoWizard.ts';
import { type SimulatedShop, simulatedShop } from '../simulatedShops.ts';
import { testUserModel } from '../userModel.ts';

interface World {
  page: Page;
  shop: SimulatedShop;
}

/** A shop is bound by one buyer only, so every tour has one of its own. */
const shops = [simulatedShop('jd', 1), simulatedShop('taobao', 0)];
const machine = setup({
  types: {
    events: {} as {
      type:
        | 'choose the shop'
        | 'choose the page'
        | 'choose none'
        | 'go on'
        | 'go back'
        | 'reload'
        | 'pay'
        | 'send more';
    },
  },
}).createMachine({
  id: 'auto',
  initial: 'shops',
  states: {
    shops: { on: { 'choose the shop': 'orders', reload: 'shops' } },
    orders: { on: { 'choose the page': 'chosen', 'go back': 'shopsAgain', reload: 'orders' } },
    shopsAgain: { on: { 'go on': 'orders', 'choose the shop': 'orders' } },
    chosen: { on: { 'choose none': 'orders', 'go on': 'goods', reload: 'chosen' } },
    goods: { on: { 'go back': 'chosen', 'go on': 'review', reload: 'goods' } },
    review: { on: { 'go back': 'goods', reload: 'review', pay: 'paid' } },
    paid: { on: { 'send more': 'nothingLeft' } },
    nothingLeft: {},
  },
});

testUserModel<typeof machine, World>('shipping the orders of a shop', {
  machine,
  open: async (page, tour) => {
    const shop = shops[tour];
    if (!shop) throw new Error('there are more tours than shops');
    await buyerAtWizard(page);
    await bindShop(page, shop);
    await mapShop(page, '毛绒小熊公仔');
    return { page, shop };
  },
  actions: {
    'choose the shop': ({ page, shop }) => chooseShop(page, shop),
    'choose the page': ({ page }) => choosePage(page),
    'choose none': ({ page }) => main(page).getByRole('button', { name: '清空选择' }).click(),
    'go on': ({ page }) => nextButton(page).click(),
    'go back': ({ page }) => backButton(page).click(),
    reload: ({ page }) => page.reload(),
    pay: ({ page }) => payButton(page).click(),
    'send more': ({ page }) => page.getByRole('button', { name: '继续发货' }).click(),
  },
  stateAssertions: {
    shops: ({ page, shop }) => expect(shopFace(page, shop)).toBeVisible(),
    shopsAgain: ({ page, shop }) => expect(shopFace(page, shop)).toBeVisible(),
    orders: async ({ page }) => {
      await expect(orderRows(page)).toHaveCount(8);
      await expect(nextButton(page)).toBeDisabled();
    },
    chosen: async ({ page }) => {
      await expect(main(page).getByText(/^已选 8 个订单/)).toBeVisible();
      await expect(nextButton(page)).toBeEnabled();
    },
    goods: async ({ page }) => {
      await expect(page.getByRole('list', { name: '按商品分好的包裹' })).toContainText('8 个包裹');
    },
    review: async ({ page }) => {
      await expect(main(page).getByRole('heading', { name: '核对包裹' })).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
    },
    paid: ({ page }) => expect(page.getByText('支付成功，仓库正在安排发货')).toBeVisible(),
    nothingLeft: ({ page }) => expect(main(page).getByText('支付成功')).toBeHidden(),
  },
});
