import { expect, type Page, test } from 'playwright/test';
import { collectConsoleErrors, giveMoney, inDatabase, pageUrl } from './person.ts';
import { placeOrder, receivers } from './placedOrders.ts';
import { shots } from './screens.ts';
import { signedInBuyer } from './sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const grid = (page: Page) => page.getByRole('grid', { name: '收件人列表' });
const orderRow = (page: Page, orderNo: string) => page.getByRole('row', { name: new RegExp(orderNo) });
const next = (page: Page) => press(page, /^下一步/);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Goods, courier and sender chosen. */
async function atRecipients(page: Page) {
  await page.goto(pageUrl('/shipments/56/-1/byHand?wid=1'));
  await next(page);
  await page.getByRole('radio', { name: /圆通速递/ }).check();
  await next(page);
}

test('a buyer sends an order again, and to one of its receivers once more; what was begun before is taken back', async ({
  page,
}) => {
  const trouble = collectConsoleErrors(page);
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  const orderNo = await placeOrder(page, true);

  // Somebody is written down already.
  await atRecipients(page);
  await page
    .getByRole('textbox', { name: '粘贴收件人' })
    .fill('赵六 13800000222 浙江省杭州市西湖区文二路9号');
  await press(page, /^识别/);
  await expect(grid(page).getByLabel('第1行收件人')).toHaveValue('赵六');

  await page.goto(pageUrl('/orderCenter'));
  await orderRow(page, orderNo).getByRole('button', { name: '再来一单' }).click();
  await expect(page).toHaveURL(/\/shipments\/byHand\?again=\d+$/);
  await expect(page.getByText(`已带出订单 ${orderNo} 的商品、快递和收件人`)).toBeVisible();
  await expect(page.getByText('原来没发完的 1 个收件人先收起来了')).toBeVisible();
  await expect(grid(page).getByLabel('第1行收件人')).toHaveValue('陈建国');
  await expect(grid(page).getByLabel('第2行收件人')).toHaveValue('欧阳小敏');
  await shots(page, 'ship-again');
  await page.reload();
  await expect(grid(page).getByLabel('第2行收件人')).toHaveValue('欧阳小敏');

  await press(page, '换回原来的发货单');
  await next(page);
  await next(page);
  await expect(grid(page).getByLabel('第1行收件人')).toHaveValue('赵六');
  await expect(page.getByText(`已带出订单 ${orderNo}`, { exact: false })).toBeHidden();

  // One of them alone, from the list of parcels.
  await page.goto(pageUrl('/packageCenter'));
  const parcel = page.getByRole('row').filter({ hasText: '陈**' });
  await parcel.getByRole('checkbox').check({ force: true });
  await page.getByRole('link', { name: '给 1 个收件人再发一次' }).click();
  await expect(grid(page).getByLabel('第1行收件人')).toHaveValue('陈建国');
  await expect(grid(page).getByLabel('第2行收件人')).toHaveCount(0);
  await next(page);
  await press(page, /^确认支付/);
  await expect(page.getByText('支付成功')).toBeVisible();
  await page.goto(pageUrl('/packageCenter'));
  await expect(page.getByRole('row').filter({ hasText: '陈**' })).toHaveCount(2);
  expect(trouble).toEqual([]);
});

test('each parcel of an order comes again with what it held, and with nothing that it did not', async ({
  page,
}) => {
  const phone = await signedInBuyer(page);
  await giveMoney(phone, 100_000);
  const [other] = await inDatabase<{ id: number }>(
    `SELECT k.id::int FROM sku k JOIN goods g ON g.id = k.good_id JOIN good_stock s ON s.sku_id = k.id AND s.warehouse_id = 1
      WHERE g.id <> 56 AND g.status = 1 AND s.quantity > 100 AND (SELECT count(*) FROM sku o WHERE o.good_id = g.id) = 1
        AND g.seller_id = (SELECT seller_id FROM goods WHERE id = 56) ORDER BY k.id LIMIT 1`,
  );
  const [first = {}, second = {}] = receivers;
  const orderNo = await placeOrder(page, true, [
    first as (typeof receivers)[number],
    { ...second, items: [{ skuId: other?.id ?? 0, num: 2 }] } as unknown as (typeof receivers)[number],
  ]);
  const held = await inDatabase<{ total: number }>(
    'SELECT total_fee::int AS total FROM orders WHERE order_no = $1',
    [orderNo],
  );
  await page.goto(pageUrl('/orderCenter'));
  await orderRow(page, orderNo).getByRole('button', { name: '再来一单' }).click();
  await expect(grid(page).getByLabel('第2行收件人')).toHaveValue('欧阳小敏');
  const total = ((held[0]?.total ?? 0) / 100).toFixed(2);
  await expect(page.getByRole('complementary').getByText(`¥${total}`)).toBeVisible();
  await shots(page, 'ship-again-goods');
});
