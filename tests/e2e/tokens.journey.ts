import { expect, type Page, test } from 'playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { dialogOf } from './people.ts';
import { collectConsoleErrors, pageUrl } from './person.ts';
import { placeOrder } from './placedOrders.ts';
import { shot, shots } from './screens.ts';
import { atHomeLike } from './sessions.ts';

/** What a program with a token is answered to its orders: their numbers, or why not. */
async function ordersOf(page: Page, token: string): Promise<string[]> {
  const response = await page.request.post(`${process.env.GATEWAY_URL}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ orders { list { orderNo } } }' },
  });
  const { data, errors } = (await response.json()) as {
    data?: { orders: { list: { orderNo: string }[] } } | null;
    errors?: { extensions: { errorKey: string } }[];
  };
  return (
    errors?.map(({ extensions }) => extensions.errorKey) ?? data?.orders.list.map((one) => one.orderNo) ?? []
  );
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: '访问令牌' }).getByRole('row', { name });

test('a buyer gives a program a token that reads the own orders, and revokes it', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await atHomeLike(page, '13800000001');
  const orderNo = await placeOrder(page);
  await page.goto(pageUrl('/me'));
  await page.getByRole('link', { name: '管理令牌' }).click();
  await expect(page.getByText('还没有访问令牌')).toBeVisible();
  await shots(page, 'tokens-none');
  await page.getByRole('button', { name: '新建令牌' }).click();
  const form = dialogOf(page, '新建令牌');
  await form.getByLabel('用途').fill('打单软件');
  await form.getByRole('checkbox', { name: /^查看订单和其中的包裹/ }).check({ force: true });
  await form.getByRole('checkbox', { name: '用余额支付订单' }).check({ force: true });
  await form.getByRole('checkbox', { name: /^查看收件人明文/ }).check({ force: true });
  await expect(form.getByRole('checkbox', { name: '用余额支付订单 orders:pay' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: '收藏商品 goods:write' })).toBeVisible();
  await form.getByLabel('来源网络').fill('127.0.0.1\nexample.com');
  await form.getByLabel('登录密码').fill('not-my-pass');
  await form.getByRole('button', { name: '创建令牌' }).click();
  await expect(form.getByText('请填写 0.01 到 10000000 的金额')).toBeVisible();
  await expect(form.getByText('读取收件人明文须同意《数据处理协议》')).toBeVisible();
  await expect(form.getByText('“example.com”不是网络地址或网段')).toBeVisible();
  await shots(page, 'tokens-new');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await form.getByLabel('每日付款限额').fill('200');
  await form.getByRole('checkbox', { name: /^我已阅读并同意/ }).check({ force: true });
  await form.getByLabel('来源网络').fill('');
  await form.getByRole('button', { name: '创建令牌' }).click();
  await expect(form.getByText('密码错误')).toBeVisible();
  await expect(form.getByLabel('每日付款限额')).toHaveValue('200');
  await form.getByLabel('登录密码').fill('demo1234');
  await form.getByRole('button', { name: '创建令牌' }).click();
  const shown = dialogOf(page, '令牌已创建');
  await expect(shown).toContainText('只显示这一次');
  await shots(page, 'tokens-created');
  const token = /chengcang_[0-9A-Za-z]{42}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  // A press beside it would lose the token.
  await page.mouse.click(5, 5);
  await shown.getByRole('button', { name: '我已保存，关闭' }).click();
  await expect(row(page, '打单软件')).toContainText('生效中');
  await expect(page.locator('body')).not.toContainText(token);
  expect(await ordersOf(page, token)).toEqual([orderNo]);

  await page.reload();
  await expect(row(page, '打单软件')).toContainText('¥200.00');
  await expect(row(page, '打单软件')).not.toContainText('从未使用');
  await shots(page, 'tokens');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row(page, '打单软件').getByRole('button', { name: '全部 3 项' }).click();
  await expect(page.getByRole('group').getByText(/^查看收件人明文/)).toBeVisible();
  await shot(page, 'tokens-scopes');
  await page.keyboard.press('Escape');
  await row(page, '打单软件').getByRole('button', { name: '吊销' }).click();
  await shots(page, 'tokens-revoking');
  await dialogOf(page, '吊销令牌').getByRole('button', { name: '吊销' }).click();
  await expect(row(page, '打单软件')).toContainText('已吊销');
  expect(await ordersOf(page, token)).toEqual(['TOKEN_INVALID']);
  await page.getByRole('link', { name: '返回个人中心' }).click();
  await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible();
  expect(trouble).toEqual([]);
});
