import { expect, test } from 'playwright/test';
import { buyerLike, collectConsoleErrors, pageUrl } from './person.ts';
import { shot } from './screens.ts';
import { openSession } from './sessions.ts';

test('what cannot go is said at its row or step, and nothing typed is lost', async ({ page }) => {
  const trouble = collectConsoleErrors(page);
  await openSession(page, await buyerLike('13800000002'));
  await page.goto(pageUrl('/shipments/56/1/byHand?wid=1'));
  const next = page.getByRole('button', { name: /^下一步/ });
  const toRecipients = async () => {
    await next.click();
    await expect(page.getByRole('heading', { name: '发件人' })).toBeVisible();
    await next.click();
    await expect(page.getByRole('textbox', { name: '粘贴收件人' })).toBeVisible();
  };
  const total = page.getByRole('complementary');
  await toRecipients();

  // A banned area, and one order number on two rows.
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill(
      [
        '阿依古丽 13800000201 新疆维吾尔自治区乌鲁木齐市天山区中山路100号',
        '张三丰 13800000202 浙江省杭州市西湖区文三路1号',
        '李四光 13800000203 江苏省南京市玄武区珠江路2号',
      ].join('\n'),
    );
  await page.getByRole('button', { name: /^识别/ }).click();
  const grid = page.getByRole('grid', { name: '收件人列表' });
  await expect(grid.getByText('该地区停发：新疆线路暂停收寄')).toBeVisible();
  await grid.getByLabel('第2行第三方订单号').fill('T20261121');
  await grid.getByLabel('第3行第三方订单号').fill('T20261121');
  await expect(page.getByRole('tab', { name: /重复\s*[12]/ })).toBeVisible();
  await expect(next).toBeDisabled();
  await grid.getByLabel('第3行第三方订单号').fill('T20261122');
  await expect(page.getByRole('tab', { name: /重复\s*0/ })).toBeVisible();
  await grid.getByRole('button', { name: '排除此行' }).first().click();

  // Too dear for the balance: 2 x (99 x 9.90 + 2.80 + 18 x 1.00) = 2001.80 of 1000.00.
  await page.getByRole('button', { name: /商品与仓库/ }).click();
  await page.getByRole('spinbutton', { name: /每个包裹件数/ }).fill('99');
  await toRecipients();
  await expect(grid.getByLabel('第1行收件人')).toHaveValue('阿依古丽');
  await expect(total.getByText('¥2001.80')).toBeVisible();
  await next.click();
  await expect(page.getByText('余额不足，还差1001.80元，请先充值').first()).toBeVisible();
  await shot(page, 'balance-short');

  // Fewer pieces: the rest is as it was, and it can go.
  await page.getByRole('button', { name: /商品与仓库/ }).click();
  await page.getByRole('spinbutton', { name: /每个包裹件数/ }).fill('1');
  await toRecipients();
  await expect(grid.getByLabel('第3行第三方订单号')).toHaveValue('T20261122');
  await expect(total.getByText('¥25.40')).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: '确认支付 ¥25.40' }).click();
  await expect(page.getByText('支付成功', { exact: false })).toBeVisible();

  // The same order number again is refused at its row, with the parcel that has it.
  await page.getByRole('button', { name: '再发一单' }).click();
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('张三丰 13800000202 浙江省杭州市西湖区文三路1号');
  await page.getByRole('button', { name: /^识别/ }).click();
  await grid.getByLabel('第1行第三方订单号').fill('T20261121');
  await expect(grid.getByText(/订单号【T20261121】已下单，包裹号【P\d{18}】/)).toBeVisible();
  await shot(page, 'ordered-before');
  expect(trouble).toEqual([]);
});
